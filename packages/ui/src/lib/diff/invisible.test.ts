import { array, assert, constantFrom, integer, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onlyInvisibleChanged, onlyLineEndingsChanged, splitInvisible } from './invisible.ts'

const codeOf = (code: string) => String.fromCodePoint(Number.parseInt(code.slice(2), 16))

describe('splitInvisible (R18)', () => {
  test.each([
    ['\u202E', 'U+202E', 'right-to-left override'],
    ['\u2067', 'U+2067', 'right-to-left isolate'],
    ['\u200E', 'U+200E', 'left-to-right mark'],
    ['\u061C', 'U+061C', 'Arabic letter mark'],
    ['\u200B', 'U+200B', 'zero width space'],
    ['\u200D', 'U+200D', 'zero width joiner'],
    ['\u2060', 'U+2060', 'word joiner'],
    ['\uFEFF', 'U+FEFF', 'byte order mark'],
    ['\u00AD', 'U+00AD', 'soft hyphen'],
    ['\u00A0', 'U+00A0', 'no-break space'],
    ['\u202F', 'U+202F', 'narrow no-break space'],
    ['\0', 'U+0000', 'control character'],
    ['\u001B', 'U+001B', 'control character'],
    ['\u0085', 'U+0085', 'control character'],
    ['\u2028', 'U+2028', 'line separator'],
    ['\u3164', 'U+3164', 'Hangul filler'],
    ['\u{E0041}', 'U+E0041', 'tag character'],
    ['\uD83D', 'U+D83D', 'lone surrogate'],
    ['\uFE0F', 'U+FE0F', 'variation selector'],
    ['\u2061', 'U+2061', 'invisible character'],
  ])('%j is %s, %s', (character, code, name) => {
    expect(splitInvisible(`a${character}b`)).toEqual([{ text: 'a' }, { code, name }, { text: 'b' }])
  })

  test.each([
    '',
    'plain',
    'tab\tand\r\nlines\n',
    '日本語　全角',
    '👨‍👩‍👧 👍🏽 ❤️ 👩🏽‍🚀',
    '葛\u{E0100}飾区',
    'é ñ 한국어 العربية',
  ])('%j has nothing hidden', (text) => expect(splitInvisible(text)).toEqual(text === '' ? [] : [{ text }]))

  test('a joiner that joins nothing is hidden', () => {
    expect(splitInvisible('👨\u200D x')).toEqual([
      { text: '👨' },
      { code: 'U+200D', name: 'zero width joiner' },
      { text: ' x' },
    ])
  })

  test('no character is lost', () => {
    const odd = constantFrom('\u202E', '\u200D', '\0', '\uD800', '\uDC00', '👨', '\uFE0F', 'x')
    const any = integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
    return assert(
      property(array(oneof(odd, any)), (characters) => {
        const text = characters.join('')
        const pieces = splitInvisible(text)
        expect(pieces.map((piece) => ('text' in piece ? piece.text : codeOf(piece.code))).join('')).toBe(text)
      }),
    )
  })
})

describe('onlyLineEndingsChanged (R18)', () => {
  test.each([
    ['a\r\nb', 'a\nb', true],
    ['a\rb\n', 'a\r\nb\r', true],
    ['a\n', 'a\n', false],
    ['a\n\n', 'a\n', false],
    ['a\r\nb', 'a\nc', false],
  ])('%j → %j: %s', (before, after, only) => expect(onlyLineEndingsChanged(before, after)).toBe(only))
})

describe('onlyInvisibleChanged (R18)', () => {
  test.each([
    ['name', 'na\u200Bme', true],
    ['name.exe', '\u202Ename.exe\u202C', true],
    ['two words', 'two\u00A0words', true],
    ['a\nb\u00AD', 'a\r\nb', true],
    ['half \uD800', 'half \uD801', true],
    ['a\r\nb', 'a\nb', false],
    ['same\u200B', 'same\u200B', false],
    ['two words', 'twowords', false],
    ['half \uD800', 'half ', false],
    ['👨‍👩‍👧', '👨👩👧', false],
    ['one', 'two\u200B', false],
  ])('%j → %j: %s', (before, after, only) => expect(onlyInvisibleChanged(before, after)).toBe(only))
})
