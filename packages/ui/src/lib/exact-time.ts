import { readDate, type Moment } from './age.ts'

const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** '18 Nov 2026, 14:22' in the reader's time zone; undefined for a damaged date. */
export const exactTime = (value: Moment): string | undefined => {
  const date = readDate(value)
  return date && EXACT.format(date)
}
