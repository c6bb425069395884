import { describe, expect, test } from 'vitest'
import { align } from './align.ts'
import type { Range } from './anchors.ts'

type Numbers = readonly number[]
type Texts = readonly [before: Numbers, after: Numbers]

const repeat = (length: number, pattern: Numbers) =>
  Array.from({ length }, (_, place) => pattern[place % pattern.length]!)

/** `upAt`: at which look at the clock the time is up. */
function aligned([before, after]: Texts, upAt = Infinity, ranges?: readonly Range[]) {
  const matches = new Int32Array(before.length).fill(-1)
  const size = 1 + before.concat(after).reduce((most, token) => Math.max(most, token), 0)
  let looks = 0
  const pair = { before: Int32Array.from(before), after: Int32Array.from(after), size }
  const outcome = align(pair, matches, () => ++looks >= upAt, ranges)
  const places = [...matches].filter((match) => match >= 0)
  expect(places.map((match) => after[match])).toEqual(before.filter((_, place) => matches[place]! >= 0))
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  return { outcome, looks, kept: places.length, matches: [...matches] }
}

/** An anchor that goes from the start of many repeated tokens to their end: either it is kept or they are. */
function moved(anchor: Numbers, repeated: number, extra: Numbers = []): Texts {
  const rest = repeat(repeated, [1, 2])
  return [
    [...anchor, ...rest],
    [...rest, ...extra, ...anchor],
  ]
}
const SINGLE: Numbers = [11]
const PAIR: Numbers = [11, 12]
const FOUR: Numbers = [11, 12, 13, 14]

describe('what both ends have in common', () => {
  test('is kept without a look at the clock where the rest is only added or only removed', () => {
    const found = { outcome: 'aligned', looks: 0, kept: 4 }
    expect(aligned([[1, 2, 3, 4], [1, 2, 9, 3, 4]], 1)).toEqual({ ...found, matches: [0, 1, 3, 4] }) // oxfmt-ignore
    expect(aligned([[1, 2, 9, 3, 4], [1, 2, 3, 4]], 1)).toEqual({ ...found, matches: [0, 1, -1, 2, 3] }) // oxfmt-ignore
    expect(aligned([[], [1]], 1).outcome).toBe('aligned')
  })

  test.each<[Texts, Range, Numbers]>([
    [[[1, 1, 1, 1], [1, 1, 1, 1]], { before: 1, beforeEnd: 2, after: 1, afterEnd: 3 }, [-1, 1, -1, -1]],
    [[[1, 1, 1, 1], [1, 1, 1, 1]], { before: 1, beforeEnd: 3, after: 2, afterEnd: 3 }, [-1, 2, -1, -1]],
    [[[1, 1], [8, 1, 1]], { before: 1, beforeEnd: 2, after: 0, afterEnd: 3 }, [-1, 2]],
    [[[8, 1, 1], [1, 1]], { before: 0, beforeEnd: 3, after: 1, afterEnd: 2 }, [-1, -1, 1]],
  ])('%j: nothing outside of the range %j', (texts, range, matches) =>
    expect(aligned(texts, Infinity, [range]).matches).toEqual(matches),
  ) // oxfmt-ignore

  test('one range after the other, until the time is up', () => {
    const texts: Texts = [[1, 2, 0, 3, 4], [2, 1, 9, 4, 3]] // oxfmt-ignore
    const ranges = [0, 3].map((place) => ({ before: place, beforeEnd: place + 2, after: place, afterEnd: place + 2 }))
    expect(aligned(texts, Infinity, ranges)).toMatchObject({ outcome: 'aligned', looks: 2, kept: 2 })
    expect(aligned(texts, 2, ranges)).toMatchObject({ outcome: 'timeUp', looks: 2, kept: 1 })
  })
})

describe('as many tokens as possible are kept', () => {
  test.each<[string, Texts, number, number]>([
    ['up to 2,500 pairs of tokens', moved(FOUR, 46), 46, 1],
    ['not beyond: what four tokens say counts for more', moved(FOUR, 46, [3]), 4, 1],
    ['up to 250,000 pairs where no four tokens are unique', moved(PAIR, 498), 498, 1],
    ['not beyond: two unique tokens count', moved(PAIR, 498, [3]), 2, 2],
    ['up to 250,000 pairs, a unique token or not', moved(SINGLE, 499), 499, 1],
    ['not beyond: a unique token counts', moved(SINGLE, 499, [3]), 1, 3],
  ])('%s', (_, texts, kept, looks) => {
    expect(aligned(texts)).toMatchObject({ outcome: 'aligned', kept, looks })
    for (let look = 1; look <= looks; look++)
      expect(aligned(texts, look)).toMatchObject({ outcome: 'timeUp', looks: look, kept: 0 })
  })

  test('whatever stands around', () => {
    const [before, after] = moved(FOUR, 46)
    const [around, end] = [repeat(100, [0]), { beforeEnd: 50, afterEnd: 50 }]
    const early = { ...end, before: 0, after: 0 }
    const behind = { before: 100, beforeEnd: 150, after: 100, afterEnd: 150 }
    const late = aligned([[...around, ...before, 0], [...around, ...after, 0]], Infinity, [behind]) // oxfmt-ignore
    expect(late.kept).toBe(46)
    expect(aligned([[...around, ...before], after], Infinity, [{ ...early, before: 100, beforeEnd: 150 }]).kept).toBe(
      46,
    )
    expect(aligned([before, [...around, ...after]], Infinity, [{ ...early, after: 100, afterEnd: 150 }]).kept).toBe(46)
  })
})

