import { contract, tolerantRead, type AnswerSpec, type Shape } from '@bunko/api-client'
import { afterEach, describe, expect, test } from 'vitest'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'
import { GETS } from '../testing/gets.ts'
import { sure } from '../testing/sure.ts'
import { withAbsent } from './absent.ts'

const server = createMockServer()
const client = clientOf(server, 1)
afterEach(() => server.set({ absent: 'as is' }))

const schemaOf = (answer: AnswerSpec): Shape | null =>
  answer.kind === 'one' ? answer.schema : answer.kind === 'list' ? answer.row : null

const rowsOf = (answer: AnswerSpec, value: unknown): unknown[] =>
  answer.kind === 'list' ? (value as { items: unknown[] }).items : [value]

describe('over every reading call', () => {
  test.each(GETS)('$name: the client reads the same from null as from nothing', async (get) => {
    const full = await get.by(client)
    server.set({ absent: 'null' })
    const nulls = await get.by(client)
    server.set({ absent: 'missing' })
    expect(await get.by(client)).toEqual(nulls)

    const { answer } = get.endpoint
    const rows = rowsOf(answer, full)
    expect(rowsOf(answer, nulls)).toHaveLength(rows.length)
    const served = answer.kind === 'list' ? { items: rows, total: rows.length } : full
    for (const row of rowsOf(answer, withAbsent(get.endpoint, served, 'missing')))
      expect(tolerantRead(sure(schemaOf(answer)), row)).toMatchObject({ ok: true, dropped: 0 })
  })
})

describe('in columns of texts that take no null', () => {
  test.each(GETS)('$name is read to its last row', async (get) => {
    const full = await get.by(client)
    server.set({ absent: 'empty' })
    const { answer } = get.endpoint
    expect(rowsOf(answer, await get.by(client))).toHaveLength(rowsOf(answer, full).length)
  })

  test('a text that is nothing is told as an empty one, and null is refused', async () => {
    server.set({ absent: 'empty' })
    const draft = { name: 'Ōe', is_author: true, is_artist: false }
    const { body } = await ask(server, 'POST', '/manga/people/create/', { as: 1, body: draft })
    expect(body).toMatchObject({ data: { hometown: '', url: '', age: null } })
    const nulls = { ...draft, age: null, hometown: null, url: '' }
    expect(await ask(server, 'POST', '/manga/people/create/', { as: 1, body: nulls })).toMatchObject({
      status: 400,
      body: { hometown: ['This field may not be null.'] },
    })
    server.set({ absent: 'as is' })
    expect((await ask(server, 'POST', '/manga/people/create/', { as: 1, body: nulls })).status).toBe(201)
  })
})

test('a title keeps its identity alone', async () => {
  server.set({ absent: 'missing' })
  const { body } = await ask(server, 'GET', '/manga/1/')
  expect(body).toEqual({ id: 1 })
  server.set({ absent: 'null' })
  expect((await ask(server, 'GET', '/manga/1/')).body).toMatchObject({
    id: 1,
    alternative_titles: null,
    genre_names: null,
    public_id: null,
    title: null,
    covers: null,
  })
  server.set({ absent: 'as is' })
  expect((await ask(server, 'GET', '/manga/1/')).body).toMatchObject({ title: { en: expect.any(String) } })
})
test('what is nested is thinned out too, lists keep their count', async () => {
  server.set({ absent: 'missing' })
  expect((await ask(server, 'GET', '/manga/people/1/associated-manga/', { as: 1 })).status).toBe(200)
  const { body } = await ask(server, 'GET', '/manga/?limit=2')
  expect(body).toMatchObject({ count: 120, next: expect.any(String), results: [{ id: expect.any(Number) }, {}] })
  expect(withAbsent(contract.magazines.get, { magazine: { id: 7, name: 'x' }, serialized_manga: [] }, 'null')).toEqual({
    magazine: { id: 7, name: null },
    serialized_manga: [],
  })
})
test('tokens stay whole: a missing one would mean that the old one still works', async () => {
  server.set({ absent: 'null' })
  const { refreshToken } = server.signIn(2)
  const told = await ask(server, 'POST', '/auth/refresh/', { body: { refreshToken } })
  expect(told.body).toMatchObject({ data: { refreshToken: expect.stringMatching(/^ey/) } })
})
