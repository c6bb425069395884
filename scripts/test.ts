import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onStopRequest, stopUnderWay } from './lib/processes.ts'
import { lineOf } from './test/line.ts'
import { runStep, type Outcome } from './test/run-step.ts'
import { schedule } from './test/schedule.ts'
import { PARTS, STEPS, type Step } from './test/steps.ts'
import { shorten } from './test/shorten.ts'
import { sum } from './test/totals.ts'

const [part, ...extra] = process.argv.slice(2)
const wanted = part === undefined ? STEPS.map(({ name }) => name) : PARTS[part]
if (!wanted) {
  console.error(`There is no part '${part}': the parts are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
const steps = STEPS.filter(({ name }) => wanted.includes(name))

const reports = mkdtempSync(join(tmpdir(), 'bunko-test-'))
const outcomes: Outcome[] = []
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
let stopping = false
onStopRequest(
  () => {
    stopping = true
    void stopUnderWay(3000).then(() => process.exit(130))
  },
  () => process.exit(130),
)

const print = (line = '') => void process.stdout.write(`${line}\n`)
const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '      ')

const show = (outcome: Outcome) => {
  const { failed, failures, notes, output } = outcome
  print(lineOf(outcome))
  // First what failed and why: whoever shows a part of this output shows its beginning.
  for (const failure of failures) print(indent(`✗ ${failure}`))
  for (const note of notes) print(indent(`→ ${note}`))
  if (failed > 0 && output.trim() !== '') print(indent(shorten(output)))
}

const never = new Promise<boolean>(() => {})

const run = async (step: Step) => {
  // Arguments after `--` are for the runner of the part that was asked for, not for the steps before it.
  const isLast = step === steps.at(-1)
  const results = await runStep(step, {
    reports,
    extra: part !== undefined && isLast ? extra : [],
    live: steps.length === 1 && step.commands.length === 1,
  })
  // What ends now was stopped by us: it says nothing, and nothing may start after it.
  if (stopping) return never
  for (const outcome of results) show(outcome)
  outcomes.push(...results)
  return results.every(({ failed }) => failed === 0)
}

const started = performance.now()
await schedule(steps, run, (step, failed) => print(`----  ${step.name.padEnd(22)} not run, because ${failed} failed`))

const { passed, failed } = sum(outcomes)
print()
print(`${((performance.now() - started) / 1000).toFixed(0)} s`)
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
