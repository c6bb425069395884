import { describe, expect, test } from 'vitest'
import { wrongSizes } from './sizes.ts'

const LOCK = {
  '': { dependencies: { a: '1.0.0' } },
  'node_modules/a': { dependencies: { helper: '1.0.0', b: '1.0.0' } },
  'node_modules/helper': { dependencies: { deep: '1.0.0', a: '1.0.0' } },
  'node_modules/b': { dependencies: { helper: '2.0.0' } },
  'node_modules/b/node_modules/helper': { dependencies: { other: '1.0.0' } },
}
const judged = (readme: string, measured: Record<string, number>) =>
  wrongSizes(readme, new Map(Object.entries(measured)), LOCK)

describe('sizes in the README', () => {
  test.each([
    ['more than a tenth above', 11.2, 10],
    ['more than a tenth below', 8.8, 10],
    ['far, but half a KB', 1.5, 1],
    ['nothing left of it', 0.5, 0],
  ])('%s', (_, size, kb) => {
    expect(judged(`| \`x\` | ${size} | dates |`, { x: kb })).toEqual([
      `\`x\`: the README says ${size} KB, measured are ${kb.toFixed(1)}`,
    ])
  })
  test.each([
    ['as measured', 10, 10],
    ['a tenth', 11, 10],
    ['a third of next to nothing', 0.6, 0.9],
    ['a KB of much', 99, 100],
  ])('near enough: %s', (_, size, kb) => {
    expect(judged(`| \`x\` | ${size} | dates |`, { x: kb })).toEqual([])
  })
  test('a row counts all its packages and what they bring along, however deep and in every version', () => {
    const measured = { a: 1, b: 2, helper: 4, deep: 8, other: 16 }
    expect(judged('| `a`, `b` (`b/mini`) | 31 | screens |', measured)).toEqual([])
    expect(judged('| `a`, `b` | 3 | screens |', measured)).toEqual([
      '`a`, `b`: the README says 3 KB, measured are 31.0',
    ])
  })
  test('what two rows bring along is counted once; what has a row is counted there', () => {
    expect(judged('| `b` | 14 | lists |\n| `a` | 1 | screens |', { a: 1, b: 2, helper: 4, deep: 8 })).toEqual([])
    expect(judged('| `a` | 9 | screens |\n| `helper` | 4 | lists |', { a: 1, helper: 4, deep: 8 })).toEqual([
      '`a`: the README says 9 KB, measured are 1.0',
      '`helper`: the README says 4 KB, measured are 12.0',
    ])
  })
  test('what no row counts is told, also where a row without a size names it or brings it along', () => {
    expect(judged('| `x` | 1 | dates |\n| `b` | | building |', { x: 1, y: 2.25, b: 3, deep: 0.04 })).toEqual([
      'y: 2.3 KB are in no row of the README',
      'b: 3.0 KB are in no row of the README',
      'deep: 0.0 KB are in no row of the README',
    ])
  })
})
