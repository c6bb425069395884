import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { errorText, HttpError, NetworkError, SessionError, ShapeError, TEXT_LIMIT, TimeoutError } from './api-error.ts'
import { codeOf, fieldErrors, serverText, waitOf } from './server-text.ts'

const everything = {
  success: false,
  code: 'E7',
  status: 400,
  message: 'A message',
  error: 'An error',
  detail: 'A detail',
  non_field_errors: ['Not one field'],
  name: ['A field'],
}
const { message: _m, ...withoutMessage } = everything
const { error: _e, ...withoutError } = withoutMessage
const { detail: _d, ...withoutDetail } = withoutError
const { non_field_errors: _n, ...fieldsOnly } = withoutDetail

describe('the text of a refusal (TEXTS.md)', () => {
  test.each([
    ['message', everything, 'A message'],
    ['then error', withoutMessage, 'An error'],
    ['then detail', withoutError, 'A detail'],
    ['then non_field_errors', withoutDetail, 'Not one field'],
    ["then the first field's first error", fieldsOnly, 'A field'],
    ['error as a list', { error: ['First', 'Second'] }, 'First'],
    ['error as fields', { error: { name: ['Too short', 'Too odd'] } }, 'Too short'],
    ['error with more than its detail', { error: { note: 'See the help', detail: 'Gone' } }, 'Gone'],
    ['detail as a list', { detail: ['Gone'] }, 'Gone'],
    ['a blank message is none', { message: ' \n', detail: 'Spoken' }, 'Spoken'],
    ['a message that is no text', { message: 17, error: null, detail: 'Spoken' }, 'Spoken'],
    ['fields: list', { year: ['Too early', 'Odd'], name: ['Blank'] }, 'Too early'],
    ['fields: text', { year: 'Too early' }, 'Too early'],
    ['fields: nested', { profile: { level: ['Not a level'] } }, 'Not a level'],
    ['fields: rows', { covers: [{}, { volume: ['Taken'] }] }, 'Taken'],
    ['fields under details', { success: false, details: { name: ['Blank'] } }, 'Blank'],
    ['fields under errors', { errors: { name: ['Blank'] } }, 'Blank'],
    ['texts under errors', { errors: ['Blank'] }, 'Blank'],
    ['a text under details', { details: 'Blank' }, 'Blank'],
    ['a field called status', { status: ['"x" is not a valid choice.'] }, '"x" is not a valid choice.'],
    ['a field called code', { code: ['Wrong code'] }, 'Wrong code'],
    ['a message of a field is none', { message: ['A list'], name: ['Blank'] }, 'Blank'],
    ['an object for a message', { message: { x: 'Deep' }, detail: 'Spoken' }, 'Spoken'],
    ['a list of texts', ['Cannot do that'], 'Cannot do that'],
    ['markup stays text', { detail: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
    ['a __proto__ field', JSON.parse('{"__proto__":["Odd"]}'), 'Odd'],
    ['a message of fields, where nothing else is', { message: { name: ['Taken'] } }, 'Taken'],
    ['a list for a message, where nothing else is', { message: ['Taken'] }, 'Taken'],
    ['error with a code before its message', { error: { code: 'INVALID', message: 'Taken' } }, 'Taken'],
    ['a code alone in error', { error: { code: 'INVALID' } }, null],
    ['rows of errors', { errors: [{ field: 'name', message: 'Taken' }] }, 'Taken'],
    ['rows of no field', { errors: [{ code: 'invalid', detail: 'Odd', attr: null }] }, 'Odd'],
    ['detail as rows', { detail: [{ loc: ['body', 'name'], type: 'missing', msg: 'Required' }] }, 'Required'],
    ['a problem (RFC 7807)', { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Taken' }, 'Taken'],
    ['a code and a status alone', { code: 'E7', status: 'error', success: false }, null],
    ['simplejwt', { detail: 'Token expired', code: 'token_not_valid', messages: [{ message: 'x' }] }, 'Token expired'],
    ['an empty object', {}, null],
    ['an empty list', [], null],
    ['null', null, null],
    ['a number', 7, null],
    ['a JSON text', 'Oops', null],
    ['nothing', undefined, null],
  ])('%s', (_, body, text) => {
    expect(serverText(body)).toBe(text)
  })

  test('100,000 characters are cut, and never inside a character', () => {
    expect(serverText({ detail: 'x'.repeat(100_000) })).toBe(`${'x'.repeat(TEXT_LIMIT)}…`)
    expect(serverText({ detail: 'x'.repeat(TEXT_LIMIT) })).toBe('x'.repeat(TEXT_LIMIT))
    const cut = serverText({ name: [`x${'😀'.repeat(50_000)}`] }) ?? ''
    expect(cut.length).toBeLessThanOrEqual(TEXT_LIMIT + 1)
    expect(cut).toMatch(/^x(?:😀)+…$/u)
  })
})

test.each([
  [
    { name: ['Blank', 'Odd'], year: 'Early' },
    { name: 'Blank', year: 'Early' },
  ],
  [{ message: 'No', code: 'E7', details: { name: ['Blank'] } }, { name: 'Blank' }],
  [{ title: { en: ['Long', 'Odd'], pt: [], ja: 'Odd' } }, { title: 'Long', 'title.en': 'Long', 'title.ja': 'Odd' }],
  [{ logo: { message: 'Large', code: 'big' } }, { logo: 'Large' }],
  [{ error: { name: ['Blank'] } }, { name: 'Blank' }],
  [{ detail: { name: ['Blank'], code: 'invalid' } }, { name: 'Blank' }],
  [{ message: { name: ['Blank'] } }, { name: 'Blank' }],
  [{ message: { title: 'Locked', msg: 'No' } }, { msg: 'No' }],
  [{ detail: { title: 'Locked', msg: 'No' } }, { msg: 'No' }],
  [{ error: [{ field: 'name', message: 'Blank' }] }, {}],
  [{ error: { code: 'INVALID', message: 'No', details: { status: 'Odd' } } }, { status: 'Odd' }],
  [{ detail: { message: 'Not now', type: 'locked' } }, {}],
  [{ message: 'No', title: 'Taken' }, { title: 'Taken' }],
  [{ error: { message: 'No', title: 'Taken' } }, { title: 'Taken' }],
  [
    { message: 'No', names: { title: ['Taken'] } },
    { names: 'Taken', 'names.title': 'Taken' },
  ],
  // It may be the record in the way.
  [{ success: false, message: 'No', data: { author_names: ['Foo'], id: 7 } }, {}],
  [{ error: { code: 'INVALID', message: 'No', details: { name: ['Taken'] } } }, { name: 'Taken' }],
  [{ name: [{ code: 'unique', message: 'Taken' }] }, { name: 'Taken' }],
  [{ errors: [{ field: 'name', message: 'Taken' }, 'No', { message: 'Odd' }] }, { name: 'Taken' }],
  [{ type: 'validation_error', errors: [{ code: 'required', detail: 'Blank', attr: 'name' }] }, { name: 'Blank' }],
  [{ type: 'about:blank', title: 'Bad Request', status: 400, detail: 'No', instance: '/x' }, {}],
  [
    { detail: 'No', type: ['Odd'], title: { en: ['Long'] } },
    { type: 'Odd', title: 'Long', 'title.en': 'Long' },
  ],
  [
    { type: 'Odd', title: 'Long' },
    { type: 'Odd', title: 'Long' },
  ],
  [{ detail: 'No', year: 'Early' }, { year: 'Early' }],
  [{ errors: { message: ['Blank'], detail: ['Odd'] } }, { message: 'Blank', detail: 'Odd' }],
  [{ status: ['Odd'], path: '/x', timestamp: 'now', data: null }, { status: 'Odd' }],
  [
    { name: ['Outer'], errors: { name: ['Inner'], type: ['Odd'] } },
    { name: 'Outer', type: 'Odd' },
  ],
  [{ status: 400, non_field_errors: ['No'], name: [] }, {}],
  [['No'], {}],
  [null, {}],
])('fields of %j', (body, fields) => {
  expect(fieldErrors(body)).toEqual(fields)
})

test.each([
  [{ code: 'manga_in_use' }, 'manga_in_use'],
  [{ code: 17 }, '17'],
  [{ code: null }, '409'],
  ['text', '409'],
  [undefined, '409'],
])('code of %j', (body, code) => {
  expect(codeOf(body, 409)).toBe(code)
})

test.each([
  ['30', 30],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:00:45 GMT', 45],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['30 s', null],
  ['1.5', null],
  ['2026-11-20', null],
  ['20 Nov 2026 12:00:45 GMT', null],
  [' Fri, 20 Nov 2026 12:00:45 GMT', 45],
  ['-5', null],
  ['', null],
  [null, null],
])('Retry-After %j, by the clock of the server', (header, seconds) => {
  const date = 'Fri, 20 Nov 2026 12:00:00 GMT'
  expect(waitOf(new Headers({ date, ...(header !== null && { 'retry-after': header }) }))).toBe(seconds)
})

test.each([undefined, 'yesterday'])('a wait until a moment, from a server that tells its time as %s', (date) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
  const headers = new Headers({ 'retry-after': 'Fri, 20 Nov 2026 12:00:45 GMT', ...(date && { date }) })
  expect(waitOf(headers)).toBe(45)
  vi.useRealTimers()
})

const keys = fc.constantFrom('message', 'error', 'detail', 'errors', 'details', 'non_field_errors', 'code', 'name')
const anyBody = fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue()), fc.anything())

test('nothing a server sends makes reading its text throw', () => {
  const property = fc.property(anyBody, (body) => {
    const text = serverText(body)
    expect(text === null || (text.trim() !== '' && text.length <= TEXT_LIMIT + 1)).toBe(true)
    expect(Object.values(fieldErrors(body)).every((one) => one.trim() !== '')).toBe(true)
    expect(codeOf(body, 400)).toEqual(expect.any(String))
  })
  fc.assert(property)
  const nested = `${'{"error":['.repeat(5_000)}"x"${']}'.repeat(5_000)}`
  expect(serverText(JSON.parse(nested))).toBeNull()
})

const http = (text: string | null) => new HttpError({ call: 'GET /x', status: 404, text })
// Section 8, 'Generic', and where a screen's own text may stand in its place.
test.each([
  ['server text', http('Gone'), 'Gone', 'Gone', '404'],
  ['no server text', http(null), 'HTTP Error 404', 'Failed', '404'],
  ['no answer', new NetworkError('GET /x'), ...both('Network error - please check your connection'), 'NETWORK_ERROR'],
  ['too late', new TimeoutError('GET /x', 1), ...both('Network error - please check your connection'), 'NETWORK_ERROR'],
  ['no fit', new ShapeError('GET /x', 'id', 'no'), 'An unexpected error occurred', 'Failed', 'UNKNOWN_ERROR'],
  ['session', new SessionError('No auth data found'), ...both('No auth data found'), 'SESSION'],
])('%s', (_, error, text, withFallback, code) => {
  expect(errorText(error)).toBe(text)
  expect(errorText(error, 'Failed')).toBe(withFallback)
  expect(error).toMatchObject({ code, message: text })
})
function both(text: string): [string, string] {
  return [text, text]
}

test('what is no ApiError', () => {
  expect(errorText(new TypeError('x is undefined'))).toBe('An unexpected error occurred')
  expect(errorText('boom', 'Failed to create manga')).toBe('Failed to create manga')
})

test.each([
  'success', 'message', 'messages', 'error', 'errors', 'detail', 'details', 'non_field_errors', 'data',
  'code', 'status', 'status_code', 'error_code', 'timestamp', 'path', 'instance',
])('%s with a text is no field of a form', (key) => {
  expect(fieldErrors({ [key]: 'Said of the whole.', name: ['Too long.'] })).toEqual({ name: 'Too long.' })
}) // oxfmt-ignore
