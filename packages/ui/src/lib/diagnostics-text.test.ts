import {
  allCalls,
  can,
  contract,
  HttpError,
  NetworkError,
  SessionError,
  ShapeError,
  TimeoutError,
  tolerantRead,
  type Level,
  type Shape,
  type Who,
} from '@bunko/api-client'
import { expect, test } from 'vitest'
import {
  checksFor,
  diagnosticsText,
  harmlessQuery,
  healthVerdict,
  isFine,
  msText,
  summaryText,
  verdictOf,
  verdictText,
  type Check,
} from './diagnostics-text.ts'

const CALL = 'GET /edits/proposals/'
const as = (level: Level | null) => (who: Who) =>
  who === 'anyone' || (who === 'signedIn' ? level !== null : can(level, who))
const callsOf = (level: Level | null) => checksFor(as(level), '/health/').map(({ call }) => call)

test('the health path comes first, then reads only, none of which needs an id', () => {
  const [health, ...rest] = callsOf(1)
  expect(health).toBe('GET /health/')
  expect(rest).toContain('GET /edits/proposals/')
  expect(rest).toContain('GET /manga/magazines/admin/info/')
  expect(rest.filter((call) => !call.startsWith('GET ') || call.includes('{'))).toEqual([])
})

test('only what the viewer may ask for is asked', () => {
  expect(callsOf(2)).not.toContain('GET /manga/magazines/admin/info/')
  expect(callsOf(2)).toContain('GET /edits/system-stats/')
  expect(callsOf(4)).not.toContain('GET /edits/proposals/')
  expect(callsOf(null)).not.toContain('GET /auth/me/')
  expect(callsOf(null)).toContain('GET /manga/')
})

test('every query fits its call, asks for few rows, and leaves out what the call does not know', () => {
  const queryOf = new Map(checksFor(as(1), '/health/').map(({ name, query }) => [name, query]))
  const asked = allCalls().filter(({ name, endpoint }) => queryOf.has(name) && endpoint.query)
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.map(({ name, endpoint }) => tolerantRead(endpoint.query as Shape, queryOf.get(name)))).toEqual(
    asked.map(({ name }) => ({ ok: true, value: queryOf.get(name), dropped: 0 })),
  )
  expect(harmlessQuery(contract.search.titles.query)).toEqual({ q: 'ma', limit: 5 })
  expect(harmlessQuery(contract.search.genres.query)).toEqual({ q: 'ma' })
  expect(harmlessQuery(contract.edits.list.query)).toEqual({ limit: 5 })
})

test('each kind of failure has its own verdict', () => {
  const texts = [
    new HttpError({ call: CALL, status: 500 }),
    new ShapeError(CALL, 'results.0.id', 'no identity'),
    new NetworkError(CALL),
    new TimeoutError(CALL, 5_000),
    new SessionError('refused'),
    new Error('something else'),
  ].map((error) => verdictText(verdictOf(error)))
  expect(texts).toEqual(['HTTP 500', 'shape: results.0.id', 'no answer', 'no answer', 'session ended', 'no answer'])
})

test('a health check is fine with any 2xx', () => {
  const verdicts = [200, 204, 301, 503, null].map(healthVerdict)
  expect(verdicts.map(verdictText)).toEqual(['HTTP 200', 'HTTP 204', 'HTTP 301', 'HTTP 503', 'no answer'])
  expect(verdicts.map(isFine)).toEqual([true, true, false, false, false])
})

const CHECKS: Check[] = [
  { name: 'health', call: 'GET /health/', query: {} },
  { name: 'edits.list', call: CALL, query: {} },
  { name: 'titles.list', call: 'GET /manga/', query: {} },
]
const OK = { verdict: { kind: 'ok' as const }, ms: 12.4 }

test('the summary counts', () => {
  expect(summaryText(CHECKS, { health: OK })).toBe('Asked 1 of 3')
  expect(summaryText(CHECKS, { health: OK, 'edits.list': OK, 'titles.list': OK })).toBe('All 3 answered as they should')
  const bad = { verdict: { kind: 'http' as const, status: 500 }, ms: 3 }
  expect(summaryText(CHECKS, { health: OK, 'edits.list': bad, 'titles.list': bad })).toBe(
    '2 of 3 did not answer as they should',
  )
})

test('times are whole milliseconds, never negative', () => {
  expect([0, 12.5, 1204, -3].map(msText)).toEqual(['0 ms', '13 ms', '1,204 ms', '0 ms'])
})

test('the text to copy names calls, outcomes and times', () => {
  const text = diagnosticsText(
    CHECKS,
    { health: { verdict: { kind: 'answered', status: 200 }, ms: 3 }, 'edits.list': OK },
    new Date('2026-11-20T12:00:00Z'),
  )
  expect(text.split('\n')).toEqual([
    'Bunko API diagnostics, 2026-11-20T12:00:00.000Z',
    'Asked 2 of 3',
    '',
    'GET /health/  HTTP 200  3 ms',
    'GET /edits/proposals/  ok  12 ms',
    'GET /manga/  not asked',
  ])
})
