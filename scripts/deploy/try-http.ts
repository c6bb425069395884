import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { Build } from './builds.ts'
import { holds, same, type Trials } from './checks.ts'
import { BOT_CHECK, HEADERS, inlineOf, policiesOf } from './policy.ts'
import type { Running } from './servers.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks exactly what is given: no header is added and nothing is decompressed. */
export const ask = (
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    asked.on('error', reject)
    // Who sends on after a refusal may find the connection closed before reading it: such a body waits to be asked for.
    if (headers['expect'] === undefined) asked.end(body)
    else asked.once('continue', () => asked.end(body)).flushHeaders()
  })

/** Sends a piece of a body every five seconds. */
const sendSlowly = (url: string, pieces: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    asked.on('error', reject)
    let left = pieces
    const timer = setInterval(() => {
      left -= 1
      if (left > 0) return void asked.write('piece')
      clearInterval(timer)
      asked.end('piece')
    }, 5000)
  })

const READERS = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync } as const
const SIX_MB = 6 * 1024 * 1024

const sent = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers[name.toLowerCase()]]))

const post = (origin: string, size: number) =>
  ask(
    `${origin}/api/v1/auth/login/`,
    { 'content-type': 'application/json', 'content-length': String(size), expect: '100-continue' },
    'POST',
    Buffer.alloc(size, 32),
  )

interface What {
  running: Running
  build: Build
  addresses: readonly string[]
}

