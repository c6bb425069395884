import { describe, expect, test } from 'vitest'
import { MOST_CELLS, matchExactly } from './table.ts'
import { mostKept } from './testing/most-kept.ts'

type Numbers = readonly number[]

const random = (seed: number) => () => ((seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) >>> 8) / 2 ** 24
const tokens = (length: number, kinds: number, next: () => number) =>
  Array.from({ length }, () => Math.floor(next() * kinds))

function matched(before: Numbers, after: Numbers, range = {}): number[] {
  const matches = new Int32Array(before.length).fill(-1)
  const whole = { before: 0, beforeEnd: before.length, after: 0, afterEnd: after.length }
  const pair = { before: Int32Array.from(before), after: Int32Array.from(after), size: 10 }
  matchExactly(pair, { ...whole, ...range }, matches)
  return [...matches]
}

describe('matchExactly', () => {
  test.each<[Numbers, Numbers, Numbers]>([
    [[1, 2, 3], [2, 3, 1], [-1, 0, 1]],
    [[1, 2], [2, 1], [-1, 0]],
    [[1, 2, 1], [1, 1], [0, -1, 1]],
    [[1], [2], [-1]],
    [[1, 1], [1], [0, -1]],
  ])('%j and %j: %j', (before, after, matches) => expect(matched(before, after)).toEqual(matches)) // oxfmt-ignore

  test('the more of what has changed places, to the last row of a table larger than any before', () => {
    const [one, other] = [[1, 2, 3, 4, 5], [11, 12, 13, 14, 15, 16]] // oxfmt-ignore
    const before = [...Array.from({ length: 54 }, () => 8), ...one, ...other]
    const after = [...other, ...one, ...Array.from({ length: 52 }, () => 9)]
    expect(matched(before, after)).toEqual([...before.slice(6).map(() => -1), 0, 1, 2, 3, 4, 5])
  })

  test('reads and writes nothing outside of the range', () => {
    const [before, after] = [[1, 2, 1, 2, 1, 2], [2, 1, 2, 1, 2, 1]] // oxfmt-ignore
    expect(matched(before, after, { before: 1, beforeEnd: 3, after: 3, afterEnd: 5 })).toEqual([-1, -1, 3, -1, -1, -1])
    expect(matched(before, after, { before: 2, beforeEnd: 3, after: 1, afterEnd: 6 })).toEqual([-1, -1, 1, -1, -1, -1])
    expect(matched(before, after, { before: 2, beforeEnd: 6, after: 3, afterEnd: 4 })).toEqual([-1, -1, 3, -1, -1, -1])
  })

  const sizes = [[1, 5], [7, 7], [30, 12], [60, 67], [64, 64], [68, 66], [3, 2000], [2000, 3], [90, 80], [5, 9]] // oxfmt-ignore
  test.each(sizes)('%i tokens and %i: as many as possible, in order', (rows, columns) => {
    const next = random(rows * columns)
    for (const kinds of [2, 4, 9]) {
      const [before, after] = [tokens(rows, kinds, next), tokens(columns, kinds, next)]
      const places = matched(before, after)
      const kept = places.filter((place) => place >= 0)
      expect(kept).toHaveLength(mostKept(before, after))
      expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
      expect(kept.map((place) => after[place])).toEqual(before.filter((_, place) => places[place]! >= 0))
    }
  })

  test('tokens of the largest table', () => {
    const before = Array.from({ length: Math.sqrt(MOST_CELLS) }, (_, place) => place)
    expect(matched([-1, ...before, -2], [...before, -3])).toEqual([-1, ...before, -1])
  })
})
