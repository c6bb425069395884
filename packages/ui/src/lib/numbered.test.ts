import { expect, test } from 'vitest'
import { numbered } from './numbered.ts'

test('equal items have keys of their own', () => {
  expect(numbered(['a', 'a'])).toEqual([
    { key: 0, item: 'a' },
    { key: 1, item: 'a' },
  ])
})
