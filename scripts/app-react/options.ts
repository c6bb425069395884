import { readArguments } from '../lib/arguments.ts'
import { Problem } from '../lib/problem.ts'

export const HELP = `Usage: npm run test:react -- [options]

Plays every story on the React that the web app is built with (docs/decisions/0030) instead of the whole one.
Ends with 0 when every story plays to its end, 1 when one does not, 2 when the command line is wrong.

  --only TEXT         only stories whose id or title holds this text; can be given more than once
  --help              show this
`

export interface AppReactOptions {
  only: string[]
}

const wrong = (sentence: string) => new Problem(`${sentence} (npm run test:react -- --help lists the options)`, 2)

/** Reads the command line. Returns 'help' when that was asked for; throws a Problem (exit code 2) when it is wrong. */
export const readOptions = (args: readonly string[]): AppReactOptions | 'help' => {
  const { only = [], help } = readArguments(
    args,
    { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } } as const,
    wrong,
  )
  if (help) return 'help'
  if (only.some((text) => text.trim() === '')) throw wrong('--only needs a value.')
  return { only }
}
