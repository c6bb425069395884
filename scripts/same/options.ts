import { readArguments } from '../lib/arguments.ts'
import { Problem } from '../lib/problem.ts'

export const HELP = `Usage: npm run same -- [options]

Plays each story that the states map calls the same for several viewers as each of them meets it, and tells what a
screen reader is told otherwise, less the frame around the screen. Writes test-results/same.json.
Ends with 0 when every story runs to its end for all of them, 1 when one throws, 2 when the command line is wrong.

  --only TEXT         only stories whose id or title holds this text; can be given more than once
  --built DIR         use the built Storybook in this folder
  --help              show this
`

export interface SameOptions {
  only: string[]
  built: string | undefined
}

const wrong = (sentence: string) => new Problem(`${sentence} (npm run same -- --help lists the options)`, 2)

const OPTIONS = {
  only: { type: 'string', multiple: true },
  built: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Returns 'help' when that was asked for; throws a Problem (exit code 2) when it is wrong. */
export const readOptions = (args: readonly string[]): SameOptions | 'help' => {
  const { only = [], built, help } = readArguments(args, OPTIONS, wrong)
  if (help) return 'help'
  if (only.some((text) => text.trim() === '')) throw wrong('--only needs a value.')
  if (built?.trim() === '') throw wrong('--built needs a value.')
  return { only, built }
}
