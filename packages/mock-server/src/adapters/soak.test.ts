import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { randomOf } from '../db/random.ts'
import { readSaved } from '../db/saved.ts'
import { BASE } from '../respond.ts'
import type { Word } from '../testing/soak-server.ts'
import { sure } from '../testing/sure.ts'

const ALL = 20_000
const WARM = 2_000
const CLIENTS = 16

const started = async () => {
  const child = fork(join(import.meta.dirname, '../testing/soak-server.ts'), { execArgv: ['--expose-gc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const tell = async (word: Word): Promise<number> => {
    child.send(word)
    const [answer] = (await once(child, 'message')) as [number]
    return answer
  }
  return { port: await tell('start'), heap: () => tell('heap'), isAlive: () => child.exitCode === null }
}

interface Told {
  /** 0 where the connection broke before an answer. */
  status: number
  /** Null where it broke in the middle of one. */
  body: Buffer | null
}
interface Asked {
  headers?: Record<string, string>
  body?: Buffer
  /** Leaves after this many bytes of the body, or as soon as all is sent. */
  leaveAfter?: number
}

const requester = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  onTestFinished(() => agent.destroy())
  return (method: string, path: string, { headers = {}, body, leaveAfter }: Asked = {}): Promise<Told> =>
    new Promise((resolve) => {
      const length = body ? { 'content-length': String(body.length) } : {}
      const asked = send({ port, agent, method, path, headers: { ...headers, ...length } })
      asked.on('error', () => resolve({ status: 0, body: null }))
      asked.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        // 'close' comes after 'end' too; a cut body has no 'end'.
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }))
        response.on('error', () => undefined)
        response.on('close', () => resolve({ status: response.statusCode ?? 0, body: null }))
      })
      if (leaveAfter === undefined) asked.end(body)
      else asked.write(body?.subarray(0, leaveAfter) ?? '', () => asked.destroy())
    })
}
type Requester = ReturnType<typeof requester>

const JSON_TYPE = { 'content-type': 'application/json' }
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const parsed = <T>({ body }: Told): T => JSON.parse(sure(body).toString()) as T

const READS = [
  '/manga/?limit=20',
  '/manga/?limit=20&offset=40&ordering=-year',
  '/manga/1/',
  '/manga/7/',
  '/manga/trending',
  '/manga/top/?category=rating',
  '/search/autocomplete/?q=%E8%BF%B7',
  '/manga/people/?search=a',
  '/search/advanced/?q=the&limit=20',
  '/manga/magazines/1/',
  '/manga/no-such-title/',
  '/no-such-address/',
  '/manga/?limit=nonsense',
]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const upload = (size: number, fill: number) => {
  const file = Buffer.alloc(size, fill)
  file.set(PNG)
  const head =
    '--soak\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  return { file, body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--soak--\r\n')]) }
}

