import { FEATURED_LIMIT, RECENT_LIMIT, TRENDING_LIMIT, type Title } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { TITLE, TITLE_KOREAN, TITLE_LONG, TITLE_NULLS, TITLE_WITHOUT_COVER } from '../named.ts'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'

const server = createMockServer()
const client = clientOf(server)
const follows = (title: Title) => title.statistics?.follows ?? -1
const down = (values: number[]) => values.toSorted((a, b) => b - a)

const listed = async (ordering?: string) =>
  (await client.titles.list({ query: { limit: 100, ...(ordering !== undefined && { ordering }) } })).items
const found = async (query: { q: string; ordering?: string }) => (await client.search.advanced({ query })).items

describe('titles', () => {
  test('one by id and by public id, whatever is in it', async () => {
    for (const { id, public_id } of [TITLE, TITLE_LONG, TITLE_NULLS]) {
      const byId = await client.titles.get({ params: { id } })
      expect(byId).toEqual(server.db.titles.get(id))
      expect(await client.titles.get({ params: { id: public_id } })).toEqual(byId)
    }
    await expect(client.titles.get({ params: { id: 121 } })).rejects.toMatchObject({ status: 404, text: 'Not found.' })
  })
  test('ordered by follows and by rating, nulls last', async () => {
    const { items } = await client.titles.list({ query: { ordering: '-statistics.follows', limit: 100 } })
    expect(items.map(follows)).toEqual(down(items.map(follows)))
    const byRating = await client.titles.list({ query: { ordering: '-statistics.rating', limit: 100, offset: 100 } })
    expect(byRating.items.map((title) => title.statistics?.rating ?? -1)).toEqual(
      down(byRating.items.map((title) => title.statistics?.rating ?? -1)),
    )
    expect(byRating.items.at(-1)?.id).toBe(TITLE_NULLS.id)
    const byYear = await client.titles.list({ query: { ordering: 'year', limit: 100, offset: 100 } })
    expect(byYear.items.at(-1)?.id).toBe(TITLE_NULLS.id)
  })
  test('an unknown field of the ordering is ignored, and an ordering of nothing else is none', async () => {
    expect(await listed('nonsense,-year,password,year')).toEqual(await listed('-year'))
    expect(await listed('nonsense')).toEqual(await listed())
    expect(await listed()).toEqual(await listed('-created_at'))
    expect(await found({ q: 'the', ordering: 'nonsense' })).toEqual(await found({ q: 'the' }))
  })
  test('stays in order while titles come, change and go', async () => {
    const own = createMockServer()
    const reader = clientOf(own)
    const shown = async () =>
      (await reader.titles.list({ query: { ordering: '-year', limit: 100 } })).items.map(({ id, year }) => [id, year])
    await shown()
    own.db.titles.update(5, { year: 2099 })
    own.db.titles.remove(7)
    const rows = own.db.titles.all().toSorted((a, b) => (b.year ?? -1) - (a.year ?? -1) || a.id - b.id)
    expect(await shown()).toEqual(rows.slice(0, 100).map(({ id, year }) => [id, year]))
  })
  test('filtered', async () => {
    const { items, total } = await client.titles.list({ query: { status: 'completed', type: 'manga', limit: 100 } })
    expect(items.length).toBeGreaterThan(3)
    expect(total).toBe(items.length)
    expect(items.every((title) => title.status === 'completed' && title.type === 'manga')).toBe(true)
    expect((await client.titles.list({ query: { year: 2015, limit: 100 } })).items.map(({ id }) => id)).toContain(
      TITLE.id,
    )
  })
  test('every page once', async () => {
    const first = await client.titles.list({ query: { limit: 60, ordering: 'id' } })
    const second = await client.titles.list({ query: {} }, { next: first.next ?? {} })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, n) => n + 1))
    expect(second.next).toBeNull()
  })
  test('the home page’s rows', async () => {
    expect((await client.titles.heroSlider()).items).toHaveLength(FEATURED_LIMIT)
    expect((await client.titles.trending({ query: {} })).items).toHaveLength(TRENDING_LIMIT)
    const recent = (await client.titles.recent({ query: {} })).items
    expect(recent).toHaveLength(RECENT_LIMIT)
    expect(recent.map((title) => Date.parse(title.created_at ?? ''))).toEqual(
      down(recent.map((title) => Date.parse(title.created_at ?? ''))),
    )
    expect((await client.titles.trending({ query: { limit: 3 } })).items).toHaveLength(3)
    expect((await client.titles.heroSlider()).items.every((title) => title.covers)).toBe(true)
  })
  test('top by category', async () => {
    const popular = (await client.titles.top({ query: { category: 'popular', limit: 50 } })).items.map(follows)
    expect(popular).toEqual(down(popular))
    const rated = (await client.titles.top({ query: {} })).items.map((title) => title.statistics?.rating ?? -1)
    expect(rated).toEqual(down(rated))
  })
  test.each(['constructor', 'toString', '__proto__', 'nothing'])(
    'top by %s, which is no category',
    async (category) => {
      const { items } = await client.titles.top({ query: {} })
      expect((await client.titles.top({ query: { category } })).items).toEqual(items)
    },
  )
  test('statistics, also of a title without', async () => {
    expect(await client.titles.stats({ params: { id: TITLE.id } })).toEqual(server.db.titles.get(TITLE.id)?.statistics)
    expect(await client.titles.stats({ params: { id: TITLE_NULLS.id } })).toMatchObject({ follows: 0, rating: null })
  })
  test('chapters, as many as the title says', async () => {
    const { items } = await client.titles.chapters({ params: { id: TITLE.id } })
    expect(items).toHaveLength(server.db.titles.get(TITLE.id)?.chapters ?? 0)
    expect(items.map((chapter) => chapter.number)).toEqual(items.map((_, at) => at + 1))
    expect(Math.max(...items.map((chapter) => chapter.volume ?? 0))).toBe(server.db.titles.get(TITLE.id)?.volumes)
    expect((await client.titles.chapters({ params: { id: TITLE_WITHOUT_COVER.id } })).items).toEqual([])
  })
  test('related ones', async () => {
    server.db.titles.update(TITLE.id, { related_entries: [TITLE_KOREAN.id, TITLE_LONG.public_id, 999_999] })
    const { items } = await client.titles.related({ params: { id: TITLE.public_id } })
    expect(items.map(({ id }) => id)).toEqual([TITLE_KOREAN.id, TITLE_LONG.id])
  })
})

