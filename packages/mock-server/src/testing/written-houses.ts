import { expect } from 'vitest'
import { TITLE } from '../named.ts'
import type { MockServer } from '../server-types.ts'
import { ask } from './ask.ts'
import { clientOf } from './client.ts'
import { imageFile } from './images.ts'
import { sure } from './sure.ts'
import type { Written } from './written.ts'

const status = async (server: MockServer, address: string | null) => (await ask(server, 'GET', sure(address))).status
const LINKS = {
  website: 'https://kumo.example/revista?x=1#topo',
  twitter: 'https://x.com/kumo',
  facebook: 'https://facebook.com/kumo',
  instagram: 'https://instagram.com/kumo',
  youtube: 'https://youtube.com/@kumo',
}
const magazine = {
  name: 'Comic Kumo',
  type: 'app',
  description: 'Uma revista',
  about: 'Sobre',
  target_demographic: 'seinen',
  publication_frequency: 'weekly',
  country: 'Brazil',
  founded_year: 1999,
  status: 'hiatus',
  ...LINKS,
  is_digital_only: true,
  serialized_manga_ids: [TITLE.public_id],
}
const publisher = {
  name: 'Nova Casa',
  type: 'imprint',
  description: 'Uma editora',
  about: 'Sobre',
  headquarters: 'Recife',
  country: 'Brazil',
  founded_year: 1800,
  status: 'merged',
  ...LINKS,
  linkedin: 'https://linkedin.com/company/nova',
}
const person = { name: 'Ōe Kenji', is_author: true, is_artist: false, age: 40, hometown: '松山市', url: LINKS.website }

/** A logo takes the place of the one before, and goes with its house. */
const logos = (resource: 'magazines' | 'publishers') => async (server: MockServer) => {
  const calls = clientOf(server, 1)
  const params = { id: 1 }
  const up = async () => (await calls[resource].uploadImage({ params, body: { image: imageFile('jpeg') } })).image_url
  const read = async () =>
    resource === 'magazines'
      ? (await calls.magazines.get({ params })).magazine.logo
      : (await calls.publishers.get({ params })).publisher.logo
  const first = await up()
  expect([await read(), await status(server, first)]).toEqual([first, 200])
  const second = await up()
  expect([await read(), await status(server, first), await status(server, second)]).toEqual([second, 404, 200])
  await calls[resource].remove({ params })
  expect(await status(server, second)).toBe(404)
}

const made = async (server: MockServer) => {
  const client = clientOf(server, 2)
  return { client, params: { id: sure(sure(await client.people.create({ body: person })).public_id) } }
}

