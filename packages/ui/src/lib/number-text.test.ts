import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('thousands stand apart, and a fraction is kept', () => {
  expect([0, 999, 1204, 1_234_567, -1204, 1204.5].map(numberText)).toEqual([
    '0',
    '999',
    '1,204',
    '1,234,567',
    '-1,204',
    '1,204.5',
  ])
})
