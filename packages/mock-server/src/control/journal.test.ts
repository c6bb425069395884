import { expect, test } from 'vitest'
import { createMockServer } from '../server.ts'
import { ask } from '../testing/ask.ts'
import { steer } from '../testing/steer.ts'
import { createJournal } from './journal.ts'

const entry = {
  at: 0,
  method: 'GET',
  path: '/',
  query: '',
  call: null,
  body: undefined,
  viewer: null,
  status: 200,
  fault: null,
}

test('the last thousand are kept, numbered on and on', () => {
  const journal = createJournal()
  for (let at = 0; at < 1_203; at++) journal.add({ n: journal.next(), ...entry })
  expect([journal.entries.length, journal.entries[0]?.n, journal.entries.at(-1)?.n]).toEqual([1_000, 204, 1_203])
  journal.clear()
  journal.add({ n: journal.next(), ...entry })
  expect(journal.entries.map(({ n }) => n)).toEqual([1_204])
})

test('of an upload it keeps what the file is, not the file', async () => {
  const server = createMockServer()
  const cover = new File([new Uint8Array(70_000)], 'a.png', { type: 'image/png' })
  const form = new FormData()
  for (const [name, part] of Object.entries({ cover, volume: '3', is_primary: 'true' })) form.set(name, part)
  await ask(server, 'POST', '/manga/1/upload_cover/', { as: 2, form })
  const body = { cover: { name: 'a.png', type: 'image/png', size: 70_000 }, volume: 3, is_primary: true }
  expect(server.journal.map((one) => one.body)).toEqual([body])
})

test('of a JSON body it keeps what a person reads: long texts are cut, and what is long all the same', async () => {
  const server = createMockServer()
  const propose = (new_value: unknown) => {
    const change = { field_name: 'notes', field_type: 'string', old_value: 'a'.repeat(10_000), new_value }
    const body = { manga_id: 1, edit_type: 'metadata', changes: [change], edit_summary: 'Long', priority: 'medium' }
    return ask(server, 'POST', '/edits/proposals/', { as: 5, body })
  }
  const long = 'b'.repeat(500_000)
  await propose(long)
  expect(JSON.stringify(server.db.edits.get(server.db.edits.nextId() - 1)).length).toBeGreaterThan(long.length)
  expect(server.journal[0]?.body).toMatchObject({
    manga_id: 1,
    changes: [{ old_value: 'a'.repeat(10_000), new_value: `${'b'.repeat(10_000)}… (500000 characters)` }],
  })
  await propose(Array.from({ length: 200_000 }, () => 1))
  expect(server.journal[1]?.body).toMatch(/^\{"manga_id":1,.*"aa+… \(\d+ characters\)$/)
  expect(JSON.stringify(server.journal).length).toBeLessThan(100_000)
})

test('read from where one stopped, and cleared', async () => {
  const server = createMockServer()
  for (const id of [1, 2, 3]) await ask(server, 'GET', `/manga/${id}/?x=1`, { as: 2 })
  const numbers = async (path: string) => ((await steer(server, 'GET', path)).body as { n: number }[]).map(({ n }) => n)
  expect(await numbers('journal')).toEqual([1, 2, 3])
  expect(await numbers('journal?after=2')).toEqual([3])
  expect(await numbers('journal/?after=3')).toEqual([])
  expect((await steer(server, 'GET', 'journal')).body).toContainEqual({
    n: 2,
    at: server.now(),
    method: 'GET',
    path: '/manga/2/',
    query: '?x=1',
    call: 'GET /manga/{id}/',
    viewer: 'm.tanabe',
    status: 200,
    fault: null,
  })
  expect(await steer(server, 'GET', 'journal?after=soon')).toMatchObject({
    status: 400,
    body: { error: 'after: the number of an entry' },
  })
  expect(await steer(server, 'DELETE', 'journal')).toMatchObject({ status: 200, body: [] })
  await ask(server, 'GET', '/manga/1/')
  expect(await numbers('journal')).toEqual([4])
})
