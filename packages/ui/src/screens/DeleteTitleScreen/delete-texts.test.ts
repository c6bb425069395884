import { HttpError, NetworkError, SessionError, ShapeError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { countText, deleteFailure } from './delete-texts.ts'

const CALL = 'DELETE /manga/{id}/'
const http = (status: number, text: string | null = null, call = CALL) => new HttpError({ call, status, text })
const FORBIDDEN = 'Insufficient permissions. Only Admins can delete manga.'
const UNEXPECTED = 'An unexpected error occurred while deleting the manga.'

test.each([
  ['signed out', http(401), 'Authentication required'],
  ['signed out, the renewal refused', new SessionError('refused'), 'Authentication required'],
  ['not allowed, whatever the server says', http(403, 'No.'), FORBIDDEN],
  ['gone', http(404), 'Manga not found'],
  ['anything else', http(500), 'Failed to delete manga'],
  ['anything else, in the words of the server', http(409, 'It is locked.'), 'It is locked.'],
  ['a 404 of the renewal says nothing of the title', http(404, null, 'POST /auth/refresh/'), 'Failed to delete manga'],
])('a refused delete: %s', (_, error, text) => {
  expect(deleteFailure(error)).toEqual({ title: 'Delete Failed', text })
})
test.each([
  ['no answer', new NetworkError(CALL)],
  ['an answer that is none', new ShapeError(CALL, 'id', 'missing')],
  ['a fault of our own', new TypeError('x is undefined')],
  ['nothing at all', undefined],
])('a delete of which nothing is known: %s', (_, error) => {
  expect(deleteFailure(error)).toEqual({ title: 'Delete Error', text: UNEXPECTED })
})

const found = (count: number, total: number | null = null, more = total !== null) => ({
  results: Array.from({ length: count }, (_, at) => at),
  more,
  total,
})
test.each([
  ['none', found(0), 0, '0 titles found'],
  ['one', found(1), 1, '1 title found'],
  ['all', found(20), 20, '20 titles found'],
  ['a page of more', found(20, 1312), 20, 'The first 20 of 1,312 titles'],
  ['a page of an unknown number', found(50, null, true), 50, 'The first 50 titles'],
  ['a page, and two of it deleted since', found(20, 312), 18, 'The first 18 of 310 titles'],
])('what was found is counted: %s', (_, hits, shown, text) => {
  expect(countText(hits, shown)).toBe(text)
})
