import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runStep } from './run-step.ts'
import type { Command } from './steps.ts'

let reports: string
beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'bunko-run-step-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(reports, { recursive: true })
})

type Statuses = Record<string, string[]>
const outside = { type: 'Error', message: 'x is not a function', file: 'b.stories.tsx' }
const lost = { type: 'Unhandled Error', message: 'Failed to run the test b.stories.tsx.' }
const runner = `
  const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
  const [folder, ...files] = process.argv.slice(1)
  appendFileSync(folder + '/asked', JSON.stringify(files) + '\\n')
  const run = readFileSync(folder + '/asked', 'utf8').trim().split('\\n').length
  const results = JSON.parse(readFileSync(folder + '/run-' + run, 'utf8'))
  const testResults = Object.entries(results).map(([name, statuses]) => ({
    name,
    assertionResults: statuses.map((status) => ({ status, fullName: 'shows', failureMessages: ['too late'] })),
  }))
  const unhandledErrors = JSON.parse(readFileSync(folder + '/errors-' + run, 'utf8'))
  writeFileSync(process.env.BUNKO_REPORT, JSON.stringify({ testResults, unhandledErrors }))
  process.exitCode = unhandledErrors.length > 0 || testResults.some((file) => file.assertionResults.some(({ status }) => status !== 'passed')) ? 1 : 0
`

/** A runner that brings these results, one run after another; and what it was asked to run each time. */
const tried = async (
  runs: Statuses[],
  command: Partial<Command> = { repeats: true },
  errors: object[] = [],
  extra: string[] = [],
) => {
  for (const [at, results] of runs.entries()) {
    writeFileSync(join(reports, `run-${at + 1}`), JSON.stringify(results))
    writeFileSync(join(reports, `errors-${at + 1}`), JSON.stringify(errors.slice(at, at + 1)))
  }
  const [outcome] = await runStep(
    {
      name: 'stories',
      commands: [{ name: 'stories', run: ['node', '-e', runner, '--', reports], counting: 'vitest', ...command }],
      limitMin: 1,
    },
    { reports, extra, live: false },
  )
  const asked = readFileSync(join(reports, 'asked'), 'utf8').trim().split('\n')
  return { outcome, asked: asked.map((line) => JSON.parse(line) as string[]) }
}

describe('with CI set', () => {
  beforeEach(() => vi.stubEnv('CI', 'true'))

  test('what failed runs once more, alone, and that is told', async () => {
    const { outcome, asked } = await tried([
      { 'a.stories.tsx': ['passed', 'passed'], 'b.stories.tsx': ['failed'] },
      { 'b.stories.tsx': ['passed'] },
    ])
    expect(asked).toEqual([[], ['b.stories.tsx']])
    expect(outcome).toMatchObject({
      passed: 3,
      failed: 0,
      notes: ['1 of its files ran once more in a new browser, because:', 'b.stories.tsx · shows · too late'],
    })
  })

  test('what fails twice has failed', async () => {
    const red = { 'a.stories.tsx': ['failed', 'passed'] }
    const { outcome, asked } = await tried([red, red])
    expect(asked).toHaveLength(2)
    expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['a.stories.tsx · shows · too late'] })
  })

  test('after an error outside the tests everything runs once more, and it is named', async () => {
    const { outcome, asked } = await tried(
      [
        { 'a.stories.tsx': ['failed'], 'b.stories.tsx': ['passed'] },
        { 'a.stories.tsx': ['passed'], 'b.stories.tsx': ['passed'] },
      ],
      { repeats: true },
      [outside],
    )
    expect(asked).toEqual([[], []])
    expect(outcome).toMatchObject({
      passed: 2,
      failed: 0,
      notes: [
        'all of it ran once more in a new browser, because:',
        'a.stories.tsx · shows · too late',
        'b.stories.tsx · outside the tests · x is not a function',
      ],
    })
  })

  test('an error outside the tests that comes again has failed', async () => {
    const green = { 'b.stories.tsx': ['passed'] }
    const { outcome } = await tried([green, green], { repeats: true }, [outside, outside])
    expect(outcome).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['b.stories.tsx · outside the tests · x is not a function'],
    })
  })

  test('of a browser that is lost, the files that it did not come to run once more', async () => {
    const { outcome, asked } = await tried(
      [{ 'a.stories.tsx': ['passed'], 'b.stories.tsx': [] }, { 'b.stories.tsx': ['passed'] }],
      { repeats: true },
      [lost],
    )
    expect(asked).toEqual([[], ['b.stories.tsx']])
    expect(outcome).toMatchObject({ passed: 2, failed: 0, failures: [] })
  })

  test('what passed is not run again', async () => {
    const { outcome, asked } = await tried([{ 'a.stories.tsx': ['passed'] }])
    expect(asked).toEqual([[]])
    expect(outcome).toMatchObject({ passed: 1, failed: 0, notes: [] })
  })

  test('a command that does not ask for it runs once', async () => {
    const { outcome, asked } = await tried([{ 'a.test.ts': ['failed'] }], {})
    expect(asked).toHaveLength(1)
    expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('a developer sees a flake at once', async () => {
  vi.stubEnv('CI', '')
  const { outcome, asked } = await tried([{ 'a.stories.tsx': ['failed'] }])
  expect(asked).toHaveLength(1)
  expect(outcome).toMatchObject({ passed: 0, failed: 1 })
})

describe('how long a hundred take', () => {
  const green = { 'a.stories.tsx': ['passed'] }

  test('is told of a command that asks for it', async () => {
    expect((await tried([green], { paced: true })).outcome).toMatchObject({ isPaced: true })
    expect((await tried([green], {})).outcome).toMatchObject({ isPaced: false })
  })

  test('is not told of a part of its tests', async () => {
    expect((await tried([green], { paced: true }, [], ['a.stories.tsx'])).outcome).toMatchObject({ isPaced: false })
  })
})
