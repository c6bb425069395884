import { readDate } from './age.ts'

const HOUR_MS = 3_600_000
/** What lies before was never a proposal's date: servers send the year 1 or 1970 for 'none'. */
const EARLIEST = Date.UTC(2000, 0, 1)

/**
 * A proposal's date in milliseconds, null where it cannot be used. A clock may be an hour ahead (then it is now); a
 * date further in the future is none.
 */
export const momentOf = (value: string | null, now: number): number | null => {
  const at = readDate(value)?.getTime()
  if (at === undefined || at < EARLIEST || at > now + HOUR_MS) return null
  return Math.min(at, now)
}
