import { HttpError, NetworkError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { deleteFailure } from './delete-texts.ts'

const http = (status: number, text: string | null = null) =>
  new HttpError({ call: 'DELETE /authors/{id}/', status, text })
const ASSOCIATED = 'Cannot delete author: they are associated with manga. Remove associations first.'
const FORBIDDEN = 'You do not have permission to delete authors'

test.each([
  ['with titles', http(409), ASSOCIATED, true],
  ['with titles, in the words of the server', http(409, 'Still 3 works.'), 'Still 3 works.', true],
  ['not allowed', http(403), FORBIDDEN, false],
  ['not allowed, whatever the server says', http(403, 'No.'), FORBIDDEN, false],
  ['anything else', http(500), 'Failed to delete author', false],
  ['anything else, in the words of the server', http(400, 'Busy.'), 'Busy.', false],
  ['no answer', new NetworkError('DELETE /authors/{id}/'), 'Network error - please check your connection', false],
  ['a fault of our own', new TypeError('x is undefined'), 'Failed to delete author', false],
  ['nothing at all', null, 'Failed to delete author', false],
])('a person who was not deleted: %s', (_, error, text, isAssociated) => {
  expect(deleteFailure(error)).toEqual({ text, isAssociated })
})
