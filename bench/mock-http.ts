/**
 * How quick the mock server is: over HTTP beside a bare node:http server that sends the same bytes, each in a process of
 * its own; inside a page by `respond` alone. Rounds alternate, so that a busy machine slows both.
 */
import { createMockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { TABLE } from '../packages/mock-server/src/handlers/table.ts'
import { createMatcher } from '../packages/mock-server/src/wire/router.ts'
import { serveFloor, type Bodies } from './http-floor.ts'
import { load, median, sample } from './http-load.ts'

const ROUNDS = 9
const ROUND_MS = 400
/** Rounds that only warm both up. */
const WARM_UP = 8
/** Where the clock runs this much longer than a process, others keep the processors busy: its own time counts. */
const BUSY = 1.2
const BASE = '/api/v1'
const LIST = `${BASE}/manga/?limit=20`
const TITLE = `${BASE}/manga/1/`

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`

const serveMock = () => httpServer(createMockServer({ checks: false, now: Date.now })).listen(0)

interface Rival {
  readonly port: number
  /** Answers per second, by the clock and by the time this process had on a processor. */
  run(path: string): Promise<{ wall: number; cpu: number; busy: number }>
  stop(): void
}
const start = async (role: 'mock' | 'floor', bodies: Bodies = {}): Promise<Rival> => {
  const child = fork(import.meta.filename, [role])
  const told = async (message: Bodies | 'cpu'): Promise<number> => {
    child.send(message)
    const [answer] = (await once(child, 'message')) as [number]
    return answer
  }
  const port = await told(bodies)
  return {
    port,
    async run(path) {
      const { size } = await sample(port, get(path))
      const before = await told('cpu')
      const { rate, answered } = await load(port, get(path), { size, ms: ROUND_MS })
      const seconds = ((await told('cpu')) - before) / 1e6
      return { wall: rate, cpu: answered / seconds, busy: seconds / (ROUND_MS / 1000) }
    },
    stop: () => void child.kill(),
  }
}

let missed = 0
const verdict = (met: boolean) => {
  if (!met) missed++
  return met ? 'PASS' : 'MISS'
}
const line = (name: string, figure: string, goal: string, met?: boolean) =>
  console.log(`  ${name.padEnd(44)} ${figure.padEnd(58)} ${goal}${met === undefined ? '' : ` ${verdict(met)}`}`)
const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en')}/s`

const overHttp = async () => {
  const mock = await start('mock')
  const [list, title] = [await sample(mock.port, get(LIST)), await sample(mock.port, get(TITLE))]
  const floor = await start('floor', { [LIST]: list.body, [TITLE]: title.body })
  const compare = async (name: string, path: string, goal: number) => {
    const rounds: { wall: number; cpu: number; busy: number; mine: number; bare: number }[] = []
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const mine = await mock.run(path)
      const bare = await floor.run(path)
      const busy = Math.min(mine.busy, bare.busy)
      if (round >= 0)
        rounds.push({ wall: mine.wall / bare.wall, cpu: mine.cpu / bare.cpu, busy, mine: mine.wall, bare: bare.wall })
    }
    const of = (key: 'wall' | 'cpu' | 'busy' | 'mine' | 'bare') => median(rounds.map((round) => round[key]))
    const [ratio, by] = of('busy') < 1 / BUSY ? [of('cpu'), ', by processor time'] : [of('wall'), '']
    const also = `clock ${of('wall').toFixed(2)}, processor ${of('cpu').toFixed(2)}`
    line(
      name,
      `${perSecond(of('mine'))} of ${perSecond(of('bare'))}; of the floor: ${also}`,
      `>= ${goal}${by}`,
      ratio >= goal,
    )
  }
  await compare('HTTP, list of 20 titles', LIST, 0.3)
  await compare('HTTP, one title', TITLE, 0.8)

  for (const rival of [mock, floor]) rival.stop()
}

const ask = (path: string) => ({ method: 'GET', url: `http://127.0.0.1${BASE}${path}` })
const clocked = async (work: () => unknown): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
/** Milliseconds of long work: the clock's, or the thread's own where it was kept waiting. */
const time = async (work: () => unknown): Promise<number> => {
  const cpu = process.threadCpuUsage()
  const wall = await clocked(work)
  const { user, system } = process.threadCpuUsage(cpu)
  const own = (user + system) / 1000
  return wall > BUSY * own ? own : wall
}

