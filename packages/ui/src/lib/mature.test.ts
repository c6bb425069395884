import { expect, test } from 'vitest'
import { isMature, shownOf } from './mature.ts'

const of = (content_rating: string | null) => ({ content_rating })

test('erotica and pornographic are hidden, everything else and the unknown are shown', () => {
  const all = ['safe', 'suggestive', 'erotica', 'pornographic', 'something new', null].map(of)
  expect(shownOf(all, false).map((one) => one.content_rating)).toEqual(['safe', 'suggestive', 'something new', null])
  expect(shownOf(all, true)).toBe(all)
  expect(isMature(of('erotica'))).toBe(true)
  // As Django shows its choices, where the contract has not read it.
  expect(isMature(of('Pornographic'))).toBe(true)
})
