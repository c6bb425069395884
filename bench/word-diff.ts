/**
 * How quick and how good the word diff is: `npm run bench`. Goals are for the median; where other programs keep the
 * processor busy (the clock runs much longer than this thread) the thread's own time counts, marked 'cpu'.
 */
import { diffWords } from 'diff'
import { wordDiff, type WordDiff } from '../packages/ui/src/lib/diff/word-diff.ts'
import { change, CORPORA, type Corpus, join, randomFrom, REFRAIN } from './corpora.ts'
import { kept, mostKept, wordsOf } from './words.ts'

const RUNS = 15
const WARM_UP = 8
/** Milliseconds after which the diff package is stopped. */
const PATIENCE = 10_000
/** Per cent of the words an optimal diff keeps. */
const QUALITY = 99
const BUSY = 1.5

type Case = { corpus: Corpus; size: number; share: number; goal?: number; quality?: boolean }
type Time = { wall: number; cpu: number }

let missed = 0

function verdict(met: boolean): string {
  if (!met) missed += 1
  return met ? 'met' : 'MISSED'
}

function time(work: () => unknown): Time {
  const cpu = process.threadCpuUsage()
  const start = performance.now()
  work()
  const wall = performance.now() - start
  const { user, system } = process.threadCpuUsage(cpu)
  return { wall, cpu: (user + system) / 1000 }
}

const ms = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0))

function plain(before: string, after: string, ours: number): string {
  let found: unknown
  const { wall } = time(() => (found = diffWords(before, after, { timeout: PATIENCE })))
  return found ? `${ms(wall)} (${(wall / ours).toFixed(0)}×)` : `> ${PATIENCE} (> ${(PATIENCE / ours).toFixed(0)}×)`
}

function quality(before: string, after: string, diff: WordDiff, isGoal: boolean): string {
  const words = wordsOf(before)
  const most = mostKept(words, wordsOf(after))
  if (diff.kind === 'whole') return `none of ${most}`
  const percent = (100 * kept(words, diff)) / most
  return `${percent.toFixed(2)} % of ${most}${isGoal ? `, ≥ ${QUALITY} ${verdict(percent >= QUALITY)}` : ''}`
}

let longest: Time = { wall: 0, cpu: 0 }

function measure({ corpus, size, share, goal, quality: isGoal = false }: Case): string[] {
  const random = randomFrom(size + share * 100)
  const items = corpus.write(size, random)
  const before = join(items)
  const after = join(share === 1 ? corpus.write(size, random) : change(items, share, corpus, random))
  const whole = { budgetMs: Infinity }
  for (let run = 0; run < WARM_UP; run++) {
    const taken = time(() => wordDiff(before, after))
    if (taken.wall > longest.wall) longest = taken
  }
  const times = Array.from({ length: RUNS }, () => time(() => wordDiff(before, after, whole)))
  const wall = times.map((each) => each.wall).toSorted((a, b) => a - b)
  const median = wall[Math.floor(RUNS / 2)]!
  const cpu = times.reduce((sum, each) => sum + each.cpu, 0) / RUNS
  const isBusy = median > BUSY * cpu
  const diff = wordDiff(before, after, whole)
  return [
    corpus.name,
    size.toLocaleString('en'),
    share === 1 ? 'unrelated' : `${share * 100} %`,
    ms(median),
    ms(wall.at(-1)!),
    ms(cpu),
    goal === undefined ? '' : `≤ ${goal} ${verdict((isBusy ? cpu : median) <= goal)}${isBusy ? ' (cpu)' : ''}`,
    diff.kind === 'words' ? 'words' : `whole (${diff.reason})`,
    quality(before, after, diff, isGoal),
    size > 20_000 ? '' : plain(before, after, median),
  ]
}

const cases: Case[] = [
  ...CORPORA.flatMap((corpus, index) => [
    { corpus, size: 20_000, share: 0.05, goal: 10, quality: index === 0 },
    { corpus, size: 20_000, share: 0.3, quality: index === 0 },
    { corpus, size: 20_000, share: 1, goal: 30 },
    { corpus, size: 200_000, share: 0.05, quality: index === 0 },
    { corpus, size: 200_000, share: 0.3, goal: 100, quality: index === 0 },
    { corpus, size: 200_000, share: 1 },
  ]),
  ...[0.05, 0.3, 1].flatMap((share) => [20_000, 200_000].map((size) => ({ corpus: REFRAIN, size, share, goal: 150 }))),
]
const HEAD = ['corpus', 'characters', 'changed', 'median', 'worst', 'cpu', 'goal', 'shown as', 'words kept of the most possible', 'plain diffWords'] // oxfmt-ignore

const rows = cases.map(measure)
const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)))
const lines = [HEAD, widths.map((width) => '-'.repeat(width)), ...rows].map(
  (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
)
process.stdout.write(`Milliseconds, ${RUNS} runs each, without a budget:\n\n${lines.join('\n')}\n\n`)
process.stdout.write(
  `With the budget of the screens the longest call took ${ms(longest.wall)} ms, ${ms(longest.cpu)} of them its own.\n`,
)
if (missed > 0) process.exitCode = 1
