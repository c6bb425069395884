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

test.each([
  ['at the last space', `ab ${'x'.repeat(580)} ${'y'.repeat(200)}`, `ab ${'x'.repeat(580)}…`],
  ['without the spaces before it', `\n${'x'.repeat(580)}   ${'y'.repeat(200)}`, `\n${'x'.repeat(580)}…`],
  [
    'in a word that begins 80 letters before',
    `${'x'.repeat(520)} ${'y'.repeat(200)}`,
    `${'x'.repeat(520)} ${'y'.repeat(79)}…`,
  ],
  ['before one that begins later', `${'x'.repeat(521)} ${'y'.repeat(200)}`, `${'x'.repeat(521)}…`],
])('a long text is cut %s', (_, text, folded) => {
  expect(foldedText(text)).toBe(folded)
})
