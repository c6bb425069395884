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
import { describe, expect, test } from 'vitest'
import {
  checksFor,
  diagnosticsText,
  fitVerdict,
  harmlessQuery,
  healthVerdict,
  isFine,
  msText,
  redact,
  settingsTexts,
  summaryText,
  verdictOf,
  verdictText,
  type Check,
  type Finding,
} from './diagnostics-text.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const CALL = 'GET /edits/proposals/'
const as = (level: Level | null) => (who: Who) =>
  who === 'anyone' || (who === 'signedIn' ? level !== null : can(level, who))
const callsOf = (level: Level | null) => checksFor(as(level), '/health/').map(({ call }) => call)

test('the health path comes first, then reads only, none of which needs an id', () => {
  const [, ...rest] = callsOf(1)
  expect(checksFor(as(1), '/health/')[0]).toEqual({ name: 'health', call: 'GET /health/', query: {} })
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
    null,
  ].map((error) => verdictText(verdictOf(error, 200)))
  expect(texts).toEqual([
    'HTTP 500',
    'HTTP 200, does not fit: results.0.id',
    'no answer',
    'no answer',
    'session ended',
    'no answer',
    'no answer',
  ])
})

test('a health check is fine with any 2xx', () => {
  const verdicts = [200, 204, 300, 503, 0, null].map(healthVerdict)
  expect(verdicts.map(isFine)).toEqual([true, true, false, false, false, false])
  expect(verdicts.map(verdictText).join(', ')).toBe(
    'HTTP 200, HTTP 204, HTTP 300, HTTP 503, HTTP 0, refused, no answer',
  )
})

const CHECKS: Check[] = [
  { name: 'health', call: 'GET /health/', query: {} },
  { name: 'edits.list', call: CALL, query: {} },
  { name: 'titles.list', call: 'GET /manga/', query: {} },
]
const OK = { verdict: { kind: 'ok' as const, status: 200, dropped: 0 }, ms: 12.4 }

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

test('status and fit are told apart', () => {
  expect(verdictText(fitVerdict(200, { items: [], dropped: 0 }))).toBe('HTTP 200, fits')
  expect(verdictText(fitVerdict(200, { items: [], dropped: 1 }))).toBe('HTTP 200, fits, 1 row without an ID')
  expect(verdictText(fitVerdict(206, { items: [], dropped: 3 }))).toBe('HTTP 206, fits, 3 rows without an ID')
  for (const none of [undefined, null, {}, { dropped: 'two' }])
    expect(verdictText(fitVerdict(204, none))).toBe('HTTP 204, fits')
  expect(isFine(fitVerdict(200, { dropped: 3 }))).toBe(true)
  expect(verdictText(verdictOf(new HttpError({ call: CALL, status: 300 }), 300))).toBe('HTTP 300')
  // R1: a 2xx that says `success: false`.
  expect(verdictText(verdictOf(new HttpError({ call: CALL, status: 200 }), 200))).toBe('HTTP 200, refused')
  expect(verdictText(verdictOf(new ShapeError(CALL, '(address)', 'redirected'), null))).toBe(
    'answered, does not fit: (address)',
  )
})

test('what is not set is named with its default', () => {
  expect(settingsTexts({ ...DEFAULT_SETTINGS })).toEqual([
    'apiBase=/api/v1 (default)',
    'healthPath=/health/ (default)',
    'turnstileSiteKey=none (default)',
  ])
  expect(
    settingsTexts({ ...DEFAULT_SETTINGS, healthPath: '/up', given: { healthPath: '/up', turnstileSiteKey: null } }),
  ).toEqual(['apiBase=/api/v1 (default)', 'healthPath=/up', 'turnstileSiteKey=none'])
})

