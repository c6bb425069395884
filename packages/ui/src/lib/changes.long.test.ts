import { expect, test } from 'vitest'
import { jsonText } from './changes.ts'

// In a thread, whose stack is large, this takes seconds.
test('the text of a value does not break on what is nested too deep', () => {
  const depth = 100_000
  expect(jsonText(JSON.parse('['.repeat(depth) + ']'.repeat(depth)))).toHaveLength(2 * depth)
})
