import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a name among others: its first letters, emoji whole', () => {
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60))
  expect(shortened('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
  expect(shortened('👩👩👩', 2)).toBe('👩👩…')
})
