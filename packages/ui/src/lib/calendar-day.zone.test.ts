import { afterAll, expect, test, vi } from 'vitest'

// The formats take the zone that stands when they are loaded; another test may have loaded them in its own.
vi.resetModules()
process.env['TZ'] = 'America/New_York'
const { calendarDay } = await import('./calendar-day.ts')
afterAll(() => {
  process.env['TZ'] = 'UTC'
  vi.resetModules()
})

test('a day stays itself west of Greenwich; a moment is told in the time zone of the reader', () => {
  expect(calendarDay('2026-01-01')).toEqual({ text: '1 Jan 2026', dateTime: '2026-01-01' })
  expect(calendarDay('2026-01-01T01:00:00Z')).toEqual({
    text: '31 Dec 2025',
    dateTime: '2026-01-01T01:00:00.000Z',
    exact: '31 Dec 2025, 20:00',
  })
  expect(calendarDay('2026-01-01', 'long')?.text).toBe('1 January 2026')
  expect(calendarDay('2026-01-01T01:00:00Z', 'long')?.text).toBe('31 December 2025')
  for (const none of [null, '', 'soon']) expect(calendarDay(none)).toBeUndefined()
})
