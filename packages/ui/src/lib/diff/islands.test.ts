import { describe, expect, test } from 'vitest'
import { dropIslands } from './islands.ts'
import { Lexicon } from './lexicon.ts'
import { tokenise } from './tokens.ts'

/** Kept words as they are; what changed as the numbers of tokens removed and added: [6, 2]. */
type Piece = string | readonly [removed: number, added: number]

/** What is still kept of these pieces. */
function kept(...pieces: readonly Piece[]): string {
  const [before, after]: [string[], string[]] = [[], []]
  const places: number[] = []
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      for (const token of piece.split(' ')) {
        places[before.push(token) - 1] = after.push(token) - 1
      }
    } else {
      for (let count = 0; count < piece[0]; count++) places[before.push('old') - 1] = -1
      for (let count = 0; count < piece[1]; count++) after.push('new')
    }
  }
  const lexicon = new Lexicon(0)
  const [old, fresh] = [before, after].map((words) => tokenise(words.join(' '), lexicon, false, () => false)!)
  const matches = Int32Array.from(places)
  dropIslands(before.join(' '), { before: old!, after: fresh!, matches, outcome: 'aligned' })
  return before.filter((_, place) => matches[place]! >= 0).join(' ')
}

describe('dropIslands: what is kept in the middle of large changes', () => {
  test.each<[string, string, string, Piece[]]>([
    ['one word', 'among six tokens on both sides goes', '', [[6, 6], 'a', [6, 6]]],
    ['one word', 'with five before it stays', 'a', [[5, 5], 'a', [6, 6]]],
    ['one word', 'with five behind it stays', 'a', [[6, 6], 'a', [5, 5]]],
    ['two words', 'among twelve go', '', [[12, 3], 'a b', [3, 12]]],
    ['two words', 'among eleven stay', 'a b', [[12, 12], 'a b', [11, 11]]],
    ['four words', 'among 24 go', '', [[0, 24], 'a b c d', [24, 0]]],
    ['four words', 'among 23 stay', 'a b c d', [[23, 0], 'a b c d', [0, 23]]],
    ['five words', 'stay, whatever is around', 'a b c d e', [[99, 99], 'a b c d e', [99, 99]]],
    ['a comma', 'among four tokens goes', '', [[4, 0], ',', [0, 4]]],
    ['a comma', 'with three on one side stays', ',', [[9, 9], ',', [3, 3]]],
    ['a comma and a word', 'are no single mark', ', a', [[11, 11], ', a', [11, 11]]],
    ['a comma and a word', 'among twelve go', '', [[12, 12], ', a', [12, 12]]],
    ['a word', 'beside a comma is none', 'a ,', [[5, 5], 'a ,', [5, 5]]],
  ])('%s %s', (_, __, left, pieces) => expect(kept('x x x x x', ...pieces, 'y y y y y')).toBe(`x x x x x ${left && `${left} `}y y y y y`)) // oxfmt-ignore

  test('the start and the end of the text are no large changes', () => {
    expect(kept([3, 3], 'a', [30, 30])).toBe('a')
    expect(kept([30, 30], 'a', [3, 3])).toBe('a')
    expect(kept('a', [30, 30], 'b')).toBe('a b')
    expect(kept([30, 30], 'a', [30, 30])).toBe('')
  })

  test('an island that has gone is part of the change before the next one', () => {
    expect(kept([9, 9], 'a', [6, 6], 'b c', [20, 20])).toBe('')
    expect(kept([7, 7], 'a', [6, 6], 'b c', [20, 20])).toBe('')
    expect(kept([5, 5], 'a', [6, 6], 'b c', [20, 20])).toBe('a b c')
    expect(kept([6, 6], 'a', [11, 11], 'b c d', [18, 18])).toBe('')
    expect(kept([6, 6], 'a', [10, 10], 'b c d', [18, 18])).toBe('b c d')
    expect(kept([6, 6], 'a', [10, 10], 'b c d', [17, 17])).toBe('b c d')
  })

  test('nothing kept, nothing there', () => {
    expect(kept([30, 30])).toBe('')
    expect(kept()).toBe('')
  })
})
