import { HttpError, NetworkError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { textBelow } from './text-below.ts'

const TITLE = 'Failed to update profile'
const http = (text: string | null) => new HttpError({ call: 'PATCH /auth/me/', status: 400, text })

test('below a title stands what the server, or the network, says', () => {
  expect(textBelow(TITLE, http('The name is taken.'))).toBe('The name is taken.')
  expect(textBelow(TITLE, new NetworkError('PATCH /auth/me/'))).toBe('Network error - please check your connection')
})
test('and nothing where that is no more than the title', () => {
  expect(textBelow(TITLE, http(null))).toBeUndefined()
  expect(textBelow(TITLE, http(TITLE))).toBeUndefined()
  expect(textBelow(TITLE, new TypeError('x is undefined'))).toBeUndefined()
})
