import { HttpError, NetworkError } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { refusedFileText } from './refused-file.ts'

const http = (status: number, text: string | null) => new HttpError({ call: 'POST /x/', status, text })

test.each([
  ['too large, without a text', http(413, null), 'The server takes no file of this size.'],
  ['too large, with a text', http(413, 'At most 1 MB.'), 'At most 1 MB.'],
  ['refused without a text', http(400, null), 'Upload failed'],
  ['no answer', new NetworkError('POST /x/'), 'Network error - please check your connection'],
])('a file that was not taken: %s', (_, error, text) => {
  expect(refusedFileText(error, 'Upload failed')).toBe(text)
})
