import { readDate } from './age.ts'
import { exactTime } from './exact-time.ts'

const formats = (dateStyle: 'medium' | 'long') => ({
  here: new Intl.DateTimeFormat('en-GB', { dateStyle }),
  utc: new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' }),
})
const FORMATS = { medium: formats('medium'), long: formats('long') }
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The day of a date from the wire: '1 Jan 2026', long '1 January 2026'. A day without a time is the same everywhere, a
 * moment is told in the reader's time zone, and `exact` has its time; undefined where it is missing or damaged.
 */
export const calendarDay = (
  value: string | null | undefined,
  style: keyof typeof FORMATS = 'medium',
): { text: string; dateTime: string; exact?: string | undefined } | undefined => {
  const date = readDate(value)
  if (!date || !value) return undefined
  const { here, utc } = FORMATS[style]
  return ISO_DAY.test(value)
    ? { text: utc.format(date), dateTime: value }
    : { text: here.format(date), dateTime: date.toISOString(), exact: exactTime(date) }
}
