import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  [' Shōnen ', 'shonen'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['ｶﾞ', 'ガ'],
  ['ha\u200Bna', 'hana'],
  ['مُحَمَّد', 'محمد'],
  ['مـحـمـد', 'محمد'],
])('%j is searched as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
