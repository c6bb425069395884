import { expect, test } from 'vitest'
import {
  firstFree,
  isSeasonName,
  neighbours,
  newestFirst,
  sameSeason,
  seasonKey,
  seasonLabel,
  seasonOf,
} from './season.ts'

test.each([
  ['2026-12-31T23:30:00', 2027, 'winter'],
  ['2027-01-01T00:00:00', 2027, 'winter'],
  ['2026-02-28T12:00:00', 2026, 'winter'],
  ['2026-03-01T00:00:00', 2026, 'spring'],
  ['2026-05-31T23:59:59', 2026, 'spring'],
  ['2026-06-01T00:00:00', 2026, 'summer'],
  ['2026-09-01T00:00:00', 2026, 'fall'],
  ['2026-11-30T23:59:59', 2026, 'fall'],
])('%s is %i %s', (at, year, season) => {
  expect(seasonOf(new Date(at))).toEqual({ year, season })
})

const winter = { year: 2026, season: 'winter' } as const
const summer = { year: 2026, season: 'summer' } as const
const fall = { year: 2026, season: 'fall' } as const
const next = { year: 2027, season: 'winter' } as const
const odd = { year: 2026, season: 'monsoon' }

test('names', () => {
  expect(seasonLabel(fall)).toBe('Fall 2026')
  expect(seasonLabel(odd)).toBe('Monsoon 2026')
  expect(seasonLabel({ year: 2026, season: null })).toBe('Unknown season 2026')
  expect(seasonLabel({ year: null, season: 'fall' })).toBe('Fall')
  expect(['fall', 'monsoon', 'toString', null].map(isSeasonName)).toEqual([true, false, false, false])
})
test('only a whole year and a known name can be opened', () => {
  expect(seasonKey(2026, 'fall')).toEqual(fall)
  expect([seasonKey(2026.5, 'fall'), seasonKey(null, 'fall'), seasonKey(2026, 'Fall')]).toEqual([null, null, null])
})
test('the newest first, and winter opens the year', () => {
  expect(newestFirst([winter, fall, next, summer])).toEqual([next, fall, summer, winter])
  expect([sameSeason(fall, { ...fall }), sameSeason(fall, summer), sameSeason(winter, next)]).toEqual([
    true,
    false,
    false,
  ])
})
test('the first that is free', () => {
  expect(firstFree(fall, [])).toEqual(fall)
  expect(firstFree(fall, [fall, next, odd])).toEqual({ year: 2027, season: 'spring' })
})
test('neighbours among what is there', () => {
  expect(neighbours(fall, [next, fall, winter, odd])).toEqual({ before: winter, after: next })
  expect(neighbours(summer, [fall, next, odd])).toEqual({ before: null, after: fall })
})
