import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, stopAll } from '../lib/processes.ts'
import { failuresOf, savedOf } from './failures.ts'
import { hasErrorOutside, merged, unfinished } from './repeat.ts'
import type { Command, Step } from './steps.ts'
import { expectAtLeast, totalsOf, type Totals } from './totals.ts'

const GRACE_MS = 3000

export interface Outcome extends Totals {
  command: string
  /** What failed, a line each, where the runner names it. */
  failures: string[]
  output: string
  seconds: number
  /** Whether how long a hundred of its tests take is worth telling. */
  isPaced: boolean
}

export interface RunOptions {
  /** Folder for the runners' reports. */
  reports: string
  /** Further arguments for the runner, when a part is run alone. */
  extra: readonly string[]
  /** Show the runners' output as it comes instead of keeping it. */
  live: boolean
}

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    return null
  }
}

interface Run {
  code: number | null
  report: unknown
  output: string
  /** Why there may be no report. */
  notes: string[]
}

const runOnce = async (
  command: Command,
  limitMs: number,
  options: RunOptions,
  file: string,
  args: readonly string[],
): Promise<Run> => {
  const [tool, ...given] = command.run
  let output = ''
  const child = launch(tool, [...given, ...args], {
    env: {
      BUNKO_REPORT: file,
      ...command.env?.(file),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    },
    stdio: options.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    onOutput: (text) => (output += text),
  })
  const notes: string[] = []
  const timer = setTimeout(() => {
    notes.push(`it was stopped after ${limitMs / 60_000} minutes`)
    void stopAll([child], GRACE_MS)
  }, limitMs)
  const { code, error } = await child.ended
  clearTimeout(timer)
  if (error) notes.push(`it could not be started: ${error.message}`)
  return { code, report: readReport(file), output, notes }
}

/** What failed runs again in a new browser, all of it where no file can be named; that it was needed is told, and why. */
const runAgain = async (first: Run, again: (args: readonly string[]) => Promise<Run>): Promise<Run> => {
  const files = hasErrorOutside(first.report) ? [] : unfinished(first.report)
  const second = await again(files)
  const why = failuresOf('vitest', first.report)
  return {
    ...second,
    report: files.length > 0 ? merged(first.report, second.report) : second.report,
    notes: [
      `${files.length > 0 ? `${files.length} of its files` : 'all of it'} ran once more in a new browser, because:`,
      ...(why.length > 0 ? why : [`it ended with exit code ${first.code}`]),
      ...second.notes,
    ],
  }
}

const runCommand = async (command: Command, limitMs: number, options: RunOptions): Promise<Outcome> => {
  const started = performance.now()
  const file = join(options.reports, `${command.name.replaceAll(' ', '-')}.json`)
  const isWhole = options.extra.length === 0
  const once = (name: string, args: readonly string[]) => runOnce(command, limitMs, options, name, args)
  let run = await once(file, options.extra)
  if (command.repeats && isWhole && process.env['CI'] && run.code !== 0)
    run = await runAgain(run, (args) => once(`${file}.again.json`, args))
  const { code, report, output, notes } = run
  const counted = totalsOf(command.counting, code, report, options.extra)
  const totals = expectAtLeast(counted, isWhole ? command.atLeast?.() : undefined)
  return {
    ...totals,
    notes: [...notes, ...totals.notes, ...savedOf(command.counting, report)],
    command: command.name,
    failures: failuresOf(command.counting, report),
    output,
    seconds: (performance.now() - started) / 1000,
    // A part of them says more about the start than about them.
    isPaced: isWhole && command.paced === true,
  }
}

/** Runs the commands of a step one after another, all of them even when one fails. Never throws. */
export const runStep = async (step: Step, options: RunOptions) => {
  const outcomes: Outcome[] = []
  for (const command of step.commands) outcomes.push(await runCommand(command, step.limitMin * 60_000, options))
  return outcomes
}
