import { array, assert, nat, property, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { align } from './align.ts'
import { AnchorFinder, longestChain } from './anchors.ts'
import { groups } from './grams.ts'
import { mostKept } from './testing/most-kept.ts'

const never = () => false

function aligned(before: readonly number[], after: readonly number[]) {
  const matches = new Int32Array(before.length).fill(-1)
  const pair = { before: Int32Array.from(before), after: Int32Array.from(after), size: 1000 }
  return { outcome: align(pair, matches, never), matches: [...matches] }
}

describe('align', () => {
  test('short texts: as many tokens as possible, the same in both, in order', () =>
    assert(
      property(array(nat(5), { maxLength: 40 }), array(nat(5), { maxLength: 40 }), (before, after) => {
        const { outcome, matches } = aligned(before, after)
        const kept = matches.filter((match) => match >= 0)
        expect(outcome).toBe('aligned')
        expect(kept).toHaveLength(mostKept(before, after))
        expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
        expect(kept.map((match) => after[match])).toEqual(before.filter((_, place) => matches[place]! >= 0))
      }),
    ))

  test('long texts are cut at anchors: a repeated word is found between them', () => {
    const before = Array.from({ length: 900 }, (_, place) => (place % 3 === 0 ? 0 : place))
    const after = before.filter((_, place) => place % 10 !== 5)
    const { outcome, matches } = aligned(before, after)
    expect(outcome).toBe('aligned')
    expect(matches.filter((match) => match >= 0)).toHaveLength(after.length)
  })

  test('shuffled texts: chance is not taken for likeness', () => {
    const before = Array.from({ length: 900 }, (_, place) => place)
    const after = before.map((place) => (place * 577 + 450) % 900)
    expect(aligned(before, after)).toEqual({ outcome: 'gaveUp', matches: before.map(() => -1) })
  })

  test('the time runs out', () => {
    const pair = { before: Int32Array.of(1, 2), after: Int32Array.of(2, 1), size: 3 }
    expect(align(pair, new Int32Array(2), () => true)).toBe('timeUp')
  })
})

test('longestChain is as long as can be, and rises', () =>
  assert(
    property(uniqueArray(nat(60), { maxLength: 30 }), (values) => {
      const chain = longestChain(values.map((value, index) => [index, value] as const))
      const lengths: number[] = []
      for (const [index, value] of values.entries()) {
        lengths.push(1 + Math.max(0, ...lengths.filter((_, earlier) => earlier < index && values[earlier]! < value)))
      }
      expect(chain).toHaveLength(Math.max(0, ...lengths))
      const [places, found] = [chain.map(([place]) => place), chain.map(([, value]) => value)]
      expect(found).toEqual(places.map((place) => values[place]))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(found).toEqual(found.toSorted((a, b) => a - b))
    }),
  ))

describe('groups and anchors', () => {
  const before = Int32Array.of(1, 2, 3, 1, 2, 4, 5, 6)
  const after = Int32Array.of(9, 1, 2, 4, 5, 6, 1, 2)
  const pair = { before, after, size: 10 }

  test('two tokens make a number, the same for the same two', () => {
    const pairs = groups(pair, 2)
    expect(pairs.before).toHaveLength(7)
    expect(pairs.before[0]).toBe(pairs.before[3])
    expect([...pairs.after].slice(1, 5)).toEqual([...pairs.before].slice(3, 7))
    expect(new Set(pairs.before).size).toBe(6)
    expect(groups(pair, 1)).toBe(pair)
  })

  test('what occurs once in both, in the range, as often as it is asked', () => {
    const finder = new AnchorFinder(pair, 2)
    const all = { before: 0, beforeEnd: 8, after: 0, afterEnd: 8 }
    const found = [[4, 2], [5, 3], [6, 4]] // oxfmt-ignore
    expect(finder.find(all)).toEqual(found)
    expect(finder.find(all)).toEqual(found)
    expect(finder.find({ ...all, before: 2, afterEnd: 5 })).toEqual([[3, 1], [4, 2], [5, 3]]) // oxfmt-ignore
    expect(finder.find({ before: 7, beforeEnd: 8, after: 5, afterEnd: 6 })).toEqual([])
  })
})
