import { HttpError, NetworkError, ShapeError, TimeoutError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { creationFailure, isTaken } from './create-texts.ts'

const http = (status: number, fields: Record<string, string> = {}, text: string | null = null) =>
  new HttpError({ call: 'POST /manga/', status, fields, text })
const NETWORK = 'Network error - please check your connection'

test.each([
  [http(403, {}, 'Only staff.'), 'Creation Failed', 'Only staff.', false],
  [http(400), 'Creation Failed', 'Failed to create manga', false],
  [http(502), 'Creation Failed', 'Failed to create manga', true],
  [new NetworkError('POST /manga/'), 'Creation Error', NETWORK, true],
  [new NetworkError('POST /auth/refresh/'), 'Creation Error', NETWORK, false],
  [new HttpError({ call: 'POST /auth/refresh/', status: 502 }), 'Creation Failed', 'Failed to create manga', false],
  [new TimeoutError('POST /manga/', 5_000), 'Creation Error', NETWORK, true],
  [new ShapeError('POST /manga/', 'id', 'missing'), 'Creation Error', 'An unexpected error occurred', true],
  [new TypeError('x is undefined'), 'Creation Error', 'An unexpected error occurred', true],
])('%s', (error, title, text, unsure) => {
  expect(creationFailure(error)).toMatchObject({ title, text, unsure })
})
test('field errors land on their fields, the first one of each; the others are told', () => {
  const { fields, others } = creationFailure(
    http(400, { 'title.pt': 'Too long.', primary_title: 'Taken.', volumes: 'No.', tenant: 'Closed.' }),
  )
  expect([...fields]).toEqual([
    ['primaryTitle', 'Too long.'],
    ['volumes', 'No.'],
  ])
  expect(others).toEqual(['tenant: Closed.'])
  // The same words are said of every field.
  const required = 'This field is required.'
  expect(creationFailure(http(400, { tenant: required }, required)).others).toEqual([`tenant: ${required}`])
  expect(creationFailure(new NetworkError('POST /manga/'))).toMatchObject({ fields: new Map(), others: [] })
})
test('what is about the whole form is told in its own words, and nothing twice', () => {
  const refused = { non_field_errors: 'These two do not go together.', tenant: 'Closed.' }
  expect(creationFailure(http(400, refused, 'Not valid.')).others).toEqual([
    'These two do not go together.',
    'tenant: Closed.',
  ])
  expect(creationFailure(http(400, refused, 'These two do not go together.')).others).toEqual(['tenant: Closed.'])
})
const taken = (error: unknown) => [isTaken(error, false), isTaken(error, true)]
test('an id that may be taken; after an attempt whose answer never came, in whatever words', () => {
  expect(taken(http(400, { mangadex_id: 'exists' }))).toEqual([true, true])
  expect(taken(http(400, { slug: 'exists' }))).toEqual([true, true])
  expect(taken(http(409, {}, 'Manga already exists'))).toEqual([true, true])
  expect(taken(http(400, {}, 'Manga already exists'))).toEqual([false, true])
  expect(taken(http(403))).toEqual([false, false])
  expect(taken(http(502))).toEqual([false, false])
  expect(taken(new NetworkError('POST /manga/'))).toEqual([false, false])
})
