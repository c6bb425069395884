import { expect, test } from 'vitest'
import { foldedText } from './folded-text.ts'

test('long texts are folded between words, emoji stay whole', () => {
  expect(foldedText('a'.repeat(720))).toBeNull()
  const folded = foldedText('word '.repeat(200)) ?? ''
  expect(folded.endsWith('word…')).toBe(true)
  expect(folded.length).toBeLessThanOrEqual(601)
  expect(foldedText('x'.repeat(900))).toBe(`${'x'.repeat(600)}…`)
  expect([...(foldedText('👩'.repeat(900)) ?? '')].length).toBe(601)
})
