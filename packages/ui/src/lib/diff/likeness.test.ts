import { describe, expect, test } from 'vitest'
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

/** How many of a thousand texts of so many characters are found to be unlike another. */
const unlike = (length: number) =>
  Array.from({ length: 1000 }, (_, n) => String(1e7 + n * 7919).slice(0, length)).filter(
    (one) => likeness(one, 'some words, '.repeat(9)) < 1,
  ).length

describe('windows of eight characters', () => {
  test('all of a text are found in a longer one that has it, whatever stands around', () => {
    for (let size = 1; size < 150; size++) {
      const part = text(size, size + 5).slice(0, size)
      const around = `${text(900, 903)}${part}${text(950, 952)}`
      expect([likeness(part, around), likeness(around, part)]).toEqual([1, 1])
    }
  })

  test('none of a text are found where not a single one is shared', () => {
    for (let size = 200; size < 230; size++) {
      const [letters, digits] = [text(size, size + 60).replaceAll(/\d/g, 'x'), '0123456789'.repeat(80)]
      expect([likeness(letters, digits), likeness(digits, letters)]).toEqual([0, 0])
    }
  })

  test('one in eight is looked at; where there is none nothing is unlike', () => {
    expect(unlike(7)).toBe(0)
    expect(unlike(8)).toBeGreaterThan(80)
    expect(unlike(8)).toBeLessThan(170)
  })
})
