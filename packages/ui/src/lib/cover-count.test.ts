import { expect, test } from 'vitest'
import { coversLeft } from './cover-count.ts'

test('one cover and more', () => {
  expect([1, 2].map(coversLeft)).toEqual(['1 cover not uploaded yet', '2 covers not uploaded yet'])
})
