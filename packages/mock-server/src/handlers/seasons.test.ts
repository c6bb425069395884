import { describe, expect, test } from 'vitest'
import { TITLE, TITLE_KOREAN } from '../named.ts'
import { NOW, seasonOf } from '../now.ts'
import { createMockServer } from '../server.ts'
import { clientOf } from '../testing/client.ts'

const winter = { year: 2030, season: 'winter' } as const

describe('seasons', () => {
  test('a chart is made, replaced and removed', async () => {
    const client = clientOf(createMockServer(), 2)
    await client.seasons.create({ body: { ...winter, manga_ids: [TITLE.public_id, TITLE.id] } })
    const chart = async () => (await client.seasons.titles({ query: winter })).items.map(({ id }) => id)
    expect(await chart()).toEqual([TITLE.id])
    expect((await client.seasons.list()).items[0]).toEqual({ ...winter, count: 1 })
    await client.seasons.update({ params: winter, body: { manga_ids: [TITLE.id, TITLE_KOREAN.id] } })
    expect((await chart()).toSorted()).toEqual([TITLE.id, TITLE_KOREAN.id])
    await client.seasons.remove({ params: winter })
    expect(await chart()).toEqual([])
    await expect(client.seasons.remove({ params: winter })).rejects.toMatchObject({ status: 404 })
  })
  test('twice the same, unknown titles, unknown seasons', async () => {
    const client = clientOf(createMockServer(), 1)
    const body = { ...winter, manga_ids: [] }
    await client.seasons.create({ body })
    await expect(client.seasons.create({ body })).rejects.toMatchObject({
      text: 'The fields year, season must make a unique set.',
    })
    await expect(client.seasons.update({ params: winter, body: { manga_ids: ['x'] } })).rejects.toMatchObject({
      fields: { manga_ids: 'Invalid pk "x" - object does not exist.' },
    })
    await expect(
      client.seasons.update({ params: { year: 2030, season: 'monsoon' }, body: { manga_ids: [] } }),
    ).rejects.toMatchObject({ status: 404 })
  })
  test('the current one by default, the most followed first', async () => {
    const client = clientOf(createMockServer())
    const top = (await client.seasons.currentTop({ query: {} })).items
    const follows = top.map((title) => title.statistics?.follows ?? -1)
    expect(follows).toHaveLength(10)
    expect(follows).toEqual(follows.toSorted((a, b) => b - a))
    expect((await client.seasons.titles({ query: { limit: 10 } })).items).toEqual(top)
    expect((await client.seasons.list()).items[0]).toMatchObject(seasonOf(NOW))
  })
  test.each([
    ['2026-11-20', 2026, 'fall'],
    ['2026-12-01', 2027, 'winter'],
    ['2027-02-28', 2027, 'winter'],
    ['2027-03-01', 2027, 'spring'],
    ['2027-08-31', 2027, 'summer'],
  ])('%s is in %i %s', (date, year, season) => {
    expect(seasonOf(Date.parse(date))).toEqual({ year, season })
  })
})
