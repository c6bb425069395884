import { describe, expect, test } from 'vitest'
import { expectAtLeast, sum, totalsOf } from './totals.ts'

const file = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})
const vitest = (...testResults: object[]) => ({ testResults })
const playwright = (stats: object, errors: object[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

describe('one check by its exit code', () => {
  test('0 passes, everything else fails', () => {
    expect(totalsOf('exit code', 0, null)).toEqual({ passed: 1, failed: 0, notes: [] })
    expect(totalsOf('exit code', 2, null)).toEqual({ passed: 0, failed: 1, notes: [] })
    expect(totalsOf('exit code', null, null)).toEqual({ passed: 0, failed: 1, notes: [] })
  })
})

describe('vitest', () => {
  test('counts tests over all files', () => {
    const report = vitest(file('passed', 'passed'), file('failed', 'passed'))
    expect(totalsOf('vitest', 1, report)).toEqual({ passed: 3, failed: 1, notes: [] })
  })

  test('a file that fails to load counts as a failure', () => {
    const report = vitest(file('passed'), { name: 'b.test.ts', status: 'failed', assertionResults: [] })
    expect(totalsOf('vitest', 1, report)).toEqual({
      passed: 1,
      failed: 1,
      notes: ['b.test.ts failed outside its tests'],
    })
  })

  test.each(['skipped', 'pending', 'todo', 'disabled'])('a test that is %s fails the run', (status) => {
    expect(totalsOf('vitest', 0, vitest(file('passed', status)))).toEqual({
      passed: 1,
      failed: 1,
      notes: ['1 left out (skipped or todo)'],
    })
  })

  test.each([[['-t', 'name']], [['-t=name']], [['a.test.ts', '--testNamePattern=name']]])(
    'what %j does not ask for is not counted as left out',
    (extra) => {
      const report = vitest(file('passed', 'skipped'))
      expect(totalsOf('vitest', 0, report, extra)).toEqual({ passed: 1, failed: 0, notes: [] })
      expect(totalsOf('vitest', 0, vitest(file('skipped')), extra)).toEqual({
        passed: 0,
        failed: 1,
        notes: ['no test ran'],
      })
    },
  )

  test('with another argument a skipped test fails the run as ever', () => {
    const report = vitest(file('passed', 'skipped'))
    expect(totalsOf('vitest', 0, report, ['a.test.ts', '--testTimeout=9'])).toMatchObject({ failed: 1 })
  })

  test('an error outside every test fails the run', () => {
    expect(totalsOf('vitest', 1, vitest(file('passed')))).toEqual({
      passed: 1,
      failed: 1,
      notes: ['the runner ended with exit code 1 though no test failed'],
    })
  })
})

describe('playwright', () => {
  test('counts what was expected', () => {
    expect(totalsOf('playwright', 0, playwright({ expected: 7 }))).toEqual({ passed: 7, failed: 0, notes: [] })
  })

  test('a test that passed only when repeated is told', () => {
    expect(totalsOf('playwright', 0, playwright({ expected: 2, flaky: 1 }))).toEqual({
      passed: 3,
      failed: 0,
      notes: ['1 passed only when repeated'],
    })
  })

  test('one that failed each time has failed', () => {
    expect(totalsOf('playwright', 1, playwright({ expected: 2, unexpected: 1 }))).toMatchObject({
      passed: 2,
      failed: 1,
    })
  })

  test('a server that does not start is a failure with its reason', () => {
    const errors = [{ message: 'Timed out waiting for the web server\nmore' }]
    expect(totalsOf('playwright', 1, playwright({}, errors))).toEqual({
      passed: 0,
      failed: 1,
      notes: ['Timed out waiting for the web server'],
    })
  })

  test('a skipped test fails the run', () => {
    expect(totalsOf('playwright', 0, playwright({ expected: 1, skipped: 2 }))).toMatchObject({
      failed: 1,
      notes: ['2 left out (skipped or todo)'],
    })
  })
})

describe('checks of our own', () => {
  test('each counts once, however many problems it has', () => {
    const checks = [{ problems: [] }, { problems: ['a', 'b'] }, { problems: [] }]
    expect(totalsOf('checks', 1, { checks })).toEqual({ passed: 2, failed: 1, notes: [] })
  })
})

describe.each(['vitest', 'playwright', 'checks'] as const)(
  '%s, when something is wrong with the runner',
  (counting) => {
    test.each([[null], [[]], ['text'], [{}], [{ testResults: 1, stats: 1, checks: 1 }]])('no report (%j)', (report) => {
      expect(totalsOf(counting, 0, report)).toEqual({
        passed: 0,
        failed: 1,
        notes: ['the runner crashed (exit code 0): it wrote no report'],
      })
    })

    test('nothing ran', () => {
      const empty = { testResults: [], stats: { expected: 0 }, checks: [] }
      expect(totalsOf(counting, 0, empty)).toEqual({ passed: 0, failed: 1, notes: ['no test ran'] })
    })
  },
)

test('fewer tests than were written is a failure', () => {
  const totals = { passed: 3, failed: 1, notes: [] }
  expect(expectAtLeast(totals)).toEqual(totals)
  expect(expectAtLeast(totals, 4)).toEqual(totals)
  expect(expectAtLeast(totals, 5)).toEqual({ passed: 3, failed: 2, notes: ['5 are written, 4 ran'] })
  const crashed = { passed: 0, failed: 1, notes: ['crashed'] }
  expect(expectAtLeast(crashed, 5)).toEqual(crashed)
})

test('sums', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, notes: [] })
  const all = [
    { passed: 1, failed: 2, notes: ['a'] },
    { passed: 3, failed: 4, notes: ['b'] },
  ]
  expect(sum(all)).toEqual({ passed: 4, failed: 6, notes: ['a', 'b'] })
})
