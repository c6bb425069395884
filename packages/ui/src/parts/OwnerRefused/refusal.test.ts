import { HttpError, NetworkError, ShapeError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { readPage } from '../../lib/later-page.ts'
import { isOwnerRefusal, refusalPanel, refusedTitle } from './refusal.ts'

const CALL = 'GET /auth/users/{id}/manga-list/'

test.each([401, 403, 404])('what the server refuses by %i', (status) => {
  expect(isOwnerRefusal(new HttpError({ call: CALL, status }))).toBe(true)
})
test('an id that can be none', () => {
  expect(isOwnerRefusal(new ShapeError(CALL, 'id', 'not an id'))).toBe(true)
})
test('what fails is no refusal', () => {
  expect(isOwnerRefusal(new HttpError({ call: CALL, status: 500 }))).toBe(false)
  expect(isOwnerRefusal(new ShapeError(CALL, 'results', 'not a list'))).toBe(false)
  expect(isOwnerRefusal(new NetworkError(CALL))).toBe(false)
  expect(isOwnerRefusal(null)).toBe(false)
})

test.each([401, 403, 404])(
  'a next page is refused by %i: the owner is there, and what was read is shown',
  async (status) => {
    const error = new HttpError({ call: CALL, status })
    await readPage({ page: '2' }, Promise.reject(error)).catch(() => undefined)
    expect(isOwnerRefusal(error)).toBe(false)
  },
)

const VISITOR = '/users/ana.luz/lists'
test.each<[string, number, string | null, string]>([
  ['nobody is there', 404, VISITOR, 'User not found'],
  ['a visitor may see it once logged in', 401, VISITOR, 'Authentication Required'],
  ['it is private', 403, VISITOR, 'These lists are private'],
  ['it is private to who is signed in', 401, null, 'These lists are private'],
])('the document is called as what stands in place of the list: %s', (_, status, visitorAt, title) => {
  const error = new HttpError({ call: CALL, status })
  expect(refusedTitle({ error, what: 'lists', visitorAt })).toBe(title)
})

test('what is private says whom it belongs to, and leads home', () => {
  const error = new HttpError({ call: CALL, status: 403 })
  expect(refusalPanel({ error, what: 'favourites', visitorAt: VISITOR })).toEqual({
    title: 'These favourites are private',
    text: 'Only the reader they belong to can see them.',
    action: { label: 'Go Home', to: '/' },
  })
})
