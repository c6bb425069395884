import { afterEach, describe, expect, test, vi } from 'vitest'
import { bucketAt, spanOf, type Bucket } from './span.ts'

// Node reads TZ anew each time it is set, but not in a thread: a mutation run, which needs threads, leaves this file out.
const inZone = (zone: string) => vi.stubEnv('TZ', zone)
afterEach(() => vi.unstubAllEnvs())

const hours = ({ start, end }: Bucket) => (end - start) / 3_600_000
const gaps = (buckets: readonly Bucket[]) => buckets.slice(1).filter(({ start }, at) => start !== buckets[at]?.end)
const NOW = '2026-11-20T12:00:00Z'

describe('the calendar is that of whoever looks', () => {
  test('the same moment lies on another day elsewhere', () => {
    const late = Date.parse('2026-11-19T23:30:00Z')
    const dayIn = (zone: string) => {
      inZone(zone)
      const { buckets } = spanOf('7', new Date(NOW), null)
      return new Date(buckets[bucketAt(buckets, late)]?.start ?? 0).toISOString()
    }
    expect(dayIn('America/Sao_Paulo')).toBe('2026-11-19T03:00:00.000Z')
    expect(dayIn('Asia/Tokyo')).toBe('2026-11-19T15:00:00.000Z')
  })

  test.each([
    ['Europe/Lisbon', '2026-10-27T12:00:00Z', 25],
    ['America/New_York', '2026-03-10T12:00:00Z', 23],
    // The clocks went on at midnight: the day begins at 1:00.
    ['America/Sao_Paulo', '2018-11-06T12:00:00Z', 23],
  ])('clocks change in %s: a day of other length, no gap, no overlap', (zone, now, length) => {
    inZone(zone)
    const { buckets } = spanOf('7', new Date(now), null)
    expect(buckets).toHaveLength(7)
    expect(buckets.map(hours).filter((one) => one !== 24)).toEqual([length])
    expect(gaps(buckets)).toEqual([])
  })

  test.each(['90', '12m', 'all'] as const)('%s has no gap over a whole year', (period) => {
    inZone('Europe/Lisbon')
    const { buckets } = spanOf(period, new Date(NOW), Date.parse('2025-12-01T00:00:00Z'))
    expect(gaps(buckets)).toEqual([])
  })
})
