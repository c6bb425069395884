import { describe, expect, test } from 'vitest'
import { TITLE, TITLE_KOREAN } from '../named.ts'
import { createMockServer } from '../server.ts'
import { clientOf } from '../testing/client.ts'
import { sure } from '../testing/sure.ts'

const start = () => {
  const server = createMockServer()
  return { db: server.db, client: clientOf(server, 2), server }
}
const draft = { name: 'Ōe Kenji', is_author: true, is_artist: false }

describe('people', () => {
  test('are created, read, found without accents, changed and deleted', async () => {
    const { client } = start()
    const person = sure(await client.people.create({ body: { ...draft, age: 40, hometown: '松山市' } }))
    expect(person).toMatchObject({ ...draft, age: 40, hometown: '松山市', url: null, manga_count: 0 })
    const at = { params: { id: person.public_id ?? '' } }
    expect(await client.people.get(at)).toEqual(person)
    expect((await client.people.search({ query: { q: 'oe ken' } })).items).toEqual([person])
    await client.people.update({ ...at, body: { ...draft, is_artist: true } })
    expect(await client.people.get(at)).toMatchObject({ is_artist: true, age: 40 })
    await client.people.remove(at)
    await expect(client.people.get(at)).rejects.toMatchObject({ status: 404 })
  })
  test('listed by page, search and role', async () => {
    const { client, db } = start()
    const first = await client.people.list({ query: { limit: 50, page: 1 } })
    const second = await client.people.list({ query: { limit: 50, page: 2 } })
    expect([first.total, first.items.length, second.items.length]).toEqual([60, 50, 10])
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60)
    const artists = await client.people.list({ query: { role: 'artist', limit: 100 } })
    expect(artists.total).toBe(db.people.all().filter((person) => person.is_artist).length)
    expect((await client.people.list({ query: { search: 'no such person' } })).items).toEqual([])
  })
  test.each([
    ['OE', ['Ōe Kenji', 'Koe No']],
    ['ｏｅ', ['Ōe Kenji', 'Koe No']],
    ['健', ['健太', '大江健三郎']],
    ['김', ['김민지']],
    ['ﾀﾞﾅ', ['ダナ']],
  ])('found by parts, whatever case, accents and width, beginnings first: %s', async (q, names) => {
    const { client, db } = start()
    for (const { id } of db.people.all()) db.people.remove(id)
    for (const name of ['Koe No', '大江健三郎', 'Ōe Kenji', '健太', '김민지', 'ダナ'])
      await client.people.create({ body: { ...draft, name } })
    expect((await client.people.search({ query: { q } })).items.map(({ name }) => name)).toEqual(names)
    expect((await client.people.list({ query: { search: q } })).items.map(({ name }) => name)).toEqual(names)
  })
  test('a person with titles cannot be deleted, without them can', async () => {
    const { client, db } = start()
    const [credit] = db.credits.by('title_id', TITLE.id)
    const id = credit?.person_id ?? 0
    await expect(client.people.remove({ params: { id } })).rejects.toMatchObject({
      status: 409,
      text: 'Cannot delete author: they are associated with manga. Remove associations first.',
    })
    for (const one of db.credits.by('person_id', id))
      await client.people.disassociate({ params: { id }, body: { manga_id: one.title_id } })
    await client.people.remove({ params: { id } })
    expect(db.people.get(id)).toBeUndefined()
    expect(db.titles.all().flatMap((title) => title.author_names)).not.toContain('nobody')
  })
  test('associations stand on both sides', async () => {
    const { client } = start()
    const { public_id, name } = sure(await client.people.create({ body: draft }))
    const params = { id: public_id ?? '' }
    await client.people.associate({ params, body: { manga_id: TITLE.id } })
    await client.people.associate({ params, body: { manga_id: TITLE.public_id, role: 'artist' } })
    await client.people.associate({ params, body: { manga_id: TITLE_KOREAN.id } })
    const title = () => client.titles.get({ params: { id: TITLE.id } })
    expect((await title()).author_names).toContain(name)
    expect((await title()).artist_names).toContain(name)
    expect((await client.people.titles({ params })).items.map(({ id }) => id)).toEqual([TITLE.id, TITLE_KOREAN.id])
    expect(await client.people.get({ params })).toMatchObject({ manga_count: 2, is_artist: true })
    await client.people.disassociate({ params, body: { manga_id: TITLE.id, role: 'author' } })
    expect((await title()).author_names).not.toContain(name)
    expect((await title()).artist_names).toContain(name)
    await client.people.disassociate({ params, body: { manga_id: TITLE.id } })
    expect(await client.people.get({ params })).toMatchObject({ manga_count: 1 })
    await expect(client.people.associate({ params, body: { manga_id: 0 } })).rejects.toMatchObject({
      text: 'Manga not found',
    })
  })
  test('a new name shows on the titles', async () => {
    const { client, db } = start()
    const [credit] = db.credits.by('title_id', TITLE.id)
    await client.people.update({ params: { id: credit?.person_id ?? 0 }, body: { ...draft, name: 'Renamed' } })
    expect((await client.titles.get({ params: { id: TITLE.id } })).author_names).toContain('Renamed')
  })
  test('of two people with one name, the one with the credit keeps it', async () => {
    const { client, db } = start()
    const one = sure(await client.people.create({ body: draft }))
    const two = sure(await client.people.create({ body: draft }))
    await client.people.associate({ params: { id: two.id ?? 0 }, body: { manga_id: TITLE.id } })
    await client.titles.update({ params: { id: TITLE.id }, body: { author_names: [draft.name, '坂口 駿'] } })
    expect(db.credits.by('person_id', two.id as number)).toHaveLength(1)
    expect(db.credits.by('person_id', one.id as number)).toHaveLength(0)
  })
  test('two people with one name keep the credits that they share, when something else is saved', async () => {
    const { client, db } = start()
    const params = { id: TITLE.id }
    const twins = [await client.people.create({ body: draft }), await client.people.create({ body: draft })].map(sure)
    for (const twin of twins)
      await client.people.associate({ params: { id: sure(twin.id) }, body: { manga_id: TITLE.id, role: 'author' } })
    const { author_names, chapters } = await client.titles.get({ params })
    expect(author_names.filter((name) => name === draft.name)).toHaveLength(2)
    await client.titles.update({ params, body: { author_names, chapters: sure(chapters) + 1 } })
    await client.titles.update({ params, body: { chapters: sure(chapters) } })
    expect((await client.titles.get({ params })).author_names).toEqual(author_names)
    expect(twins.map(({ id }) => db.people.get(Number(id))?.manga_count)).toEqual([1, 1])
  })
  test('a blank name is refused', async () => {
    await expect(start().client.people.create({ body: { ...draft, name: ' ' } })).rejects.toMatchObject({
      fields: { name: 'This field may not be blank.' },
    })
  })
})
