import { expect, test } from 'vitest'
import { doneText, type CreditChange } from './credit-change.ts'

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
