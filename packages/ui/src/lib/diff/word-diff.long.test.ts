import { describe, expect, test } from 'vitest'
import { wordDiff, type WordDiff } from './word-diff.ts'

// Texts of thousands of words: whatever plays tests many times over leaves these out.

const SIGNS = { keep: '=', remove: '-', add: '+' } as const
const calm = { budgetMs: Infinity }
const show = (diff: WordDiff) =>
  diff.kind === 'words' ? diff.parts.map(({ op, text }) => SIGNS[op] + text) : [`whole: ${diff.reason}`]
const shown = (before: string, after: string) => show(wordDiff(before, after, calm))

/** Words that no two texts share, but for the numbers given. */
const wordsOf = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`).join(' ')

describe('Japanese, Chinese', () => {
  test.each([
    ['Japanese, half of the sentences changed', (n: number) => `第${n}話で${n % 2 === 0 ? '少年' : '誰か'}が走る。`],
    ['Chinese, every line changed', (n: number) => `${n}这是一个关于少年冒险的很长的故事里面有朋友\n`],
  ])('long texts are cut into words too: %s', (_, sentence) => {
    const before = Array.from({ length: 1200 }, (__, n) => sentence(n)).join('')
    const diff = wordDiff(before, before.replaceAll('少年', '少女'), calm)
    const changes = diff.kind === 'words' ? diff.parts.filter(({ op }) => op !== 'keep').map(({ text }) => text) : []
    expect([...new Set(changes)]).toEqual(['少年', '少女'])
  })
})

describe('shown whole (R18)', () => {
  test('long texts with nothing in common', () => {
    expect(shown(wordsOf('a', 5000), wordsOf('b', 4000))).toEqual(['whole: different'])
  })

  test('long Japanese texts with next to nothing in common', () => {
    const before = Array.from({ length: 1500 }, (_, n) => `第${n}話の主人公。`).join('')
    const after = Array.from({ length: 1500 }, (_, n) => `${n}番目に冒険した！`).join('')
    expect(wordDiff(before, after, calm).kind).toBe('whole')
  })

  test('no word, pair or four of words occurs once: few changes are found, many are not', () => {
    const paragraph = 'la la lo la lo lo la. '
    const before = paragraph.repeat(400)
    const words = before.split(' ')
    const few = words.map((word, index) => (index % 40 === 20 ? 'lo' : word)).join(' ')
    const many = words.map((word, index) => (index % 2 === 0 ? word : index % 3 === 0 ? 'lo' : 'la.')).join(' ')
    const diff = shown(before, few)
    const textOf = (other: string) => diff.filter((part) => part[0] !== other).map((part) => part.slice(1)).join('') // oxfmt-ignore
    expect([textOf('+'), textOf('-')]).toEqual([before, few])
    expect(wordDiff(before, many, calm)).toEqual({ kind: 'whole', reason: 'different', onlyLineEndings: false })
  })
})

describe('the budget', () => {
  const before = wordsOf('word', 4000)
  const after = before.replaceAll('7 ', '8 ')

  test('used up at any moment: whole, and the clock is not asked again', () => {
    let needed = 0
    wordDiff(before, after, { budgetMs: Infinity, now: () => needed++ })
    expect(needed).toBeGreaterThan(20)
    for (let budgetMs = 0; budgetMs < needed - 1; budgetMs += Math.ceil(needed / 10)) {
      let calls = 0
      const diff = wordDiff(before, after, { budgetMs, now: () => calls++ })
      expect(diff).toEqual({ kind: 'whole', reason: 'budget', onlyLineEndings: false })
      expect(calls).toBe(budgetMs + 2)
    }
  })
})
