import { HttpError, NetworkError, SessionError, ShapeError, TimeoutError } from '@bunko/api-client'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorReport } from './error-report.ts'

/** What must never leave; planted wherever an error or an address can hold it. */
const SECRETS = ['eyJhbGciOi.planted-token', 'planted password', 'planted@reader.example']
const ALL = SECRETS.join(' ')
const at = { pathname: '/', build: '/assets/index-1a2b.js' }
const stacked = <E extends Error>(error: E): E => {
  error.stack = `${error.name}: ${ALL}
    at https://bunko.example/reset-password?token=${SECRETS[0]}:1:2
    at render (https://bunko.example/assets/index-1a2b.js:3:456)
    at https://${SECRETS[2]}/assets/TitleScreen-9_Z.js:7:8
    at https://bunko.example/assets/${SECRETS[2]}.js:7:8`
  return error
}
const named = (name: string) => Object.assign(new Error(ALL), { name })

const ERRORS: [string, unknown][] = [
  ['a message', new Error(ALL)],
  ['a name', named(SECRETS[0] ?? '')],
  ['a cause', new TypeError(ALL, { cause: ALL })],
  ['an answer', new HttpError({ call: 'PATCH /auth/me/', status: 400, text: ALL, fields: { [ALL]: ALL }, body: ALL })],
  ['a code', new HttpError({ call: 'POST /auth/login/', status: 401, code: ALL })],
  ['a network error', new NetworkError('POST /auth/login/', new TypeError(ALL))],
  ['a field', new ShapeError('GET /auth/me/', ALL, ALL)],
  ['own properties', Object.assign(new RangeError(ALL), { token: ALL, toString: () => ALL, toJSON: () => ALL })],
  ['a text', ALL],
  ['an object', { message: ALL, stack: ALL, name: ALL }],
  ['nothing', undefined],
]

test.each(ERRORS)('%s leaves nothing planted', (_, error) => {
  const pathname = `/people/${SECRETS[2]}`
  const report = JSON.stringify(errorReport(error instanceof Error ? stacked(error) : error, { ...at, pathname }))
  for (const secret of SECRETS) expect(report).not.toContain(secret)
  expect(report).toContain('"screen":"/people/:id"')
})

test.each(['/reset-password', '/verify-email', `/manga/1/${SECRETS[2]}`, `/${SECRETS[0]}`, `/people/1/${ALL}`])(
  'an address (%s) leaves as a pattern',
  (pathname) => {
    const { screen } = errorReport(new Error(), { ...at, pathname })
    expect(['/reset-password', '/verify-email', '/manga/:id/:slug', '*']).toContain(screen)
  },
)

test('whatever a message, a stack or an address holds, the report is made of known parts', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (message, stack, pathname, build) => {
      const error = new Error(message)
      error.stack = stack
      const report = errorReport(error, { pathname, build })
      expect(report.name).toBe('Error')
      expect(report.screen).toMatch(/^(\*|\/[a-zA-Z:/-]*)$/)
      for (const frame of report.frames) expect(frame).toMatch(/^\/assets\/[\w-]+\.js:\d+:\d+$/)
      expect(report.build ?? '/assets/x.js').toMatch(/^\/assets\/[\w-]+\.js$/)
    }),
  )
})

test('what may leave is there: name, call, status, screen, our frames, the build', () => {
  const refused = stacked(new HttpError({ call: 'GET /manga/{id}/', status: 500 }))
  expect(errorReport(refused, { pathname: '/manga/1/untitled', build: '/assets/index-1a2b.js' })).toEqual({
    name: 'HttpError',
    api: { kind: 'http', call: 'GET /manga/{id}/', status: 500 },
    screen: '/manga/:id/:slug',
    frames: ['/assets/index-1a2b.js:3:456', '/assets/TitleScreen-9_Z.js:7:8'],
    build: '/assets/index-1a2b.js',
  })
  expect(errorReport(new TimeoutError('GET /manga/', 5_000), at).api).toEqual({
    kind: 'timeout',
    call: 'GET /manga/',
    status: null,
  })
  expect(errorReport(new SessionError('refused'), at).api).toEqual({ kind: 'session', call: null, status: null })
  expect(errorReport(new TypeError('x'), at)).toMatchObject({ name: 'TypeError', api: null, screen: '/' })
})

test.each([
  'AggregateError',
  'EvalError',
  'FileError',
  'HttpError',
  'NetworkError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SessionError',
  'ShapeError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
])('a name of the language or of ours leaves as it is: %s', (name) => {
  expect(errorReport(named(name), at).name).toBe(name)
})

test('what is no error, or has no stack, has no frames', () => {
  const none = { name: 'Error', api: null, screen: '/', frames: [], build: at.build }
  expect(errorReport(ALL, at)).toEqual(none)
  const silent = new Error()
  delete silent.stack
  expect(errorReport(silent, at)).toEqual(none)
})

test('a place deep in a file is told in full', () => {
  const error = new Error()
  error.stack = 'at x (https://bunko.example/assets/index-1a2b.js:1234567:7654321)'
  expect(errorReport(error, at).frames).toEqual(['/assets/index-1a2b.js:1234567:7654321'])
})

test('as other engines write it: without the message', () => {
  const error = new Error('@/assets/secret-1.js:1:2')
  error.stack = 'f@https://bunko.example/assets/a-1.js:1:2\n@https://bunko.example/assets/b-2.js:3:4'
  expect(errorReport(error, at).frames).toEqual(['/assets/a-1.js:1:2', '/assets/b-2.js:3:4'])
})

test.each(['x /assets/secret-1.js:1:2', 'x\n    at f (/assets/secret-1.js:1:2)', 'x\nf@/assets/secret-1.js:1:2\n'])(
  'a place in a message is none of ours: %j',
  (message) => {
    const error = new Error(message)
    error.stack = `Error: ${message}\n    at f (https://bunko.example/assets/a-1.js:1:1)`
    expect(errorReport(error, at).frames).toEqual(['/assets/a-1.js:1:1'])
  },
)

test('a place in a message that the stack begins with, as of an error without a name, is none of ours', () => {
  const message = 'f@/assets/secret-1.js:1:2\n    at f (/assets/secret-2.js:1:2)'
  const error = new Error(message)
  error.stack = `${message}\n    at f (https://bunko.example/assets/a-1.js:1:1)`
  expect(errorReport(error, at).frames).toEqual(['/assets/a-1.js:1:1'])
})

test.each([
  ['begins otherwise', 'planted at f (https://bunko.example/assets/a-1.js:1:2)'],
  ['goes on', '    at f (https://bunko.example/assets/a-1.js:1:2, planted)'],
  ['has a longer number', '    at f (https://bunko.example/assets/a-1.js:1:12345678)'],
])('a line that only looks like a frame is none: it %s', (_, line) => {
  const error = new Error('x')
  error.stack = `Error: x\n${line}\n    at g (https://bunko.example/assets/b-2.js:3:4)`
  expect(errorReport(error, at).frames).toEqual(['/assets/b-2.js:3:4'])
})

test.each(['/else/assets/index-1a2b.js', '/assets/index-1a2b.js?planted', null])('no build of ours: %s', (build) => {
  expect(errorReport(new Error(), { ...at, build }).build).toBeNull()
})

test('ten frames at most', () => {
  const error = new Error('deep')
  error.stack = '    at f (https://bunko.example/assets/a-1.js:1:1)\n'.repeat(500)
  expect(errorReport(error, at).frames).toHaveLength(10)
})
