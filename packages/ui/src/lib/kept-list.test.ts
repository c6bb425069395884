import { expect, test } from 'vitest'
import { draftsIn, joinedDrafts, withoutDrafts } from './kept-list.ts'

test('what one form has written goes, what others have written stays', () => {
  const both = joinedDrafts('[{"a":1}]', '["b"]')
  expect(both).toBe('[{"a":1},"b"]')
  expect(draftsIn(both)).toEqual(['[{"a":1}]', '["b"]'])
  expect(withoutDrafts(both, ['[{"a":1}]'])).toBe('["b"]')
  expect(withoutDrafts(both, [])).toBe(both)
  expect(withoutDrafts(both, draftsIn(both))).toBe('')
})
test('the oldest goes where there are too many', () => {
  const many = Array.from({ length: 20 }, (_, at) => at)
  expect(joinedDrafts('[99]', JSON.stringify(many))).toBe(JSON.stringify([99, ...many.slice(0, -1)]))
  expect(joinedDrafts('', '[3]')).toBe('[3]')
  expect(joinedDrafts('', '')).toBe('')
})
test.each(['', '{', 'null', '7', '{}'])('%j holds none', (text) => {
  expect(draftsIn(text)).toEqual([])
  expect(withoutDrafts(text, [])).toBe('')
  expect(joinedDrafts('[1]', text)).toBe('[1]')
})
