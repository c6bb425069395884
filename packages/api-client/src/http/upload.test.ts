import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'
import type { CallOptions, ClientOptions } from './call.ts'
import { contract } from '../contract/all.ts'
import type { Session } from '../session/session.ts'
import { SessionError } from './api-error.ts'
import { fittingBody, hanging, type Answering } from './testing/every-call.ts'
import { fakeXhr } from './testing/fake-xhr.ts'
import { xhrUpload } from './upload.ts'

const CALL = contract.covers.uploadVolume
const COVER = new File(['abc'], 'vol 2.png', { type: 'image/png' })
const NETWORK = 'network: Network error - please check your connection'
const LATE = 'timeout: Network error - please check your connection'
const SHAPE = 'shape: An unexpected error occurred'

const offline: Answering = () => Promise.reject(new TypeError('offline'))
const readBy = (arrayBuffer: () => Promise<ArrayBuffer>) => {
  const file = new File(['abc'], 'vol 2.png', { type: 'image/png' })
  file.slice = () => Object.assign(new Blob([]), { arrayBuffer })
  return file
}
const lost = () => readBy(() => Promise.reject(new DOMException('changed', 'NotReadableError')))
const fetch = () => Promise.reject(new Error('went by fetch'))
interface BenchOptions extends Pick<ClientOptions, 'session' | 'onOutcome'> {
  deaf?: boolean
}
const bench = (answer: Answering, { deaf = false, ...given }: BenchOptions = {}) => {
  const { make, sent } = fakeXhr(answer, CALL, { deaf })
  const client = createClient({ baseUrl: '/api/v1', ...given, fetch, upload: xhrUpload(make) })
  const upload = (options?: CallOptions, cover = COVER) =>
    client.covers.uploadVolume({ params: { id: 7 }, body: { cover, volume: 2, is_primary: true } }, options)
  const ended = (options?: CallOptions, cover?: File) =>
    upload(options, cover).then(
      () => 'ok',
      (error: { kind?: string; message: string; status?: number }) =>
        `${error.kind}${error.status ? ` ${error.status}` : ''}: ${error.message}`,
    )
  return { upload, ended, sent }
}
const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers })
const ok = () => json(201, { cover: { id: 9, volume: 2 } })
const html = (status: number) => new Response('<!doctype html><h1>Bad Gateway</h1>', { status })
const cut = (start: string) =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode(start)),
      pull: (body) => body.error(new TypeError('terminated')),
    }),
  )
const redirect = (status: number, location = 'https://evil.example/') =>
  new Response(null, { status, headers: { location } })

const sessionThat = (renew: Session['renew']) =>
  ({ bearer: () => ({ token: 'old', login: 'a' }), renew }) as Partial<Session> as Session
const bearers = (sent: { headers: Headers }[]) => sent.map(({ headers }) => headers.get('authorization'))
const unlessNew: Answering = (_, { init }) =>
  init.headers.get('authorization') === 'Bearer new' ? ok() : json(401, { detail: 'No' })
const after =
  (ms: number): Answering =>
  () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(ok()), ms)
    })

test('the cover, its volume and the flag go to the volume’s address, with the bearer and no type of its own', async () => {
  const session = { bearer: () => ({ token: 'tok', login: 'a' }) } as Partial<Session> as Session
  const { upload, sent } = bench(ok, { session })
  expect(await upload()).toMatchObject({ id: 9, volume: 2 })
  const [{ method, url, headers, body }] = sent as [(typeof sent)[0]]
  expect(`${method} ${url}`).toBe('POST /api/v1/manga/7/upload_volume_cover/')
  expect([...headers]).toEqual([
    ['accept', 'application/json'],
    ['accept-language', 'en'],
    ['authorization', 'Bearer tok'],
  ])
  expect([...body.keys()]).toEqual(['cover', 'volume', 'is_primary'])
  expect([body.get('volume'), body.get('is_primary')]).toEqual(['2', 'true'])
  expect(body.get('cover')).toMatchObject({ name: 'vol 2.png', size: 3 })
})

test('what is no file does not go by it', async () => {
  const { make, sent } = fakeXhr(ok, CALL)
  const client = createClient({ baseUrl: '/api/v1', fetch: async () => json(200, []), upload: xhrUpload(make) })
  await client.covers.list({ params: { id: 7 } })
  expect(sent).toEqual([])
})

test('tells how far it is, where that is known', async () => {
  const shares: number[] = []
  await bench(ok).upload({ onProgress: (share) => shares.push(share) })
  expect(shares).toEqual([0.5, 1])
})

