import { age, readDate, type Moment } from '../../lib/age.ts'

type RelativeTimeProps = {
  /** When it was. What is missing or no date says 'Unknown date'. */
  value: Moment
  /** The clock's time; never read here. */
  now: Moment
  /** Of the exact time alone (BCP 47); `en-GB` when left out. */
  locale?: string
  /** IANA's name; the browser's own zone when left out. */
  timeZone?: string
  /** Added to its own classes. */
  className?: string
}

/**
 * How long ago (section 9), the exact time on hover; the date itself where there is no age.
 *
 * Use for when something happened; not for a date of the catalogue (a year, a season), which has no age. The time now
 * is handed in.
 *
 * Keyboard: none, it is text; the exact time is in its tooltip and in its `datetime`.
 */
export const RelativeTime = ({ value, now, locale = 'en-GB', timeZone, className }: RelativeTimeProps) => {
  const date = readDate(value)
  if (!date) return <span className={className}>Unknown date</span>
  const exact = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(date)
  return (
    <time dateTime={date.toISOString()} title={exact} className={className}>
      {age(date, now) ?? exact}
    </time>
  )
}
