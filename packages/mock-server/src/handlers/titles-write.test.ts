import type { TitleDraft } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { TITLE, TITLE_KOREAN, TITLE_NULLS } from '../named.ts'
import { iso, NOW } from '../now.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { sure } from '../testing/sure.ts'

const draft: TitleDraft = {
  mangadex_id: 'custom-1795176000000',
  slug: 'novo-titulo',
  title: { pt: 'Novo Título' },
  description: { pt: 'Uma descrição.' },
  primary_title: 'Novo Título',
  status: 'ongoing',
  type: 'manga',
  year: 2027,
  content_rating: 'safe',
  chapters: 0,
  volumes: 1,
  alternative_titles: [{ lang: 'ja', title: '新しい題' }],
  original_language: 'ja',
  author_names: ['Uma Pessoa Nova'],
  artist_names: [],
  genre_names: ['Drama'],
  theme_names: [],
  format_names: [],
  tag_names: ['Drama'],
  original_publisher: null,
  serialized_in: 'Weekly Kaze',
  publication_demographic: 'josei',
  related_entries: [TITLE.id],
}

const NO_SLUG = 'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.'

const LONG_NAME = 'Ensure this field has no more than 255 characters.'

describe('creating a title', () => {
  test('is read back, found, credited and serialised', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const title = await client.titles.create({ body: draft })
    expect(title).toMatchObject({ ...draft, covers: null, statistics: { follows: 0 }, created_at: iso(NOW) })
    expect(await client.titles.get({ params: { id: title.public_id ?? '' } })).toEqual(title)
    expect((await client.search.autocomplete({ query: { q: '新しい' } })).items).toEqual([title])
    const { items } = await client.people.list({ query: { search: 'uma pessoa nova' } })
    expect(items).toMatchObject([{ is_author: true, is_artist: false, manga_count: 1 }])
    const [magazine] = server.db.magazines.by('name', 'Weekly Kaze')
    expect(magazine?.serialized_manga_ids).toContain(title.public_id)
  })
  test.each([
    [{ year: 1899 }, { year: 'Ensure this value is greater than or equal to 1900.' }],
    [{ year: 2028 }, { year: 'Ensure this value is less than or equal to 2027.' }],
    [{ slug: 'has space' }, { slug: NO_SLUG }],
    [{ slug: 'a/b?c' }, { slug: NO_SLUG }],
    [{ primary_title: '  ' }, { primary_title: 'This field may not be blank.' }],
    [{ title: {} }, { title: 'This field may not be blank.' }],
    [{ title: { pt: ' ', en: 'English' } }, { title: 'This field may not be blank.' }],
    [{ description: { pt: ' ' } }, { description: 'This field may not be blank.' }],
    [{ description: { en: 'English alone' } }, { description: 'This field may not be blank.' }],
    [{ description: { pt: ' ', en: 'English' } }, { description: 'This field may not be blank.' }],
    [{ related_entries: [999_999] }, { related_entries: 'Invalid pk "999999" - object does not exist.' }],
    [{ volumes: 0 }, { volumes: 'Ensure this value is greater than or equal to 1.' }],
    // People are made from these, whose names have that limit.
    [{ author_names: ['Zed', 'a'.repeat(256)] }, { author_names: LONG_NAME, 'author_names.1': LONG_NAME }],
    [{ artist_names: ['a'.repeat(256)] }, { artist_names: LONG_NAME }],
  ])('%j is refused', async (wrong, fields) => {
    const server = createMockServer()
    await expect(clientOf(server, 1).titles.create({ body: { ...draft, ...wrong } })).rejects.toMatchObject({
      status: 400,
      fields,
    })
    expect(server.db.titles.size).toBe(120)
  })
  test('tags are genres, themes and formats together, whatever is sent as such (section 3)', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const lists = { genre_names: ['Drama'], theme_names: ['Trains', 'Drama'], format_names: ['Oneshot'] }
    const tag_names = ['Drama', 'Trains', 'Oneshot']
    const made = await client.titles.create({ body: { ...draft, ...lists, tag_names: ['Horror'] } })
    expect(made).toMatchObject({ ...lists, theme_names: ['Trains', 'Drama'], tag_names })
    const params = { id: sure(made.id) }
    expect(await client.titles.update({ params, body: { tag_names: ['Horror'] } })).toMatchObject({ tag_names })
    // What stood there before goes back and forth with a PUT of the whole record.
    const stray = [...tag_names, 'Award winner']
    server.db.titles.update(Number(made.id), { tag_names: stray })
    const body = { ...lists, tag_names: stray, year: 2001 }
    expect(await client.titles.update({ params, body })).toMatchObject({ tag_names: stray, year: 2001 })
    expect(await client.titles.update({ params, body: { ...body, format_names: [] } })).toMatchObject({
      tag_names: ['Drama', 'Trains'],
    })
  })
  test('a language that is blank is left out (R11)', async () => {
    const client = clientOf(createMockServer(), 2)
    const spoken = { title: { pt: 'Novo', en: '' }, description: { pt: 'Texto', en: ' ', ja: '新' } }
    const made = await client.titles.create({ body: { ...draft, ...spoken } })
    expect([made.title, made.description]).toEqual([{ pt: 'Novo' }, { pt: 'Texto', ja: '新' }])
    const body = { title: { pt: ' ', en: 'New' } }
    const after = await client.titles.update({ params: { id: sure(made.id) }, body })
    expect([after?.title, after?.description]).toEqual([{ en: 'New' }, made.description])
  })
  test('the same mangadex_id twice is recognised (R12)', async () => {
    const client = clientOf(createMockServer(), 2)
    await client.titles.create({ body: draft })
    await expect(client.titles.create({ body: draft })).rejects.toMatchObject({
      fields: { mangadex_id: 'manga with this mangadex id already exists.' },
    })
  })
})

