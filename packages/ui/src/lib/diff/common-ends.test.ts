import { describe, expect, test } from 'vitest'
import { commonEnd, commonStart } from './common-ends.ts'

test.each([
  ['word', 'word', 4],
  ['', '', 0],
  ['word', 'wordy', 0],
  ['wordy', 'word', 0],
  ['one two', 'one three', 4],
  ['one', 'one two', 0],
  ['one ', 'one two', 4],
  ['one two x', 'one twofold', 4],
  ['Yes. No one', 'Yes. No two', 5],
  ['Yes! No one', 'Yes! No two', 5],
  ['Yes? No one', 'Yes? No two', 5],
  ['Yes… No one', 'Yes… No two', 5],
  ['Yes.No one', 'Yes.No two', 7],
  ['Yes.  No one', 'Yes.  No two', 6],
  ['a line\nof one', 'a line\nof two', 7],
  ['はい。彼は行く', 'はい。彼が行く', 3],
  ['はい！彼は行く', 'はい！彼が行く', 3],
  ['はい？彼は行く', 'はい？彼が行く', 3],
  ['彼は行く', '彼が行く', 0],
  ['a\r\nb', 'a\rb', 0],
  ['a \r\nb', 'a \rb', 2],
])('%j and %j begin with %i characters alike', (before, after, start) => {
  expect(commonStart(before, after)).toBe(start)
  expect(commonStart(after, before)).toBe(start)
})

const long = (size: number) => `Yes. ${'a '.repeat(size / 2)}`

describe('the start of a sentence', () => {
  test('is looked for within 300 characters', () => {
    expect(commonStart(`${long(298)}x`, `${long(298)}y`)).toBe(5)
    expect(commonStart(`${long(300)}x`, `${long(300)}y`)).toBe(305)
  })
  test('is found far behind the start of the text', () => {
    expect(commonStart(`${'b '.repeat(400)}Yes. No one`, `${'b '.repeat(400)}Yes. No two`)).toBe(805)
  })
})

test.each([
  ['one two', 'six two', 0, 3],
  ['one two', 'stwo', 0, 0],
  ['a two', 'two', 0, 3],
  ['one cat end', 'another bat end', 0, 3],
  ['x long words end', 'yy long words end', 0, 14],
  ['one。彼', '二。彼', 0, 1],
  ['a\r\nb', 'c\nb', 0, 1],
  ['', 'a', 0, 0],
  ['a b ', 'a b b ', 4, 0],
  ['a  ', 'a   ', 3, 0],
  ['a   ', 'a  ', 3, 0],
  ['x a a', 'x a', 2, 1],
  ['x a a', 'x a', 3, 0],
])('%j and %j end alike, %i characters left alone: %i', (before, after, start, size) =>
  expect(commonEnd(before, after, start)).toBe(size),
)
