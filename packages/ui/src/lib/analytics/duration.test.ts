import { expect, test } from 'vitest'
import { durationText, durationUnit, median } from './duration.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'under 1 min'],
  [MINUTE - 1, 'under 1 min'],
  [MINUTE, '1 min'],
  [HOUR - 1, '59 min'],
  [HOUR, '1 h'],
  [3 * HOUR + 20.9 * MINUTE, '3 h 20 min'],
  [DAY - 1, '23 h 59 min'],
  [DAY, '1 d'],
  [2 * DAY + 4.5 * HOUR, '2 d 4 h'],
  [1_234 * DAY, '1,234 d'],
])('%d ms: %s', (ms, text) => expect(durationText(ms)).toBe(text))

test('the axis takes the unit that gives readable numbers', () => {
  expect([0, HOUR, 2 * HOUR, 3 * DAY - 1, 3 * DAY].map((ms) => durationUnit(ms).name)).toEqual([
    'minutes',
    'minutes',
    'hours',
    'hours',
    'days',
  ])
})

test('the median lies in the middle, by number and not by text; nothing has none', () => {
  expect(median([])).toBeNull()
  expect(median([7])).toBe(7)
  expect(median([10, 9, 100])).toBe(10)
  expect(median([1, 100, 3, 9])).toBe(6)
  expect(median([0, 0])).toBe(0)
})
