import { describe, expect, test } from 'vitest'
import { Lexicon } from './lexicon.ts'
import { toParts } from './parts.ts'
import { slideBlocks } from './slide.ts'
import { tokenise } from './tokens.ts'

const SIGNS = { keep: '=', remove: '-', add: '+' } as const

/** What is shown once blocks have been moved; `places`: for each token of `before` its place in `after`, or -1. */
function slid(before: string, after: string, places: readonly number[]) {
  const lexicon = new Lexicon(0)
  const [old, fresh] = [before, after].map((text) => tokenise(text, lexicon, true, () => false)!)
  expect(old!.ids).toHaveLength(places.length)
  const aligned = { before: old!, after: fresh!, matches: Int32Array.from(places), outcome: 'aligned' } as const
  slideBlocks(before, after, aligned)
  const parts = toParts(before, after, { head: 0, tail: 0 }, aligned)
  return { parts: parts.map(({ op, text }) => SIGNS[op] + text), matches: [...aligned.matches] }
}
const inverse = (places: readonly number[], length: number) =>
  Array.from({ length }, (_, place) => places.indexOf(place))

/** A text, a longer one, where its tokens are kept, where they are kept then, and what is said of the change. */
type Case = [shorter: string, longer: string, places: number[], then: number[], shown: string[]]

const CASES: Case[] = [
  ['a b c', 'a b a b c', [0, 1, 4], [2, 3, 4], ['+a b ', '=a b c']],
  ['c a b', 'c a b a b', [0, 3, 4], [0, 1, 2], ['=c a b', '+ a b']],
  ['c a b', 'c a b a b', [0, 1, 2], [0, 1, 2], ['=c a b', '+ a b']],
  ['a. c', 'a. b a. c', [3, 4, 5], [0, 1, 5], ['=a. ', '+b a. ', '=c']],
  ['x a y', 'x a b a y', [0, 1, 4], [0, 1, 4], ['=x a ', '+b a ', '=y']],
  ['x a y', 'x a b a y', [0, 3, 4], [0, 3, 4], ['=x ', '+a b ', '=a y']],
  ['x. a y', 'x. a b a y', [0, 1, 2, 5], [0, 1, 4, 5], ['=x. ', '+a b ', '=a y']],
  ['x. a y', 'x. a b a y', [0, 1, 4, 5], [0, 1, 4, 5], ['=x. ', '+a b ', '=a y']],
  ['x a. y', 'x a. b a. y', [0, 4, 5, 6], [0, 1, 2, 6], ['=x a. ', '+b a. ', '=y']],
  ['x.\na y', 'x.\na. b\na y', [0, 1, 2, 6], [0, 1, 5, 6], ['=x.\n', '+a. b\n', '=a y']],
  ['x\na. y', 'x\na. b\na. y', [0, 1, 2, 6], [0, 4, 5, 6], ['=x\n', '+a. b\n', '=a. y']],
  ['x\na. y', 'x\na. b\na. y', [0, 4, 5, 6], [0, 4, 5, 6], ['=x\n', '+a. b\n', '=a. y']],
  ['x-a y', 'x-a-a y', [0, 1, 2, 5], [0, 1, 2, 5], ['=x-a', '+-a', '= y']],
  ['x a-y', 'x a-b a-y', [0, 1, 2, 6], [0, 4, 5, 6], ['=x ', '+a-b ', '=a-y']],
  ['x-a y', 'x-a b-a y', [0, 4, 5, 6], [0, 1, 2, 6], ['=x-a ', '+b-a ', '=y']],
  ['x-a-y', 'x-a-b-a-y', [0, 1, 2, 3, 8], [0, 1, 2, 3, 8], ['=x-a-', '+b-a-', '=y']],
  ['東は。京は', '東は。北は。京は', [0, 1, 2, 6, 7], [0, 1, 2, 6, 7], ['=東は。', '+北は。', '=京は']],
  ['東は。京は', '東は。北は。京は', [0, 4, 5, 6, 7], [0, 1, 2, 6, 7], ['=東は。', '+北は。', '=京は']],
]

