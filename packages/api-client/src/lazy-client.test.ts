import { expect, test, vi } from 'vitest'
import { allCalls, contract } from './contract/all.ts'
import { CODE_TIMEOUT_MS } from './http/in-time.ts'
import { signOut } from './session/login.ts'
import { openOne, STORED } from './session/testing/tabs.ts'
import { createLazyClient, type LateResources } from './lazy-client.ts'

const NAMES = ['auth', 'lists', 'covers', 'people', 'edits', 'magazines', 'publishers'] as const
const lateBy = (come: (name: (typeof NAMES)[number]) => Promise<unknown>) =>
  Object.fromEntries(NAMES.map((name) => [name, () => come(name)])) as LateResources
const late = lateBy(async (name) => contract[name])

/** The client over a network that notes what is sent, and answers `{ data }` with an empty list or record. */
const open = (later: LateResources) => {
  const sent: string[] = []
  const fetch = async (url: string, init: { method: string; headers: Headers }) => {
    sent.push(`${init.method} ${url} ${init.headers.get('authorization') ?? '-'}`)
    return new Response('{"data":[]}', { status: 200, headers: { 'content-type': 'application/json' } })
  }
  const { session } = openOne(STORED)
  const client = createLazyClient({ baseUrl: '/api/v1', session, later, fetch: fetch as typeof globalThis.fetch })
  return { client, session, sent }
}

test('titles, seasons and the search are there from the start', async () => {
  const { client, sent } = open(lateBy(() => Promise.reject(new Error('asked for'))))
  await client.titles.trending()
  await client.seasons.currentTop()
  await client.search.advanced()
  expect(sent).toHaveLength(3)
})

test('another one comes with its first call, alone', async () => {
  const asked: string[] = []
  const { client, sent } = open(
    lateBy(async (name) => {
      asked.push(name)
      return contract[name]
    }),
  )
  expect(asked).toEqual([])
  await expect(client.lists.mine({ query: { limit: 5 } })).resolves.toMatchObject({ items: [] })
  expect(asked).toEqual(['lists'])
  expect(sent).toEqual(['GET /api/v1/users/manga-list?limit=5 Bearer access-0'])
})

test('once it has come it is not loaded again, and a removal and a logout outlive the page', async () => {
  const asked: string[] = []
  const kept: unknown[] = []
  const client = createLazyClient({
    baseUrl: '/api/v1',
    session: openOne(STORED).session,
    later: lateBy(async (name) => {
      asked.push(name)
      return contract[name]
    }),
    fetch: (async (_url: string, init: RequestInit) => {
      kept.push([init.method, init.keepalive])
      return new Response('{"data":[]}', { status: 200, headers: { 'content-type': 'application/json' } })
    }) as typeof globalThis.fetch,
  })
  await client.lists.mine()
  await client.lists.remove({ params: { id: 7 } })
  await client.lists.add({ body: { mangaId: 7, status: 'reading' } })
  await client.auth.logout({ body: {} })
  expect(asked).toEqual(['lists', 'auth'])
  expect(kept).toEqual([
    ['GET', false],
    ['DELETE', true],
    ['POST', false],
    ['POST', true],
  ])
})

test('it has every resource of the contract, each call by its own name', () => {
  const { client } = open(late)
  expect(Object.keys(client).toSorted()).toEqual(Object.keys(contract).toSorted())
  const missing = allCalls().filter(({ name }) => {
    const [resource = '', call = ''] = name.split('.')
    return typeof (client as unknown as Record<string, Record<string, unknown>>)[resource]?.[call] !== 'function'
  })
  expect(missing).toEqual([])
})

test('where they do not come the call fails like one without an answer', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const { client, sent } = open(lateBy(() => Promise.reject(cause)))
  await expect(client.auth.me()).rejects.toMatchObject({ kind: 'network', call: 'auth.me', cause })
  expect(sent).toEqual([])
})

test('a call takes its token when it is made: a logout still carries it', async () => {
  const { client, session, sent } = open(late)
  await signOut({ session, logout: (body) => client.auth.logout({ body }) })
  expect(session.bearer()).toBeNull()
  expect(sent).toEqual(['POST /api/v1/auth/logout/ Bearer access-0'])
})

test('a promise may hand a resource on, as it does with any object', async () => {
  const { client } = open(late)
  await expect(Promise.resolve(client.auth)).resolves.toBe(client.auth)
})

test('without a session a late call goes out without a token', async () => {
  const sent: (string | null)[] = []
  const client = createLazyClient({
    baseUrl: '/api/v1',
    later: late,
    fetch: (async (_url: string, { headers }: { headers: Headers }) => {
      sent.push(headers.get('authorization'))
      return new Response('{"data":[]}', { status: 200, headers: { 'content-type': 'application/json' } })
    }) as unknown as typeof globalThis.fetch,
  })
  await expect(client.people.list()).resolves.toMatchObject({ items: [] })
  expect(sent).toEqual([null])
})

test('code that neither comes nor fails is a connection that answers nothing; it is asked for again', async () => {
  vi.useFakeTimers()
  let times = 0
  const { client, sent } = open(
    lateBy((name) => {
      times += 1
      return times === 1 ? new Promise(() => {}) : Promise.resolve(contract[name])
    }),
  )
  const first = client.lists.mine().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(CODE_TIMEOUT_MS)
  expect(await first).toMatchObject({ kind: 'network' })
  vi.useRealTimers()
  expect(sent).toEqual([])
  await expect(client.lists.mine()).resolves.toMatchObject({ items: [] })
})
