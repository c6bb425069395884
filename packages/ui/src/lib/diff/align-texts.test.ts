import { afterEach, describe, expect, test, vi } from 'vitest'
import { alignTexts } from './align-texts.ts'
import { likeness } from './likeness.ts'

afterEach(() => void vi.restoreAllMocks())

const words = (text: string, { starts, ends }: { starts: Int32Array; ends: Int32Array }) =>
  Array.from(starts, (start, place) => text.slice(start, ends[place]))

/** `upAt`: at which look at the clock the time is up. */
function aligned(before: string, after: string, upAt = Infinity) {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  let looks = 0
  const found = alignTexts(before, after, () => ++looks >= upAt)
  const isCut = segment.mock.calls.length > 0
  segment.mockRestore()
  if (!found) return { looks, isCut, outcome: undefined, kept: undefined }
  const [old, fresh] = [words(before, found.before), words(after, found.after)]
  const kept = [...found.matches].flatMap((match, place) => (match < 0 ? [] : [[old[place], fresh[match]]]))
  for (const [one, other] of kept) expect(one).toBe(other)
  return { looks, isCut, outcome: found.outcome, kept: kept.map(([one]) => one).join(' ') }
}

describe('the clock', () => {
  test('without scripts to be cut into words, texts are aligned once', () => {
    expect(aligned('a x b', 'c x d')).toEqual({ looks: 1, isCut: false, outcome: 'aligned', kept: 'x' })
    expect(aligned('a x b', 'c x d', 1)).toMatchObject({ looks: 1, outcome: undefined })
  })

  test('the time may be up while either text is read', () => {
    const long = 'a '.repeat(4096)
    expect(aligned(long, 'b', 1)).toMatchObject({ looks: 1, outcome: undefined })
    expect(aligned('b', long, 1)).toMatchObject({ looks: 1, outcome: undefined })
  })

  test('or while a closer look is taken', () => {
    const [before, after] = ['少年は東京の', '少女は東京の'] // oxfmt-ignore
    expect(aligned(before, after)).toEqual({ looks: 3, isCut: true, outcome: 'aligned', kept: 'は 東京の' })
    for (const look of [1, 2]) expect(aligned(before, after, look)).toMatchObject({ looks: look, outcome: undefined })
    expect(aligned(before, after, 3)).toMatchObject({ looks: 3, outcome: 'timeUp' })
  })
})

test.each([
  ['少年は', '少女は', 'は'],
  ['a b', `${'c '.repeat(300)}b`, 'b'],
  [`${'c '.repeat(300)}b`, 'a b', 'b'],
  ['', 'b', ''],
])('what is kept of %j', (before, after, kept) => expect(aligned(before, after)).toMatchObject({ kept })) // oxfmt-ignore

test('texts of more than 150,000 characters together are cut by guessing, both of them', () => {
  const [before, after] = ['出会いました', '出会いました。x'] // oxfmt-ignore
  const cut = (length: number) => {
    const spaces = ' '.repeat(length - before.length - after.length)
    const found = alignTexts(`y ${before}${spaces.slice(2)}`, after, () => false)!
    return [words(`y ${before}`, found.before), words(after, found.after)].map((all) => all.join('|'))
  }
  expect(cut(150_000)).toEqual(['y|出会いました', '出会いました|。|x'])
  expect(cut(150_001)).toEqual(['y|出会|いました', '出会|いました|。|x'])
})

/** So many tokens, the last one to be cut; `kept` of them, each among others, as in other texts. */
const text = (letter: string, count: number, kept = 0) =>
  Array.from({ length: count - 1 }, (_, n) => (n % 5 === 0 && n < 5 * kept ? `k${n}` : `${letter}${n}${letter}`))
    .concat(letter === 'a' ? '少年は' : '少女は')
    .join(' ')

const isCut = (before: string, after: string) => aligned(before, after).isCut

describe('long texts are looked at closer', () => {
  test('up to a thousand tokens, of the shorter one', () => {
    expect(isCut(text('a', 1000), text('b', 1000))).toBe(true)
    expect(isCut(text('a', 1001), text('b', 1001))).toBe(false)
    expect(isCut(text('a', 1000), text('b', 2000))).toBe(true)
    expect(isCut(text('a', 2000), text('b', 1000))).toBe(true)
  })

  test('longer ones when more than a tenth is kept', () => {
    expect(isCut(text('a', 2000, 200), text('b', 2000, 200))).toBe(false)
    expect(isCut(text('a', 2000, 201), text('b', 2000, 201))).toBe(true)
    expect(isCut(text('a', 2000, 201), text('b', 4000, 201))).toBe(true)
  })

  test('or when they are alike though no token is kept', () => {
    const long = '少年東京学校友達冒険故事世界物語'.repeat(20)
    expect(isCut(`${long}上 ${text('a', 1100)}`, `${long}下 ${text('b', 1100)}`)).toBe(true)
    const limit = Array.from({ length: 137 }, (_, n) => String.fromCharCode(0x4e_00 + n * 7)).join('')
    const [before, after] = [`${limit} ${text('a', 1067)}`, `${limit}下 ${text('b', 1067)}`] // oxfmt-ignore
    expect([likeness(before, after), isCut(before, after)]).toEqual([0.03, true])
  })
})
