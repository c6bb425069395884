import { describe, expect, test } from 'vitest'
import {
  needsWordDiff,
  WORD_DIFF_BUDGET_MS,
  WORD_DIFF_MIN_LENGTH,
  WORD_DIFF_SHORT_LENGTH,
  wordDiff,
  type WordDiff,
} from './word-diff.ts'

const SIGNS = { keep: '=', remove: '-', add: '+' } as const
const calm = { budgetMs: Infinity }
const show = (diff: WordDiff) =>
  diff.kind === 'words' ? diff.parts.map(({ op, text }) => SIGNS[op] + text) : [`whole: ${diff.reason}`]
const shown = (before: string, after: string) => show(wordDiff(before, after, calm))

describe('when it is used (section 2, R18)', () => {
  test('either string is longer than 100 characters', () => {
    expect(WORD_DIFF_MIN_LENGTH).toBe(100)
    expect(needsWordDiff('a'.repeat(100), 'b'.repeat(100))).toBe(false)
    expect(needsWordDiff('a'.repeat(101), '')).toBe(true)
    expect(needsWordDiff('', 'b'.repeat(101))).toBe(true)
  })

  test('a short text is compared whatever the clock says, a longer one within its budget', () => {
    let hours = 0
    const now = () => hours++ * 3_600_000
    const turns = WORD_DIFF_SHORT_LENGTH / 8
    const text = 'a b '.repeat(turns)
    expect(wordDiff(text, `${text.slice(0, -2)}c `, { now }).kind).toBe('words')
    expect(wordDiff(`x ${text}`, `y ${'c d '.repeat(turns)}`, { now })).toMatchObject({
      kind: 'whole',
      reason: 'budget',
    })
  })
  test('its budget leaves room below the 200 ms that may block', () => {
    expect(WORD_DIFF_BUDGET_MS).toBeLessThan(150)
  })
})

describe('words', () => {
  test.each([
    ['the old house', 'the new house', ['=the ', '-old', '+new', '= house']],
    ['one two', 'one two three', ['=one two', '+ three']],
    ['one two three', 'two three', ['-one ', '=two three']],
    ['a red car passed', 'a blue bike passed', ['=a ', '-red car', '+blue bike', '= passed']],
    ['By Alice, Bob.', 'By Carol, Dan.', ['=By ', '-Alice', '+Carol', '=, ', '-Bob', '+Dan', '=.']],
    ["don't stop", "don't go", ["=don't ", '-stop', '+go']],
    ['same', 'same', ['=same']],
    ['', 'all new', ['+all new']],
    ['all gone', '', ['-all gone']],
    ['', '', []],
    ['one  two', 'one two', ['=one ', '- ', '=two']],
    ['the cat. the dog.', 'the cat. the bird. the dog.', ['=the cat. ', '+the bird. ', '=the dog.']],
    ['one\n- two\n- three', 'one\n- three', ['=one\n', '-- two\n', '=- three']],
    ['x x ', 'x x x ', ['=x x ', '+x ']],
    ['one\n\ntwo', 'one\ntwo', ['=one\n', '-\n', '=two']],
  ])('%j → %j', (before, after, parts) => expect(shown(before, after)).toEqual(parts))

  test('two paragraphs changing places: one stays, the other moves', () => {
    const one = 'The detective follows the last train through the snow.\n'
    const other = 'A letter without a sender arrives every Thursday morning.\n'
    expect(shown(one + other, other + one)).toEqual([`-${one}`, `=${other}`, `+${one}`])
  })

  test('a word that both versions of a rewritten paragraph happen to have is no island of its own', () => {
    const before =
      'She leaves home early. Nobody knows quite where the path through these woods finally ends. She waits.'
    const after =
      'She leaves home early. Her brother sold every boat near the harbour last winter without telling. She waits.'
    const diff = shown(before, after)
    expect(diff.map((part) => part[0])).toEqual(['=', '-', '+', '='])
    expect(diff[0]).toBe('=She leaves home early. ')
    expect(diff[3]).toBe('=. She waits.')
  })
})

