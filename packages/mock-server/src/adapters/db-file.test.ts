import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSaved } from '../db/saved.ts'
import { createMockServer } from '../server.ts'
import { sure } from '../testing/sure.ts'
import { DbFileError, openDbFile } from './db-file.ts'

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'mock-db-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}
/** Watches from now on. */
const halfWritten = async (at: string) => {
  for await (const { filename } of watch(at)) if (filename?.endsWith('.tmp')) return
}
const opened = async (path: string) => {
  const server = createMockServer()
  const lines: string[] = []
  const file = await openDbFile(server, path, (line) => lines.push(line))
  return { server, file, lines }
}

describe('a state file', () => {
  test('is made where there is none, follows writes, and is loaded again', async () => {
    const at = await folder()
    const { server, file, lines } = await opened(join(at, 'mock.json'))
    const read = async () => readSaved(JSON.parse(await readFile(join(at, 'mock.json'), 'utf8'))).snapshot
    expect((await read()).titles.rows.size).toBe(120)
    server.db.titles.remove(1)
    file.touch()
    expect(await file.close()).toBe(true)
    expect((await read()).titles.rows.has(1)).toBe(false)
    const again = await opened(join(at, 'mock.json'))
    expect(again.server.save()).toEqual(server.save())
    expect([...lines, ...again.lines, ...(await readdir(at))]).toEqual(['mock.json'])
  })
  test('follows by itself, once for many writes', async () => {
    const at = await folder()
    const { server, file } = await opened(join(at, 'mock.json'))
    const leave = new AbortController()
    const events = watch(at, { signal: leave.signal })
    for (const id of [1, 2, 3]) {
      server.db.titles.remove(id)
      file.touch()
    }
    for await (const { filename } of events) if (filename === 'mock.json') break
    const { titles } = readSaved(JSON.parse(await readFile(join(at, 'mock.json'), 'utf8'))).snapshot
    expect(titles.rows.size).toBe(117)
    await file.close()
  })
  test.each([
    ['half of it', '{"version":1,"tables":{', 'It is not JSON.'],
    ['nothing in it', '', 'It is not JSON.'],
    ['another document', '{"titles":[]}', 'This is not a saved state of the mock server.'],
  ])('damaged, with %s: reported, kept aside, never overwritten', async (_, text, why) => {
    const at = await folder()
    const path = join(at, 'mock.json')
    const asides: string[] = []
    for (let time = 1; time <= 2; time++) {
      await writeFile(path, text)
      const { lines, file, server } = await opened(path)
      const [line, ...more] = lines
      const [, aside = ''] = /kept as (mock\.json\.damaged-\d{8}T\d{6}Z(?:-2)?),/.exec(line ?? '') ?? []
      expect([line, more]).toEqual([`${path} is damaged, kept as ${aside}, starting from the seed: ${why}`, []])
      expect(await readFile(join(at, aside), 'utf8')).toBe(text)
      expect(server.db.counts()).toEqual(createMockServer().db.counts())
      asides.push(aside)
      await file.close()
    }
    expect((await readdir(at)).toSorted()).toEqual(['mock.json', ...asides].toSorted())
    expect(new Set(asides).size).toBe(2)
  })
  test('damaged, and not to be kept aside: an error of one line, and it stays as it was', async () => {
    // One more letter, and the name is too long.
    const path = join(await folder(), 'm'.repeat(250))
    await writeFile(path, 'ink')
    await expect(opened(path)).rejects.toThrow(
      new DbFileError(`--db: ${path} is damaged and cannot be kept aside (ENAMETOOLONG): It is not JSON.`),
    )
    expect(await readFile(path, 'utf8')).toBe('ink')
  })
  test('that can be neither read nor made is an error of one line', async () => {
    const at = await folder()
    await expect(opened(at)).rejects.toThrow(new DbFileError(`--db: ${at} cannot be read (EISDIR)`))
    const nowhere = join(at, 'no/mock.json')
    await expect(opened(nowhere)).rejects.toThrow(new DbFileError(`--db: ${nowhere} cannot be written (ENOENT)`))
  })
  test('that cannot be written any more is reported, and written when it can', async () => {
    const at = join(await folder(), 'inner')
    await mkdir(at)
    const path = join(at, 'mock.json')
    const { file, lines } = await opened(path)
    await rm(at, { recursive: true })
    file.touch()
    expect(await file.close()).toBe(false)
    expect(lines).toEqual([`${path} cannot be written (ENOENT)`])
    await mkdir(at)
    expect(await file.close()).toBe(true)
    expect(await readdir(at)).toEqual(['mock.json'])
  })
})

