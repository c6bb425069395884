import { describe, expect, test } from 'vitest'
import { commonSpaceAtEnd, commonSpaceAtStart, isSpace, splitsLineEnd } from './spaces.ts'

describe('white space that both texts have', () => {
  test.each([
    ['  a', '  b', 2],
    [' \ta', ' b', 1],
    ['a', ' a', 0],
    ['aa', 'ab', 0],
    ['  ', '  ', 2],
    ['  ', '   ', 2],
    ['', '', 0],
    ['\r\na', '\r\nb', 2],
    ['\r\na', '\rb', 0],
    ['\ra', '\r\nb', 0],
  ])('at the start of %j and %j', (before, after, size) => {
    expect(commonSpaceAtStart(before, after)).toBe(size)
    expect(commonSpaceAtStart(after, before)).toBe(size)
  })
  test.each([
    ['a  ', 'b  ', 2],
    ['a\t ', 'b ', 1],
    ['a', 'a ', 0],
    ['aa', 'ba', 0],
    ['  ', '   ', 2],
    ['', '', 0],
    ['a\r\n', 'b\r\n', 2],
    ['a\r\n', 'b\n', 0],
    ['a \n', 'b\r\n', 0],
    ['  ', '  ', 2],
    ['a\u3000 ', '\u3000 ', 2],
  ])('at the end of %j and %j', (before, after, size) => {
    expect(commonSpaceAtEnd(before, after)).toBe(size)
    expect(commonSpaceAtEnd(after, before)).toBe(size)
  })
  test('one character', () => {
    expect([isSpace(' a', 0), isSpace(' a', 1)]).toEqual([true, false])
    expect([0, 1, 2, 3].map((index) => splitsLineEnd('a\r\n', index))).toEqual([false, false, true, false])
    expect([splitsLineEnd('\n', 0), splitsLineEnd('\r\r', 1)]).toEqual([false, false])
  })
})
