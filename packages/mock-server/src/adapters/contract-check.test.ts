import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoAccount } from '../named.ts'
import type { MockServerOptions } from '../server-types.ts'
import { createMockServer } from '../server.ts'
import { httpServer } from './http.ts'

// A process of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

// The command line of another workspace, asked as a person asks it.
const CLI = join(import.meta.dirname, '../../../api-client/src/cli-contract.ts')

interface Report {
  calls: { call: string; asked: boolean; findings: { severity: string; text: string }[] }[]
  totals: { calls: number; asked: number; failures: number; remarks: number }
}

const check = async (level: 1 | 5 | 'nobody', options: MockServerOptions = {}) => {
  const mock = createMockServer(options)
  const http = httpServer(mock)
  const port = await http.listen(0)
  onTestFinished(() => http.close())
  const account = level === 'nobody' ? null : demoAccount(level)
  const api = ['--api', `http://127.0.0.1:${port}/api/v1`, '--json', '--timeout', '20000']
  const child = spawn(process.execPath, [CLI, ...api, ...(account ? ['--login', account.username] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], BUNKO_PASSWORD: account?.password },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()))
  const code = await new Promise<number | null>((done) => void child.on('close', done))
  const report = JSON.parse(out) as Report
  const writes = mock.journal.filter(({ method }) => method !== 'GET').map(({ path }) => path)
  return { code, report, writes, failing: report.calls.filter((call) => call.findings.some(isFailure)) }
}
const isFailure = ({ severity }: { severity: string }) => severity === 'failure'

test('the mock fits the contract: every read, asked by an admin', async () => {
  const { code, report, writes, failing } = await check(1)
  expect(failing).toEqual([])
  expect(code).toBe(0)
  expect(report.calls.filter(({ asked }) => !asked)).toEqual([])
  expect(report.totals).toMatchObject({ calls: 44, asked: 44, failures: 0 })
  expect(writes.map((path) => path.replace('/api/v1', ''))).toEqual(['/auth/login/', '/auth/logout/'])
})

test('by a regular user, with final slashes as Django has them', async () => {
  const { code, report, failing } = await check(5, { strictSlash: true })
  expect([code, failing]).toEqual([0, []])
  expect(report.calls.filter(({ asked }) => !asked).map(({ call }) => call)).toEqual(['edits.get', 'publishers.get'])
})

test('by nobody, who leaves no trace', async () => {
  const { code, failing, writes } = await check('nobody')
  expect([code, failing, writes]).toEqual([0, [], []])
})

test('another envelope on every call is a remark on every call', async () => {
  const { code, report, failing } = await check(1, { scenario: 'shape:dataNamed' })
  expect([code, failing]).toEqual([0, []])
  const said = new Map(report.calls.map(({ call, findings }) => [call, findings.map(({ text }) => text)]))
  expect(said.get('titles.get')).toEqual(['wrapped as { data: { manga: … } }, the contract says bare'])
  expect(said.get('titles.genres')).toEqual(['wrapped as { data: { genres: … } }, the contract says { data: … }'])
})
