import { describe, expect, test } from 'vitest'
import { Lexicon } from './lexicon.ts'
import { tokenise } from './tokens.ts'

const never = () => false

describe('Lexicon', () => {
  test('equal tokens have equal numbers, wherever they stand; it grows as needed', () => {
    const lexicon = new Lexicon(0)
    const words = Array.from({ length: 6000 }, (_, n) => `w${n}`)
    const numbers = words.map((word) => lexicon.number(word, 0, word.length))
    expect(numbers).toEqual(words.map((_, n) => n))
    expect(words.map((word) => lexicon.number(`x${word}y`, 1, word.length + 1))).toEqual(numbers)
    expect(numbers.map((number) => lexicon.token(number))).toEqual(words)
    expect(lexicon.size).toBe(6000)
  })

  test('a word and its beginning are two, also where they share a slot', () => {
    const long = 'a'.repeat(42)
    for (let size = 1; size < 40; size++) {
      for (let other = 1; other < size; other++) {
        const lexicon = new Lexicon(0)
        expect([lexicon.number(long, 0, size), lexicon.number(long, 1, other + 1)]).toEqual([0, 1])
        expect([lexicon.number(long, 2, size + 2), lexicon.token(1)]).toEqual([0, 'a'.repeat(other)])
      }
    }
  })

  test('no token is a chunk before it is said to be one', () => {
    const lexicon = new Lexicon(0)
    lexicon.number('ab', 0, 1)
    lexicon.number('ab', 1, 2)
    expect([lexicon.hasChunks, lexicon.isChunk(0), lexicon.isChunk(1)]).toEqual([false, false, false])
    lexicon.markChunk(1)
    expect([lexicon.hasChunks, lexicon.isChunk(0), lexicon.isChunk(1)]).toEqual([true, false, true])
  })
})

describe('tokenise', () => {
  test('numbers and places', () => {
    const lexicon = new Lexicon(20)
    const { ids, starts, ends } = tokenise(' la, lo la', lexicon, false, never)!
    expect([[...ids], [...starts], [...ends]]).toEqual([
      [0, 1, 2, 0],
      [1, 3, 5, 8],
      [3, 4, 7, 10],
    ])
  })

  test('marks what Intl.Segmenter has to cut, but not in a rough cut', () => {
    const [fine, rough] = [new Lexicon(20), new Lexicon(20)]
    tokenise('Alice は', fine, false, never)
    tokenise('Alice は', rough, true, never)
    expect([fine.hasChunks, fine.isChunk(0), fine.isChunk(1)]).toEqual([true, false, true])
    expect(rough.hasChunks).toBe(false)
  })

  test('the clock is looked at every few thousand tokens', () => {
    let looks = 0
    expect(tokenise('a '.repeat(20_000), new Lexicon(0), false, () => looks++ > 1)).toBeUndefined()
    expect(looks).toBe(3)
  })

  test.each([
    [4095, 0],
    [4096, 1],
    [8191, 1],
    [8192, 2],
  ])('%i tokens: %i looks', (count, expected) => {
    let looks = 0
    const tokens = tokenise('a '.repeat(count), new Lexicon(0), false, () => ++looks < 0)
    expect([tokens?.ids.length, looks]).toEqual([count, expected])
  })
})
