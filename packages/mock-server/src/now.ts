import type { SeasonName } from '@bunko/api-client'

/** The reference date of the seed, in milliseconds: a Friday noon. A frozen clock stands here. */
export const NOW = Date.parse('2026-11-20T12:00:00Z')

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const iso = (at: number): string => new Date(at).toISOString()

/** What every generated record is made from. */
export interface At {
  readonly seed: number
  /** Milliseconds; all dates of the seed lie before it. */
  readonly now: number
}
export const DEFAULT_AT: At = { seed: 1, now: NOW }

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const
/** R16: winter is December to February, December counts to the next year. */
export const seasonOf = (at: number): { year: number; season: SeasonName } => {
  const date = new Date(at)
  const month = date.getUTCMonth()
  return {
    year: date.getUTCFullYear() + (month === 11 ? 1 : 0),
    season: SEASONS[Math.floor(((month + 1) % 12) / 3)] as SeasonName,
  }
}
