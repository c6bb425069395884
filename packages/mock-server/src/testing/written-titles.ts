import { expect } from 'vitest'
import { PENDING_EDIT, TITLE, TITLE_KOREAN, TITLE_WITHOUT_COVER } from '../named.ts'
import type { MockServer } from '../server-types.ts'
import { ask } from './ask.ts'
import { clientOf } from './client.ts'
import { imageFile } from './images.ts'
import { sure } from './sure.ts'
import { titleDraft, type Written } from './written.ts'

const params = { id: TITLE.public_id }
const bare = { id: TITLE_WITHOUT_COVER.public_id }
const season = { year: 2030, season: 'spring' } as const
const chart = async (server: MockServer) =>
  (await clientOf(server).seasons.titles({ query: season })).items.map(({ id }) => id).toSorted()
const stats = (server: MockServer) => clientOf(server).titles.stats({ params })

const uploads = (call: 'uploadVolume' | 'upload') => async (server: MockServer) => {
  const client = clientOf(server, 2)
  const up = async (volume: number, is_primary: boolean) =>
    sure(await client.covers[call]({ params: bare, body: { cover: imageFile('png'), volume, is_primary } }))
  const first = await up(1, false)
  const second = await up(2, true)
  const { items } = await client.covers.list({ params: bare })
  expect(items).toEqual([{ ...first, is_primary: false }, second])
  expect((await client.titles.get({ params: bare })).covers?.original).toBe(second.original)
  expect((await ask(server, 'GET', sure(second.original))).headers['content-type']).toBe('image/png')
}

