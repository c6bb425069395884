import * as fc from 'fast-check'
import { parseArgs } from 'node:util'
import { sessionModel } from '../packages/api-client/src/session/testing/model.ts'

/** Plays the session's model for hours: `npm run soak`, or `npm run soak -- --runs 50000 --seed 3`. */
const PIECE = 5_000

const read = () => {
  const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } })
  const runs = Number(values.runs ?? 1_000_000)
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1')
  if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number')
  return { runs, seed }
}

let options
try {
  options = read()
} catch (error) {
  console.error((error as Error).message)
  process.exit(2)
}

const { runs, seed } = options
console.log(`${runs.toLocaleString('en')} interleavings of three tabs, seed ${seed}`)
const started = performance.now()
for (let played = 0, piece = 0; played < runs; piece++) {
  const numRuns = Math.min(PIECE, runs - played)
  const locks = piece % 2 === 0 ? 'web' : 'storage'
  const result = await fc.check(sessionModel(locks), { numRuns, seed: seed + piece })
  if (result.failed) {
    console.error(`lock by ${locks}, seed ${seed + piece}\n${fc.defaultReportMessage(result)}`)
    console.log(`${played} passed, 1 failed`)
    process.exit(1)
  }
  played += numRuns
  const perSecond = played / ((performance.now() - started) / 1000)
  if (process.stdout.isTTY || played % 100_000 === 0)
    console.log(`${played.toLocaleString('en')} held, ${Math.round(perSecond).toLocaleString('en')} per second`)
}
console.log(`${runs} passed, 0 failed`)
