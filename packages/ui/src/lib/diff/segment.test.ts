import { describe, expect, test, vi } from 'vitest'
import { scan } from './scan.ts'
import { segmentChunks } from './segment.ts'

function tokens(text: string, rough = false): string[] {
  const found: string[] = []
  scan(text, rough, (start, end, script) => found.push(text.slice(start, end) + (script ? '*' : '')) > 0)
  return found
}

function words(...chunks: string[]): string[] {
  const found: string[] = []
  let start = 0
  const text = chunks.join('')
  for (const length of segmentChunks(chunks, () => false) ?? []) found.push(text.slice(start, (start += length)))
  return found
}

describe('scan: words, symbols, and chunks (*) for Intl.Segmenter', () => {
  test.each([
    ["It's 2 o'clock!", ["It's", '2', "o'clock", '!']],
    ["'quoted' well-known", ["'", 'quoted', "'", 'well', '-', 'known']],
    ['wait... -- what?!', ['wait', '...', '--', 'what', '?', '!']],
    ['naïve cafe\u0301 Ünïcode', ['naïve', 'cafe\u0301', 'Ünïcode']],
    ['少年は東京の学校', ['少年は*', '東京の*', '学校*']],
    ['お母さん、ラーメン。', ['お*', '母さん*', '、', 'ラーメン*', '。']],
    ['らーめんだー', ['らーめんだー*']],
    ['한국어漢字', ['한국어*', '漢字*']],
    ['第12話PC版', ['第*', '12', '話*', 'PC', '版*']],
    ['👨‍👩‍👧👍🏽❤️🇯🇵🇰🇷', ['👨‍👩‍👧', '👍🏽', '❤️', '🇯🇵', '🇰🇷']],
    ['a\u202Eb\u200Bc', ['a', '\u202E', 'b', '\u200B', 'c']],
    ['می\u200Cخواهم', ['می\u200Cخواهم']],
    ['\uD83D \uDE00', ['\uD83D', '\uDE00']],
    ['🇦🇺🇿🇦🇯 x🇯', ['🇦🇺', '🇿🇦', '🇯', 'x', '🇯']],
    ['😀🎉🇯😀🇯🇵', ['😀', '🎉', '🇯', '😀', '🇯🇵']],
    ['👍🏻👎🏿👍👍', ['👍🏻', '👎🏿', '👍👍']],
    ['❤\u200Da!\u200D\u20FF', ['❤', '\u200D', 'a', '!', '\u200D', '\u20FF']],
    ['\uFFFFa \0', ['\uFFFF', 'a', '\0']],
    ['\u0301a \u0301', ['\u0301a', '\u0301']],
    ['字ー한ー', ['字ー*', '한ー*']],
    ['字𠮷字', ['字𠮷字*']],
    [' \t\r\n\u3000\u00A0', []],
  ])('%j', (text, expected) => expect(tokens(text)).toEqual(expected))

  test('long runs are cut, so that Intl.Segmenter is never given too much at once', () => {
    expect(tokens('字'.repeat(1000)).map((token) => token.length - 1)).toEqual([400, 400, 200])
    expect(tokens('字'.repeat(400)).map((token) => token.length - 1)).toEqual([400])
    expect(tokens(`x${'字'.repeat(401)}`).map((token) => token.length - 1)).toEqual([0, 400, 1])
  })

  test('a scan that is ended early', () => {
    const starts: number[] = []
    expect(scan('one two three', false, (start) => starts.push(start) < 2)).toBe(false)
    expect(starts).toEqual([0, 4])
    expect(scan('one', false, () => true)).toBe(true)
  })

  test('tokens end where the text ends', () => {
    for (const text of ['a', 'a\0', '\0', '\0\0', '字', '!!', '👨\u200D', '한'])
      for (const rough of [true, false])
        scan(text, rough, (start, end) => expect([start < end, end <= text.length]).toEqual([true, true]) === undefined)
  })
})

test.each([
  ['少年は走った。', ['少年', 'は', '走', 'った', '。']],
  ['東京タワーへ', ['東京', 'タワー', 'へ']],
  ['葛\u{E0100}飾区在住', ['葛\u{E0100}', '飾区在住']],
  ['这是一个故事的', ['这', '是', '一', '个故事的']],
  ['문장 하나', ['문장', '하나']],
  ['ラーメン', ['ラーメン']],
  ['漢字漢字', ['漢字漢字']],
  ['漢字漢字漢字は', ['漢', '字', '漢字漢字', 'は']],
  ['𠮷𠮷𠮷', ['𠮷', '𠮷𠮷']],
  ['字\u0301\u0301\u0301\u0301', ['字\u0301\u0301\u0301\u0301']],
  ['字', ['字']],
])('a rough cut, for texts too long for Intl.Segmenter: %s', (text, expected) =>
  expect(tokens(text, true)).toEqual(expected),
)

describe('segmentChunks', () => {
  test.each([
    ['少年は', ['少年', 'は']],
    ['出会いました', ['出会い', 'ま', 'した']],
    ['띄어쓰기로', ['띄어쓰기로']],
    ['这是一个故事', ['这', '是', '一个', '故事']],
  ])('%s', (chunk, expected) => expect(words(chunk)).toEqual(expected))

  test('chunk by chunk: none is joined with the next', () => {
    expect(words('東', '京')).toEqual(['東', '京'])
    expect(segmentChunks([], () => true)).toEqual([])
  })

  test('chunk by chunk', () => expect(words('少年は', '東京の', '学校')).toEqual(['少年', 'は', '東京', 'の', '学校']))

  test('the clock is looked at every few thousand characters', () => {
    const chunks = Array.from({ length: 10_000 }, () => '少年')
    let looks = 0
    expect(segmentChunks(chunks, () => looks++ > 2)).toBeUndefined()
    expect(looks).toBe(4)
    expect(segmentChunks(['少年'], () => true)).toBeUndefined()
  })

  test.each([
    [1999, 1],
    [2000, 1],
    [2001, 2],
    [4000, 2],
    [4001, 3],
  ])('%i chunks of two characters: %i looks, each cut once', (count, expected) => {
    let looks = 0
    const lengths = segmentChunks(Array.from({ length: count }, () => '少年'), () => ++looks < 0) // oxfmt-ignore
    expect([looks, lengths]).toEqual([expected, Array.from({ length: count }, () => 2)])
  })
})

test('a browser without Intl.Segmenter takes each character with its marks for a word', async () => {
  const { Segmenter } = Intl
  vi.resetModules()
  Object.assign(Intl, { Segmenter: undefined })
  try {
    const { segmentChunks: older } = await import('./segment.ts')
    expect(older(['少年は', 'か\u3099𠮷'], () => false)).toEqual([1, 1, 1, 2, 2])
    // Marks that stand on nothing are a word of their own.
    expect(older(['\u3099\u309A字'], () => false)).toEqual([2, 1])
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})
