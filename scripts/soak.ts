import * as fc from 'fast-check'
import { sessionModel } from '../packages/api-client/src/session/testing/model.ts'
import { readArguments } from './lib/arguments.ts'
import { Problem } from './lib/problem.ts'
import { runCommand } from './stage/run-command.ts'

const HELP = `Usage: npm run soak -- [options]

Plays the session's model for hours: three tabs, in any order, and what must hold of them.
Ends with 0 when all of it held, 1 when something did not, 2 when the command line is wrong.

  --runs N   how many interleavings (1,000,000)
  --seed N   where chance begins    (anywhere)
  --help     show this
`
const PIECE = 5_000

const OPTIONS = { runs: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
const wrong = (sentence: string) => new Problem(`${sentence} (npm run soak -- --help lists the options)`, 2)

const readOptions = (args: readonly string[]) => {
  const { help, ...values } = readArguments(args, OPTIONS, wrong)
  if (help) return 'help'
  const runs = Number(values.runs ?? 1_000_000)
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  if (!Number.isInteger(runs) || runs < 1) throw wrong('--runs takes a whole number from 1.')
  if (!Number.isInteger(seed)) throw wrong('--seed takes a whole number.')
  return { runs, seed }
}

const run = async ({ runs, seed }: { runs: number; seed: number }) => {
  console.log(`${runs.toLocaleString('en')} interleavings of three tabs, seed ${seed}`)
  const started = performance.now()
  for (let played = 0, piece = 0; played < runs; piece++) {
    const numRuns = Math.min(PIECE, runs - played)
    const locks = piece % 2 === 0 ? 'web' : 'storage'
    const result = await fc.check(sessionModel(locks), { numRuns, seed: seed + piece })
    if (result.failed) {
      console.error(`lock by ${locks}, seed ${seed + piece}\n${fc.defaultReportMessage(result)}`)
      console.log(`${played} passed, 1 failed`)
      return 1
    }
    played += numRuns
    const perSecond = played / ((performance.now() - started) / 1000)
    if (process.stdout.isTTY || played % 100_000 === 0)
      console.log(`${played.toLocaleString('en')} held, ${Math.round(perSecond).toLocaleString('en')} per second`)
  }
  console.log(`${runs} passed, 0 failed`)
  return 0
}

await runCommand({ readOptions, help: HELP, run })
