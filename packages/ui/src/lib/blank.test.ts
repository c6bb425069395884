import { describe, expect, it } from 'vitest'
import { isBlank } from './blank.ts'

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['spaces and line ends', ' \t\r\n\v\f'],
    ['no-break, ideographic and thin spaces', '\u00A0\u3000\u2009\u202F\u205F\u1680'],
    ['line and paragraph separators', '\u2028\u2029'],
    ['zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF\u180E'],
    ['direction marks', '\u200E\u200F\u202E\u2066\u2069'],
    ['fillers', '\u3164\u115F\u1160\uFFA0\u2800\u00AD\u034F\uFE0F'],
    ['controls', '\u0000\u0007\u0085'],
  ])('%s are blank', (_, text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['a', ' . ', '\u200B理由\u200B', '👩‍👩‍👧', '-', '0'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})
