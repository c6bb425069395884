import { parseNumber } from './parse-number.ts'

/** A volume's cover, queued or stored. */
interface CoverAt {
  id: string
  volume: number
}

const VOLUME_MAX = 9999
/** Said of what was typed and is no volume (R14). */
export const NO_VOLUME = `A volume is a whole number from 1 to ${VOLUME_MAX}.`
/** A volume as it was typed (R14); null where it is none. */
export const parseVolume = (typed: string): number | null => {
  const volume = parseNumber(typed)
  return typeof volume === 'number' && volume >= 1 && volume <= VOLUME_MAX ? volume : null
}

/** The lowest positive number that is not in use (section 5). */
export const lowestUnused = (used: Iterable<number>): number => {
  const taken = new Set(used)
  let volume = 1
  while (taken.has(volume)) volume++
  return volume
}

/** `count` consecutive volumes from the chosen one (section 5); those past the last volume clash there. */
export const consecutive = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.min(from + at, VOLUME_MAX))

/** TEXTS.md: a stored cover was not deleted, and the server does not say why. */
export const COVER_DELETE_FAILED = 'Failed to delete cover'
/** The warning's title (section 8). */
export const VOLUME_EXISTS = 'Volume Already Exists'
/** The warning's text (section 5, in full in TEXTS.md). */
export const volumeTakenText = (volume: number): string =>
  `Volume ${volume} already has a cover. Remove it or choose another volume.`
/** Said of a cover that was to take another's place and is not there: that one is gone all the same. */
export const coverRemovedText = (volume: number): string => `The earlier cover of volume ${volume} is already removed.`

/** Ids whose volume somebody before them has: a stored cover, or one further up in the queue. */
export const clashing = (queued: readonly CoverAt[], stored: Iterable<number>): string[] => {
  const taken = new Set(stored)
  return queued.flatMap(({ id, volume }) => {
    if (taken.has(volume)) return [id]
    taken.add(volume)
    return []
  })
}

interface Candidate extends CoverAt {
  /** It went up as the primary one. */
  sentPrimary: boolean
  /** It takes the place of a stored one that was not primary, where another is. */
  isBeside?: boolean
}
/**
 * The one primary cover among those of the queue, or null where a stored one stays primary. What was flagged wins; then
 * what has gone up as primary, the stored one that was flagged (`isChosen`), volume 1 (section 5; not where it replaces
 * one that was not), the stored primary one, the lowest volume.
 */
export const primaryOf = (
  queued: readonly Candidate[],
  { flagged, storedPrimary, isChosen = false }: { flagged: string | null; storedPrimary: boolean; isChosen?: boolean },
): string | null => {
  const lowest = queued.toSorted((a, b) => a.volume - b.volume)[0]
  const found =
    queued.find(({ id }) => id === flagged) ??
    queued.find(({ sentPrimary }) => sentPrimary) ??
    (isChosen ? undefined : queued.find(({ volume, isBeside }) => volume === 1 && !isBeside)) ??
    (storedPrimary ? undefined : lowest)
  return found?.id ?? null
}

/** The list with the entry at `from` moved to `to`, or as far as there are places. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1)
  const [entry] = list.slice(from, from + 1)
  return entry === undefined ? [...list] : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, entry)
}
