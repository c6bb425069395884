import { describe, expect, test } from 'vitest'
import { age, readDate } from './age.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('age (section 9)', () => {
  test.each([
    [0, '0m ago'],
    [12, '12m ago'],
    [59, '59m ago'],
    [59.99, '59m ago'],
    [60, '1h ago'],
    [119, '1h ago'],
    [180, '3h ago'],
    [1439, '23h ago'],
    [1439.99, '23h ago'],
    [1440, '1d ago'],
    [2 * 1440, '2d ago'],
    [400 * 1440, '400d ago'],
  ])('%d minutes: %s', (minutes, text) => {
    expect(age(minutesAgo(minutes), NOW)).toBe(text)
  })

  test('reads text, numbers and dates alike', () => {
    expect(age('2026-11-18T11:48:00Z', '2026-11-18T12:00:00Z')).toBe('12m ago')
    expect(age('2026-11-18T08:48:00-03:00', NOW.getTime())).toBe('12m ago')
  })

  test.each([null, undefined, '', 'yesterday', Number.NaN, '2026-13-45', new Date('x')])('damaged: %s', (value) => {
    expect(age(value, NOW)).toBeUndefined()
    expect(age(NOW, value)).toBeUndefined()
    expect(readDate(value)).toBeUndefined()
  })

  test('a clock an hour off is now, a date further ahead has no age', () => {
    expect(age(minutesAgo(-1), NOW)).toBe('0m ago')
    expect(age(minutesAgo(-60), NOW)).toBe('0m ago')
    expect(age(minutesAgo(-61), NOW)).toBeUndefined()
    expect(age(minutesAgo(-1440), NOW)).toBeUndefined()
  })
})
