import { array, assert, constantFrom, integer, nat, oneof, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonSpaceAtEnd, commonSpaceAtStart } from './spaces.ts'
import { wordDiff } from './word-diff.ts'

const calm = { budgetMs: Infinity }

/** Any UTF-16: every plane, and half surrogate pairs. */
const anyText = array(
  oneof(integer({ max: 0x7f, min: 0 }), integer({ max: 0x10_ff_ff, min: 0 }), integer({ min: 0xd8_00, max: 0xdf_ff })),
  { maxLength: 60 },
).map((codes) => String.fromCodePoint(...codes))

const PIECES = [
  'the', 'a', 'story', 'of', 'Mariko', "don't", ' ', ' ', ' ', '  ', '\n', '\r\n', '\r', '\t', '.', ',', '...', '—', '\u00a0',
  '少年', '少女', 'は', '東京', 'の', '学校', 'で', '。', '、', 'キャラクター', '한국어', '단어', '中文', '故事', 'ภาษา', '々', 'ー', '\u3099',
  '👨‍👩‍👧', '👍🏽', '🇯🇵', '❤️', '\u200b', '\u200d', '\u202e', '\ufeff', '\0', '\ud83d', '\ude00', '𠮷', 'e\u0301', '__proto__',
] // oxfmt-ignore

const pieces = (maxLength: number) => array(constantFrom(...PIECES), { maxLength, size: 'max' })
const few = (maxLength: number) => array(constantFrom('a ', 'b ', 'a', '. ', '\n'), { maxLength, size: 'max' })
/** Where, how many pieces go, and which come. */
const edits = (maxLength: number) => array(tuple(nat(), nat(4), pieces(4)), { maxLength, size: 'max' })

function mutated(
  text: readonly string[],
  changes: readonly (readonly [number, number, readonly string[]])[],
): string[] {
  const copy = [...text]
  for (const [place, gone, come] of changes) copy.splice(place % (copy.length + 1), gone, ...come)
  return copy
}

const isHalved = (text: string, index: number) =>
  /[\ud800-\udbff]/.test(text.charAt(index - 1)) && /[\udc00-\udfff]/.test(text.charAt(index))
const isLineEndHalved = (text: string, index: number) => text[index - 1] === '\r' && text[index] === '\n'

/** Some Chinese, the same for the same number. */
const clause = (n: number) =>
  String.fromCodePoint(...Array.from({ length: 7 + (n % 7) }, (_, i) => 0x4e_00 + ((n * 31 + i * 7) % 9000)))

/** Whether a cut between two of the parts of a text goes through a character or a line end. */
function cutsThrough(text: string, parts: readonly string[]): boolean {
  let place = 0
  return parts.some((part) => {
    place += part.length
    return isHalved(text, place) || isLineEndHalved(text, place)
  })
}

function check(before: string, after: string): void {
  const diff = wordDiff(before, after, calm)
  const parts = diff.kind === 'words' ? diff.parts : [{ op: 'remove', text: before }, { op: 'add', text: after }] // oxfmt-ignore
  const of = (other: string) => parts.filter(({ op }) => op !== other).map(({ text }) => text)
  const [old, fresh] = [of('add'), of('remove')]
  expect([old.join(''), fresh.join('')]).toEqual([before, after])
  expect([cutsThrough(before, old), cutsThrough(after, fresh)]).toEqual([false, false])
}

/** Parts are never empty, never two alike side by side, and what is removed stands before what is added. */
function checkForm(before: string, after: string): void {
  const diff = wordDiff(before, after, calm)
  const parts = diff.kind === 'words' ? diff.parts : []
  expect(parts.some(({ text }) => text === '')).toBe(false)
  expect(parts.map(({ op }) => op[0]).join('')).toMatch(/^(?!.*(?:kk|rr|aa|ar))/)
  for (const [at, { op, text }] of parts.entries()) {
    const next = parts[at + 1]
    if (op !== 'remove' || next?.op !== 'add') continue
    // White space that both have is kept, not struck and written anew.
    expect([commonSpaceAtStart(text, next.text), commonSpaceAtEnd(text, next.text)]).toEqual([0, 0])
  }
}

describe('both texts can be rebuilt from every result', () => {
  test('of any two texts', () => assert(property(anyText, anyText, check), { numRuns: 300 }))

  test('of texts with a common start and end', () =>
    assert(
      property(anyText, anyText, anyText, anyText, (start, before, after, end) =>
        check(start + before + end, start + after + end),
      ),
      { numRuns: 300 },
    ))

  test('in parts of the same form', () =>
    assert(
      property(pieces(80), edits(6), (text, changes) => checkForm(text.join(''), mutated(text, changes).join(''))),
    ))

  test('of a text and a changed one', () =>
    assert(
      property(pieces(80), edits(6), (text, changes) => check(text.join(''), mutated(text, changes).join(''))),
      { numRuns: 300 },
    ))

  test('of long texts, cut at anchors', () =>
    assert(
      property(pieces(1500), edits(60), (text, changes) => check(text.join(''), mutated(text, changes).join(''))),
      { numRuns: 15 },
    ))

  test('of texts of very few words, where the same change can be told in many ways', () => {
    const changes = array(tuple(nat(), nat(6), few(6)), { maxLength: 3, size: 'max' })
    assert(
      property(few(40), changes, (text, edit) => check(text.join(''), mutated(text, edit).join(''))),
      { numRuns: 1000 },
    )
  })

  test('of more Chinese than is given to Intl.Segmenter', () => {
    const clauses = Array.from({ length: 8000 }, (_, n) => `${clause(n)}，`)
    const changed = clauses.map((text, n) => (n % 3 === 0 ? `${text.slice(0, 2)}新${text.slice(3)}` : text))
    check(clauses.join(''), changed.join(''))
    expect(wordDiff(clauses.join(''), changed.join(''), calm).kind).toBe('words')
  })
})

describe('what is kept', () => {
  test('a text and itself: all of it', () =>
    assert(
      property(anyText, (text) => {
        expect(wordDiff(text, text, calm)).toEqual({
          kind: 'words',
          parts: text === '' ? [] : [{ op: 'keep', text }],
          onlyLineEndings: false,
        })
      }),
    ))

  test('one word put into a text of different words: everything else', () =>
    assert(
      property(integer({ min: 5, max: 400 }), nat(), (count, at) => {
        const words = Array.from({ length: count }, (_, n) => `word${n}`)
        const longer = words.toSpliced(at % (count + 1), 0, 'new')
        const diff = wordDiff(words.join(' '), longer.join(' '), calm)
        const changes = diff.kind === 'words' ? diff.parts.filter(({ op }) => op !== 'keep') : []
        expect(changes.map(({ op, text }) => [op, text.trim()])).toEqual([['add', 'new']])
      }),
    ))
})

describe('bounded time', () => {
  test('whatever the texts, the clock is asked once after the time is up', () =>
    assert(
      property(pieces(400), pieces(400), nat(12), (before, after, budgetMs) => {
        let calls = 0
        const diff = wordDiff(before.join(''), after.join(''), { budgetMs, now: () => calls++ })
        expect(calls).toBeLessThanOrEqual(budgetMs + 2)
        expect(diff.kind === 'whole' && diff.reason === 'budget').toBe(calls === budgetMs + 2)
      }),
    ))
})