const start = async (...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  createInterface(child.stderr).on('line', (line) => said.push(line))
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const base = sure(/http:\S+/.exec(line))[0]
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return (await once(child, 'exit')) as [number | null, string | null]
  }
  return { child, base, end, said }
}
interface Tokens {
  access: string
  refresh: string
}
const signIn = async (base: string): Promise<Tokens> => {
  const body = JSON.stringify({ login: 'c.ferreira', password: 'bunko-demo', turnstile_token: 't' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${base}/auth/login/`, { method: 'POST', body, headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Tokens
}
const as = ({ access }: Tokens) => ({ authorization: `Bearer ${access}`, 'content-type': 'application/json' })
const steer = (base: string, action: string, body?: unknown) =>
  fetch(new URL(`/__mock__/${action}`, base), body ? { method: 'POST', body: JSON.stringify(body) } : {})

describe('the command line and its data', { timeout: 60_000 }, () => {
  test('what was written, and who is signed in, survives a restart', async () => {
    const path = join(await folder(), 'mock.json')
    const first = await start('--db', path, '--titles', '30')
    const tokens = await signIn(first.base)
    const headers = as(tokens)
    const made = await fetch(`${first.base}/manga/people/create/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: '作者 é', is_author: true, is_artist: false }),
    })
    const { data: person } = (await made.json()) as { data: { id: number } }
    expect((await fetch(`${first.base}/manga/2/`, { method: 'DELETE', headers })).status).toBe(204)
    expect(await first.end('SIGTERM')).toEqual([0, null])

    const second = await start('--db', path, '--titles', '30')
    const get = async (at: string) => fetch(`${second.base}${at}`, { headers })
    expect(await (await get(`/manga/people/${person.id}/`)).json()).toEqual({ data: person })
    expect((await get('/manga/2/')).status).toBe(404)
    expect(await (await get('/auth/me/')).text()).toContain('"username":"c.ferreira"')
    expect([await second.end('SIGINT'), first.said, second.said]).toEqual([[0, null], [], []])
  })
  test('of a file that is there, other options are ignored, which is said; what it was made from is told', async () => {
    const path = join(await folder(), 'mock.json')
    await (await start('--db', path, '--titles', '30', '--seed', '7')).end('SIGTERM')
    const { base, said, end } = await start('--db', path, '--titles', '5000', '--edits', '9', '--seed', '7')
    const state = await fetch(new URL('/__mock__/state', base))
    expect(await state.json()).toMatchObject({ seed: 7, sizes: { titles: 30, edits: 60 }, counts: { titles: 30 } })
    const reset = await fetch(new URL('/__mock__/reset', base), { method: 'POST' })
    expect(await reset.json()).toMatchObject({ seed: 7, counts: { titles: 30, edits: 60 } })
    expect(await end('SIGTERM')).toEqual([0, null])
    expect(said).toEqual([`${path} is used; --titles and --edits are ignored`])
  })
  test.each(['empty', 'one', 'many'])('data of the scenario %s are shown and never written', async (scenario) => {
    const path = join(await folder(), 'mock.json')
    // Where there is no file yet, and where there is one.
    for (let time = 1; time <= 2; time++) {
      const { base, said, end } = await start('--db', path, '--titles', '30', '--scenario', scenario)
      const before = await readFile(path, 'utf8')
      expect(await (await steer(base, 'state')).json()).toMatchObject({ scenario })
      await signIn(base)
      expect([await end('SIGTERM'), said]).toEqual([[0, null], []])
      expect(await readFile(path, 'utf8')).toBe(before)
    }
    const { base, end } = await start('--db', path, '--scenario', scenario)
    const tokens = await signIn(base)
    await steer(base, 'scenario', { name: 'happy' })
    expect((await fetch(`${base}/manga/2/`, { method: 'DELETE', headers: as(tokens) })).status).toBe(204)
    await steer(base, 'scenario', { name: 'empty' })
    await end('SIGTERM')
    const { titles } = readSaved(JSON.parse(await readFile(path, 'utf8'))).snapshot
    expect([titles.rows.size, titles.rows.has(1), titles.rows.has(2)]).toEqual([29, true, false])
  })
  test('too few titles for edit proposals: it says so', async () => {
    const { said, end } = await start('--titles', '20')
    await end('SIGTERM')
    expect(said).toEqual(['There are no edit proposals: they need 21 titles, and 20 were asked for'])
    const silent = await start('--titles', '20', '--edits', '0')
    await silent.end('SIGTERM')
    expect(silent.said).toEqual([])
  })
  test('killed in the middle of writing, the file is whole and half a file does not stay', async () => {
    const at = await folder()
    const path = join(at, 'mock.json')
    const first = await start('--db', path, '--titles', '9000')
    const isWriting = halfWritten(at)
    await signIn(first.base)
    await isWriting
    expect(await first.end('SIGKILL')).toEqual([null, 'SIGKILL'])
    expect((await readdir(at)).toSorted()).toEqual(['mock.json', `mock.json.${first.child.pid}.tmp`])
    expect(readSaved(JSON.parse(await readFile(path, 'utf8'))).snapshot.titles.rows.size).toBe(9000)
    const second = await start('--db', path)
    expect((await (await fetch(`${second.base}/manga/?limit=1`)).json()) as object).toMatchObject({ count: 9000 })
    expect(await second.end('SIGTERM')).toEqual([0, null])
    expect([second.said, await readdir(at)]).toEqual([[], ['mock.json']])
  })
})
