import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test.each([
  ['2026-01-01', { text: '1 Jan 2026', dateTime: '2026-01-01' }],
  ['2026-01-01T23:30:00Z', { text: '1 Jan 2026', dateTime: '2026-01-01T23:30:00.000Z', exact: '1 Jan 2026, 23:30' }],
  // No day alone: a moment, however it is written.
  ['2026-01-01T09:00Z', { text: '1 Jan 2026', dateTime: '2026-01-01T09:00:00.000Z', exact: '1 Jan 2026, 09:00' }],
  ['+002026-01-01', { text: '1 Jan 2026', dateTime: '2026-01-01T00:00:00.000Z', exact: '1 Jan 2026, 00:00' }],
  // No more than it names, and the same everywhere.
  ['2019', { text: '2019', dateTime: '2019' }],
  ['2019-05', { text: 'May 2019', dateTime: '2019-05' }],
  ['2024-02-29', { text: '29 Feb 2024', dateTime: '2024-02-29' }],
  ['2026-02-30', undefined],
  ['2026-13', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j', (value, told) => expect(calendarDay(value)).toEqual(told))

test('long: with the whole month', () => {
  expect(calendarDay('2026-01-01', 'long')?.text).toBe('1 January 2026')
  expect(calendarDay('2026-01', 'long')?.text).toBe('January 2026')
  expect(calendarDay('2026-01-01T23:30:00Z', 'long')?.text).toBe('1 January 2026')
})
