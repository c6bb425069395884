import { HttpError, NetworkError, SessionError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { houseRefusal } from './house-refusal.ts'
import { MAGAZINE } from './magazine-form.ts'
import { PUBLISHER } from './publisher-form.ts'

const FALLBACK = 'An error occurred'
const refused = (body: unknown, init: { text?: string | null; fields?: Record<string, string> } = {}) =>
  houseRefusal(MAGAZINE, new HttpError({ call: 'PUT', status: 400, body, ...init }), FALLBACK)

test("details come first: 'field: text' joined by '; '", () => {
  const details = { name: ['Taken.', 'Too long.'], founded_year: 'Too early.', nothing: [], other: { deep: ['Odd.'] } }
  expect(refused({ error: 'Validation failed', details, message: 'No.' }, { text: 'No.' }).text).toBe(
    'Validation errors: name: Taken. Too long.; founded_year: Too early.; other: Odd.',
  )
  const deep = { a: { b: { c: { d: 'Too deep.' } } } }
  expect(refused({ details: { name: deep, year: { a: { b: ' Early. ' } }, country: ' ' } }).text).toBe(
    'Validation errors: year: Early.',
  )
  // A sentence within a sentence is a step as well.
  const told = (steps: number): unknown => (steps === 0 ? 'Odd.' : { message: told(steps - 1) })
  expect(refused({ details: { name: told(3), year: told(4) } }).text).toBe('Validation errors: name: Odd.')
  expect(refused({ details: { name: ['Taken.', ' ', 'Too long.'], '': 'Odd.' } }).text).toBe(
    'Validation errors: name: Taken. Too long.; Odd.',
  )
  expect(refused({ details: 'All of it is wrong.' }).text).toBe('Validation errors: All of it is wrong.')
  expect(refused({ details: ['One.', 'Two.'] }).text).toBe('Validation errors: One.; Two.')
  // Rows that name their field, and texts beside their codes.
  const rows = [{ field: 'founded_year', message: 'Too old.' }, { attr: 'name', code: 'unique', detail: 'Taken.' }, {}]
  expect(refused({ details: rows }).text).toBe('Validation errors: founded_year: Too old.; name: Taken.')
  const coded = { name: [{ message: 'This field may not be blank.', code: 'blank' }], other: { code: 4 } }
  expect(refused({ details: coded }).text).toBe('Validation errors: name: This field may not be blank.')
})
test("a publisher's details stand alone", () => {
  const body = { details: { name: ['Taken.'] }, error: 'Validation failed' }
  const error = new HttpError({ call: 'PUT', status: 400, body })
  expect(houseRefusal(PUBLISHER, error, FALLBACK).text).toBe('name: Taken.')
})
test('else error, else message, else the rest, else the fall-back', () => {
  expect(refused({ details: {}, error: 'Locked.', message: 'No.' }, { text: 'No.' }).text).toBe('Locked.')
  expect(refused({ details: null, error: null }).text).toBe(FALLBACK)
  expect(refused({ error: ['First.', 'Second.'] }).text).toBe('First.')
  expect(refused({ error: { code: 'invalid', message: 'Too long.' } }).text).toBe('Too long.')
  expect(refused({ error: { code: 'invalid', detail: ['Too early.'] } }).text).toBe('Too early.')
  expect(refused({ error: { name: ['Taken.'] } }).text).toBe('Taken.')
  for (const error of ['', ' ']) expect(refused({ error, message: 'No.' }, { text: 'No.' }).text).toBe('No.')
  expect(refused({ detail: 'Not found.' }, { text: 'Not found.' }).text).toBe('Not found.')
  expect(refused({}).text).toBe(FALLBACK)
  expect(refused(undefined).text).toBe(FALLBACK)
  expect(refused([null, 4]).text).toBe(FALLBACK)
})
test('what is said of a field lands on it', () => {
  const fields = { name: 'Taken.', serialized_manga_ids: 'Unknown.', linkedin: 'Not here.', constructor: 'Odd.' }
  expect(refused({}, { fields }).fields).toEqual({ name: 'Taken.', associated: 'Unknown.' })
})
test('what is said of a field stands in the summary no second time, though it would fit any field', () => {
  const fields = { name: 'This field may not be blank.' }
  expect(refused({}, { text: 'Validation failed', fields }).text).toBe('Validation failed')
})
test('what is said of no field stands in the summary, once', () => {
  const fields = { name: 'Taken.', public_id: 'Odd.', non_field_errors: 'Name and country must be unique.' }
  const text = 'Validation failed; public_id: Odd.; Name and country must be unique.'
  expect(refused({}, { text: 'Validation failed', fields })).toEqual({ text, fields: { name: 'Taken.' } })
  expect(
    refused({ details: { public_id: ['Odd.'] } }, { fields: { public_id: 'Odd.', 'name.x': 'Taken.' } }).text,
  ).toBe('Validation errors: public_id: Odd.; name.x: Taken.')
  expect(refused({}, { text: 'Odd.', fields: { public_id: 'Odd.' } }).text).toBe('public_id: Odd.')
  // What is said does not tell of which field: the name is said with it, once.
  const required = 'This field is required.'
  const parts = { contact: required, 'contact.email': required }
  expect(refused({}, { text: required, fields: { public_id: required } }).text).toBe(`public_id: ${required}`)
  expect(refused({}, { text: required, fields: parts }).text).toBe(`contact.email: ${required}`)
  const pairs = { magazine_ids: 'Odd.', author_ids: 'Odd.' }
  expect(refused({}, { text: 'Odd.', fields: pairs }).text).toBe('magazine_ids: Odd.; author_ids: Odd.')
  const nested = { contact: 'Bad combination.', 'contact.email': 'Odd.' }
  expect(refused({}, { text: 'No.', fields: nested }).text).toBe('No.; contact: Bad combination.; contact.email: Odd.')
  expect(refused({}, { text: 'Enter a valid slug.', fields: { slug: 'Enter a valid slug.' } }).text).toBe(
    'Enter a valid slug.',
  )
})
test('no answer, no session, an exception', () => {
  expect(houseRefusal(MAGAZINE, new NetworkError('PUT /x/'), FALLBACK)).toEqual({
    text: 'Network error - please check your connection',
    fields: {},
  })
  expect(houseRefusal(MAGAZINE, new SessionError('No refresh token found'), FALLBACK).text).toBe(
    'No refresh token found',
  )
  expect(houseRefusal(MAGAZINE, new Error('x'), FALLBACK).text).toBe(FALLBACK)
})

test('a text without an end is cut, as every text of a server (RELIABILITY)', () => {
  const long = '8'.repeat(100_000)
  const cut = `${'8'.repeat(1_000)}…`
  expect(refused({ error: long }).text).toBe(cut)
  for (const details of [{ name: [long] }, { name: [long, long], year: long }])
    expect(refused({ details }).text).toBe(`Validation errors: name: ${'8'.repeat(975)}…`)
  // What has no field is in the details already, and is not said again behind them.
  expect(refused({ details: { odd: [long] } }, { fields: { odd: cut } }).text).toBe(
    `Validation errors: odd: ${'8'.repeat(976)}…`,
  )
})
