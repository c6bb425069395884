import { expect, test } from 'vitest'
import { doneText, waitingText, type CreditChange } from './credit-change.ts'

const change = (given: Partial<CreditChange>): CreditChange => ({
  act: 'add',
  titleId: 1,
  name: 'Title 1',
  lang: undefined,
  role: 'author',
  ...given,
})

test.each<[Partial<CreditChange>, string]>([
  [{}, 'associated as author'],
  [{ role: 'artist' }, 'associated as artist'],
  [{ role: undefined }, 'associated'],
  [{ act: 'remove' }, 'no longer associated as author'],
  [{ act: 'remove', role: undefined }, 'no longer associated'],
])('%o is told as %s', (given, text) => {
  expect(doneText(change(given))).toBe(text)
})

test.each([
  [0, ''],
  [1, ' 1 more waits.'],
  [4, ' 4 more wait.'],
])('%i that wait are told as "%s"', (count, text) => {
  expect(waitingText(count)).toBe(text)
})