describe('anchors', () => {
  const text = Array.from({ length: 200 }, (_, place) => 10 + place)

  test('before the first one and behind the last one nothing is taken for alike', () => {
    const found = aligned([[1, ...text, 2], [3, ...text, 4]]) // oxfmt-ignore
    expect(found).toMatchObject({ outcome: 'aligned', kept: 200, looks: 3 })
    expect(found.matches.slice(0, 2)).toEqual([-1, 1])
  })

  test('what lies between them is aligned too, until the time is up', () => {
    const before = text.flatMap((token) => (token % 20 === 0 ? [token, 1, 2] : [token]))
    const after = text.flatMap((token) => (token % 20 === 0 ? [token, 3, 1] : [token]))
    const { looks, ...found } = aligned([before, after])
    expect(found).toMatchObject({ outcome: 'aligned', kept: 210 })
    expect(looks).toBe(11)
    for (let look = 1; look <= looks; look++) expect(aligned([before, after], look).outcome).toBe('timeUp')
  })

  /** Room to keep different groups of tokens apart. */
  const ZEROS = repeat(8000, [0])
  /**
   * Texts in which an anchor is repeated until what stands behind the one before it is cut away, so that each is found a
   * level deeper; innermost one that has moved.
   */
  function nested(levels: number, width: number, repeated: number): Texts {
    const anchor = (level: number) => Array.from({ length: width }, (_, place) => 10 + level * width + place)
    const [before, after] = moved(anchor(levels), repeated).map((tokens) => tokens.slice())
    for (let level = levels - 1; level >= 0; level--) {
      before!.push(3, ...anchor(level), 3, ...anchor(level + 1), 3)
      after!.push(4, ...anchor(level), 4, ...anchor(level + 1), 4)
    }
    return [before!.concat(ZEROS), after!.concat(ZEROS)]
  }

  test.each([
    [29, 4, 60, 4, 1 + 1],
    [30, 4, 60, 60, 1 + 1],
    [29, 2, 600, 2, 2 + 1],
    [30, 2, 600, 600, 2 + 1],
    [29, 1, 600, 1, 3 + 1],
    [30, 1, 600, 600, 3 + 1],
  ])('are looked for 30 levels deep, not deeper: level %i, %i tokens', (levels, width, repeated, innermost, looks) => {
    const found = aligned(nested(levels, width, repeated))
    expect(found).toMatchObject({ outcome: 'aligned', kept: 2 * width * levels + innermost + ZEROS.length })
    expect(found.looks).toBe(levels * looks + (levels < 30 ? looks : 1))
  })
})

/** `marks` of the tokens are replaced; two changes each, since no text has both kinds. */
function replaced(length: number, marks: number): Texts {
  const before = repeat(length, [1, 1, 2, 1, 2, 2])
  const marked = new Set(Array.from({ length: marks }, (_, mark) => Math.round((mark * (length - 1)) / (marks - 1))))
  return [before, before.map((token, place) => (marked.has(place) ? 5 : token))]
}

describe('long texts without anchors', () => {
  test.each([
    [600, 200, { outcome: 'aligned', kept: 400 }],
    [600, 201, { outcome: 'gaveUp', kept: 0 }],
    [6000, 83, { outcome: 'aligned', kept: 5917 }],
    [6000, 84, { outcome: 'gaveUp', kept: 0 }],
  ])('%i tokens, %i of them replaced: %o', (length, marks, found) =>
    expect(aligned(replaced(length, marks))).toMatchObject({ ...found, looks: 3 }),
  )

  test.each([
    [400, { outcome: 'aligned', kept: 700 }],
    [401, { outcome: 'gaveUp' }],
  ])('%i tokens removed: %o', (removed, found) => {
    const after = repeat(700, [1, 1, 2, 1, 2, 2])
    const before = after.flatMap((token, place) => (place > 0 && place <= removed ? [5, token] : [token]))
    expect(aligned([before, after])).toMatchObject(found)
    expect(aligned([after, before])).toMatchObject(found)
  })
})
