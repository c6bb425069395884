import { mkdtempSync, readFileSync, writeFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launch } from '../lib/processes.ts'

test('names an error that came outside the tests, of which all passed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bunko-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [file, report] = [join(folder, 'loose.test.js'), join(folder, 'report.json')]
  writeFileSync(file, `test('fine', () => void Promise.reject(new Error('nobody waits for it')))`)
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-report.ts')}`
  const { code } = await launch('vitest', ['run', '--root', folder, '--globals', reporter], {
    env: { BUNKO_REPORT: report },
  }).ended
  expect(code).toBe(1)
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    testResults: [{ name: file, assertionResults: [{ status: 'passed' }] }],
    unhandledErrors: [{ type: 'Unhandled Rejection', message: 'nobody waits for it', file }],
  })
})
