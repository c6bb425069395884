import { expect, test } from 'vitest'
import { outcomeText } from './outcome-text.ts'

test('what was refused is told from what nobody knows', () => {
  expect(outcomeText('rate', false)).toBe('Rating not saved')
  expect(outcomeText('rate', true)).toBe('Rating may have been saved all the same')
  expect(outcomeText('list', false)).toBe('List not changed')
})
