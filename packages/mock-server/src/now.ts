import type { SeasonName } from '@bunko/api-client'

/** The reference date of the seed, in milliseconds: a Friday noon. A frozen clock stands here. */
export const NOW = Date.parse('2026-11-20T12:00:00Z')

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const days = new Map<number, string>()
/** As far as a `Date` reaches, milliseconds to either side of 1970. */
const REACH = 8.64e15
/** 'YYYY-MM-DDT' of a day since 1970; a seed has few days and many moments. */
const dayText = (day: number): string => {
  const known = days.get(day)
  if (known !== undefined) return known
  const text = new Date(day * DAY).toISOString().slice(0, -'00:00:00.000Z'.length)
  if (days.size >= 10_000) days.clear()
  days.set(day, text)
  return text
}
const two = (n: number) => (n < 10 ? `0${n}` : `${n}`)

/** A moment in milliseconds as `Date` writes it, in a third of the time. @throws RangeError past the years of a `Date` */
export const iso = (at: number): string => {
  if (!(Math.abs(at) <= REACH)) throw new RangeError('Invalid time value')
  const time = Math.trunc(at)
  const day = Math.floor(time / DAY)
  const rest = time - day * DAY
  const ms = rest % 1000
  const clock = `${two(Math.floor(rest / HOUR))}:${two(Math.floor(rest / MINUTE) % 60)}:${two(Math.floor(rest / 1000) % 60)}`
  return `${dayText(day)}${clock}.${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z`
}

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
