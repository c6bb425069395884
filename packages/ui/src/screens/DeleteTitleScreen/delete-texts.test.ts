import { HttpError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { deleteFailure } from './delete-texts.ts'

test.each([
  ['DELETE /manga/{id}/', 'Manga not found'],
  ['POST /auth/refresh/', 'Failed to delete manga'],
])('a 404 of %s: %s', (call, text) => {
  expect(deleteFailure(new HttpError({ call, status: 404 }))).toEqual({ title: 'Delete Failed', text })
})
