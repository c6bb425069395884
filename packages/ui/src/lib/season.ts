import { SeasonName, type Season } from '@bunko/api-client'
import { labelOf } from './title-text.ts'

const SEASONS = SeasonName.options

/** A season whose chart can be opened: its year and one of the four names. */
export interface SeasonKey {
  year: number
  season: SeasonName
}

/** The season a date falls into (R16): winter is December to February, December counts to the next year. */
export const seasonOf = (date: Date): SeasonKey => {
  const month = date.getMonth()
  return {
    year: date.getFullYear() + (month === 11 ? 1 : 0),
    season: SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter',
  }
}

/** Whether a server's or an address's word is one of the four seasons. */
export const isSeasonName = (name: string | null | undefined): name is SeasonName =>
  (SEASONS as readonly (string | null | undefined)[]).includes(name)

/** 'Fall 2026'; a season without a name is 'Unknown season 2026'. */
export const seasonLabel = ({ year, season }: Pick<Season, 'year' | 'season'>): string =>
  `${labelOf(season) ?? 'Unknown season'} ${year ?? ''}`.trim()

/** Whether two rows are about one season. */
export const sameSeason = (one: Pick<Season, 'year' | 'season'>, other: Pick<Season, 'year' | 'season'>): boolean =>
  one.year === other.year && one.season === other.season

/** The season of a row, of an address; null for one that cannot be opened. */
export const seasonKey = (year: number | null, season: string | null | undefined): SeasonKey | null =>
  year !== null && Number.isInteger(year) && isSeasonName(season) ? { year, season } : null

/** The season after this one; winter opens the year. */
const seasonAfter = ({ year, season }: SeasonKey): SeasonKey => ({
  year: season === 'fall' ? year + 1 : year,
  season: SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length] ?? 'winter',
})

/** The first season from this one on that is not among the rows. */
export const firstFree = (from: SeasonKey, rows: readonly Pick<Season, 'year' | 'season'>[]): SeasonKey => {
  let free = from
  while (rows.some((row) => sameSeason(row, free))) free = seasonAfter(free)
  return free
}

const rank = ({ year, season }: Pick<Season, 'year' | 'season'>): number =>
  (year ?? 0) * SEASONS.length + (isSeasonName(season) ? SEASONS.indexOf(season) : 0)
/** The same rows, the newest season first. */
export const newestFirst = <T extends Pick<Season, 'year' | 'season'>>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => rank(other) - rank(one))

/** The seasons before and after this one among the rows, where they can be opened. */
export const neighbours = (
  of: SeasonKey,
  rows: readonly Pick<Season, 'year' | 'season'>[],
): { before: SeasonKey | null; after: SeasonKey | null } => {
  const keys = newestFirst(rows.flatMap(({ year, season }) => seasonKey(year, season) ?? []))
  return {
    before: keys.find((key) => rank(key) < rank(of)) ?? null,
    after: keys.findLast((key) => rank(key) > rank(of)) ?? null,
  }
}
