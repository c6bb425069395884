import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'

const text = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `${(from + n) * 7919} words, `).join('')

test('of a text and itself, half of it, another, and none', () => {
  expect(likeness(text(0, 1000), text(0, 1000))).toBe(1)
  expect(likeness(text(0, 1000), text(200, 700))).toBe(1)
  expect(likeness(text(0, 1000), text(500, 1500))).toBeGreaterThan(0.4)
  expect(likeness(text(0, 1000), text(500, 1500))).toBeLessThan(0.75)
  expect(likeness(text(0, 1000), text(5000, 6000).replaceAll('words', 'names'))).toBeLessThan(0.05)
  expect(likeness('', '')).toBe(1)
})
