import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

test.each([
  ['2026-11-30', '2026/fall', 'Fall 2026'],
  ['2026-12-01', '2027/winter', 'Winter 2027'],
  ['2027-03-01', '2027/spring', 'Spring 2027'],
])('on %s the walk goes to the chart of %s, and knows it as %s', async (day, chart, name) => {
  vi.useFakeTimers({ now: Date.parse(`${day}T12:00:00Z`), toFake: ['Date'] })
  // Its addresses and texts are made when they are loaded.
  vi.resetModules()
  const { PLACES } = await import('./said.ts')
  const says = expect.arrayContaining([`${name} could not be loaded`])
  expect(Object.fromEntries(PLACES)).toMatchObject({
    home: { words: { says } },
    season: { at: `/admin/seasons/${chart}` },
    seasonal: { words: { says } },
    seasonChart: { at: `/seasonal/${chart}`, words: { says } },
  })
})
