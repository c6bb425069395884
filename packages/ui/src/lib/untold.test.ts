import { expect, test } from 'vitest'
import { untoldHint } from './untold.ts'

test('a hint says how many the server counts and does not name', () => {
  expect(untoldHint('Search by name.', 0)).toBe('Search by name.')
  expect(untoldHint('Search by name.', 3)).toBe(
    'Search by name. The server counts 3 more than it names: a change of this list may remove what is not named.',
  )
})