describe('names', () => {
  test('genres and tags count the titles that carry them, after a write too', async () => {
    const own = createMockServer()
    const reader = clientOf(own)
    const drama = async () => (await reader.titles.genres()).items.find((one) => one.name === 'Drama')?.count
    expect(await drama()).toBe(own.db.titles.all().filter((title) => title.genre_names.includes('Drama')).length)
    const before = (await drama()) ?? 0
    own.db.titles.update(TITLE.id, { genre_names: ['Drama'] })
    expect(await drama()).toBe(before + 1)
    expect((await reader.titles.tags()).items.map((one) => one.name)).toContain('Dungeon')
  })
  test('authors and publishers', async () => {
    const { items } = await client.titles.authors()
    expect(items.length).toBeGreaterThan(20)
    expect(items.every((person) => person.is_author)).toBe(true)
    const publishers = (await client.titles.publishers()).items
    expect(publishers).toHaveLength(20)
    expect(publishers.reduce((sum, one) => sum + (one.count ?? 0), 0)).toBeGreaterThan(50)
  })
})

const ids = (page: { items: Title[] }) => page.items.map(({ id }) => id)

const names = (page: { items: { name: string | null }[] }) => page.items.map((one) => one.name)

describe('search', () => {
  test('suggests five, and finds every script', async () => {
    expect((await client.search.autocomplete({ query: { q: 'the' } })).items).toHaveLength(5)
    expect(ids(await client.search.autocomplete({ query: { q: '迷宮台所' } }))).toEqual([TITLE.id])
    expect(ids(await client.search.autocomplete({ query: { q: '최약체' } }))).toEqual([TITLE_KOREAN.id])
    expect(ids(await client.search.autocomplete({ query: { q: 'diarios da cozinha da mas' } }))).toEqual([TITLE.id])
    expect(ids(await client.search.autocomplete({ query: { q: 'zzzz' } }))).toEqual([])
  })
  test('leaves a title out for a picker', async () => {
    expect(ids(await client.search.titles({ query: { q: 'dungeon kitchen' } }))).toEqual([TITLE.id])
    expect(ids(await client.search.titles({ query: { q: 'dungeon kitchen', exclude: TITLE.public_id } }))).toEqual([])
    expect((await client.search.titles({ query: { q: 'a' } })).items).toHaveLength(10)
  })
  test('advanced: text and filters together, ordering beats rank', async () => {
    expect(
      ids(
        await client.search.advanced({
          query: { q: 'dungeon kitchen', year_from: 2015, year_to: 2015, genres: 'comedy,Fantasy' },
        }),
      ),
    ).toEqual([TITLE.id])
    expect(ids(await client.search.advanced({ query: { q: 'dungeon kitchen', year_from: 2016 } }))).toEqual([])
    const all = await client.search.advanced({ query: { limit: 100 } })
    // A text of spaces is none.
    expect(ids(await client.search.advanced({ query: { q: ' \u3000', limit: 100 } }))).toEqual(ids(all))
    expect(ids(await client.search.advanced({ query: { q: '  ', ordering: 'id', limit: 2 } }))).toEqual([1, 2])
    expect(all.total).toBe(120)
    expect(all.items.map(follows)).toEqual(down(all.items.map(follows)))
    const years = (await client.search.advanced({ query: { q: 'the', ordering: '-year', limit: 100 } })).items.map(
      (title) => title.year ?? -1,
    )
    expect(years.length).toBeGreaterThan(10)
    expect(years).toEqual(down(years))
    const author = server.db.titles.get(TITLE.id)?.author_names[0] ?? ''
    expect(ids(await client.search.advanced({ query: { author, limit: 100 } }))).toContain(TITLE.id)
    const publisher = server.db.titles.get(TITLE.id)?.original_publisher ?? ''
    const byPublisher = await client.search.advanced({ query: { publisher, limit: 100 } })
    expect(new Set(byPublisher.items.map((title) => title.original_publisher))).toEqual(new Set([publisher]))
    expect(
      ids(await client.search.advanced({ query: { themes: 'Dungeon,Monsters', formats: '', limit: 100 } })),
    ).toContain(TITLE.id)
  })
  test('advanced: page after page is the whole ranking, with its total', async () => {
    const all = await client.search.advanced({ query: { q: 'the', limit: 100 } })
    expect(all.total).toBe(all.items.length)
    const pages = [0, 7, 14].map((offset) => client.search.advanced({ query: { q: 'the', limit: 7, offset } }))
    const three = await Promise.all(pages)
    expect(three.flatMap((page) => ids(page))).toEqual(ids(all).slice(0, 21))
    expect(three.map(({ total }) => total)).toEqual([all.total, all.total, all.total])
    const ongoing = await client.search.advanced({ query: { q: 'the', status: 'ongoing', limit: 100 } })
    expect(ids(ongoing)).toEqual(all.items.filter(({ status }) => status === 'ongoing').map(({ id }) => id))
    expect(ongoing.total).toBe(ongoing.items.length)
  })
  test('finds what was just written, and no more what was deleted', async () => {
    const own = createMockServer()
    const find = async (q: string) => ids(await clientOf(own).search.autocomplete({ query: { q } }))
    expect(await find('brand new name')).toEqual([])
    own.db.titles.update(TITLE.id, { primary_title: 'Brand New Name' })
    expect(await find('brand new name')).toEqual([TITLE.id])
    own.db.titles.remove(TITLE.id)
    expect(await find('brand new name')).toEqual([])
    own.reset()
    expect(await find('迷宮台所')).toEqual([TITLE.id])
  })
  test('genres, themes and formats by part of their name', async () => {
    expect(names(await client.search.genres({ query: { q: 'rom' } }))).toEqual(['Romance'])
    expect(names(await client.search.themes({ query: { q: 'life' } }))).toEqual(['School Life', 'Village Life'])
    expect(names(await client.search.formats({ query: { q: 'strip' } }))).toEqual(['Long Strip'])
    expect(names(await client.search.genres({ query: { q: '<i>' } }))).toEqual(['<i>Genre</i>'])
  })
  test.each([
    '/search/autocomplete/',
    '/manga/search/genres/',
    '/manga/search/themes/',
    '/manga/search/formats/',
    '/manga/search/manga/',
    '/manga/people/search/',
    '/manga/magazines/search/manga/',
    '/manga/publishers/search/magazines/',
  ])('a search for nothing finds nothing, one that leaves q out is refused: %s', async (path) => {
    for (const q of ['', '%20'])
      expect(Object.values((await ask(server, 'GET', `${path}?q=${q}&limit=`)).body as object)[0]).toEqual([])
    expect(await ask(server, 'GET', path)).toMatchObject({ status: 400, body: { q: ['This field is required.'] } })
  })
  test('an empty q is no filter of the advanced search', async () => {
    const all = await ask(server, 'GET', '/search/advanced/')
    expect((await ask(server, 'GET', '/search/advanced/?q=')).body).toMatchObject({
      count: (all.body as { count: number }).count,
    })
  })
})
