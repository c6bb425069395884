import { HttpError, NetworkError, ShapeError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { isOwnerRefusal } from './refusal.ts'

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