/** One person who clicks on and on; remembers what the server acknowledged. */
const createPerson = (ask: Requester, number: number) => {
  const random = randomOf('soak', number)
  const api = (method: string, path: string, asked?: Asked) => ask(method, `${BASE}${path}`, asked)
  let tokens: { access: string; refresh: string } | null = null
  let made = 0
  const alive: { name: string; id: number }[] = []
  const names = new Set<string>()
  const titleId = 20 + number
  let isFavorite = false
  let logo: Buffer | null = null
  let count = 0

  const signed = async (method: string, path: string, asked: Asked = {}): Promise<Told> => {
    const headers = { ...asked.headers, ...(tokens && { authorization: `Bearer ${tokens.access}` }) }
    const told = await api(method, path, { ...asked, headers })
    if (told.status === 401) tokens = null
    return told
  }
  const login = async () => {
    const body = json({ login: 'c.ferreira', password: 'bunko-demo', turnstile_token: 't' })
    const told = await api('POST', '/auth/login/', { headers: JSON_TYPE, body })
    tokens = told.status === 200 && told.body ? parsed(told) : null
  }
  const refresh = async () => {
    const body = json({ refreshToken: tokens?.refresh })
    const told = await api('POST', '/auth/refresh', { headers: JSON_TYPE, body })
    if (told.status !== 200 || !told.body) return void (tokens = null)
    const { accessToken, refreshToken } = parsed<{ accessToken: string; refreshToken: string }>(told)
    tokens = { access: accessToken, refresh: refreshToken }
  }
  const logout = async () => {
    const body = json({ refreshToken: tokens?.refresh })
    await signed('POST', '/auth/logout/', { headers: JSON_TYPE, body })
    tokens = null
  }
  const create = async () => {
    const name = `soak ${number} ${++made}`
    const body = json({ name, is_author: true, is_artist: false })
    const told = await signed('POST', '/manga/people/create/', { headers: JSON_TYPE, body })
    if (told.status !== 201) return
    names.add(name)
    if (told.body) alive.push({ name, id: parsed<{ data: { id: number } }>(told).data.id })
  }
  const remove = async () => {
    const [one] = alive
    if (!one) return create()
    const { status } = await signed('DELETE', `/manga/people/${one.id}/delete/`)
    if (status !== 204 && status !== 404) return
    alive.shift()
    names.delete(one.name)
  }
  const favorite = async () => {
    const { status } = await signed(isFavorite ? 'DELETE' : 'POST', `/manga/${titleId}/favorite`)
    // A broken connection says nothing: the same is asked again next time, and again does no harm.
    if (status >= 200 && status < 300) isFavorite = !isFavorite
  }
  const picture = async () => {
    const { file, body } = upload(random.int(1_000, 60_000), random.int(1, 255))
    const headers = { 'content-type': 'multipart/form-data; boundary=soak' }
    const path = `/manga/magazines/${number}/upload-image/`
    if (random.chance(0.1)) return void (await signed('POST', path, { headers, body, leaveAfter: 500 }))
    const { status } = await signed('POST', path, { headers, body })
    if (status === 200) logo = file
  }
  const look = async () => {
    const path = random.pick(READS)
    if (random.chance(0.02)) return void (await signed('GET', path, { leaveAfter: 0 }))
    await signed('GET', path)
  }

  return {
    async click(): Promise<void> {
      count++
      const dice = random.next()
      if (!tokens) return login()
      if (dice < 0.62) return look()
      if (dice < 0.73) return create()
      if (dice < 0.86) return remove()
      if (dice < 0.91) return favorite()
      if (dice < 0.95) return picture()
      if (dice < 0.99) return look()
      return dice < 0.998 ? refresh() : logout()
    },
    /** Until the server has certainly done, or not done, the last thing. */
    settle: async () => {
      const was = { isFavorite, alive: alive.length }
      for (;;) {
        if (!tokens) await login()
        else if (was.isFavorite === isFavorite) await favorite()
        else if (was.alive > 0 && was.alive === alive.length) await remove()
        else return
      }
    },
    remembered: () => ({ names, titleId, isFavorite, logo, count }),
  }
}

test('20,000 requests with faults: nothing lost, no crash, no leak', { timeout: 300_000 }, async () => {
  const { port, heap, isAlive } = await started()
  const ask = requester(port)
  const plane = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const told = await ask(
      method,
      `/__mock__/${path}`,
      body === undefined ? {} : { headers: JSON_TYPE, body: json(body) },
    )
    expect([path, told.status]).toEqual([path, 200])
    return parsed(told)
  }
  for (const fault of [{ kind: 'status', status: 503 }, { kind: 'network' }, { kind: 'cut' }])
    await plane('POST', 'faults', { call: '*', percent: 2, ...fault })

  const people = Array.from({ length: CLIENTS }, (_, at) => createPerson(ask, at + 1))
  let left = 0
  const soak = async (requests: number) => {
    left = requests
    const work = async ({ click }: (typeof people)[number]) => {
      while (left-- > 0) await click()
    }
    await Promise.all(people.map(work))
  }
  await soak(WARM)
  const before = await heap()
  await soak(ALL - WARM)
  const after = await heap()

  for (const { settle } of people) await settle()
  const { crashes } = await plane<{ crashes: unknown[] }>('GET', 'state')
  expect([crashes, isAlive()]).toEqual([[], true])
  const { snapshot: stored } = readSaved(await plane('GET', 'snapshot'))
  const rows = <T>(name: 'people' | 'favorites' | 'magazines' | 'files') =>
    [...stored[name].rows.values()] as unknown as T[]
  const remembered = people.map((person) => person.remembered())

  const names = rows<{ name: string }>('people').filter(({ name }) => name.startsWith('soak '))
  expect(names.map(({ name }) => name).toSorted()).toEqual(remembered.flatMap((one) => [...one.names]).toSorted())
  const favorites = new Set(
    rows<{ title_id: number; user_id: number }>('favorites')
      .filter(({ user_id }) => user_id === 1)
      .map(({ title_id }) => title_id),
  )
  for (const { titleId, isFavorite } of remembered)
    expect([titleId, favorites.has(titleId)]).toEqual([titleId, isFavorite])
  for (const [at, { logo }] of remembered.entries()) {
    const { logo: path } = sure(rows<{ id: number; logo: string }>('magazines').find(({ id }) => id === at + 1))
    expect((await ask('GET', path)).body?.equals(sure(logo))).toBe(true)
  }
  expect(rows('files')).toHaveLength(CLIENTS)
  expect(after / before).toBeLessThan(1.1)
})
