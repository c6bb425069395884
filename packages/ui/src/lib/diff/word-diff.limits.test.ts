import { describe, expect, test } from 'vitest'
import { wordDiff, type WordDiff } from './word-diff.ts'

const SIGNS = { keep: '=', remove: '-', add: '+' } as const
const calm = { budgetMs: Infinity }
const show = (diff: WordDiff) =>
  diff.kind === 'words' ? diff.parts.map(({ op, text }) => SIGNS[op] + text) : [`whole: ${diff.reason}`]
const shown = (before: string, after: string) => show(wordDiff(before, after, calm))

/** A text of so many characters: what is kept between two words that are not. */
const around = (letter: string, kept: string, length: number) =>
  `${letter.repeat(10)} ${kept} ${letter.repeat(length - kept.length - 12)}`

/** Two runs of three words. */
const twoRuns = (letter: string, last: number) =>
  `${letter.repeat(8)} c d e ${letter.repeat(9)} f g h ${letter.repeat(last)}`

describe('how much has to be kept (R18)', () => {
  const halves = `${'c'.repeat(17)} ${'d'.repeat(17)}`

  test.each([
    ['a twentieth, in a run of three words', 'c d e', 100, 'words'],
    ['less than a twentieth', 'c d e', 101, 'whole'],
    ['a twentieth, in a run of two words', 'cc dd', 100, 'whole'],
    ['a third and a little, in a run of two words', halves, 100, 'words'],
    ['less than that', halves, 101, 'whole'],
    ['hardly less than a third', `${'c'.repeat(16)} ${'d'.repeat(17)}`, 100, 'whole'],
  ])('%s', (_, kept, length, kind) => {
    const whole = { kind: 'whole', reason: 'different', onlyLineEndings: false }
    for (const other of [length, length + 200]) {
      const [before, after] = [around('x', kept, length), around('y', kept, other)]
      for (const diff of [wordDiff(before, after, calm), wordDiff(after, before, calm)])
        expect(diff).toEqual(kind === 'whole' ? whole : { ...diff, kind })
    }
  })

  test.each([
    ['start', 100, (letter: string, length: number) => `cccc ${letter.repeat(length - 5)}`],
    ['end', 80, (letter: string, length: number) => `${letter.repeat(length - 5)} cccc`],
  ])('what both have at the %s counts', (_, size, text) => {
    expect(wordDiff(text('x', size), text('y', size + 50), calm).kind).toBe('words')
    expect(wordDiff(text('x', size + 1), text('y', size + 50), calm).kind).toBe('whole')
  })

  test('runs are added up', () => {
    expect(wordDiff(twoRuns('x', 169), twoRuns('y', 169), calm).kind).toBe('words')
    expect(wordDiff(twoRuns('x', 170), twoRuns('y', 170), calm).kind).toBe('whole')
  })

  test('nothing where one text has no words', () => {
    expect(shown(' '.repeat(120), 'some words')).toEqual([`-${' '.repeat(120)}`, '+some words'])
    expect(shown('some words', '\n'.repeat(120))).toEqual(['-some words', `+${'\n'.repeat(120)}`])
  })
})

/** A clock that goes on by a millisecond whenever it is looked at. */
const clock = (start: number) => () => start++

describe('the budget (R18)', () => {
  const [before, after] = ['The old house. 少年は東京の学校で', 'An old boat. 少女は東京の学校へ'] // oxfmt-ignore
  const whole = { kind: 'whole', reason: 'budget', onlyLineEndings: false }
  test('used up at any moment, whatever the clock began with: both texts are shown whole', () => {
    let needed = 0
    expect(wordDiff(before, after, { budgetMs: Infinity, now: () => needed++ }).kind).toBe('words')
    expect(needed).toBe(6)
    for (const start of [0, 5000]) {
      for (let budgetMs = 0; budgetMs < needed - 1; budgetMs++)
        expect(wordDiff(before, after, { budgetMs, now: clock(start) })).toEqual(whole)
      expect(wordDiff(before, after, { budgetMs: needed - 1, now: clock(start) }).kind).toBe('words')
    }
  })

  test('is not used up before it is over', () => {
    expect(wordDiff(before, after, { budgetMs: 0, now: () => 7 }).kind).toBe('words')
  })

  test('is measured by the clock of the browser', () => {
    expect(wordDiff(before, after, { budgetMs: -1 })).toEqual(whole)
    expect(wordDiff(`${before}\r\n`, `${before}\n`, { budgetMs: -1 }).onlyLineEndings).toBe(true)
  })
})
