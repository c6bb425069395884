import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { openOne } from '../session/testing/tabs.ts'
import type { Outcome } from './call.ts'

const told = (fetch: typeof globalThis.fetch, options: Partial<Parameters<typeof createClient>[0]> = {}) => {
  const outcomes: Outcome[] = []
  const client = createClient({ baseUrl: '/api/v1', fetch, onOutcome: (one) => outcomes.push(one), ...options })
  return { client, outcomes }
}
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

test.each([
  ['an answer', () => json(200, []), { status: 200, retryAfter: null }],
  ['an answer that cannot be read', () => new Response('<html>'), { status: 200, retryAfter: null }],
  ['a refusal', () => json(404, {}), { status: 404, retryAfter: null }],
  ['a wish to be left alone', () => json(503, {}, { 'retry-after': '7' }), { status: 503, retryAfter: 7 }],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { status: null, retryAfter: null }],
])('%s is told once', async (_, answer, outcome) => {
  const { client, outcomes } = told(async () => answer())
  await client.titles.genres().catch(() => {})
  expect(outcomes).toEqual([outcome])
})

test('a call that its caller has left is not told', async () => {
  const { client, outcomes } = told(() => new Promise(() => undefined))
  const leaving = new AbortController()
  const call = client.titles.genres({}, { signal: leaving.signal })
  leaving.abort('left')
  await expect(call).rejects.toBe('left')
  expect(outcomes).toEqual([])
})

test('after a 401 the refresh and the second send are told as well', async () => {
  const { session } = openOne()
  const answers = [json(401, {}), json(200, { access: 'access-1' }), json(200, [])]
  const { client, outcomes } = told(async () => answers.shift() ?? json(500, {}), { session })
  await client.lists.mine({ query: {} })
  expect(outcomes.map(({ status }) => status)).toEqual([401, 200, 200])
})
