import { describe, expect, test } from 'vitest'
import { AnchorFinder, longestChain } from './anchors.ts'

type Numbers = readonly number[]

const finder = (before: Numbers, after: Numbers, width = 1) =>
  new AnchorFinder({ before: Int32Array.from(before), after: Int32Array.from(after), size: 1000 }, width)
const all = (before: Numbers, after: Numbers) => ({
  before: 0,
  beforeEnd: before.length,
  after: 0,
  afterEnd: after.length,
})
const found = (before: Numbers, after: Numbers, width = 1, range = {}) =>
  finder(before, after, width).find({ ...all(before, after), ...range })

test.each<[Numbers, number[][]]>([
  [[], []],
  [[5], [[0, 5]]],
  [[3, 2, 1], [[2, 1]]],
  [[1, 2, 3], [[0, 1], [1, 2], [2, 3]]],
  [[2, 5, 3, 4], [[0, 2], [2, 3], [3, 4]]],
  [[5, 5, 5], [[2, 5]]],
  [[1, 5, 2, 2, 6], [[0, 1], [3, 2], [4, 6]]],
  [[4, 6, 1, 2, 5, 3], [[2, 1], [3, 2], [5, 3]]],
])('the longest chain of %j', (values, chain) => {
  const places = longestChain(values.map((value, place) => [place, value] as const))
  expect(places).toEqual(chain)
}) // oxfmt-ignore

describe('what stands once in both texts', () => {
  test.each<[string, Numbers, Numbers, number[][]]>([
    ['once in both', [7, 1, 8], [9, 9, 1], [[1, 2]]],
    ['twice in the old one', [1, 7, 1], [1, 9], []],
    ['twice in the old one, others once', [1, 7, 1, 2, 3], [1, 2, 3], [[3, 1], [4, 2]]],
    ['twice in the new one', [1, 7], [1, 9, 1], []],
    ['three times in the old one', [1, 1, 1], [1], []],
    ['three times in the new one', [1], [1, 1, 1], []],
    ['only in one', [1, 2], [3, 4], []],
  ])('%s', (_, before, after, anchors) => expect(found(before, after)).toEqual(anchors)) // oxfmt-ignore

  const before = [9, 8, 7, 6, 5, 4]
  test.each([
    ['reaches over the end of the old range', { beforeEnd: 4 }, [[0, 0], [1, 1]]],
    ['reaches over the end of the new range', { afterEnd: 4 }, [[0, 0], [1, 1]]],
    ['reaches over the start of the old range', { before: 2 }, [[2, 2], [3, 3]]],
    ['reaches over the start of the new range', { after: 3 }, [[3, 3]]],
    ['is longer than the range', { beforeEnd: 2 }, []],
  ])('none that %s', (_, range, anchors) => expect(found(before, before, 3, range)).toEqual(anchors)) // oxfmt-ignore

  test('whatever was found in another range before', () => {
    const [one, other] = [[1, 2, 3, 9], [3, 2, 2, 9]] // oxfmt-ignore
    const both = finder(one, other)
    const first = { before: 0, beforeEnd: 1, after: 0, afterEnd: 2 }
    expect(both.find(first)).toEqual([])
    expect(both.find({ before: 0, beforeEnd: 2, after: 0, afterEnd: 2 })).toEqual([[1, 1]])
    expect(both.find(first)).toEqual([])
    expect(both.find({ before: 2, beforeEnd: 4, after: 0, afterEnd: 4 })).toEqual([[2, 0], [3, 3]]) // oxfmt-ignore
  })
})

/** So many in order, the rest back to front behind them. */
const partly = (count: number, inOrder: number) =>
  Array.from({ length: count }, (_, place) => (place < inOrder ? place : count - 1 - (place - inOrder)))

const straight = (count: number) => Array.from({ length: count }, (_, place) => place)

describe('chance is not taken for likeness', () => {
  test.each([
    [100, 24, 25],
    [100, 23, 0],
    [900, 74, 75],
    [900, 73, 0],
    [4, 3, 4],
    [4, 2, 0],
    [6, 5, 6],
    [9, 7, 8],
    [9, 6, 0],
  ])('%i anchors, a chain of one more than %i: %i', (count, inOrder, anchors) =>
    expect(found(straight(count), partly(count, inOrder))).toHaveLength(anchors),
  )
})
