import { readArguments } from '../lib/arguments.ts'
import { Problem } from '../lib/problem.ts'

export const HELP = `Usage: npm run visual -- [options]

Takes a picture of every story, light and dark, 375 and 1280 px wide, and compares it with the picture of the same
story in a git revision, drawn on this machine. Writes visual-report/index.html, which opens from disk.
Ends with 0 when nobody has to look, 1 when a picture has changed or is gone (its story was removed or renamed) or a
story throws, 2 when the command line is wrong. What is new is listed and ends with 0: it has nothing to differ from.
The report also lists what no picture shows: the end of very long pages.

  --against REV       the revision (where this branch left main; on main itself the last commit)
  --only TEXT         only stories whose id or title holds this text; can be given more than once
  --accept            keep the pictures of the working tree as references, in .visual or in --references
                      (first of all stories; with --only from then on); later runs compare with those
  --references DIR    compare with the pictures kept there instead of a revision (.visual is used where it holds some)
  --repeat N          take every picture N times and compare the runs with each other, with no revision
  --built DIR         use the built Storybook in this folder as the working tree's
  --help              show this
`

/** Where references are kept when no folder is named. */
export const KEPT = '.visual'

export interface VisualOptions {
  against: string | undefined
  only: string[]
  accept: boolean
  references: string | undefined
  /** How many runs are compared with each other; 1 means: with the references. */
  repeat: number
  built: string | undefined
}

const wrong = (sentence: string) => new Problem(`${sentence} (npm run visual -- --help lists the options)`, 2)

const OPTIONS = {
  against: { type: 'string' },
  only: { type: 'string', multiple: true },
  accept: { type: 'boolean' },
  references: { type: 'string' },
  repeat: { type: 'string' },
  built: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const readRepeat = (text: string | undefined) => {
  if (text === undefined) return 1
  const times = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (times < 2 || times > 100) throw wrong(`--repeat takes a number from 2 to 100, not '${text}'.`)
  return times
}

/** Reads the command line. Returns 'help' when that was asked for; throws a Problem (exit code 2) when it is wrong. */
export const readOptions = (args: readonly string[]): VisualOptions | 'help' => {
  const { against, only = [], accept = false, references, repeat, built, help } = readArguments(args, OPTIONS, wrong)
  if (help) return 'help'
  for (const [name, text] of Object.entries({ against, references, built })) {
    if (text?.trim() === '') throw wrong(`--${name} needs a value.`)
  }
  if (only.some((text) => text.trim() === '')) throw wrong('--only needs a value.')
  if (against?.startsWith('-')) throw wrong(`--against takes a revision, not '${against}'.`)
  const refuse = (other: string, isGiven: boolean) => {
    if (against !== undefined && isGiven) throw wrong(`--against has no meaning with ${other}.`)
  }
  refuse('--accept', accept)
  refuse('--references', references !== undefined)
  refuse('--repeat', repeat !== undefined)
  if (repeat !== undefined && (accept || references !== undefined)) {
    throw wrong('--repeat compares runs with each other, and keeps or reads no references.')
  }
  return { against, only, accept, references, repeat: readRepeat(repeat), built }
}