export const writtenHouses: Written = {
  'people.create': async (server) => {
    const { client, params } = await made(server)
    expect(await client.people.get({ params })).toMatchObject({ ...person, manga_count: 0 })
    expect((await client.people.list({ query: { search: 'OE KENJI', role: 'author' } })).items).toMatchObject([person])
  },
  'people.update': async (server) => {
    const { client, params } = await made(server)
    await client.people.associate({ params, body: { manga_id: 1 } })
    const body = { name: 'Ōe K.', is_author: true, is_artist: true, age: null, hometown: 'Recife', url: null }
    const answer = await client.people.update({ params, body })
    expect(await client.people.get({ params })).toEqual(answer)
    expect(answer).toMatchObject(body)
    expect((await client.titles.get({ params: { id: 1 } })).author_names).toContain('Ōe K.')
  },
  'people.remove': async (server) => {
    const { client, params } = await made(server)
    await client.people.remove({ params })
    await expect(client.people.get({ params })).rejects.toMatchObject({ status: 404 })
  },
  'people.associate': async (server) => {
    const { client, params } = await made(server)
    await client.people.associate({ params, body: { manga_id: TITLE.public_id, role: 'artist' } })
    expect((await client.people.titles({ params })).items.map(({ id }) => id)).toEqual([1])
    expect((await client.titles.get({ params: { id: 1 } })).artist_names).toContain(person.name)
    expect(await client.people.get({ params })).toMatchObject({ manga_count: 1, is_artist: true })
  },
  'people.disassociate': async (server) => {
    const { client, params } = await made(server)
    await client.people.associate({ params, body: { manga_id: 1 } })
    await client.people.disassociate({ params, body: { manga_id: 1 } })
    expect((await client.people.titles({ params })).items).toEqual([])
    expect((await client.titles.get({ params: { id: 1 } })).author_names).not.toContain(person.name)
    expect((await client.people.get({ params })).manga_count).toBe(0)
  },
  'magazines.create': async (server) => {
    const client = clientOf(server, 1)
    const answer = await client.magazines.create({ body: magazine })
    expect(answer).toMatchObject({ ...magazine, manga_count: 1 })
    const read = await client.magazines.get({ params: { id: sure(answer.public_id) } })
    expect([read.magazine, read.serialized_manga.map(({ id }) => id)]).toEqual([answer, [1]])
    expect((await client.titles.get({ params: { id: 1 } })).serialized_in).toBe('Comic Kumo')
    expect((await client.magazines.info()).magazines).toContainEqual(answer)
  },
  'magazines.update': async (server) => {
    const client = clientOf(server, 1)
    const answer = await client.magazines.update({ params: { id: 2 }, body: magazine })
    expect(answer).toMatchObject(magazine)
    expect((await client.magazines.get({ params: { id: 2 } })).magazine).toEqual(answer)
    expect((await client.titles.get({ params: { id: 1 } })).serialized_in).toBe('Comic Kumo')
  },
  'magazines.remove': async (server) => {
    const client = clientOf(server, 1)
    const { magazine: before, serialized_manga } = await client.magazines.get({ params: { id: 1 } })
    await client.magazines.remove({ params: { id: sure(before.public_id) } })
    await expect(client.magazines.get({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
    for (const { id } of serialized_manga)
      expect((await client.titles.get({ params: { id: sure(id) } })).serialized_in).toBeNull()
    for (const one of (await client.publishers.info()).publishers)
      expect(one.owned_magazine_ids).not.toContain(before.public_id)
  },
  'magazines.uploadImage': logos('magazines'),
  'publishers.create': async (server) => {
    const client = clientOf(server, 1)
    const owned = sure((await client.magazines.get({ params: { id: 3 } })).magazine.public_id)
    const answer = sure(await client.publishers.create({ body: { ...publisher, owned_magazine_ids: [owned] } }))
    expect(answer).toMatchObject({ ...publisher, owned_magazine_ids: [owned], magazine_count: 1 })
    const read = await client.publishers.get({ params: { id: sure(answer.public_id) } })
    expect([read.publisher, read.owned_magazines.map(({ id }) => id)]).toEqual([answer, [3]])
    expect((await client.publishers.info()).publishers.filter((one) => one.owned_magazine_ids.includes(owned))).toEqual(
      [answer],
    )
  },
  'publishers.update': async (server) => {
    const client = clientOf(server, 1)
    const answer = await client.publishers.update({ params: { id: 2 }, body: { ...publisher, owned_magazine_ids: [] } })
    expect(answer).toMatchObject({ ...publisher, magazine_count: 0 })
    expect(await client.publishers.get({ params: { id: 2 } })).toEqual({ publisher: answer, owned_magazines: [] })
  },
  'publishers.remove': async (server) => {
    const client = clientOf(server, 1)
    await client.publishers.remove({ params: { id: 1 } })
    await expect(client.publishers.get({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
    expect(server.db.magazines.by('publisher_id', 1)).toEqual([])
  },
  'publishers.uploadImage': logos('publishers'),
  'publishers.deleteImage': async (server) => {
    const client = clientOf(server, 1)
    const { image_url } = await client.publishers.uploadImage({ params: { id: 1 }, body: { image: imageFile() } })
    await client.publishers.deleteImage({ params: { id: 1 } })
    expect((await client.publishers.get({ params: { id: 1 } })).publisher.logo).toBeNull()
    expect(await status(server, image_url)).toBe(404)
  },
}
