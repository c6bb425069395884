import { readDate } from './age.ts'
import { exactTime } from './exact-time.ts'

const formats = (dateStyle: 'medium' | 'long') => ({
  here: new Intl.DateTimeFormat('en-GB', { dateStyle }),
  utc: new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: 'UTC' }),
})
const FORMATS = { medium: formats('medium'), long: formats('long') }
/** A day, or no more than its month or its year. */
const ISO_DATE = /^\d{4}(?:-\d{2}){0,2}$/

/**
 * The day of a date from the wire: '1 Jan 2026', long '1 January 2026'; 'Jan 2026' and '2026' where it names no more. A
 * date without a time is the same everywhere, a moment is told in the reader's time zone, and `exact` has its time;
 * undefined where it is missing or damaged, or names a day that there is not.
 */
export const calendarDay = (
  value: string | null | undefined,
  style: keyof typeof FORMATS = 'medium',
): { text: string; dateTime: string; exact?: string | undefined } | undefined => {
  const date = readDate(value)
  if (!date || !value) return undefined
  const { here, utc } = FORMATS[style]
  if (ISO_DATE.test(value)) {
    // As many of '1 Jan 2026' as it names, from the year on.
    const text = utc.format(date).split(' ').slice(-value.split('-').length).join(' ')
    return date.toISOString().startsWith(value) ? { text, dateTime: value } : undefined
  }
  return { text: here.format(date), dateTime: date.toISOString(), exact: exactTime(date) }
}