describe('what is only added or only removed begins where a reader would cut', () => {
  test.each(CASES)('%j, then %j', (shorter, longer, places, then, shown) => {
    expect(slid(shorter, longer, places)).toEqual({ parts: shown, matches: then })
    const length = tokenise(longer, new Lexicon(0), true, () => false)!.ids.length
    const removed = shown.map((part) => part.replace(/^\+/, '-'))
    expect(slid(longer, shorter, inverse(places, length))).toEqual({ parts: removed, matches: inverse(then, length) })
  })

  test('what is replaced stays where it is', () => {
    const shown = ['=x ', '-a. b', '+c', '= a. y']
    expect(slid('x a. b a. y', 'x c a. y', [0, -1, -1, -1, 2, 3, 4]).parts).toEqual(shown)
    expect(slid('x c a. y', 'x a. b a. y', [0, -1, 4, 5, 6]).parts).toEqual(['=x ', '-c', '+a. b', '= a. y'])
  })
})

const many = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ')

const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

const matches = (before: string, after: string, places: readonly number[]) => slid(before, after, places).matches

describe('how far', () => {
  test('sixty tokens back, not more', () => {
    for (const count of [60, 61]) {
      const [shorter, longer] = [`x\n${many(count)} y`, `x\n${many(count)} new\n${many(count)} y`]
      const last = 2 * count + 2
      const places = [...upTo(0, count + 1), last]
      const then = count === 60 ? [0, ...upTo(count + 2, last + 1)] : places
      expect(matches(shorter, longer, places)).toEqual(then)
      expect(matches(longer, shorter, inverse(places, last + 1))).toEqual(inverse(then, last + 1))
    }
  })

  test('sixty tokens forth, not more', () => {
    for (const count of [60, 61]) {
      const [shorter, longer] = [`x ${many(count)}\ny`, `x ${many(count)} new ${many(count)}\ny`]
      const last = 2 * count + 2
      const places = [0, ...upTo(count + 2, last + 1)]
      const then = count === 60 ? [...upTo(0, count + 1), last] : places
      expect(matches(shorter, longer, places)).toEqual(then)
      expect(matches(longer, shorter, inverse(places, last + 1))).toEqual(inverse(then, last + 1))
    }
  })

  test.each<[string, string, string, number[]]>([
    ['not back into the change before', 'q c b x', 'q\na b a b x', [0, -1, 2, 5]],
    ['not forth into the change behind', 'x a c z', 'x a b a b\nz', [0, 3, -1, 5]],
  ])('%s', (_, shorter, longer, places) => {
    expect(matches(shorter, longer, places)).toEqual(places)
    expect(matches(longer, shorter, inverse(places, 6))).toEqual(inverse(places, 6))
  })

  test('not back over what the change before was moved over', () => {
    const [shorter, longer] = ['x a y', 'x a\nb a c\na y']
    expect(matches(shorter, longer, [0, 3, 6])).toEqual([0, 1, 6])
    expect(matches(longer, shorter, inverse([0, 3, 6], 7))).toEqual(inverse([0, 1, 6], 7))
  })

  test('back only as long as the white space between is the same', () => {
    const [shorter, longer] = ['x. a\n( y', 'x. a\n( c. a( y']
    const then = { parts: ['=x. a\n', '+( c. a', '=( y'], matches: [0, 1, 2, 7, 8] }
    expect(slid(shorter, longer, [0, 1, 2, 3, 8])).toEqual(then)
    expect(slid(longer, shorter, inverse([0, 1, 2, 3, 8], 9)).matches).toEqual(inverse(then.matches, 9))
  })

  test('forth only as long as it is the same', () => {
    const then = { parts: ['=b. b', '+  b', '=\nb\ny'], matches: [0, 1, 2, 4, 5] }
    expect(slid('b. b\nb\ny', 'b. b  b\nb\ny', [0, 1, 3, 4, 5])).toEqual(then)
  })

  test.each([
    ['back', 'c\nc  c ', 'c\nc  c\nc\nc ', [0, 1, 4]],
    ['forth', '(\na  c  ', '(\na  (  c\na c  ', [0, 1, 5]],
  ])('%s, and never so that more changes than the block', (_, shorter, longer, places) => {
    const changed = slid(shorter, longer, places).parts.filter((part) => !part.startsWith('='))
    expect(changed).toHaveLength(1)
    const length = tokenise(longer, new Lexicon(0), true, () => false)!.ids.length
    expect(slid(longer, shorter, inverse(places, length)).parts.filter((part) => !part.startsWith('='))).toHaveLength(1)
  })
})
