import { describe, expect, test } from 'vitest'
import { demoAccount, TITLE, TITLE_KOREAN } from '../named.ts'
import { iso, NOW } from '../now.ts'
import { createMockServer } from '../server.ts'
import { clientOf } from '../testing/client.ts'
import { sure } from '../testing/sure.ts'

/** A reader with an empty list. */
const start = () => {
  const server = createMockServer()
  const { id } = demoAccount(5)
  server.db.lists.removeBy('user_id', id)
  return { server, userId: id, client: clientOf(server, 5) }
}

describe('user lists', () => {
  test('an entry is added, changed, filtered and removed; follows go along', async () => {
    const { server, client, userId } = start()
    const follows = () => server.db.titles.get(TITLE.id)?.statistics?.follows ?? 0
    const before = follows()
    const entry = sure(await client.lists.add({ body: { mangaId: TITLE.public_id, status: 'reading' } }))
    expect(entry).toMatchObject({
      mangaId: TITLE.id,
      status: 'reading',
      updated_at: iso(NOW),
      manga: { primary_title: TITLE.primary_title },
    })
    expect(follows()).toBe(before + 1)
    expect((await client.lists.mine({ query: {} })).items).toMatchObject([{ id: entry.id, status: 'reading' }])
    await client.lists.change({ params: { id: entry.id ?? 0 }, body: { status: 'completed' } })
    expect((await client.lists.mine({ query: { status: 'completed' } })).total).toBe(1)
    expect((await client.lists.mine({ query: { status: 'reading' } })).total).toBe(0)
    expect((await clientOf(server).lists.of({ params: { id: userId }, query: {} })).total).toBe(1)
    await client.lists.remove({ params: { id: entry.id ?? 0 } })
    expect((await client.lists.mine({ query: {} })).total).toBe(0)
    expect(follows()).toBe(before)
  })
  test('a title is on a list once', async () => {
    const { client } = start()
    await client.lists.add({ body: { mangaId: TITLE.id, status: 'reading' } })
    await expect(client.lists.add({ body: { mangaId: TITLE.public_id, status: 'dropped' } })).rejects.toMatchObject({
      status: 400,
      text: 'The fields user, manga must make a unique set.',
    })
  })
  test('nobody touches another reader’s entries', async () => {
    const { server, client } = start()
    const { id } = sure(await client.lists.add({ body: { mangaId: TITLE_KOREAN.id, status: 'on_hold' } }))
    const other = clientOf(server, 4)
    await expect(other.lists.remove({ params: { id: id ?? 0 } })).rejects.toMatchObject({ status: 404 })
    await expect(other.lists.change({ params: { id: id ?? 0 }, body: { status: 'dropped' } })).rejects.toMatchObject({
      status: 404,
    })
    expect((await client.lists.mine({ query: {} })).items).toMatchObject([{ status: 'on_hold' }])
  })
  test('unknown titles, states and readers', async () => {
    const { client } = start()
    await expect(client.lists.add({ body: { mangaId: 'x', status: 'reading' } })).rejects.toMatchObject({
      status: 404,
      text: 'Manga not found',
    })
    await expect(client.lists.add({ body: { mangaId: 1, status: 'lost' as never } })).rejects.toMatchObject({
      fields: { status: '"lost" is not a valid choice.' },
    })
    await expect(client.lists.of({ params: { id: 999 }, query: {} })).rejects.toMatchObject({ status: 404 })
    await expect(client.lists.favoritesOf({ params: { id: 'nobody' }, query: {} })).rejects.toMatchObject({
      status: 404,
    })
  })
  test('the newest change first, page by page', async () => {
    const client = clientOf(createMockServer(), 'kenji_m')
    const all = (await client.lists.mine({ query: { limit: 100 } })).items
    expect(all.length).toBeGreaterThan(3)
    const dates = all.map((entry) => entry.updated_at ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    const second = await client.lists.mine({ query: { limit: 2, offset: 2 } })
    expect(second).toMatchObject({ total: all.length, items: all.slice(2, 4).map(({ id }) => ({ id })) })
  })
  test('favourites of somebody else', async () => {
    const server = createMockServer()
    await clientOf(server, 5).titles.favorite({ params: { id: TITLE.id } })
    const seen = await clientOf(server).lists.favoritesOf({ params: { id: demoAccount(5).id }, query: { limit: 1 } })
    expect(seen.items).toMatchObject([{ id: TITLE.id }])
  })
})