/** Status, headers, sizes and limits, as a client sees them that is no browser. */
export const tryHttp = async (trials: Trials, { running, build, addresses }: What): Promise<void> => {
  const { name, origin } = running
  const html = readFileSync(join(build.root, 'index.html'))
  const policies = policiesOf(inlineOf(html.toString()))
  const assets = readdirSync(join(build.root, 'assets'))
  const largest = assets
    .filter((file) => file.endsWith('.js'))
    .toSorted((a, b) => statSync(join(build.root, 'assets', b)).size - statSync(join(build.root, 'assets', a)).size)
  const asset = `/assets/${largest[0]}`

  await trials.try(`${name}: every address without a file of its own is the document, with every header`, async () => {
    for (const address of addresses) {
      const { status, headers, body } = await ask(origin + address)
      same([status, headers['content-type']?.toLowerCase()], [200, 'text/html; charset=utf-8'], address)
      same(headers['cache-control'], 'no-cache', `${address}: Cache-Control`)
      same([headers.etag, headers['last-modified']], [undefined, undefined], `${address}: validators`)
      holds(body.equals(html), `${address} is another document`)
      same(sent(headers), HEADERS, address)
      const isForBotCheck = /^\/(?:login|register)\b/i.test(address)
      const policy = isForBotCheck ? policies.botCheck.replaceAll(BOT_CHECK, '') : policies.page
      same(headers['content-security-policy'], policy, `${address}: Content-Security-Policy`)
    }
    return `${addresses.length} addresses`
  })
  await trials.try(`${name}: a document that was seen before comes whole, whatever the browser remembers`, async () => {
    const since = { 'if-modified-since': new Date(Date.now() + 1e6).toUTCString(), 'if-none-match': '*' }
    const { status, body } = await ask(`${origin}/admin`, since)
    same([status, body.length], [200, html.length], '/admin')
  })
  await trials.try(`${name}: assets are immutable, and 404 when missing`, async () => {
    const found = await ask(origin + asset)
    same(found.headers['cache-control'], 'public, max-age=31536000, immutable', asset)
    same(sent(found.headers), HEADERS, asset)
    for (const missing of ['/assets/gone-12345678.js', '/assets/', '/assets/../assets/x.css']) {
      const { status, headers, body } = await ask(origin + missing)
      same(status, 404, missing)
      holds(!/immutable|max-age/.test(headers['cache-control'] ?? ''), `${missing} may be cached`)
      holds(!body.includes('id="root"'), `${missing} is the document`)
      same(sent(headers), HEADERS, missing)
      holds(String(headers['content-security-policy']).startsWith("default-src 'none'"), `${missing}: no policy`)
    }
  })
  await trials.try(`${name}: neither source maps nor the build's notes are public`, async () => {
    same(
      readdirSync(build.root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map')),
      [],
      'maps',
    )
    for (const file of assets.filter((one) => /\.(?:js|css)$/.test(one)))
      holds(!readFileSync(join(build.root, 'assets', file)).includes('sourceMappingURL='), `${file} names a source map`)
    for (const path of [`${asset}.map`, '/.vite/manifest.json', '/.vite/modules.json'])
      same((await ask(origin + path)).status, 404, path)
  })
  for (const encoding of name === 'nginx' ? (['br', 'gzip'] as const) : (['zstd', 'gzip'] as const)) {
    await trials.try(`${name}: compressed with ${encoding}`, async () => {
      const plain = readFileSync(join(build.root, asset))
      const sheet = `/assets/${assets.find((file) => /^index-.*\.css$/.test(file)) ?? ''}`
      for (const path of ['/', sheet, '/api/v1/manga/trending', asset]) {
        const whole = await ask(origin + path)
        const { headers, body } = await ask(origin + path, { 'accept-encoding': encoding })
        same(headers['content-encoding'], encoding, path)
        holds(/accept-encoding/i.test(String(headers['vary'])), `${path}: no Vary`)
        holds(READERS[encoding](body).equals(whole.body), `${path} is not the same uncompressed`)
        holds(body.length < whole.body.length * 0.55, `${path}: ${body.length} of ${whole.body.length} bytes`)
      }
      const { body } = await ask(origin + asset, { 'accept-encoding': encoding })
      return `largest script ${plain.length} → ${body.length} bytes`
    })
  }
  await trials.try(`${name}: what comes from the API is no document that could do anything`, async () => {
    for (const path of ['/api/v1/manga/trending', '/media/covers/dungeon-kitchen/1/large.svg', '/api/nothing/here/']) {
      const { headers } = await ask(origin + path)
      same(headers['content-security-policy'], policies.data, path)
      same(sent(headers), HEADERS, path)
    }
  })
  await trials.try(`${name}: a body of 6 MB passes, one byte more is answered 413 in JSON`, async () => {
    const ours = '{"detail":"The request is larger than 6 MB."}'
    const over = await post(origin, SIX_MB + 1)
    same([over.status, over.body.toString()], [413, ours], 'one byte more')
    holds(String(over.headers['content-type']).startsWith('application/json'), 'not JSON')
    same(sent(over.headers), HEADERS, 'headers of the 413')
    const at = await post(origin, SIX_MB)
    holds(at.body.toString() !== ours, 'exactly 6 MB was refused here')
    return `the API's own answer to 6 MB: ${at.status}`
  })
  await trials.try(`${name}: the configuration is never cached`, async () => {
    const { status, headers, body } = await ask(`${origin}/config.json`)
    same(
      [status, headers['cache-control'], headers['content-type']?.split(';')[0]],
      [200, 'no-store', 'application/json'],
      '',
    )
    same(
      JSON.parse(body.toString()),
      { apiBase: '/api/v1', healthPath: '/health/', turnstileSiteKey: null },
      'config.json',
    )
  })
  await trials.try(
    `${name}: the API and the log are told one address, and nobody's own word for the host`,
    async () => {
      for (const [chain, client] of [
        ['', '127.0.0.1'],
        ['203.0.113.9', '203.0.113.9'],
        ['1.1.1.1, 203.0.113.9, 10.1.2.3,172.16.0.1', '203.0.113.9'],
        ['1.1.1.1, 2001:db8::9, fd00::1', '2001:db8::9'],
        ['1.1.1.1, 172.32.0.1', '172.32.0.1'],
        ['1.1.1.1, <x>', '127.0.0.1'],
      ] as const) {
        const { body } = await ask(`${origin}/api/echo`, {
          ...(chain && { 'x-forwarded-for': chain }),
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          host: 'bunko.example:81',
        })
        const { headers } = JSON.parse(body.toString()) as { headers: IncomingHttpHeaders }
        same(
          ['for', 'host', 'proto'].map((what) => headers[`x-forwarded-${what}`]),
          [client, 'bunko.example:81', 'https'],
          chain,
        )
      }
      if (name === 'nginx') holds(running.log().includes('"address":"2001:db8::9"'), 'the log names somebody else')
    },
  )
  await trials.try(
    `${name}: an answer after 33 s and an upload of 40 s arrive, an answer after 45 s is given up at 35 s with 504`,
    async () => {
      const timesAsked = async () => Number((await ask(`${origin}/api/asked/45`)).body.toString())
      // Leaves connections that could be used again: what breaks on such a one may be sent once more.
      const [before = 0] = await Promise.all([timesAsked(), timesAsked(), timesAsked()])
      const started = performance.now()
      const [late, never, upload] = await Promise.all([
        ask(`${origin}/api/slow/33`),
        ask(`${origin}/api/slow/45`).then((answer) => ({ ...answer, ms: performance.now() - started })),
        sendSlowly(`${origin}/api/echo`, 8),
      ])
      same(upload, 200, 'an upload of 40 s')
      same([late.status, late.body.toString()], [200, 'late'], '33 s')
      same([never.status, never.body.toString()], [504, '{"detail":"The server did not answer in time."}'], '45 s')
      same(sent(never.headers), HEADERS, 'headers of the 504')
      same((await timesAsked()) - before, 1, 'how often the API was asked')
      holds(never.ms > 34_500 && never.ms < 37_000, `given up after ${never.ms.toFixed(0)} ms`)
    },
  )
  await trials.try(`${name}: what is logged holds no query and nothing of who asked but the address`, async () => {
    const mark = 'letter-token-5f3a'
    await ask(`${origin}/reset-password?token=${mark}`, {
      referer: `${origin}/?${mark}`,
      cookie: mark,
      authorization: mark,
    })
    await ask(`${origin}/api/v1/search/autocomplete/?q=${mark}`, { 'user-agent': mark })
    const find = () => running.log().includes('/api/v1/search/autocomplete/')
    for (let round = 0; round < 40 && !find(); round += 1) await ask(`${origin}/config.json`)
    holds(find() && running.log().includes('/reset-password'), 'nothing was logged')
    holds(
      !running.log().includes(mark),
      running
        .log()
        .split('\n')
        .find((line) => line.includes(mark)) ?? '',
    )
  })
}
