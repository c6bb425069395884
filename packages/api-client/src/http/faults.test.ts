import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOptions } from './call.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Session } from '../session/session.ts'
import { SessionError } from './api-error.ts'
import {
  createBench,
  fittingBody,
  ofEach,
  runAll,
  timesSent,
  type Answering,
  type Bench,
} from './testing/every-call.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => void process.off('unhandledRejection', note))

/** All 89 calls, until nothing is left to happen: how each ended, how often it was sent, what nobody caught. */
const settle = async (bench: Bench, options?: CallOptions) => {
  const { ended, done } = runAll(bench, options)
  await done
  await new Promise((turn) => setImmediate(turn))
  return { ended, sent: timesSent(bench), unhandled }
}
const once = (ended: Record<string, string>) => ({ ended, sent: ofEach(() => 1), unhandled: [] })

/** `perhaps`: a write whose answer the specification leaves open. */
const kindOf = ({ answer }: Endpoint) => (answer.kind === 'one' && !answer.certain ? 'perhaps' : answer.kind)
type Ends = string | Readonly<Record<ReturnType<typeof kindOf>, string>>
type Fault = [name: string, answer: (e: Endpoint) => Response | Promise<Response>, ends: Ends]

const NETWORK = 'network: Network error - please check your connection'
const SHAPE = 'shape: An unexpected error occurred'
const UNLESS_UNDESCRIBED = { one: SHAPE, list: SHAPE, perhaps: 'ok', nothing: 'ok' }
const http = (status: number, text = `HTTP Error ${status}`) => `http ${status}: ${text}`

const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const raw = (status: number, body: string | null, type = 'application/json') =>
  new Response(body, { status, headers: { 'content-type': type } })
const html = (status: number) => raw(status, '<!doctype html><h1>Bad Gateway</h1>', 'text/html')
const cut = (start: string) =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode(start)),
      pull: (body) => body.error(new TypeError('terminated')),
    }),
  )
const opaque = () =>
  Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } })
const redirect = (status: number) => new Response(null, { status, headers: { location: 'https://evil.example/' } })
const refused = (name: string, body: unknown, text: string): Fault => [
  `400 ${name}`,
  () => json(400, body),
  http(400, text),
]

/** What may be a map or a list is neither as a number. */
const noOne = ({ path }: Endpoint, wrong: unknown) => (path === '/edits/field-permissions/' ? 7 : wrong)

const FAULTS: Fault[] = [
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), NETWORK],
  ['a reset without a reason', () => Promise.reject<Response>(undefined), NETWORK],
  ['cut before the first byte', () => cut(''), NETWORK],
  ['cut in mid-body', () => cut('{"data":[{"id":1}'), NETWORK],
  ['cut after what is JSON already', (e) => cut(fittingBody(e)), NETWORK],
  ['200 broken JSON', () => raw(200, '{"data":[{"id":1}'), SHAPE],
  ['200 HTML', () => html(200), SHAPE],
  ['200 text', () => raw(200, 'OK', 'text/plain'), SHAPE],
  ['200 text in JSON', () => json(200, 'OK'), UNLESS_UNDESCRIBED],
  ['200 null', () => json(200, null), UNLESS_UNDESCRIBED],
  ['200 number', () => json(200, 7), UNLESS_UNDESCRIBED],
  [
    '200 wrong shape',
    (e) => json(200, { one: noOne(e, [7]), list: {}, perhaps: true, nothing: true }[kindOf(e)]),
    UNLESS_UNDESCRIBED,
  ],
  [
    '200 wrong shape under data',
    (e) => json(200, { one: noOne(e, { data: [] }), list: { data: {} }, perhaps: 'x', nothing: 'x' }[kindOf(e)]),
    UNLESS_UNDESCRIBED,
  ],
  ['200 empty', () => raw(200, ''), UNLESS_UNDESCRIBED],
  ['200 without a body', () => raw(200, null), UNLESS_UNDESCRIBED],
  ['204', () => raw(204, null), UNLESS_UNDESCRIBED],
  ['200 success: false', () => json(200, { success: false, message: 'Not today' }), http(200, 'Not today')],
  ['200 success: false, no text', () => json(200, { success: false }), http(200)],
  refused('message', { message: 'Said so' }, 'Said so'),
  refused('error', { error: 'Said so' }, 'Said so'),
  refused('error with fields', { error: { name: ['Blank'] } }, 'Blank'),
  refused('detail', { detail: 'Said so' }, 'Said so'),
  refused('non_field_errors', { non_field_errors: ['Said so', 'Twice'] }, 'Said so'),
  refused('a field', { name: ['Blank', 'Odd'], year: ['Early'] }, 'Blank'),
  refused('a field nested', { profile: { level: ['Odd'] } }, 'Odd'),
  refused('a field in rows', { covers: [{}, { volume: ['Taken'] }] }, 'Taken'),
  refused('a field called status', { status: ['Odd'] }, 'Odd'),
  refused('details', { success: false, details: { name: ['Blank'] } }, 'Blank'),
  refused('errors', { errors: { name: ['Blank'] } }, 'Blank'),
  refused('a list', ['Said so'], 'Said so'),
  refused('no text at all', { success: false, code: 'E7', data: null }, 'HTTP Error 400'),
  refused('null', null, 'HTTP Error 400'),
  refused('100,000 characters', { detail: 'x'.repeat(100_000) }, `${'x'.repeat(1_000)}…`),
  refused('markup', { detail: '<b onclick=alert(1)>x</b>' }, '<b onclick=alert(1)>x</b>'),
  ['400 empty', () => raw(400, ''), http(400)],
  ['400 broken JSON', () => raw(400, '{"detail":"x'), http(400)],
  ['400 HTML', () => html(400), http(400)],
  ...[401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503].flatMap((status): Fault[] => [
    [`${status} detail`, () => json(status, { detail: 'The server says' }), http(status, 'The server says')],
    [`${status} empty`, () => raw(status, null), http(status)],
  ]),
  ['413 HTML', () => html(413), http(413)],
  [
    '429 Retry-After',
    () => json(429, { detail: 'Slow down' }, { 'retry-after': '30' }),
    `${http(429, 'Slow down')} (30 s)`,
  ],
  ['503 Retry-After', () => new Response('', { status: 503, headers: { 'retry-after': '5' } }), `${http(503)} (5 s)`],
  ...[500, 502, 504].map((status): Fault => [`${status} HTML`, () => html(status), http(status)]),
  ...[301, 302, 303, 307, 308].map((status): Fault => [`redirect ${status}`, () => redirect(status), SHAPE]),
  ['a redirect the browser hides', opaque, SHAPE],
]
const endsOf = (ends: Ends) => ofEach((e) => (typeof ends === 'string' ? ends : ends[kindOf(e)]))

