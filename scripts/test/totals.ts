import { isObject, listOf } from './read-json.ts'

/** What a runner brought: true numbers, and in `notes` why something failed that is no failed test. */
export interface Totals {
  passed: number
  failed: number
  notes: string[]
}

interface Counted {
  passed: number
  failed: number
  /** Left out on purpose: skipped, todo, only run elsewhere. */
  left: number
  notes?: string[]
}

/** null stands for a report that was not written or cannot be read. */
type Report = unknown

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Adds the failures that runners do not count: nothing ran, something was left out, a bad ending without a failed test. */
const strictly = (counted: Counted | undefined, exitCode: number | null): Totals => {
  if (!counted)
    return { passed: 0, failed: 1, notes: [`the runner crashed (exit code ${exitCode}): it wrote no report`] }
  const { passed, left, notes = [] } = counted
  const totals: Totals = { passed, failed: counted.failed, notes: [...notes] }
  const fail = (note: string) => {
    totals.failed += 1
    totals.notes.push(note)
  }
  if (passed + counted.failed === 0) fail('no test ran')
  if (left > 0) fail(`${left} left out (skipped or todo)`)
  if (exitCode !== 0 && totals.failed === 0) fail(`the runner ended with exit code ${exitCode} though no test failed`)
  return totals
}

const countVitest = (report: Report): Counted | undefined => {
  if (!isObject(report) || !Array.isArray(report['testResults'])) return undefined
  const counted = { passed: 0, failed: 0, left: 0, notes: [] as string[] }
  for (const file of listOf(report['testResults'])) {
    const tests = listOf(file['assertionResults'])
    for (const { status } of tests) {
      if (status === 'passed') counted.passed++
      else if (status === 'failed') counted.failed++
      else counted.left++
    }
    if (file['status'] === 'failed' && !tests.some(({ status }) => status === 'failed')) {
      counted.failed++
      counted.notes.push(`${String(file['name'])} failed outside its tests`)
    }
  }
  return counted
}

const countPlaywright = (report: Report): Counted | undefined => {
  if (!isObject(report) || !isObject(report['stats'])) return undefined
  const { expected, unexpected, flaky, skipped } = report['stats']
  const errors = listOf(report['errors'])
  const repeated = numberOf(flaky)
  return {
    passed: numberOf(expected) + repeated,
    failed: numberOf(unexpected) + errors.length,
    left: numberOf(skipped),
    notes: [
      ...errors.map(({ message }) => String(message).split('\n')[0] ?? ''),
      // Only with CI set, where a flake must not hold back a release; a developer's run repeats nothing.
      ...(repeated > 0 ? [`${repeated} passed only when repeated`] : []),
    ],
  }
}

const countChecks = (report: Report): Counted | undefined => {
  if (!isObject(report) || !Array.isArray(report['checks'])) return undefined
  const checks = listOf(report['checks'])
  const failed = checks.filter(({ problems }) => !Array.isArray(problems) || problems.length > 0).length
  return { passed: checks.length - failed, failed, left: 0 }
}

/** How a command tells its totals: by its exit code alone (one check), or by a report in one of three shapes. */
export type Counting = 'exit code' | 'vitest' | 'playwright' | 'checks'

/** Vitest's -t: what the name does not fit is reported as skipped, and was not asked for. */
const NAMES_TESTS = /^(?:-t|--testNamePattern)(?:=|$)/

/**
 * The totals of one command from its exit code (null: it could not start, or a signal ended it) and its report;
 * `extra`: the arguments it was given besides its own.
 */
export const totalsOf = (
  counting: Counting,
  exitCode: number | null,
  report: Report,
  extra: readonly string[] = [],
): Totals => {
  if (counting === 'exit code')
    return exitCode === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] }
  const count = { vitest: countVitest, playwright: countPlaywright, checks: countChecks }[counting]
  const counted = count(report)
  const isPart = extra.some((argument) => NAMES_TESTS.test(argument))
  return strictly(counted && isPart ? { ...counted, left: 0 } : counted, exitCode)
}

/** A failure more when fewer tests ran than were written; a run of which nothing came has failed already. */
export const expectAtLeast = (totals: Totals, wanted = 0): Totals => {
  const ran = totals.passed + totals.failed
  if (ran >= wanted || totals.passed === 0) return totals
  return { ...totals, failed: totals.failed + 1, notes: [...totals.notes, `${wanted} are written, ${ran} ran`] }
}

/** The sum of several totals. */
export const sum = (all: readonly Totals[]): Totals => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  notes: all.flatMap(({ notes }) => notes),
})