describe('Japanese, Korean, Chinese', () => {
  test.each([
    ['少年は東京の学校で新しい友達に出会う。', '少女は東京の学校で古い友達に出会う。', ['-少年', '+少女', '=は東京の学校で', '-新しい', '+古い', '=友達に出会う。']],
    ['작가는 서울에서 태어났다.', '작가는 부산에서 태어났다.', ['=작가는 ', '-서울에서', '+부산에서', '= 태어났다.']],
    ['这是一个关于少年冒险的故事。', '这是一个关于少女冒险的故事。', ['=这是一个关于', '-少年', '+少女', '=冒险的故事。']],
    ['作者はAlice氏です', '作者はBob氏です', ['=作者は', '-Alice', '+Bob', '=氏です']],
    ['ภาษาไทยไม่มีช่องว่าง', 'ภาษาลาวไม่มีช่องว่าง', ['=ภาษา', '-ไทย', '+ลาว', '=ไม่มีช่องว่าง']],
  ])('%s', (before, after, parts) => expect(shown(before, after)).toEqual(parts)) // oxfmt-ignore

  test('a comma that happens to fit does not stand in the way of words', () => {
    expect(shown('夏、京都市は。', '京都市が寒い、と。')).toEqual(['-夏、', '=京都市', '-は', '+が寒い、と', '=。'])
  })
})

describe('hostile text', () => {
  test.each([
    ['safe name.exe', 'safe \u202Ename.exe', ['=safe ', '+\u202E', '=name.exe']],
    ['one __proto__ two', 'one constructor two', ['=one ', '-__proto__', '+constructor', '= two']],
    ['<b>x</b>', '<b>y</b>', ['=<b>', '-x', '+y', '=</b>']],
    ['nul \0 here', 'nul here', ['=nul ', '-\0 ', '=here']],
    ['half \uD83D pair', 'half \uDE00 pair', ['=half ', '-\uD83D', '+\uDE00', '= pair']],
    ['a 👨‍👩‍👧 b', 'a 👨‍👩‍👦 b', ['=a ', '-👨‍👩‍👧', '+👨‍👩‍👦', '= b']],
    ['flag 🇯🇵🇰🇷', 'flag 🇯🇵🇨🇳', ['=flag 🇯🇵', '-🇰🇷', '+🇨🇳']],
    ['cafe\u0301 ole', 'cafe ole', ['-cafe\u0301', '+cafe', '= ole']],
  ])('%j → %j', (before, after, parts) => expect(shown(before, after)).toEqual(parts))
})

describe('line endings', () => {
  test('only line endings differ: said, and never half of one', () => {
    const diff = wordDiff('one\r\ntwo\r\nthree', 'one\ntwo\nthree', calm)
    expect(diff.onlyLineEndings).toBe(true)
    expect(show(diff)).toEqual(['=one', '-\r\n', '+\n', '=two', '-\r\n', '+\n', '=three'])
  })

  test.each([
    ['one\r\ntwo', 'one\r two', ['=one', '-\r\n', '+\r ', '=two']],
    ['one\r\nx', 'one\ry', ['=one', '-\r\nx', '+\ry']],
    ['x\r\nsame', 'x \nsame', ['=x', '-\r\n', '+ \n', '=same']],
  ])('half of one is never kept: %j → %j', (before, after, parts) => expect(shown(before, after)).toEqual(parts))

  test('something else differs too', () => {
    expect(wordDiff('one\r\ntwo', 'one\ntoo', calm).onlyLineEndings).toBe(false)
    expect(wordDiff('one', 'one', calm).onlyLineEndings).toBe(false)
  })
})

/** Words that no two texts share, but for the numbers given. */
const text = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`).join(' ')

describe('shown whole (R18)', () => {
  test('texts with nothing in common', () => {
    expect(shown(text('a', 40), text('b', 50))).toEqual(['whole: different'])
  })

  test('not when one sentence of a long text stays as it was', () => {
    const kept = text('kept', 60)
    const diff = shown(`${text('a', 400)} ${kept} ${text('b', 400)}`, `${text('c', 400)} ${kept} ${text('d', 400)}`)
    expect(diff.map((part) => part[0])).toEqual(['-', '+', '=', '-', '+'])
    expect(diff[2]).toBe(`= ${kept} `)
  })
})
