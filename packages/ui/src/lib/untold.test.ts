import { expect, test } from 'vitest'
import { untold, untoldHint } from './untold.ts'

test('a hint says how many the server counts and does not name', () => {
  expect(untoldHint('Search by name.', 0)).toBe('Search by name.')
  expect(untoldHint('Search by name.', 3)).toBe(
    'Search by name. The server counts 3 more than it names: a change of this list may remove what is not named.',
  )
})

test('an answer that says nothing of them is none that has none', () => {
  expect(untold({ ids: undefined, rows: undefined, read: 0, count: null })).toBe('any')
  expect(untold({ ids: [], rows: undefined, read: 0, count: null })).toBe(0)
  expect(untold({ ids: undefined, rows: [], read: 0, count: null })).toBe(0)
  expect(untold({ ids: undefined, rows: undefined, read: 0, count: 3 })).toBe(3)
  expect(untoldHint('Search by name.', 'any')).toBe(
    'Search by name. The server does not tell what stands here: what is chosen takes the place of all of it.',
  )
})
