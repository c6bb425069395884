import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { ask, sentWith } from './ask.ts'
import { holds, same, type Trials } from './checks.ts'
import { HEADERS } from './policy.ts'
import type { Running } from './servers.ts'

const SIX_MB = 6 * 1024 * 1024
/** As large as a cover may be: its form is larger. */
const COVER = 5 * 1024 * 1024

const TOO_LARGE = '{"detail":"The request is larger than 6 MB."}'

const post = (origin: string, size: number, more: Record<string, string>) =>
  ask(
    `${origin}/api/echo`,
    { 'content-type': 'application/json', expect: '100-continue', ...more },
    'POST',
    Buffer.alloc(size, 32),
  )
const WAYS = {
  'announced by its size': (size: number): Record<string, string> => ({ 'content-length': String(size) }),
  'sent in pieces without a size': () => ({ 'transfer-encoding': 'chunked' }),
} as const

/** Sends a body half, waits, and sends the rest: how many calls the API had begun meanwhile, and what was answered. */
const sendHalting = async (origin: string) => {
  const { hostname, port } = new URL(origin)
  const begun = async () => Number((await ask(`${origin}/api/begun`)).body)
  const before = await begun()
  const socket = connect({ host: hostname, port: Number(port) })
  let answer = ''
  socket.on('data', (text: Buffer) => (answer += text.toString()))
  const ended = once(socket, 'close')
  socket.write('POST /api/echo HTTP/1.1\r\nHost: bunko\r\nConnection: close\r\nContent-Length: 100\r\n\r\n')
  socket.write('x'.repeat(50))
  await setTimeout(1000)
  const meanwhile = (await begun()) - before
  socket.write('x'.repeat(50))
  await ended
  return { meanwhile, answer }
}

/** How large a body may be: what passes is counted by the API behind. */
export const tryBodies = async (trials: Trials, { name, origin }: Running): Promise<void> => {
  await trials.try(`${name}: who sends slowly keeps nobody at the API busy`, async () => {
    const { meanwhile, answer } = await sendHalting(origin)
    same(meanwhile, 0, 'calls that had begun at the API when half of the body was there')
    holds(answer.startsWith('HTTP/1.1 200') && answer.includes('"bytes":100'), answer)
  })
  for (const [way, headers] of Object.entries(WAYS)) {
    await trials.try(
      `${name}: a body of 6 MB ${way} arrives whole, one byte more is answered 413 in JSON`,
      async () => {
        for (const size of [COVER + 1, SIX_MB - 1, SIX_MB]) {
          const { status, body } = await post(origin, size, headers(size))
          same(status, 200, `${size} bytes: ${body.toString().slice(0, 100)}`)
          same((JSON.parse(body.toString()) as { bytes: number }).bytes, size, 'bytes that arrived')
        }
        for (const size of [SIX_MB + 1, SIX_MB + 70_000]) {
          const over = await post(origin, size, headers(size))
          same([over.status, over.body.toString()], [413, TOO_LARGE], `${size} bytes`)
          holds(String(over.headers['content-type']).startsWith('application/json'), 'not JSON')
          same(sentWith(over.headers), HEADERS, 'headers of the 413')
        }
      },
    )
  }
}

/** Bytes of a second, -1 for as many as there are. On the slow line Caddy has closed its side before all is sent. */
const PACES = { 'on a fast line': -1, 'on a slow line': 2_000_000 } as const

/** What a page gets for a body that is too large: it is still sending when the server has answered. */
export const tryLargePost = async (trials: Trials, browser: Browser, { name, origin }: Running): Promise<void> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  for (const [where, uploadThroughput] of Object.entries(PACES))
    await trials.try(`${name}: a page that sends 7 MB ${where} reads the 413 and its sentence`, async () => {
      await page.goto(origin)
      const pace = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
      await line.send('Network.emulateNetworkConditions', pace)
      const got = await page.evaluate(`fetch('/api/echo', { method: 'POST', body: 'x'.repeat(7_000_000) })
        .then(async (answer) => [answer.status, await answer.text()], String)`)
      same(got, [413, TOO_LARGE], 'answer')
    })
  await context.close()
}