test('the table holds each fault once', () => {
  expect(new Set(FAULTS.map(([name]) => name)).size).toBe(FAULTS.length)
  expect(FAULTS.length).toBeGreaterThanOrEqual(60)
})

test.each(FAULTS)('%s: each of the 89 calls ends in its error, sent once', async (_, answer, ends) => {
  expect(await settle(createBench(answer))).toEqual(once(endsOf(ends)))
})

test.each(FAULTS)("%s: the same with a caller's signal", async (_, answer, ends) => {
  const { signal } = new AbortController()
  expect(await settle(createBench(answer), { signal })).toEqual(once(endsOf(ends)))
})

const sessionThat = (renew: Session['renew']) =>
  ({ bearer: () => ({ token: 'old', login: 'a' }), renew }) as Partial<Session> as Session
const neverRenewed = sessionThat(() => Promise.reject(new Error('renewed without a 401')))

test.each(FAULTS.filter(([name]) => !name.startsWith('401')))('%s: signed in, too', async (_, answer, ends) => {
  expect(await settle(createBench(answer, neverRenewed))).toEqual(once(endsOf(ends)))
})

const isRenewed = ({ token }: Endpoint) => token === 'renewed'
const refusing: Answering = () => json(401, { detail: 'No' })
const unlessNew: Answering = (e, sent) =>
  sent.init.headers.get('authorization') === 'Bearer new' ? raw(200, fittingBody(e)) : refusing(e, sent)

test('401 and 401 again, signed in: one renewal, sent twice; the calls of R5 and logout once', async () => {
  let renewed = 0
  const session = sessionThat(async () => ({ token: `new${++renewed}`, login: 'a' }))
  const sent = ofEach((e) => (isRenewed(e) ? 2 : 1))
  expect(await settle(createBench(refusing, session))).toEqual({ ...once(ofEach(() => http(401, 'No'))), sent })
  expect(renewed).toBe(Object.values(sent).filter((times) => times === 2).length)
})

test('401, then the retry succeeds', async () => {
  const bench = createBench(
    unlessNew,
    sessionThat(async () => ({ token: 'new', login: 'a' })),
  )
  const { ended } = await settle(bench)
  expect(ended).toEqual(ofEach((e) => (isRenewed(e) ? 'ok' : http(401, 'No'))))
})

const forbidding =
  (code: string): Answering =>
  (e, sent) =>
    sent.init.headers.get('authorization') === 'Bearer new'
      ? raw(200, fittingBody(e))
      : json(403, { detail: 'No', code })
const renewedAt = (code: string) =>
  settle(
    createBench(
      forbidding(code),
      sessionThat(async () => ({ token: 'new', login: 'a' })),
    ),
  )
test('a 403 that says the token is not valid is renewed like a 401; any other 403 is not', async () => {
  const { ended } = await renewedAt('token_not_valid')
  expect(ended).toEqual(ofEach((e) => (isRenewed(e) ? 'ok' : http(403, 'No'))))
  expect(await renewedAt('permission_denied')).toEqual(once(ofEach(() => http(403, 'No'))))
})

test('a renewal that fails: its own error, and no retry', async () => {
  const bench = createBench(
    refusing,
    sessionThat(() => Promise.reject(new SessionError('No refresh token found'))),
  )
  const ended = ofEach((e) => (isRenewed(e) ? 'session: No refresh token found' : http(401, 'No')))
  expect(await settle(bench)).toEqual(once(ended))
})
