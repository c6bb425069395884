import type { Title } from '@bunko/api-client'

/** Titles that are asked for at the same time; a browser has six connections, and the user presses things meanwhile. */
export const TITLES_AT_ONCE = 4
/** Failures in a row after which no more is asked until the user says so. */
const GIVE_UP_AFTER = 4

/** What was read of titles that a list names by their ids alone. */
export interface TitlesRead {
  /** By id; null for one that is not there any more. */
  titles: ReadonlyMap<string, Title | null>
  failed: ReadonlySet<string>
  /** Failures since the last that came. */
  inRow: number
  /** Why the last of them failed. */
  error: unknown
}
/** Before anything was asked. */
export const NONE_READ: TitlesRead = { titles: new Map(), failed: new Set(), inRow: 0, error: null }

/** With what came, null for what is gone, and what failed. Whatever comes ends the row of failures. */
export const withRead = (
  read: TitlesRead,
  came: ReadonlyMap<string, Title | null>,
  failed: readonly string[],
  error = read.error,
): TitlesRead => ({
  titles: new Map([...read.titles, ...came]),
  failed: new Set([...read.failed, ...failed].filter((id) => !came.has(id))),
  inRow: came.size > 0 ? 0 : read.inRow + failed.length,
  error,
})
/** To ask again for what failed. */
export const withoutFailures = (read: TitlesRead): TitlesRead => ({ ...read, failed: new Set(), inRow: 0 })

/** Those of them that are still to come, each once, in the order they are wanted. */
export const comingOf = (wanted: readonly string[], { titles, failed, inRow }: TitlesRead): string[] =>
  inRow >= GIVE_UP_AFTER ? [] : [...new Set(wanted)].filter((id) => !titles.has(id) && !failed.has(id))
