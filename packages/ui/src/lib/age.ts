const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 1440
/** A clock may be an hour off without a fresh record looking as if it came from the future. */
const SKEW_MIN = 60

/** A moment however it is told: a date, milliseconds since 1970, a text; or nothing. */
export type Moment = Date | number | string | null | undefined

/** Reads a date as it comes over the wire; undefined where it is missing or damaged. */
export const readDate = (value: Moment): Date | undefined => {
  if (value === null || value === undefined) return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/**
 * Relative age (section 9): under 60 minutes in minutes, under 1440 minutes in hours, otherwise days, cut down.
 * `now` is an input. A date up to an hour ahead counts as 0m; undefined for a damaged date or one further ahead.
 */
export const age = (value: Moment, now: Moment): string | undefined => {
  const then = readDate(value)
  const at = readDate(now)
  if (!then || !at) return undefined
  const minutes = Math.floor((at.getTime() - then.getTime()) / MINUTE_MS)
  if (minutes < -SKEW_MIN) return undefined
  if (minutes < HOUR_MIN) return `${Math.max(0, minutes)}m ago`
  if (minutes < DAY_MIN) return `${Math.floor(minutes / HOUR_MIN)}h ago`
  return `${Math.floor(minutes / DAY_MIN)}d ago`
}
