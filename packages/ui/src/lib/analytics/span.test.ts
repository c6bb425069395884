import { afterEach, describe, expect, test, vi } from 'vitest'
import { bucketAt, bucketLabel, bucketName, dayText, spanOf, spanText, type Bucket } from './span.ts'

// The formats take the zone that stands when they are loaded.
vi.hoisted(() => {
  process.env['TZ'] = 'UTC'
})
/** Node reads TZ anew each time it is set. */
const inZone = (zone: string) => vi.stubEnv('TZ', zone)
afterEach(() => vi.unstubAllEnvs())

const hours = ({ start, end }: Bucket) => (end - start) / 3_600_000
const NOW = '2026-11-20T12:00:00Z' // a Friday

describe('periods in pieces', () => {
  test('7 and 30 days: today and the days before, midnight to midnight', () => {
    inZone('UTC')
    const { unit, buckets } = spanOf('7', new Date(NOW), null)
    expect(unit).toBe('day')
    expect(buckets.map(({ start }) => new Date(start).toISOString().slice(5, 16))).toEqual(
      ['14', '15', '16', '17', '18', '19', '20'].map((day) => `11-${day}T00:00`),
    )
    expect(spanOf('30', new Date(NOW), null).buckets).toHaveLength(30)
    expect(spanText(spanOf('30', new Date(NOW), null))).toBe('22 Oct 2026 to 20 Nov 2026')
  })

  test('90 days: weeks from Monday, cut at both ends', () => {
    inZone('UTC')
    const { unit, buckets } = spanOf('90', new Date(NOW), null)
    expect(unit).toBe('week')
    const names = buckets.map((bucket) => bucketName(unit, bucket))
    expect(names.slice(0, 2)).toEqual(['Sun, 23 Aug 2026', '24 Aug 2026 to 30 Aug 2026'])
    expect(names.at(-1)).toBe('16 Nov 2026 to 20 Nov 2026')
    expect(buckets.reduce((days, bucket) => days + hours(bucket) / 24, 0)).toBe(90)
  })

  test('12 months: with the present one', () => {
    inZone('UTC')
    const { unit, buckets } = spanOf('12m', new Date(NOW), null)
    expect([unit, buckets.length]).toEqual(['month', 12])
    expect(bucketName(unit, buckets[0] as Bucket)).toBe('December 2025')
    expect(bucketLabel({ unit, buckets }, buckets[11] as Bucket)).toBe('Nov')
    expect(dayText((buckets[11] as Bucket).end - 1)).toBe('20 Nov 2026')
  })

  test('12 months from the 31st skips no month', () => {
    inZone('UTC')
    const span = spanOf('12m', new Date('2026-03-31T12:00:00Z'), null)
    expect(span.buckets.map((bucket) => bucketLabel(span, bucket)).join(' ')).toBe(
      'Apr May Jun Jul Aug Sept Oct Nov Dec Jan Feb Mar',
    )
  })

  test.each([
    ['2026-11-20T11:00:00Z', 'day', 1],
    ['2026-10-20T00:00:00Z', 'day', 32],
    ['2026-10-07T00:00:00Z', 'day', 45],
    ['2026-10-06T00:00:00Z', 'week', 7],
    ['2026-08-01T00:00:00Z', 'week', 17],
    ['2026-01-15T00:00:00Z', 'month', 11],
    ['2015-06-01T00:00:00Z', 'year', 12],
  ] as const)('all, from %s: by the %s', (earliest, unit, count) => {
    inZone('UTC')
    const span = spanOf('all', new Date(NOW), Date.parse(earliest))
    expect([span.unit, span.buckets.length]).toEqual([unit, count])
    expect(span.buckets[0]?.start).toBeLessThanOrEqual(Date.parse(earliest))
  })

  test('a month that comes more than once is told with its year', () => {
    inZone('UTC')
    const span = spanOf('all', new Date(NOW), Date.parse('2025-11-02T00:00:00Z'))
    expect(span.buckets.map((bucket) => bucketLabel(span, bucket)).filter((label) => /Nov/.test(label))).toEqual([
      'Nov 25',
      'Nov 26',
    ])
  })

  test('all, by the year: whole years, from the first of January', () => {
    inZone('UTC')
    const { buckets } = spanOf('all', new Date(NOW), Date.parse('2019-06-01T00:00:00Z'))
    expect(buckets.slice(0, 2).map(({ start }) => new Date(start).toISOString().slice(0, 10))).toEqual([
      '2019-01-01',
      '2020-01-01',
    ])
  })

  test('all, with nothing that has a date: no pieces', () => {
    expect(spanOf('all', new Date(NOW), null)).toEqual({ unit: 'day', buckets: [] })
    expect(spanText({ unit: 'day', buckets: [] })).toBeNull()
  })
})

test('a moment finds its piece, the end belongs to the next', () => {
  const buckets = [0, 10, 20].map((start) => ({ start, end: start + 10 }))
  expect([-1, 0, 9, 10, 29, 30].map((at) => bucketAt(buckets, at))).toEqual([-1, 0, 0, 1, 2, -1])
  expect(bucketAt([], 5)).toBe(-1)
})

const from = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) })

test('names of pieces', () => {
  inZone('UTC')
  expect(bucketName('day', from('2026-11-20', '2026-11-21'))).toBe('Fri, 20 Nov 2026')
  expect(bucketName('week', from('2026-11-16', '2026-11-23'))).toBe('16 Nov 2026 to 22 Nov 2026')
  expect(bucketName('year', from('2026-01-01', '2027-01-01'))).toBe('2026')
  expect(bucketLabel({ unit: 'day', buckets: [] }, from('2026-11-20', '2026-11-21'))).toBe('20 Nov')
  expect(bucketLabel({ unit: 'year', buckets: [] }, from('2026-01-01', '2027-01-01'))).toBe('2026')
})
