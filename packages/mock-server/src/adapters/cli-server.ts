import { statSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { DbFileError, openDbFile, type DbFile } from './db-file.ts'
import { httpServer } from './http.ts'
import { addressOf, cliOptions, HELP, OptionError, unheeded, type CliOptions } from './http-options.ts'
import { accountLines } from '../account-lines.ts'
import { DEMO_ACCOUNTS } from '../named.ts'
import { BASE } from '../respond.ts'
import type { MockServer } from '../server-types.ts'
import { createMockServer } from '../server.ts'

const fail = (line: string): never => {
  console.error(line)
  process.exit(2)
}
const options = ((): CliOptions => {
  try {
    return cliOptions(process.argv.slice(2))
  } catch (error) {
    if (error instanceof OptionError) return fail(error.message)
    throw error
  }
})()

const { static: folder } = options
if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
  fail(`--static: there is no folder ${folder}`)

const SIZES = ['titles', 'edits', 'people', 'magazines', 'publishers'] as const
const made = ({ seed, scenario, latency, strictSlash, absent, wire, rotate, ...more }: CliOptions): MockServer => {
  const mock = createMockServer({
    ...(seed !== undefined && { seed }),
    // In a scenario from its first data on it would have none of its own for the file: it gets there when that is open.
    scenario: more.db === undefined ? scenario : 'happy',
    latency,
    strictSlash,
    rotateRefresh: rotate,
    now: Date.now,
    checks: false,
    sizes: Object.fromEntries(SIZES.flatMap((name) => (more[name] === undefined ? [] : [[name, more[name]]]))),
    ...(more.tokenLifeMs !== undefined && { tokenLifeMs: more.tokenLifeMs }),
  })
  mock.set({ absent, wire })
  return mock
}
const kept = async (mock: MockServer, name: string): Promise<DbFile> => {
  try {
    return await openDbFile(mock, name, (line) => console.error(line))
  } catch (error) {
    if (error instanceof DbFileError) return fail(error.message)
    throw error
  }
}

if (options.help) {
  console.log(HELP)
} else {
  const mock = made(options)
  const file = options.db === undefined ? null : await kept(mock, options.db)
  if (file) mock.use(options.scenario)
  for (const line of unheeded(options, mock)) console.error(line)
  const http = httpServer(mock, {
    ...(options.static !== undefined && { static: options.static }),
    ...(options.log && { log: (line: string) => console.log(line) }),
    ...(file && { onWrite: file.touch }),
  })
  let isStopping = false
  const stop = async () => {
    // A second signal is from somebody who does not want to wait.
    if (isStopping) process.exit(130)
    isStopping = true
    await http.close()
    process.exit((await file?.close()) === false ? 1 : 0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  try {
    const port = await http.listen(options.port, options.host)
    const address = addressOf(options.host, port)
    console.log(`mock server on ${address}${BASE}`)
    const lines = [`steer it at ${address}/__mock__/`, '', 'Demo accounts:', ...accountLines(DEMO_ACCOUNTS), '']
    console.log(lines.join('\n'))
    // At the end it would be too late for those who are killed.
    flushCompileCache()
  } catch (error) {
    fail(`port ${options.port} on ${options.host}: ${(error as Error).message}`)
  }
}
