import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/processes.ts'

export interface Service {
  /** As it stands in the list of addresses. */
  name: string
  /** As it stands at the head of a sentence. */
  subject: string
  /** In front of its lines, and in its log's name. */
  tag: string
  port: number
  /** The module that node runs, and its arguments. */
  entry: string
  args: string[]
  env?: Record<string, string>
  /** Each answers 200 once the service can be used. */
  readyUrls: string[]
  readyMs: number
  /** What a person opens. */
  address: string
}

const HOST = '127.0.0.1'
const at = (port: number, path = '') => `http://${HOST}:${port}${path}`
/** What is printed: browsers take localhost for a secure origin, as they do 127.0.0.1. */
const shown = (port: number, path = '') => `http://localhost:${port}${path}`
const API = '/api/v1'
const PROBE = `${API}/manga/trending`

const moduleOf = (tool: string) => {
  const folder = join(ROOT, 'node_modules', tool)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  return join(folder, typeof bin === 'string' ? bin : (bin[tool] ?? ''))
}

/** The mock server over HTTP. */
export const mockService = (port: number): Service => ({
  name: 'Mock server',
  subject: 'The mock server',
  tag: 'mock',
  port,
  entry: join(ROOT, 'packages/mock-server/src/cli.ts'),
  args: ['--port', String(port)],
  readyUrls: [at(port, PROBE)],
  readyMs: 30_000,
  address: shown(port, API),
})

/** The web app; `target` is the base address of the API it shows under its own origin, the mock's or a real one. */
export const webService = (port: number, target: string, isMock: boolean): Service => ({
  name: 'Web app',
  subject: 'The web app',
  tag: 'web',
  port,
  entry: moduleOf('vite'),
  args: ['apps/web', '--port', String(port), '--strictPort', '--host', HOST, '--clearScreen', 'false'],
  env: { BUNKO_API_TARGET: target },
  readyUrls: isMock ? [at(port, '/'), at(port, PROBE)] : [at(port, '/')],
  readyMs: 60_000,
  address: shown(port, '/'),
})

/** Storybook, which brings its own mocks. */
export const storybookService = (port: number): Service => ({
  name: 'Storybook',
  subject: 'Storybook',
  env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  tag: 'storybook',
  port,
  entry: moduleOf('storybook'),
  args: ['dev', '-p', String(port), '--host', HOST, '--exact-port', '--no-open', '--ci', '--no-version-updates'],
  readyUrls: [at(port, '/index.json')],
  readyMs: 120_000,
  address: shown(port, '/'),
})

/** Where the mock's API is for another process. */
export const mockTarget = (port: number) => at(port, API)
