import { readArguments } from '../lib/arguments.ts'
import { Problem } from '../lib/problem.ts'

export const HELP = `Usage: npm run a11y -- [options]

Judges every story with axe (WCAG 2.2 AA and its best practices) in windows of 1280 and 320 px, in the light theme, the
dark theme and in forced colours. Writes test-results/a11y.json.
Ends with 0 when there is no violation and nothing unreviewed, 1 when there is or a story throws, 2 when the command
line is wrong.

  --only TEXT         only stories whose id or title holds this text; can be given more than once
  --statement         write the figures into docs/accessibility.md
  --built DIR         use the built Storybook in this folder
  --help              show this
`

export interface A11yOptions {
  only: string[]
  statement: boolean
  built: string | undefined
}

const wrong = (sentence: string) => new Problem(`${sentence} (npm run a11y -- --help lists the options)`, 2)

const OPTIONS = {
  only: { type: 'string', multiple: true },
  statement: { type: 'boolean' },
  built: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Returns 'help' when that was asked for; throws a Problem (exit code 2) when it is wrong. */
export const readOptions = (args: readonly string[]): A11yOptions | 'help' => {
  const { only = [], statement = false, built, help } = readArguments(args, OPTIONS, wrong)
  if (help) return 'help'
  if (only.some((text) => text.trim() === '')) throw wrong('--only needs a value.')
  if (built?.trim() === '') throw wrong('--built needs a value.')
  if (statement && only.length > 0) throw wrong('--statement is about all stories, not about --only.')
  if (statement && built !== undefined)
    throw wrong('--statement is about the sources as they are now, not about --built.')
  return { only, statement, built }
}