const AT = new Date('2026-11-20T12:00:00Z')
test('the text to copy names calls, outcomes and times', () => {
  const text = diagnosticsText(
    CHECKS,
    { health: { verdict: { kind: 'answered', status: 200 }, ms: 3 }, 'edits.list': OK },
    { at: AT, secrets: [], settings: ['apiBase=/api/v1', 'healthPath=/health/ (default)'] },
  )
  expect(text.split('\n')).toEqual([
    'Bunko API diagnostics, 2026-11-20T12:00:00.000Z',
    'Asked 2 of 3',
    'config.json: apiBase=/api/v1, healthPath=/health/ (default)',
    '',
    'GET /health/  HTTP 200  3 ms',
    'GET /edits/proposals/  HTTP 200, fits  12 ms',
    'GET /manga/  not asked',
  ])
})

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLTEyMzQ1Njc4'
const EMAIL = 'moderator@bunko.example'
const textOf = (check: Partial<Check>, finding: Finding, secrets: string[] = [], settings: string[] = []) =>
  diagnosticsText([{ name: 'x', call: CALL, query: {}, ...check }], { x: finding }, { at: AT, secrets, settings })
const shape = (field: string): Finding => ({ verdict: { kind: 'shape', status: 200, field }, ms: 1 })

describe('no token and no e-mail address is in the text', () => {
  test.each([
    ['a query', `GET /health/?token=${JWT}`],
    ['a short one in a query', 'GET /health/?key=abc'],
    ['a fragment', `GET /health/#${JWT}`],
    ['a part of the path', `GET /health/${JWT}/`],
    ['credentials', 'GET https://user:abc@bunko.example/health/'],
    ['an address for mail', `GET /health/${EMAIL}/`],
    ['an encoded one', `GET /health/${encodeURIComponent(EMAIL)}/`],
  ])('the health path holds %s', (_, call) => {
    const text = textOf({ call }, OK)
    expect(text).toContain('[removed]')
    expect(text).not.toMatch(/eyJ|abc|moderator|@bunko\.example\/\n|%40/)
    expect(text).toContain('HTTP 200, fits  12 ms')
  })

  test('a setting holds an address for mail, a token or what the session holds', () => {
    const settings = [`apiBase=/${EMAIL}`, `healthPath=/${JWT}/short`]
    expect(textOf({}, OK, ['short'], settings).split('\n')[2]).toBe(
      'config.json: apiBase=/[removed], healthPath=/[removed]/[removed]',
    )
  })

  test.each([`permissions.${JWT}`, `tokens.${EMAIL}.level`, 'by_reviewer.9f86d081884c7d659a2feaa0c55ad015'])(
    'the server names a field %s',
    (field) => expect(textOf({}, shape(field))).not.toMatch(/eyJ|c2ln|moderator@|9f86d081/),
  )

  test('what the session holds, however short, also encoded', () => {
    const secrets = ['short', 's p+t', EMAIL]
    const text = textOf({ call: 'GET /health/short/s%20p%2Bt/' }, shape(`names.s p+t.${EMAIL}`), secrets)
    expect(text.split('\n').at(-1)).toBe(
      'GET /health/[removed]/[removed]/  HTTP 200, does not fit: names.[removed].[removed]  1 ms',
    )
  })

  test('one that begins as another does, whichever is named first', () => {
    for (const secrets of [
      ['short', 'shorter'],
      ['shorter', 'short'],
    ])
      expect(redact('short, shorter', secrets)).toBe('[removed], [removed]')
  })

  test('credentials with marks that end a word', () =>
    expect(redact('GET https://us&er:a=bc,d@bunko.example/health/', [])).toBe('GET https://[removed]/health/'))

  test('half a character in a name takes nothing down', () =>
    expect(redact('names.m\uD800x of m\uD800x, /m%EF%BF%BDx/', ['m\uD800x'])).toBe(
      'names.[removed] of [removed], /[removed]/',
    ))

  test('an anonymous visitor has no secrets, and nothing else is touched', () => {
    const calls = checksFor(as(1), '/health/').map(({ call }) => call)
    expect(calls.map((call) => redact(call, [null, undefined, '']))).toEqual(calls)
    expect(redact('HTTP 200, does not fit: results.0.publication_demographic', [])).toBe(
      'HTTP 200, does not fit: results.0.publication_demographic',
    )
  })
})
