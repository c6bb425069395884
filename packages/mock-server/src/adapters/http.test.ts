import { contract, IMAGE_MAX_BYTES } from '@bunko/api-client'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accountLines } from '../account-lines.ts'
import { DEMO_ACCOUNTS } from '../named.ts'
import type { MockServer } from '../server-types.ts'
import { createMockServer } from '../server.ts'
import { httpServer, type HttpOptions } from './http.ts'
import { imageFile } from '../testing/images.ts'
import { ABSENT } from '../wire/absent.ts'
import { JSON_LIMIT, UPLOAD_LIMIT } from './http-body.ts'
import { addressOf, cliOptions, HELP, OptionError } from './http-options.ts'

const listen = async (server: MockServer, options: HttpOptions = {}) => {
  const http = httpServer(server, options)
  const port = await http.listen(0)
  onTestFinished(() => http.close())
  return { http, port, at: (path: string) => `http://127.0.0.1:${port}${path}` }
}
const json = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } })

describe('over HTTP', () => {
  test('an unknown address is a 404, HEAD has no body', async () => {
    const { at } = await listen(createMockServer())
    const missing = await fetch(at('/api/v1/nonsense/'))
    expect([missing.status, await missing.json()]).toEqual([404, { detail: 'Not found.' }])
    const head = await fetch(at('/api/v1/manga/1/'), { method: 'HEAD' })
    expect([head.status, Number(head.headers.get('content-length')) > 500, await head.text()]).toEqual([200, true, ''])
  })
  test('more than 1 MB of JSON is a 413, whether announced or streamed', async () => {
    const { at } = await listen(createMockServer())
    const big = JSON.stringify({ login: 'x'.repeat(JSON_LIMIT) })
    const announced = await fetch(at('/api/v1/auth/login/'), json(big))
    expect([announced.status, await announced.json()]).toEqual([413, { detail: 'Request body is too large.' }])
    const stream = new Blob([big]).stream()
    const streamed = await fetch(at('/api/v1/auth/login/'), {
      ...json(''),
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
    expect((await fetch(at('/api/v1/manga/1/'))).status).toBe(200)
  })
  test('a client in the middle of an endless body reads its 413, and may go on', async () => {
    const { port } = await listen(createMockServer())
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const said: string[] = []
    socket.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    const head = ['POST /api/v1/auth/login/ HTTP/1.1', 'host: x', 'content-type: application/json']
    socket.write([...head, 'transfer-encoding: chunked', '', ''].join('\r\n'))
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    while (said.length === 0) await new Promise<void>((done) => void socket.write(piece, () => setImmediate(done)))
    expect(said[0]).toMatch(/^HTTP\/1\.1 413 /)
    for (let more = 0; more < 100; more++) socket.write(piece)
    socket.write('0\r\n\r\nGET /api/v1/manga/1/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    await once(socket, 'close')
    expect(said.join('').match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })
  test('one that never ends is heard out for 64 MB, not for ever', async () => {
    const { port } = await listen(createMockServer())
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    socket.on('error', () => undefined)
    const head = ['POST /api/v1/auth/login/ HTTP/1.1', 'host: x', 'content-type: application/json']
    socket.write([...head, 'transfer-encoding: chunked', '', ''].join('\r\n'))
    const piece = Buffer.from(`100000\r\n${'x'.repeat(0x100000)}\r\n`)
    let sent = 0
    while (!socket.destroyed && sent < 200) {
      await new Promise<void>((done) => void socket.write(piece, () => done()))
      sent++
    }
    expect(said).toMatch(/^HTTP\/1\.1 413 /)
    expect([sent > 60, sent < 120]).toEqual([true, true])
  })
  test('a client that leaves in the middle of its body is no crash', async () => {
    const server = createMockServer()
    const { port, http } = await listen(server)
    const socket = connect(port, '127.0.0.1')
    const asked = once(http.server, 'request')
    const head = ['POST /api/v1/auth/login/ HTTP/1.1', 'host: x', 'content-type: application/json']
    socket.write([...head, 'content-length: 500', '', '{"login"'].join('\r\n'))
    await asked
    socket.destroy()
    while (server.journal.length === 0) await new Promise((done) => setImmediate(done))
    expect([server.journal.map(({ status }) => status), server.crashes]).toEqual([[400], []])
  })
  test.each([
    [
      'a byte order mark',
      [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
      'Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)',
    ],
    ['half a character', [0x7b, 0x22, 0xc3, 0x22, 0x7d], "'utf-8' codec can't decode the body"],
  ])('%s in a JSON body is a 400', async (_, bytes, problem) => {
    const { at } = await listen(createMockServer())
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(at('/api/v1/auth/login/'), { method: 'POST', body: Uint8Array.from(bytes), headers })
    expect([response.status, await response.json()]).toEqual([400, { detail: `JSON parse error - ${problem}` }])
  })
  test('headers that HTTP forbids break one connection, not the server', async () => {
    const server = createMockServer()
    const { at } = await listen(server)
    server.fail(contract.titles.get, { status: 500, headers: { 'x-bad': 'a\nb' }, times: 1 })
    await expect(fetch(at('/api/v1/manga/1/'))).rejects.toThrow('fetch failed')
    expect((await fetch(at('/api/v1/manga/1/'))).status).toBe(200)
  })
  test('a length that somebody made up does not garble the answer after it', async () => {
    const server = createMockServer()
    const { port } = await listen(server)
    server.fail(contract.titles.get, {
      status: 418,
      body: { error: 'Tea' },
      headers: { 'content-length': '3' },
      times: 1,
    })
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const head = 'GET /api/v1/manga/1/ HTTP/1.1\r\nhost: x\r\n'
    socket.write(`${head}\r\n${head}connection: close\r\n\r\n`)
    await once(socket, 'close')
    expect(said.match(/HTTP\/1\.1 \d+|content-length: \d+\r\n(?=[^]*Tea)/g)).toEqual([
      'HTTP/1.1 418',
      'content-length: 15\r\n',
      'HTTP/1.1 200',
    ])
  })
  test('says when something may have changed', async () => {
    let writes = 0
    const { at } = await listen(createMockServer(), { onWrite: () => writes++ })
    await (await fetch(at('/api/v1/manga/1/'))).text()
    expect(writes).toBe(0)
    await (await fetch(at('/__mock__/reset'), { method: 'POST' })).text()
    expect(writes).toBe(1)
  })
  test('an upload past 6 MB is a 413, below it the server has its own say', async () => {
    const server = createMockServer()
    const { at } = await listen(server)
    const headers = { authorization: `Bearer ${server.signIn(1).accessToken}` }
    const upload = (size: number) => {
      const body = new FormData()
      body.set('image', imageFile('png', size))
      return fetch(at('/api/v1/manga/magazines/1/upload-image/'), { method: 'POST', body, headers })
    }
    expect((await upload(UPLOAD_LIMIT)).status).toBe(413)
    const large = await upload(IMAGE_MAX_BYTES + 1)
    expect([large.status, await large.json()]).toEqual([
      400,
      { success: false, error: 'File too large. Maximum size: 5MB' },
    ])
    expect((await upload(IMAGE_MAX_BYTES)).status).toBe(200)
  })
  test('clients that vanish in the middle, or talk nonsense, do no harm', async () => {
    const server = createMockServer({ latency: 20 })
    const { at, port } = await listen(server)
    for (const start of [
      'POST /api/v1/auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"login"',
      'GET /api/v1/manga/1/ HTTP/1.1\r\nhost: x\r\n\r\n',
      'nonsense\r\n\r\n',
      'GET http://[ HTTP/1.1\r\nhost: [\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      await new Promise<void>((done) => void socket.write(start, () => done()))
      socket.destroy()
    }
    expect((await fetch(at('/api/v1/manga/1/'))).status).toBe(200)
    expect(server.crashes).toEqual([])
  })
  test('a fault of the mock itself is a 500 that says so', async () => {
    const server = createMockServer()
    const { at } = await listen(server)
    server.db.titles.update(1, { year: 'soon' as never })
    const response = await fetch(at('/api/v1/manga/1/'))
    expect([response.status, await response.json()]).toEqual([
      500,
      expect.objectContaining({ detail: 'The mock itself failed.' }),
    ])
  })
  test('an address that is none is a 400', async () => {
    const server = createMockServer()
    const { port } = await listen(server)
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    socket.write('GET /api/v1/manga/ HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n')
    await once(socket, 'close')
    expect(said).toMatch(/^HTTP\/1\.1 400 [^]*\{"detail":"Bad request\."\}$/)
    expect(server.crashes).toEqual([])
  })
  test('one line per request where asked', async () => {
    const lines: string[] = []
    const { at } = await listen(createMockServer(), { log: (line) => lines.push(line) })
    await (await fetch(at('/api/v1/manga/1/?x=1'))).text()
    expect(lines).toEqual([expect.stringMatching(/^GET \/api\/v1\/manga\/1\/\?x=1 200 \d+\.\d ms$/)])
  })
  test('a port that is taken is an error, closing is clean with a call under way', async () => {
    const server = createMockServer({ scenario: 'slow' })
    const { http, port, at } = await listen(server)
    await expect(httpServer(server).listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
    const asked = fetch(at('/api/v1/manga/1/')).then(
      () => 'answered',
      () => 'broken',
    )
    while ((await connections(http.server)) === 0) await new Promise((done) => setImmediate(done))
    await http.close()
    expect(await asked).toBe('broken')
  })
})
const connections = (server: Server) => new Promise<number>((done) => server.getConnections((_, count) => done(count)))

describe('the control plane', () => {
  test('tells the state, resets, changes the scenario', async () => {
    const server = createMockServer()
    const { at } = await listen(server)
    const state = async () =>
      (await (await fetch(at('/__mock__/state'))).json()) as { scenario: string; counts: Record<string, number> }
    expect(await state()).toMatchObject({ scenario: 'happy', counts: { titles: 120, edits: 60 } })
    server.db.titles.remove(1)
    expect((await state()).counts['titles']).toBe(119)
    await fetch(at('/__mock__/reset'), { method: 'POST' })
    expect((await state()).counts['titles']).toBe(120)
    expect((await fetch(at('/__mock__/scenario'), json('{"name":"empty"}'))).status).toBe(200)
    expect(await state()).toMatchObject({ scenario: 'empty', counts: { titles: 0 } })
    for (const body of ['{"name":"nonsense"}', '{', '[]'])
      expect((await fetch(at('/__mock__/scenario'), json(body))).status).toBe(400)
    expect((await fetch(at('/__mock__/other'))).status).toBe(404)
  })
})

const folder = async () => {
  const root = await mkdtemp(join(tmpdir(), 'mock-static-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'dist/assets'), { recursive: true })
  await writeFile(join(root, 'dist/index.html'), '<p>app</p>')
  await writeFile(join(root, 'dist/assets/a-1.js'), 'js')
  await writeFile(join(root, 'secret.txt'), 'secret')
  return join(root, 'dist')
}

describe('static files', () => {
  test('a file by its address, the page for every other, the API still there', async () => {
    const { at } = await listen(createMockServer(), { static: await folder() })
    const get = async (path: string) => {
      const response = await fetch(at(path))
      return [response.status, await response.text(), response.headers.get('content-type')]
    }
    expect(await get('/assets/a-1.js')).toEqual([200, 'js', 'text/javascript; charset=utf-8'])
    expect(await get('/')).toEqual([200, '<p>app</p>', 'text/html; charset=utf-8'])
    expect(await get('/admin/edit-approvals?tab=all')).toEqual([200, '<p>app</p>', 'text/html; charset=utf-8'])
    expect((await get('/assets/gone.js'))[0]).toBe(404)
    expect((await get('/api/v1/nonsense/'))[0]).toBe(404)
    expect((await get('/api/v1/manga/1/'))[0]).toBe(200)
  })
  test('headers by the path that was asked for go with what the folder answers, with nothing of the mock', async () => {
    const { at } = await listen(createMockServer(), {
      static: await folder(),
      headers: (path) => ({ 'x-asked': path }),
    })
    const asked = async (path: string) => {
      const response = await fetch(at(path))
      return [response.status, response.headers.get('content-type'), response.headers.get('x-asked')]
    }
    expect(await asked('/login?next=/')).toEqual([200, 'text/html; charset=utf-8', '/login'])
    expect(await asked('/assets/a-1.js')).toEqual([200, 'text/javascript; charset=utf-8', '/assets/a-1.js'])
    expect(await asked('/assets/gone.js')).toEqual([404, 'text/plain; charset=utf-8', '/assets/gone.js'])
    expect((await asked('/api/v1/manga/1/'))[2]).toBeNull()
    expect((await asked('/__mock__/journal'))[2]).toBeNull()
  })
  test('nothing above the folder', async () => {
    const { port } = await listen(createMockServer(), { static: await folder() })
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%00',
      '/%E0%A4%A',
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      let text = ''
      for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString()
      expect(text).toMatch(/^HTTP\/1\.1 (200|404)/)
      expect(text).not.toContain('secret')
    }
  })
})

const run = (...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** What is said of an option without a value. */
const saidOf = (name: string) => {
  try {
    cliOptions([name])
    return 'taken'
  } catch (error) {
    return (error as Error).message
  }
}

describe('the command line', () => {
  test('reads its options', () => {
    expect(cliOptions([])).toMatchObject({
      port: 4010,
      host: '127.0.0.1',
      seed: undefined,
      latency: 0,
      scenario: 'happy',
      log: false,
    })
    expect(
      cliOptions([
        '--port',
        '0',
        '--seed',
        '7',
        '--titles',
        '5000',
        '--edits',
        '2000',
        '--latency',
        '80-200',
        '--scenario',
        'shape:data',
        '--token-life',
        '60',
        '--no-rotate',
        '--absent',
        'null',
        '--wire',
        'page',
        '--db',
        './mock.json',
        '--log',
      ]),
    ).toMatchObject({
      port: 0,
      seed: 7,
      titles: 5000,
      edits: 2000,
      latency: [80, 200],
      scenario: 'shape:data',
      tokenLifeMs: 60_000,
      rotate: false,
      absent: 'null',
      wire: 'page',
      db: './mock.json',
      log: true,
    })
  })
  test.each([
    [['--port', 'x'], "--port: a whole number from 0 to 65535, not 'x'"],
    [['--port', '70000'], "--port: a whole number from 0 to 65535, not '70000'"],
    [['--latency', 'fast'], "--latency: milliseconds such as 120 or 80-200, not 'fast'"],
    [['--latency', '200-80'], '--latency: 80 is less than 200'],
    [['--scenario', 'sad'], /^--scenario: one of happy, empty, .*, not 'sad'$/],
    [['--wire', 'xml'], "--wire: one of bare, data, successData, named, dataNamed, page, not 'xml'"],
    [['--absent', 'maybe'], "--absent: one of as is, null, missing, empty, not 'maybe'"],
    [['--titles', '5k'], "--titles: a whole number from 0 to 1000000, not '5k'"],
    [['--port'], /^--port: a value is missing$/],
    [['--db', '--log'], /^--db: a value is missing$/],
    [['--log=5'], "Option '--log' does not take an argument"],
    [['--db', ''], '--db: a name, not nothing'],
    [['--host', ' '], '--host: a name, not nothing'],
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['stray'], /stray/],
  ])('refuses %j in one line', (args, message) => {
    expect(() => cliOptions(args)).toThrow(OptionError)
    expect(() => cliOptions(args)).toThrow(message)
    expect(() => cliOptions(args)).not.toThrow(/\n/)
  })
  test.each(ABSENT)('--absent may be %s', (how) => {
    expect(cliOptions(['--absent', how]).absent).toBe(how)
  })
  test('says where it listens, as something to click on', () => {
    expect(['127.0.0.1', 'mock.local', '::1'].map((host) => addressOf(host, 80))).toEqual([
      'http://127.0.0.1:80',
      'http://mock.local:80',
      'http://[::1]:80',
    ])
  })
  test('--help names every option, and nothing is started', { timeout: 60_000 }, async () => {
    const child = run('--port', '0', '--help')
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    expect(await once(child, 'close')).toEqual([0, null])
    expect(said).toBe(`${HELP}\n`)
    const names = new Set(said.match(/--[a-z-]+/g))
    expect(names.size).toBe(Object.keys(cliOptions([])).length)
    for (const name of names) expect([`${name}: a value is missing`, 'taken']).toContain(saidOf(name))
  })
  test('says when it is ready and who may sign in, stops at SIGTERM with code 0', { timeout: 60_000 }, async () => {
    const child = run('--port', '0', '--titles', '30')
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/^.+\n.+\n\nDemo accounts:\n(?:.+\n)+\n$/)
    const [first = '', second] = said.split('\n')
    const [, base, address] = /^mock server on ((http:\/\/127\.0\.0\.1:\d+)\/api\/v1)$/.exec(first) ?? []
    expect(second).toBe(`steer it at ${address}/__mock__/`)
    expect(said).toContain(`${accountLines(DEMO_ACCOUNTS).join('\n')}\n`)
    expect(await (await fetch(`${base}/manga/?limit=1`)).json()).toMatchObject({ count: 30 })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
  test.each([
    ['--latency', 'fast', "--latency: milliseconds such as 120 or 80-200, not 'fast'\n"],
    ['--static', '/no/such/folder', '--static: there is no folder /no/such/folder\n'],
  ])('a bad %s is one line and code 2', { timeout: 60_000 }, async (option, value, line) => {
    const child = run(option, value)
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    expect(await once(child, 'close')).toEqual([2, null])
    expect(said).toBe(line)
  })
})
