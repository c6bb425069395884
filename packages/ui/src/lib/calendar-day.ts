import { readDate } from './age.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const UTC_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The day of a date from the wire: '1 Jan 2026'. A day without a time is the same everywhere, a moment is told in the
 * reader's time zone; undefined where it is missing or damaged.
 */
export const calendarDay = (value: string | null): { text: string; dateTime: string } | undefined => {
  const date = readDate(value)
  if (!date || value === null) return undefined
  return ISO_DAY.test(value)
    ? { text: UTC_DAY.format(date), dateTime: value }
    : { text: DAY.format(date), dateTime: date.toISOString() }
}
