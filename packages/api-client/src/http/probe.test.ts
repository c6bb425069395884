import { expect, test, vi } from 'vitest'
import { createProbe } from './probe.ts'

/** A clock that moves 40 ms with every look. */
const clock = () => {
  let at = 0
  return () => (at += 40)
}
const probeOf = (fetch: typeof globalThis.fetch, limitMs = 5_000) =>
  createProbe({ baseUrl: '/api/v1/', fetch, now: clock(), limitMs })

test('asks once below the base path, without a token', async () => {
  const asked: [unknown, RequestInit | undefined][] = []
  const probe = probeOf(async (url, init) => {
    asked.push([url, init])
    return new Response('ok', { status: 200 })
  })
  expect(await probe('/health/')).toEqual({ status: 200, ms: 40, retryAfter: null })
  expect(asked.map(([url]) => url)).toEqual(['/api/v1/health/'])
  expect(asked[0]?.[1]?.headers).toBeUndefined()
  // An answer that is kept would say nothing of the server.
  expect(asked[0]?.[1]?.cache).toBe('no-store')
})

test.each([404, 500, 503])('status %i is an answer', async (status) => {
  expect(await probeOf(async () => new Response('', { status }))('/health/')).toEqual({
    status,
    ms: 40,
    retryAfter: null,
  })
})

test('Retry-After is read', async () => {
  const busy = new Response('', { status: 503, headers: { 'retry-after': '20' } })
  expect(await probeOf(async () => busy)('/health/')).toEqual({ status: 503, ms: 40, retryAfter: 20 })
})

const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }))
test.each<[string, typeof globalThis.fetch]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer cut in mid-body', async () => broken()],
])('%s has no status, and nothing is thrown', async (_, fetch) => {
  expect(await probeOf(fetch)('/health/')).toEqual({ status: null, ms: 40, retryAfter: null })
})

const heeding: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason)
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

test('the caller may leave, and the limit holds', async () => {
  expect(await probeOf(heeding)('/health/', AbortSignal.abort('left'))).toEqual({
    status: null,
    ms: 40,
    retryAfter: null,
  })
  expect(await probeOf(heeding, 1)('/health/')).toEqual({ status: null, ms: 40, retryAfter: null })
})

test.each<[string, typeof globalThis.fetch]>([
  ['an answer', async () => new Response('ok')],
  ['none', () => Promise.reject(new TypeError('Failed to fetch'))],
])('nothing is waited for after %s', async (_, fetch) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await probeOf(fetch)('/health/')
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('without a clock the time is measured all the same', async () => {
  const probe = createProbe({ baseUrl: '/api/v1/', fetch: async () => new Response('ok') })
  const { ms } = await probe('/health/')
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(ms).toBeLessThan(5_000)
})
