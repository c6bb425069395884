import { readArguments } from '../lib/arguments.ts'
import { Problem } from '../lib/problem.ts'

export const HELP = `Usage: npm run test:engines -- [options]

Plays every story in Debian's Firefox ESR and in WebKitGTK (the engine of Safari); the tests of the stories do so in
Chromium. What is missing is installed, as root on Debian. Which stories differ, and why, stands in
scripts/engines/known.ts.
Ends with 0 when every story plays to its end, 1 when one does not, 2 when the command line is wrong.

  --engine NAME       only this one: firefox or webkit
  --only TEXT         only stories whose id or title holds this text; can be given more than once
  --built DIR         use the built Storybook in this folder
  --help              show this
`

const ENGINES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

export interface EnginesOptions {
  engines: readonly EngineName[]
  only: string[]
  built: string | undefined
}

const wrong = (sentence: string) => new Problem(`${sentence} (npm run test:engines -- --help lists the options)`, 2)

const OPTIONS = {
  engine: { type: 'string' },
  only: { type: 'string', multiple: true },
  built: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Returns 'help' when that was asked for; throws a Problem (exit code 2) when it is wrong. */
export const readOptions = (args: readonly string[]): EnginesOptions | 'help' => {
  const { engine, only = [], built, help } = readArguments(args, OPTIONS, wrong)
  if (help) return 'help'
  const engines = ENGINES.filter((name) => engine === undefined || name === engine)
  if (engines.length === 0) throw wrong(`--engine is one of ${ENGINES.join(' and ')}.`)
  if (only.some((text) => text.trim() === '')) throw wrong('--only needs a value.')
  if (built?.trim() === '') throw wrong('--built needs a value.')
  return { engines, only, built }
}