describe('faults: the same errors and texts as any call, sent once', () => {
  test.each<[name: string, answer: Answering, outcome: string]>([
    ['no answer', () => Promise.reject(new TypeError('offline')), NETWORK],
    ['cut before the first byte', () => cut(''), NETWORK],
    ['cut in mid-body', () => cut('{"cover":{'), NETWORK],
    ['cut after what is JSON already', () => cut(fittingBody(CALL)), NETWORK],
    ['200 broken JSON', () => new Response('{"cover":{'), SHAPE],
    ['200 HTML', () => html(200), SHAPE],
    ['200 empty', () => new Response(''), 'ok'],
    ['200 null', () => json(200, null), 'ok'],
    ['200 without id and volume', () => json(200, { success: true, cover: { thumbnail: '/t.jpg' } }), 'ok'],
    ['200 success: false', () => json(200, { success: false, message: 'Not today' }), 'http 200: Not today'],
    ['400 a field', () => json(400, { volume: ['Taken'] }), 'http 400: Taken'],
    ['400 without a text', () => json(400, {}), 'http 400: HTTP Error 400'],
    ['400 of 100,000 characters', () => json(400, { detail: 'x'.repeat(1e5) }), `http 400: ${'x'.repeat(1_000)}…`],
    ...[401, 403, 404, 405, 409, 413, 415, 429, 500, 503].map((status): [string, Answering, string] => [
      `${status}`,
      () => json(status, { detail: 'The server says' }),
      `http ${status}: The server says`,
    ]),
    ...[413, 500, 502, 504].map((status): [string, Answering, string] => [
      `${status} HTML`,
      () => html(status),
      `http ${status}: HTTP Error ${status}`,
    ]),
    ...[301, 302, 303, 307, 308].map((status): [string, Answering, string] => [
      `redirect ${status}, which the browser has followed`,
      () => redirect(status),
      SHAPE,
    ]),
    ['a redirect to the same host', () => redirect(307, '/api/v1/manga/8/upload_volume_cover/'), SHAPE],
    ['a redirect that leads nowhere', () => new Response(null, { status: 304 }), SHAPE],
  ])('%s', async (_, answer, outcome) => {
    const { ended, sent } = bench(answer)
    expect(await ended()).toBe(outcome)
    expect(await ended({ signal: new AbortController().signal })).toBe(outcome)
    expect(sent).toHaveLength(2)
  })

  test('429 says how long to wait', async () => {
    const { upload } = bench(() => json(429, { detail: 'Slow down' }, { 'retry-after': '30' }))
    await expect(upload()).rejects.toMatchObject({ retryAfter: 30, call: 'POST /manga/{id}/upload_volume_cover/' })
  })
})

describe('a file that changed, or went, since it was chosen', () => {
  test('is said to be lost, and the server to be neither away nor reached', async () => {
    const told = vi.fn<() => void>()
    const { ended } = bench(offline, { onOutcome: told })
    expect(await ended({}, lost())).toBe(
      'file: The file has changed, or is gone, since it was chosen. Choose it again.',
    )
    expect(told).not.toHaveBeenCalled()
  })
  test('an answer stands, whatever became of the file', async () => {
    expect(await bench(ok).ended({}, lost())).toBe('ok')
    expect(await bench(() => json(400, { detail: 'No' })).ended({}, lost())).toBe('http 400: No')
  })
  test('one that is there is not', async () => {
    const there = readBy(async () => new ArrayBuffer(1))
    expect(await bench(offline).ended({}, there)).toBe(NETWORK)
  })
  test('one that does not come is waited for no longer than the call, or than its caller', async () => {
    const never = readBy(() => new Promise(() => {}))
    const leaving = new AbortController()
    const left = bench(offline).upload({ signal: leaving.signal }, never)
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    vi.useFakeTimers()
    const late = bench(offline).ended({}, never)
    await vi.advanceTimersByTimeAsync(CALL.limitMs)
    expect(await late).toBe(LATE)
  })
})

describe('session', () => {
  test('a 401 is renewed once and sent again once', async () => {
    const { ended, sent } = bench(unlessNew, { session: sessionThat(async () => ({ token: 'new', login: 'a' })) })
    expect(await ended()).toBe('ok')
    expect(bearers(sent)).toEqual(['Bearer old', 'Bearer new'])
  })

  test('401 again: its error, sent twice', async () => {
    const session = sessionThat(async () => ({ token: 'other', login: 'a' }))
    const { ended, sent } = bench(unlessNew, { session })
    expect(await ended()).toBe('http 401: No')
    expect(bearers(sent)).toEqual(['Bearer old', 'Bearer other'])
  })

  test('a renewal that fails: its own error, no retry', async () => {
    const session = sessionThat(() => Promise.reject(new SessionError('No refresh token found')))
    const { ended, sent } = bench(unlessNew, { session })
    expect(await ended()).toBe('session: No refresh token found')
    expect(sent).toHaveLength(1)
  })
})

describe('limit and abort', () => {
  afterEach(() => void vi.useRealTimers())

  test.each([
    [29_900, false, 'ok'],
    [29_900, true, 'ok'],
    [30_100, false, LATE],
    [30_100, true, LATE],
  ])('an answer after %i ms, deaf to the abort: %s', async (ms, deaf, outcome) => {
    vi.useFakeTimers()
    const { ended, sent } = bench(after(ms), { deaf })
    const done = ended()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await done).toBe(outcome)
    expect(sent.map(({ aborted }) => aborted)).toEqual([outcome === LATE])
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([false, true])("the caller's abort ends the request with its reason (deaf: %s)", async (deaf) => {
    const leaving = new AbortController()
    const { upload, sent } = bench(hanging('silent', deaf), { deaf })
    const outcome = upload({ signal: leaving.signal }).catch((error: unknown) => error)
    await new Promise((turn) => setImmediate(turn))
    leaving.abort('left')
    expect(await outcome).toBe('left')
    expect(sent.map(({ aborted }) => aborted)).toEqual([true])
  })

  test('aborted before: nothing is sent', async () => {
    const { upload, sent } = bench(ok)
    await expect(upload({ signal: AbortSignal.abort('left') })).rejects.toBe('left')
    expect(sent).toEqual([])
  })

  test('no progress is told after the abort', async () => {
    const shares: number[] = []
    const leaving = new AbortController()
    const onProgress = (share: number) => {
      shares.push(share)
      leaving.abort('left')
    }
    await bench(ok).ended({ signal: leaving.signal, onProgress })
    expect(shares).toEqual([0.5])
  })
})

test('a connection that times out by itself ends the upload at once, as any without an answer', async () => {
  const { ended, sent } = bench(() => Promise.reject(new DOMException('ERR_TIMED_OUT', 'TimeoutError')))
  expect(await ended()).toBe(NETWORK)
  expect(sent).toHaveLength(1)
})
