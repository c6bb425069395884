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
  writeFileSync(process.env.BUNKO_REPORT, JSON.stringify({ testResults }))
  process.exitCode = testResults.some((file) => file.assertionResults.some(({ status }) => status !== 'passed')) ? 1 : 0
`

/** A runner that brings these results, one run after another; and what it was asked to run each time. */
const tried = async (runs: Statuses[], command: Partial<Command> = { repeats: true }) => {
  for (const [at, results] of runs.entries()) writeFileSync(join(reports, `run-${at + 1}`), JSON.stringify(results))
  const [outcome] = await runStep(
    {
      name: 'stories',
      commands: [{ name: 'stories', run: ['node', '-e', runner, '--', reports], counting: 'vitest', ...command }],
      limitMin: 1,
    },
    { reports, extra: [], live: false, active: new Set() },
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