describe('changing a title', () => {
  test('names of people have the limit of a person, other names have none', async () => {
    const client = clientOf(createMockServer(), 2)
    const params = { id: TITLE.id }
    await expect(client.titles.update({ params, body: { artist_names: ['a'.repeat(256)] } })).rejects.toMatchObject({
      status: 400,
      fields: { artist_names: LONG_NAME },
    })
    const body = { author_names: ['a'.repeat(255)], genre_names: ['a'.repeat(256)] }
    expect(await client.titles.update({ params, body })).toMatchObject(body)
  })
  test('what is given changes, the rest stays', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const before = await client.titles.get({ params: { id: TITLE.id } })
    const after = await client.titles.update({ params: { id: TITLE.id }, body: { year: 2001, serialized_in: null } })
    expect(after).toEqual({ ...before, year: 2001, serialized_in: null, updated_at: iso(NOW) })
    expect(await client.titles.get({ params: { id: TITLE.id } })).toEqual(after)
    expect(server.db.magazines.all().filter((one) => one.serialized_manga_ids.includes(TITLE.public_id))).toEqual([])
  })
  test('may leave out the Portuguese description: not every title has one', async () => {
    const client = clientOf(createMockServer(), 2)
    const description = { en: 'English alone' }
    expect(await client.titles.update({ params: { id: TITLE.id }, body: { description } })).toMatchObject({
      description,
    })
  })
  test('a related entry stands there once, however its id is spelled, and is never the title itself', async () => {
    const server = createMockServer()
    const client = clientOf(server, 2)
    const params = { id: TITLE.id }
    const { id, public_id } = TITLE_KOREAN
    const related_entries = [id, public_id, String(id), TITLE.public_id, TITLE.id]
    expect(await client.titles.update({ params, body: { related_entries } })).toMatchObject({ related_entries: [id] })
    expect((await client.titles.related({ params })).items.map((one) => one.id)).toEqual([id])
    const made = await client.titles.create({ body: { ...draft, related_entries: [public_id, id] } })
    expect(made.related_entries).toEqual([public_id])
  })
  test.each([{}, { pt: '' }, { pt: ' ', en: '' }])('without a name in any language is refused: %j', async (title) => {
    const client = clientOf(createMockServer(), 2)
    await expect(client.titles.update({ params: { id: TITLE.id }, body: { title } })).rejects.toMatchObject({
      fields: { title: 'This field may not be blank.' },
    })
    // One that never had a Portuguese name can still be changed.
    const body = { title: { ja: '迷宮' } }
    expect(await client.titles.update({ params: { id: TITLE.id }, body })).toMatchObject(body)
  })
  test('a new name shows on its proposals, decided ones too', async () => {
    const server = createMockServer()
    const names = () => server.db.edits.by('manga_id', TITLE.id).map((edit) => edit.manga_title)
    const others = server.db.edits.all().filter((edit) => edit.manga_id !== TITLE.id)
    expect(new Set(names())).toEqual(new Set([TITLE.primary_title]))
    await clientOf(server, 2).titles.update({ params: { id: TITLE.id }, body: { primary_title: 'Renamed' } })
    expect(new Set(names())).toEqual(new Set(['Renamed']))
    expect(server.db.edits.all().filter((edit) => edit.manga_id !== TITLE.id)).toEqual(others)
  })
  test('is checked as a create is', async () => {
    const client = clientOf(createMockServer(), 2)
    await expect(client.titles.update({ params: { id: TITLE.id }, body: { year: 1800 } })).rejects.toMatchObject({
      status: 400,
    })
    await expect(client.titles.update({ params: { id: 'nothing' }, body: {} })).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleting a title', () => {
  test('takes lists, favourites, ratings, covers, credits and places with it', async () => {
    const server = createMockServer()
    const { db } = server
    const title = db.titles
      .all()
      .find((one) => db.lists.by('title_id', one.id).length > 1 && one.serialized_in && one.covers)
    const id = title?.id ?? 0
    const author = db.credits.by('title_id', id)[0]?.person_id ?? 0
    const before = db.people.get(author)?.manga_count ?? 0
    db.titles.update(TITLE.id === id ? 2 : TITLE.id, { related_entries: [id] })
    await clientOf(server, 1).titles.remove({ params: { id } })
    await expect(clientOf(server).titles.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
    for (const table of ['lists', 'favorites', 'ratings', 'covers', 'credits'] as const)
      expect(db[table].by('title_id', id)).toEqual([])
    expect(db.magazines.all().some((one) => one.serialized_manga_ids.includes(title?.public_id ?? ''))).toBe(false)
    expect(db.seasons.all().some((season) => season.title_ids.includes(id))).toBe(false)
    expect(db.titles.all().some((one) => one.related_entries.includes(id))).toBe(false)
    expect(db.people.get(author)?.manga_count).toBe(before - 1)
  })
  test.each([
    ['anonymous', 401, 'Authentication required'],
    [2, 403, 'Insufficient permissions. Only Admins can delete manga.'],
    [1, 404, 'Manga not found'],
  ] as const)('%s: %i', async (as, status, error) => {
    expect(await ask(createMockServer(), 'DELETE', '/manga/999999/', { as })).toMatchObject({ status, body: { error } })
  })
})

describe('what readers do', () => {
  test('a favourite counts once, and is taken back once', async () => {
    const server = createMockServer()
    server.use('one')
    const client = clientOf(server, 'p.nunes')
    const favorites = async () => (await client.titles.stats({ params: { id: TITLE.id } })).favorites ?? 0
    await client.titles.unfavorite({ params: { id: TITLE.id } })
    const start = await favorites()
    for (let twice = 0; twice < 2; twice++) await client.titles.favorite({ params: { id: TITLE.public_id } })
    expect(await favorites()).toBe(start + 1)
    expect((await client.lists.myFavorites({ query: {} })).items.map(({ id }) => id)).toEqual([TITLE.id])
    for (let twice = 0; twice < 2; twice++) await client.titles.unfavorite({ params: { id: TITLE.id } })
    expect(await favorites()).toBe(start)
    expect((await client.lists.myFavorites({ query: {} })).total).toBe(0)
  })
  test('a rating moves the average, a second one replaces the first', async () => {
    const server = createMockServer()
    const client = clientOf(server, 5)
    const id = TITLE_NULLS.id
    await client.titles.rate({ params: { id }, body: { rating: 4 } })
    expect(await client.titles.stats({ params: { id } })).toMatchObject({ rating: 4, rating_count: 1 })
    await client.titles.rate({ params: { id }, body: { rating: 8 } })
    expect(await client.titles.stats({ params: { id } })).toMatchObject({ rating: 8, rating_count: 1 })
    await clientOf(server, 4).titles.rate({ params: { id }, body: { rating: 9 } })
    expect(await client.titles.stats({ params: { id } })).toMatchObject({ rating: 8.5, rating_count: 2 })
  })
  test('among ratings that are only a figure', async () => {
    const server = createMockServer()
    const at = { params: { id: TITLE.id } }
    server.db.ratings.removeBy('title_id', TITLE.id)
    server.db.titles.update(TITLE.id, { statistics: { follows: 9, rating: 8, rating_count: 10, favorites: 3 } })
    const rated = async (rating: number) => {
      await clientOf(server, 5).titles.rate({ ...at, body: { rating } })
      return clientOf(server).titles.stats(at)
    }
    expect(await rated(2)).toMatchObject({ rating: 7.45, rating_count: 11, follows: 9, favorites: 3 })
    expect(await rated(8)).toMatchObject({ rating: 8, rating_count: 11 })
  })
  test('the figures never fall below the readers there are', async () => {
    const server = createMockServer()
    const at = { params: { id: TITLE.id } }
    for (const as of [4, 5] as const) await clientOf(server, as).titles.favorite(at)
    const rows = server.db.favorites.by('title_id', TITLE.id).length
    server.db.titles.update(TITLE.id, { statistics: { follows: 0, rating: null, rating_count: 0, favorites: 0 } })
    await clientOf(server, 5).titles.unfavorite(at)
    expect((await clientOf(server).titles.stats(at)).favorites).toBe(rows - 1)
  })
  test.each([0, 11, 1.5])('a rating of %d is refused', async (rating) => {
    expect((await ask(createMockServer(), 'POST', '/manga/1/rate', { as: 5, body: { rating } })).status).toBe(400)
  })
})
