import { contract } from '@bunko/api-client'
import { getResponse, http as mswHttp, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PENDING_EDIT, PENDING_LONG, TITLE } from '../named.ts'
import type { MockServer } from '../server-types.ts'
import { createMockServer } from '../server.ts'
import { clientOf } from '../testing/client.ts'
import { imageFile } from '../testing/images.ts'
import { sure } from '../testing/sure.ts'
import { httpServer } from './http.ts'
import { mswHandlers } from './msw.ts'

type Fetch = typeof globalThis.fetch
interface Way {
  fetch: Fetch
  origin: string
}

const overMsw = (server: MockServer): Promise<Way> =>
  Promise.resolve({
    origin: 'http://mock.example',
    fetch: async (...args) => {
      const response = await getResponse(mswHandlers(server), new Request(...args))
      // What a worker makes of these two.
      if (response?.type === 'error') throw new TypeError('Failed to fetch')
      return response ?? new Response('unhandled', { status: 599 })
    },
  })
const overHttp = async (server: MockServer): Promise<Way> => {
  const http = httpServer(server)
  const port = await http.listen(0)
  onTestFinished(() => http.close())
  return { origin: `http://127.0.0.1:${port}`, fetch: globalThis.fetch }
}

describe.each([
  ['msw', overMsw],
  ['http', overHttp],
] as const)('over %s', (_, adapter) => {
  test('sign in, look, approve, look again', async () => {
    const server = createMockServer()
    const way = await adapter(server)
    const { access } = await clientOf(server, 'anonymous', way).auth.login({
      body: { login: 'm.tanabe', password: 'bunko-demo', turnstile_token: 't' },
    })
    expect(access).toMatch(/^ey/)
    const client = clientOf(server, 2, way)
    expect((await client.auth.me()).profile).toEqual({ level: 2 })
    const { items } = await client.edits.list({ query: { status: 'pending', needs_review: true, limit: 4 } })
    expect(items[0]?.id).toBe(PENDING_EDIT.id)
    await client.edits.review({ params: { id: PENDING_EDIT.id }, body: { action: 'approve', reason: 'Ótimo — 良い' } })
    expect((await client.titles.get({ params: { id: TITLE.public_id } })).year).toBe(2014)
    expect((await client.edits.get({ params: { id: PENDING_EDIT.id } })).approval_reason).toBe('Ótimo — 良い')
  })
  test('refusals, long texts and expired tokens come through', async () => {
    const server = createMockServer()
    const client = clientOf(server, 3, await adapter(server))
    await expect(
      client.edits.review({ params: { id: 1 }, body: { action: 'approve', reason: '' } }),
    ).rejects.toMatchObject({
      status: 403,
      text: 'Only Moderators and Admins can review edit proposals.',
    })
    const long = await client.edits.get({ params: { id: PENDING_LONG.id } })
    expect(long.changes).toEqual(server.db.edits.get(PENDING_LONG.id)?.changes)
    server.expireTokens()
    expect((await client.auth.me()).username).toBe('hana_k')
  })
  test('an answer without a body', async () => {
    const server = createMockServer()
    const { fetch, origin } = await adapter(server)
    server.fail(contract.titles.trending, { status: 204, body: null })
    const response = await fetch(`${origin}/api/v1/manga/trending`)
    expect([response.status, await response.text(), response.headers.get('x-mock-fault')]).toEqual([
      204,
      '',
      'fail 204',
    ])
  })
  test('a broken connection is an error of the network', async () => {
    const server = createMockServer({ scenario: 'offline' })
    await expect(clientOf(server, 2, await adapter(server)).edits.list({ query: {} })).rejects.toMatchObject({
      kind: 'network',
    })
  })
  test('a body cut in the middle is an error of the network too, once its headers are there', async () => {
    const server = createMockServer()
    const way = await adapter(server)
    const whole = await (await way.fetch(`${way.origin}/api/v1/manga/1/`)).arrayBuffer()
    server.cut(contract.titles.get)
    const response = await way.fetch(`${way.origin}/api/v1/manga/1/`)
    expect([response.status, response.headers.get('content-length'), response.headers.get('x-mock-fault')]).toEqual([
      200,
      String(whole.byteLength),
      'cut',
    ])
    const reader = sure(response.body).getReader()
    let arrived = 0
    const drained = (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) arrived += part.value.length
    })()
    await expect(drained).rejects.toThrow(TypeError)
    expect(arrived).toBe(whole.byteLength >> 1)
    await expect(clientOf(server, 'anonymous', way).titles.get({ params: { id: 1 } })).rejects.toMatchObject({
      kind: 'network',
    })
  })
  test('the control plane', async () => {
    const server = createMockServer()
    const way = await adapter(server)
    const at = (path: string) => `${way.origin}/__mock__/${path}`
    const send = (path: string, body: unknown) =>
      way.fetch(at(path), { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
    expect((await way.fetch(at(''))).headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await (await way.fetch(at('state/'))).json()).toMatchObject({ scenario: 'happy' })
    expect((await way.fetch(at('nonsense'))).status).toBe(404)
    expect((await send('switches', '{')).status).toBe(400)
    await send('faults', { call: 'GET /manga/{id}/', kind: 'status', status: 418, times: 1 })
    expect((await way.fetch(`${way.origin}/api/v1/manga/1/`)).status).toBe(418)
    await send('faults', { call: '*', kind: 'network' })
    await expect(way.fetch(`${way.origin}/api/v1/manga/1/`)).rejects.toThrow(TypeError)
    expect(await (await way.fetch(at('faults'), { method: 'DELETE' })).json()).toEqual([])
    const saved = await (await way.fetch(at('snapshot'))).text()
    server.db.titles.remove(1)
    expect((await send('snapshot', saved)).status).toBe(200)
    expect(server.db.titles.size).toBe(120)
    const { accessToken } = (await (await send('login-as', { level: 2 })).json()) as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}`, 'x-mock-scenario': 'one' }
    const list = await way.fetch(`${way.origin}/api/v1/edits/proposals/`, { headers })
    expect(await list.json()).toMatchObject({ count: 1 })
  })
  test('a call that hangs ends when its caller leaves', async () => {
    const server = createMockServer()
    server.hang(contract.titles.trending)
    const leave = new AbortController()
    const asked = clientOf(server, 'anonymous', await adapter(server)).titles.trending(
      { query: {} },
      { signal: leave.signal },
    )
    setTimeout(() => leave.abort(new Error('left')), 5)
    await expect(asked).rejects.toThrow('left')
  })
  test('pictures', async () => {
    const server = createMockServer()
    const { fetch, origin } = await adapter(server)
    const response = await fetch(`${origin}${server.db.titles.get(TITLE.id)?.covers?.medium ?? ''}`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toContain('迷宮台所日記')
  })
  test('an upload arrives byte for byte, and is served so', async () => {
    const server = createMockServer()
    const way = await adapter(server)
    const file = imageFile('webp', 70_000)
    const { image_url } = await clientOf(server, 1, way).magazines.uploadImage({
      params: { id: 1 },
      body: { image: file },
    })
    const response = await way.fetch(`${way.origin}${image_url ?? ''}`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
  })
  test('pages name the host that was asked', async () => {
    const server = createMockServer()
    const { fetch, origin } = await adapter(server)
    const body = (await (await fetch(`${origin}/api/v1/manga/?limit=2`)).json()) as { next: string }
    expect(body.next).toBe(`${origin}/api/v1/manga/?limit=2&offset=2`)
  })
  test('a JSON body past its limit, a form where JSON is due', async () => {
    const server = createMockServer()
    const { fetch, origin } = await adapter(server)
    const form = new FormData()
    form.set('login', 'x')
    const wrong = await fetch(`${origin}/api/v1/auth/login/`, { method: 'POST', body: form })
    expect(wrong.status).toBe(415)
  })
  test.each(['; boundary=x', ''])('a form that is none is a 400: multipart/form-data%s', async (boundary) => {
    const server = createMockServer()
    const { fetch, origin } = await adapter(server)
    const authorization = `Bearer ${server.signIn(1).accessToken}`
    const headers = { authorization, 'content-type': `multipart/form-data${boundary}` }
    const url = `${origin}/api/v1/manga/magazines/1/upload-image/`
    const response = await fetch(url, { method: 'POST', body: 'nonsense', headers })
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: 'Multipart form parse error - Invalid boundary in multipart: None' },
    ])
    expect(server.crashes).toEqual([])
  })
})

const asked = (server: MockServer, path: string) =>
  getResponse(mswHandlers(server), new Request(`http://mock.example${path}`))

describe('msw', () => {
  test('unknown addresses below the API stay unhandled', async () => {
    const server = createMockServer()
    expect(await asked(server, '/api/v1/nonsense/')).toBeUndefined()
    expect(await asked(server, '/api/v2/manga/')).toBeUndefined()
    expect((await asked(server, '/api/v1/manga/no-such-title/'))?.status).toBe(404)
    expect((await asked(server, '/media/covers/nothing/1/large.svg'))?.status).toBe(404)
  })
  test('and leave room for a handler that comes after', async () => {
    const later = mswHttp.get('*/api/v1/nonsense/', () => HttpResponse.text('later'))
    const response = await getResponse(
      [...mswHandlers(createMockServer()), later],
      new Request('http://mock.example/api/v1/nonsense/'),
    )
    expect(await response?.text()).toBe('later')
  })
})

test('what would be cut is a broken connection in a browser that hands no stream to its worker', async () => {
  vi.stubGlobal('structuredClone', () => {
    throw new DOMException('The object can not be cloned.', 'DataCloneError')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = createMockServer()
  const way = await overMsw(server)
  server.cut(contract.titles.get)
  await expect(way.fetch(`${way.origin}/api/v1/manga/1/`)).rejects.toThrow('Failed to fetch')
})
