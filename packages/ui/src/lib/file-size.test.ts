import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [90_000, '88 KB'],
  [1_048_575, '1,024 KB'],
  [1_048_576, '1.0 MB'],
  [5_242_880, '5.0 MB'],
])('%i bytes: %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
