import { expect, test } from 'vitest'
import { changedNames } from './changed-names.ts'

test.each([
  ['nothing has changed meanwhile', ['a', 'b'], ['a', 'b'], ['b', 'c'], ['b', 'c']],
  ['another name was taken off meanwhile', ['b'], ['a', 'b'], ['a'], []],
  ['another name was added meanwhile', ['a', 'b'], ['a'], ['a', 'c'], ['a', 'b', 'c']],
  ['the same name was taken off meanwhile', ['b'], ['a', 'b'], ['b'], ['b']],
  ['the same name was added meanwhile', ['b', 'a'], ['a'], ['a', 'b'], ['b', 'a']],
])('%s', (_, now, shown, next, expected) => {
  expect(changedNames(now, shown, next)).toEqual(expected)
})
