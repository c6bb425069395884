import { readArguments } from '../lib/arguments.ts'
import { Problem } from '../lib/problem.ts'
import { GROUPS, type Group } from './groups.ts'

export const HELP = `Usage: npm run mutation -- [options]

Changes the code thirteen thousand times, each time a little, and counts how many of the changes the node tests notice. What was
counted before counts again where neither the code nor its tests have changed. Reports are kept in .stryker/.
Ends with 0 when each group reaches its goal and what lives on has a reason, else with 1; 2 when the command line is
wrong.

  --group NAME        only this group, can be given more than once: ${GROUPS.map(({ name }) => name).join(', ')}
  --fresh             count everything again
  --last              no run: the figures of the last one
  --survivors         list every change that went unnoticed and has no reason of its own in scripts/mutation/reasons.ts
  --statement         write the figures into docs/mutation.md
  --workers N         test runs at the same time (one core stays free, unless told)
  --help              show this
`

export interface MutationOptions {
  groups: readonly Group[]
  fresh: boolean
  last: boolean
  survivors: boolean
  statement: boolean
  workers: string | undefined
}

const wrong = (sentence: string) => new Problem(`${sentence} (npm run mutation -- --help lists the options)`, 2)

const OPTIONS = {
  group: { type: 'string', multiple: true },
  fresh: { type: 'boolean' },
  last: { type: 'boolean' },
  survivors: { type: 'boolean' },
  statement: { type: 'boolean' },
  workers: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Returns 'help' when that was asked for; throws a Problem (exit code 2) when it is wrong. */
export const readOptions = (args: readonly string[]): MutationOptions | 'help' => {
  const { group, help, workers, ...flags } = readArguments(args, OPTIONS, wrong)
  if (help) return 'help'
  const unknown = group?.find((name) => !GROUPS.some((one) => one.name === name))
  if (unknown !== undefined) throw wrong(`There is no group '${unknown}'.`)
  if (workers !== undefined && !/^[1-9]\d?$/.test(workers)) throw wrong('--workers takes a whole number from 1.')
  const { fresh = false, last = false, survivors = false, statement = false } = flags
  if (fresh && last) throw wrong('--fresh counts again, --last does not count.')
  const groups = GROUPS.filter(({ name }) => group?.includes(name) ?? true)
  return { groups, fresh, last, survivors, statement, workers }
}
