import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Named } from '../model/title.ts'
import { contractOptions, HELP, OptionError } from './options.ts'
import { blank } from './testing/blank.ts'

// A process of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

const CLI = join(import.meta.dirname, '../cli-contract.ts')

const run = async (args: readonly string[], password?: string) => {
  const child = spawn(process.execPath, [CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...(password !== undefined && { BUNKO_PASSWORD: password }) },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (err += chunk.toString()))
  const code = await new Promise<number | null>((done) => void child.on('close', done))
  return { code, out, err }
}

/** Genres fit, tags do not; whoever has the password may log in. */
const serve = async (): Promise<string> => {
  const server = createServer((request, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const row = blank(Named, { id: 1, name: 'Drama' })
    if (request.url === '/api/v1/manga/genres') say(200, { data: [row] })
    else if (request.url === '/api/v1/manga/tags') say(200, { data: [{ ...row, count: '3' }] })
    else if (request.url === '/api/v1/auth/login/')
      request.on('data', (chunk: Buffer) => {
        if ((JSON.parse(chunk.toString()) as { password: string }).password === 'hunter2')
          say(200, { access: 'secret-a', refresh: 'secret-r' })
        else say(401, { detail: 'No active account' })
      })
    else say(404, { detail: 'Not found.' })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
}

const closedPort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const without = (text: string) => text.replaceAll(/ +\d+ ms/g, ' N ms').replace(/, 20\S+Z/, ', NOW')

describe('exit codes and what is printed', () => {
  test('0 where all fits', async () => {
    const api = await serve()
    const { code, out, err } = await run(['--api', `${api}/`, '--only', 'titles.genres'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(without(out)).toBe(`${api}, NOW

fits   titles.genres 200 N ms  /manga/genres

1 call: 1 asked, 1 fit, 0 not asked; 0 failures, 0 remarks
`)
  })

  test('1 where something does not', async () => {
    const api = await serve()
    const args = ['--api', api, '--only', 'titles.genres', '--only=titles.tags', '--only', 'titles.get']
    const { code, out } = await run([...args, '--timeout', '20000'])
    expect(code).toBe(1)
    expect(without(out)).toBe(`${api}, NOW

-      titles.get    not asked: no title to ask for
fits   titles.genres 200 N ms  /manga/genres
FAILS  titles.tags   200 N ms  /manga/tags
         ! data[0].count: a text "3", the contract says number (in 1 of 1 row)
         · the client reads it all the same

1 call that does not fit the contract:
  titles.tags   1 failure

3 calls: 2 asked, 1 fit, 1 not asked; 1 failure, 1 remark
`)
  })

  test('--json is one document, without password and tokens', async () => {
    const api = await serve()
    const args = ['--api', api, '--only', 'titles.tags', '--json', '--login', 'ana', '--timeout', '20000']
    const { code, out, err } = await run(args, 'hunter2')
    expect(code).toBe(1)
    expect(err).toBe('the logout failed: status 404\n')
    expect(out).not.toMatch(/hunter2|secret/)
    expect(JSON.parse(out)).toEqual({
      api,
      startedAt: expect.stringMatching(/^20.*Z$/) as string,
      calls: [
        {
          call: 'titles.tags',
          path: '/manga/tags',
          asked: true,
          status: 200,
          ms: expect.any(Number) as number,
          findings: [
            { severity: 'failure', text: 'data[0].count: a text "3", the contract says number (in 1 of 1 row)' },
            { severity: 'remark', text: 'the client reads it all the same' },
          ],
        },
      ],
      totals: { calls: 1, asked: 1, notAsked: 0, fit: 0, failures: 1, remarks: 1 },
    })
  })

  test('2 where nobody answers, or the login is refused', async () => {
    const api = await serve()
    expect(await run(['--api', api, '--login', 'ana', '--password', 'wrong'])).toEqual({
      code: 2,
      out: '',
      err: 'login refused: status 401, "No active account"\n',
    })
    const gone = await closedPort()
    expect(await run(['--api', `http://127.0.0.1:${gone}/api/v1`, '--json'])).toEqual({
      code: 2,
      out: '',
      err: `http://127.0.0.1:${gone}/api/v1 does not answer: the connection was refused\n`,
    })
  })

  test('--help', async () => {
    expect(await run(['--help'])).toEqual({ code: 0, out: HELP, err: '' })
  })
})

const API = ['--api', 'http://127.0.0.1:9/api/v1']
test.each([
  [[], '--api is missing; see --help'],
  [['--api'], '--api needs a value'],
  [['--api', '/api/v1'], "--api: an address such as https://host/api/v1, not '/api/v1'"],
  [['--api', 'http://ana:hunter2@x.example/'], '--api: an address without a login in it'],
  [[...API, '--login', 'ana'], '--login needs --password, or BUNKO_PASSWORD in the environment'],
  [[...API, '--password', 'x'], '--password needs --login'],
  [[...API, '--timeout', '0'], "--timeout: milliseconds from 1 to 999999, not '0'"],
  [[...API, '--only', 'titles.create'], "--only: no read of the contract is called 'titles.create'"],
  [[...API, '--only', 'titles\n.create'], "--only: no read of the contract is called 'titles\n.create'"],
  [[...API, '--verbose'], "unknown option '--verbose'; see --help"],
  [[...API, '--pass-word=hunter2'], "unknown option '--pass-word'; see --help"],
  [[...API, 'hunter2'], 'a value without its option; see --help'],
  [[...API, '--json=yes'], "unknown option '--json'; see --help"],
])('bad options %j', (args, line) => {
  expect(() => contractOptions(args, undefined)).toThrow(new OptionError(line))
})

test('bad options end it with one line', async () => {
  expect(await run([...API, '--only', 'titles\ncreate'])).toEqual({
    code: 2,
    out: '',
    err: "--only: no read of the contract is called 'titles create'\n",
  })
})

test('the environment holds the password, the command line goes before it', () => {
  const login = (args: string[]) => contractOptions([...API, '--login', 'ana', ...args], 'kept')?.login
  expect(login([])).toEqual({ name: 'ana', password: 'kept' })
  expect(login(['--password=--given'])).toEqual({ name: 'ana', password: '--given' })
  expect(contractOptions(API, 'kept')?.login).toBeUndefined()
})
