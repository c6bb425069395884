import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test.each([
  ['2026-01-01', { text: '1 Jan 2026', dateTime: '2026-01-01' }],
  ['2026-01-01T23:30:00Z', { text: '1 Jan 2026', dateTime: '2026-01-01T23:30:00.000Z', exact: '1 Jan 2026, 23:30' }],
  // No day alone: a moment, however it is written.
  ['2026-01-01T09:00Z', { text: '1 Jan 2026', dateTime: '2026-01-01T09:00:00.000Z', exact: '1 Jan 2026, 09:00' }],
  ['+002026-01-01', { text: '1 Jan 2026', dateTime: '2026-01-01T00:00:00.000Z', exact: '1 Jan 2026, 00:00' }],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j', (value, told) => expect(calendarDay(value)).toEqual(told))

test('long: with the whole month', () => {
  expect(calendarDay('2026-01-01', 'long')?.text).toBe('1 January 2026')
  expect(calendarDay('2026-01-01T23:30:00Z', 'long')?.text).toBe('1 January 2026')
})