/** What a page's worker costs besides msw: with every check on, over the seed of the stories. */
const insidePage = async () => {
  const server = createMockServer()
  const paths = [
    '/manga/?limit=20',
    '/manga/1/',
    '/manga/trending',
    '/search/autocomplete/?q=%E8%BF%B7',
    '/manga/people/',
  ]
  for (const path of paths) {
    const times: number[] = []
    // An address that is none would be the quickest of all.
    const reply = await server.respond(ask(path))
    if (reply.kind !== 'answer' || reply.status !== 200) throw new Error(`${path} was not answered`)
    for (let run = 0; run < 400; run++) times.push(await clocked(() => server.respond(ask(path))))
    const late = times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? Number.NaN
    const figures = `median ${median(times).toFixed(3)} ms, 95 % ${late.toFixed(3)} ms`
    line(`inside the page, GET ${decodeURI(path)}`, figures, '< 1 ms', median(times) < 1)
  }
}

/** Route cost, nanoseconds: one call as the first of the table and as its last, every address a new one. */
const routes = async () => {
  const call = TABLE.at(-1)
  if (!call) return
  const { method, path } = call.endpoint
  const runs = 20_000
  const perCall = async (table: typeof TABLE, round: number) => {
    const match = createMatcher(table)
    const paths = Array.from({ length: runs }, (_, run) => path.replace(/\{\w+\}/g, String(round * runs + run)))
    const ms = await time(() => {
      for (const one of paths) match(method, one, false)
    })
    return (ms / runs) * 1e6
  }
  const [asFirst, asLast]: [number[], number[]] = [[], []]
  const sides = [
    { table: TABLE, times: asLast },
    { table: TABLE.toReversed(), times: asFirst },
  ]
  // Who comes second finds a full heap: they take turns.
  for (let round = 0; round < 12; round++)
    for (const { table, times } of round % 2 ? sides : sides.toReversed()) times.push(await perCall(table, round))
  // The quickest round of each: other work on the machine only adds.
  const [first, last] = [Math.min(...asFirst), Math.min(...asLast)]
  const figures = `${first.toFixed(0)} ns as the first call, ${last.toFixed(0)} ns as the last`
  line(`route of ${method} ${path}`, figures, '<= 1.2 x', last <= first * 1.2)
}

const DRAFT = {
  slug: 'new',
  title: { pt: 'Novo Título', ja: '新しい題' },
  description: { pt: 'Uma descrição.' },
  primary_title: 'Novo Título',
  status: 'ongoing',
  type: 'manga',
  year: 2020,
  content_rating: 'safe',
  chapters: 0,
  volumes: 1,
  alternative_titles: [{ lang: 'ja', title: '新しい題' }],
  original_language: 'ja',
  genre_names: ['Drama'],
  theme_names: [],
  format_names: [],
  tag_names: ['Drama'],
  original_publisher: null,
  serialized_in: null,
  publication_demographic: 'josei',
  related_entries: [],
}
const draft = (n: number) =>
  JSON.stringify({ ...DRAFT, mangadex_id: `made-${n}`, author_names: [`Autor ${n % 400}`], artist_names: [] })

const creates = async () => {
  const server = createMockServer({ checks: false })
  const authorization = `Bearer ${server.signIn(1).accessToken}`
  const rounds: number[] = []
  for (let round = 0; round < 7; round++) {
    const bodies = Array.from({ length: 1000 }, (_, n) => draft(round * 1000 + n))
    const ms = await time(async () => {
      for (const text of bodies) {
        const body = { text: () => Promise.resolve(text), form: () => Promise.reject(new Error('no form')) }
        const headers = { authorization, 'content-type': 'application/json' }
        const reply = await server.respond({ method: 'POST', url: `${BASE}/manga/`, headers, body })
        if (reply.kind === 'network' || reply.status !== 201) throw new Error('a create was refused')
      }
    })
    rounds.push(1_000_000 / ms)
  }
  const rate = median(rounds.slice(1))
  line('create, one title after another', perSecond(rate), '>= 5,000/s', rate >= 5000)
}

if (process.argv[2] === undefined) {
  await overHttp()
  await insidePage()
  await routes()
  await creates()
  if (missed > 0) process.exitCode = 1
} else {
  process.on('disconnect', () => process.exit())
  process.on('message', (message: Bodies | 'cpu') => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage()
      return void process.send?.(user + system)
    }
    void (process.argv[2] === 'mock' ? serveMock() : serveFloor(message)).then((port) => process.send?.(port))
  })
}
