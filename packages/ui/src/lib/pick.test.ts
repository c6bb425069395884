import { expect, test } from 'vitest'
import { pick } from './pick.ts'

test('the same text always gets the same choice, and all choices are used', () => {
  const choices = ['a', 'b', 'c', 'd'] as const
  expect(pick(choices, 'hana_k')).toBe(pick(choices, 'hana_k'))
  expect(new Set(Array.from({ length: 50 }, (_, at) => pick(choices, `user-${at}`))).size).toBe(4)
  expect(pick(['only'], '')).toBe('only')
})