export const writtenTitles: Written = {
  'titles.create': async (server) => {
    const client = clientOf(server, 2)
    const draft = titleDraft()
    const made = await client.titles.create({ body: draft })
    expect(made).toMatchObject(draft)
    expect(await client.titles.get({ params: { id: sure(made.public_id) } })).toEqual(made)
    expect((await client.titles.recent({ query: { limit: 1 } })).items).toEqual([made])
    expect((await client.people.search({ query: { q: 'outra pessoa' } })).items).toMatchObject([
      { is_author: false, is_artist: true, manga_count: 1 },
    ])
  },
  'titles.update': async (server) => {
    const client = clientOf(server, 2)
    const { mangadex_id: _kept, ...body } = titleDraft({ related_entries: [2, 3, 2], author_names: ['A', 'A', 'B'] })
    const answer = await client.titles.update({ params, body })
    expect(await client.titles.get({ params })).toEqual(answer)
    expect(answer).toMatchObject({ ...body, related_entries: [2, 3], author_names: ['A', 'B'] })
    expect((await client.titles.related({ params })).items.map(({ id }) => id)).toEqual([2, 3])
    await client.titles.update({ params, body: { genre_names: ['Horror'] } })
    expect(await client.titles.get({ params })).toMatchObject({ tag_names: ['Horror', 'Trains'], year: 2027 })
  },
  'titles.remove': async (server) => {
    await clientOf(server, 1).titles.remove({ params })
    await expect(clientOf(server).titles.get({ params })).rejects.toMatchObject({ status: 404 })
    await expect(clientOf(server).covers.list({ params })).rejects.toMatchObject({ status: 404 })
  },
  'titles.rate': async (server) => {
    const made = await clientOf(server, 2).titles.create({ body: titleDraft() })
    const at = { params: { id: sure(made.id) } }
    const rated = async (as: 4 | 5, rating: number) => {
      await clientOf(server, as).titles.rate({ ...at, body: { rating } })
      const { rating: average, rating_count } = await clientOf(server).titles.stats(at)
      return [average, rating_count]
    }
    expect(await rated(5, 10)).toEqual([10, 1])
    expect(await rated(4, 7)).toEqual([8.5, 2])
    expect(await rated(5, 2)).toEqual([4.5, 2])
  },
  'titles.favorite': async (server) => {
    const { favorites } = await stats(server)
    server.db.favorites.removeBy('user_id', 5)
    await clientOf(server, 5).titles.favorite({ params })
    expect((await clientOf(server).lists.favoritesOf({ params: { id: 'ana.luz' } })).items).toMatchObject([{ id: 1 }])
    expect((await stats(server)).favorites).toBe((favorites ?? 0) + 1)
  },
  'titles.unfavorite': async (server) => {
    const client = clientOf(server, 5)
    await client.titles.favorite({ params })
    const { favorites } = await stats(server)
    await client.titles.unfavorite({ params })
    expect((await client.lists.myFavorites()).items.map(({ id }) => id)).not.toContain(TITLE.id)
    expect((await stats(server)).favorites).toBe((favorites ?? 0) - 1)
  },
  'lists.add': async (server) => {
    server.db.lists.removeBy('user_id', 5)
    const client = clientOf(server, 5)
    const { follows } = await stats(server)
    const entry = await client.lists.add({ body: { mangaId: TITLE.public_id, status: 're_reading' } })
    const { items } = await client.lists.mine()
    expect(items).toMatchObject([{ id: sure(entry).id, mangaId: TITLE.id, status: 're_reading' }])
    expect((await stats(server)).follows).toBe((follows ?? 0) + 1)
  },
  'lists.change': async (server) => {
    const client = clientOf(server, 5)
    const id = sure((await client.lists.mine()).items[0]?.id)
    await client.lists.change({ params: { id }, body: { status: 'dropped' } })
    const { items } = await clientOf(server).lists.of({ params: { id: 5 }, query: { status: 'dropped' } })
    expect(items.map((entry) => entry.id)).toContain(id)
  },
  'lists.remove': async (server) => {
    const client = clientOf(server, 5)
    const { items, total } = await client.lists.mine()
    const entry = sure(items[0])
    await client.lists.remove({ params: { id: sure(entry.id) } })
    expect((await client.lists.mine()).total).toBe(total - 1)
    const { follows } = await client.titles.stats({ params: { id: sure(entry.mangaId) } })
    expect(follows).toBe((entry.manga?.statistics?.follows ?? 0) - 1)
  },
  'seasons.create': async (server) => {
    await clientOf(server, 2).seasons.create({ body: { ...season, manga_ids: [TITLE.public_id, 2] } })
    expect(await chart(server)).toEqual([1, 2])
    expect((await clientOf(server).seasons.list()).items[0]).toEqual({ ...season, count: 2 })
  },
  'seasons.update': async (server) => {
    const client = clientOf(server, 2)
    await client.seasons.create({ body: { ...season, manga_ids: [1, 2] } })
    await client.seasons.update({ params: season, body: { manga_ids: [TITLE_KOREAN.public_id, 3] } })
    expect(await chart(server)).toEqual([2, 3])
  },
  'seasons.remove': async (server) => {
    const client = clientOf(server, 2)
    await client.seasons.create({ body: { ...season, manga_ids: [1] } })
    await client.seasons.remove({ params: season })
    expect(await chart(server)).toEqual([])
  },
  'covers.uploadVolume': uploads('uploadVolume'),
  'covers.upload': uploads('upload'),
  'covers.remove': async (server) => {
    await uploads('uploadVolume')(server)
    const client = clientOf(server, 2)
    const primary = sure((await client.covers.list({ params: bare })).items[1]?.original)
    await client.covers.remove({ params: bare, query: { volume: 2 } })
    expect((await client.covers.list({ params: bare })).items).toMatchObject([{ volume: 1, is_primary: true }])
    expect((await ask(server, 'GET', primary)).status).toBe(404)
  },
  'edits.propose': async (server) => {
    const changes = [{ field_name: 'year', field_type: 'number', old_value: 2015, new_value: 1987 } as const]
    const body = { manga_id: TITLE.public_id, edit_type: 'metadata', changes, edit_summary: 'The colophon' } as const
    const edit = await clientOf(server, 5).edits.propose({ body })
    expect(edit).toMatchObject({ changes, status: 'pending', priority: 'medium', editor_level: 5, manga_id: TITLE.id })
    const client = clientOf(server, 3)
    expect(await client.edits.get({ params: { id: sure(edit?.id) } })).toEqual(edit)
    expect((await client.edits.list({ query: { status: 'pending', needs_review: true } })).items[0]).toEqual(edit)
    expect((await client.edits.dashboard({ query: { period: 'today' } })).proposed).toBeGreaterThan(0)
  },
  'edits.review': async (server) => {
    const client = clientOf(server, 2)
    const before = await client.edits.systemStats()
    const at = { params: { id: PENDING_EDIT.id } }
    const edit = await client.edits.review({ ...at, body: { action: 'approve', reason: 'Yes' } })
    expect(await client.edits.get(at)).toEqual(edit)
    expect((await client.titles.get({ params })).year).toBe(2014)
    const after = await client.edits.systemStats()
    expect([after.approved, after.pending]).toEqual([(before.approved ?? 0) + 1, (before.pending ?? 0) - 1])
  },
}
