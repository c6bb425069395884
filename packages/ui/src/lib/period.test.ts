import { expect, test } from 'vitest'
import { PERIODS } from './period.ts'

test('the periods of section 9, as they are chosen from', () => {
  expect(PERIODS.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'today: Today',
    'week: This Week',
    'month: This Month',
  ])
})
