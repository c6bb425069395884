import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, stopAll, type Launched } from '../lib/processes.ts'
import { failuresOf } from './failures.ts'
import type { Command, Step } from './steps.ts'
import { expectAtLeast, totalsOf, type Totals } from './totals.ts'

const GRACE_MS = 3000

export interface Outcome extends Totals {
  command: string
  /** What failed, a line each, where the runner names it. */
  failures: string[]
  output: string
  seconds: number
}

export interface RunOptions {
  /** Folder for the runners' reports. */
  reports: string
  /** Further arguments for the runner, when a part is run alone. */
  extra: readonly string[]
  /** Show the runners' output as it comes instead of keeping it. */
  live: boolean
  /** Filled with what is under way, so that it can be stopped. */
  active: Set<Launched>
}

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch {
    return null
  }
}

const runCommand = async (command: Command, limitMs: number, options: RunOptions): Promise<Outcome> => {
  const started = performance.now()
  const file = join(options.reports, `${command.name.replaceAll(' ', '-')}.json`)
  const [tool, ...args] = command.run
  let output = ''
  const child = launch(tool, [...args, ...(command.reportArgs?.(file) ?? []), ...options.extra], {
    env: {
      BUNKO_REPORT: file,
      ...(await command.env?.(file)),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    },
    stdio: options.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    onOutput: (text) => (output += text),
  })
  options.active.add(child)
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    void stopAll([child], GRACE_MS)
  }, limitMs)
  const { code, error } = await child.ended
  clearTimeout(timer)
  options.active.delete(child)
  const wanted = options.extra.length === 0 ? command.atLeast?.() : undefined
  const report = readReport(file)
  const totals = expectAtLeast(totalsOf(command.counting, code, report), wanted)
  if (hung) totals.notes.unshift(`it was stopped after ${limitMs / 60_000} minutes`)
  if (error) totals.notes.unshift(`it could not be started: ${error.message}`)
  const failures = failuresOf(command.counting, report)
  return { ...totals, command: command.name, failures, output, seconds: (performance.now() - started) / 1000 }
}

/** Runs the commands of a step one after another, all of them even when one fails. Never throws. */
export const runStep = async (step: Step, options: RunOptions) => {
  const outcomes: Outcome[] = []
  for (const command of step.commands) outcomes.push(await runCommand(command, step.limitMin * 60_000, options))
  return outcomes
}
