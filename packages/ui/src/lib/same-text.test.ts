import { describe, expect, test } from 'vitest'
import { sameText, textKey } from './same-text.ts'

describe('the same text (R13)', () => {
  test.each([
    ['Action', 'action'],
    ['  Action\t', 'Action'],
    ['\u3000進撃の巨人', '進撃の巨人\u00A0'],
    ['Pok\u00E9mon', 'POKE\u0301MON'],
    ['\u304C', '\u304B\u3099'],
    ['\uAC00', '\u1100\u1161'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδοσ', 'οδος'],
    ['', '  '],
  ])('%j and %j', (one, other) => {
    expect(sameText(one, other)).toBe(true)
    expect(sameText(other, one)).toBe(true)
  })

  test.each([
    ['Pokémon', 'Pokemon'],
    ['Sci-Fi', 'Sci Fi'],
    ['Action', 'Act ion'],
    ['ガ', 'カ'],
    ['Ａ', 'A'],
    ['ı', 'i'],
    ['Action', ''],
  ])('%j is not %j', (one, other) => {
    expect(sameText(one, other)).toBe(false)
  })

  test.each(['İstanbul', 'ŉ', 'ǰ', 'ﬃ', 'ΐ', 'ẞ', 'Ꭰ'])('folding %j twice changes nothing', (text) => {
    expect(textKey(textKey(text))).toBe(textKey(text))
  })
})
