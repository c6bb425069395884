import { array, assert, constantFrom, integer, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { glanceOf, onlyInvisibleChanged, onlyLineEndingsChanged, splitInvisible } from './invisible.ts'

const codeOf = (code: string) => String.fromCodePoint(Number.parseInt(code.slice(2), 16))

describe('splitInvisible (R18)', () => {
  test.each([
    ['\u202E', 'U+202E', 'right-to-left override'],
    ['\u202A', 'U+202A', 'left-to-right embedding'],
    ['\u202B', 'U+202B', 'right-to-left embedding'],
    ['\u202C', 'U+202C', 'pop directional formatting'],
    ['\u202D', 'U+202D', 'left-to-right override'],
    ['\u2066', 'U+2066', 'left-to-right isolate'],
    ['\u2067', 'U+2067', 'right-to-left isolate'],
    ['\u2068', 'U+2068', 'first strong isolate'],
    ['\u2069', 'U+2069', 'pop directional isolate'],
    ['\u200C', 'U+200C', 'zero width non-joiner'],
    ['\u200E', 'U+200E', 'left-to-right mark'],
    ['\u200F', 'U+200F', 'right-to-left mark'],
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
    ['\u2029', 'U+2029', 'paragraph separator'],
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
    '☎\uFE0E 1\uFE0F\u20E3',
    'é ñ 한국어 العربية',
  ])('%j has nothing hidden', (text) => expect(splitInvisible(text)).toEqual(text === '' ? [] : [{ text }]))

  test.each([
    ['x\u200D👨', 'x', 'U+200D', 'zero width joiner', '👨'],
    ['👨x\u200D👨', '👨x', 'U+200D', 'zero width joiner', '👨'],
    ['❤\u200Dx❤', '❤', 'U+200D', 'zero width joiner', 'x❤'],
    ['❤x\uFE0Fy', '❤x', 'U+FE0F', 'variation selector', 'y'],
    ['字a\u{E0100}b', '字a', 'U+E0100', 'variation selector', 'b'],
    ['字\u200B字', '字', 'U+200B', 'zero width space', '字'],
    ['a\u{E0100}b', 'a', 'U+E0100', 'variation selector', 'b'],
  ])('%j: only what stands directly before it decides', (text, before, code, name, behind) => {
    expect(splitInvisible(text)).toEqual([{ text: before }, { code, name }, { text: behind }])
  })

  test('there is no text between, before or behind hidden characters that has none', () => {
    const piece = { code: 'U+200B', name: 'zero width space' }
    expect(splitInvisible('\u200B\u200Ba\u200B')).toEqual([piece, piece, { text: 'a' }, piece])
  })

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
    ['a\nb', 'a\u2028b', true],
    ['a\nb', 'a\u2029b', true],
    ['ab', 'a\u2028b', false],
    ['a b', 'a\u202Fb', true],
    ['a\r\nb', 'a\nb', false],
    ['same\u200B', 'same\u200B', false],
    ['two words', 'twowords', false],
    ['half \uD800', 'half ', false],
    ['👨‍👩‍👧', '👨👩👧', false],
    ['one', 'two\u200B', false],
    ['Poke\u0301mon', 'Pok\u00e9mon', true],
  ])('%j → %j: %s', (before, after, only) => expect(onlyInvisibleChanged(before, after)).toBe(only))
})

test('at a glance spaces in a row are one, at the ends none, and what is hidden is not seen', () => {
  expect(glanceOf('  Night \n\t train\u200B ')).toBe('Night train')
  expect(glanceOf('夜行　列車')).toBe('夜行 列車')
  expect(glanceOf('')).toBe('')
})
