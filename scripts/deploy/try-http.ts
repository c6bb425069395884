import { readdirSync, readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { ask, sentWith } from './ask.ts'
import { largestScript, type Build } from './builds.ts'
import { holds, same, type Trials } from './checks.ts'
import { BOT_CHECK, HEADERS, inlineOf, policiesOf } from './policy.ts'
import type { Running } from './servers.ts'

/** Headers by which other proxies name a client, whom an API may believe. */
const OTHER_CLIENTS = [
  'x-real-ip',
  'forwarded',
  'x-forwarded-port',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
] as const

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

interface Answer {
  status: number
  headers: IncomingHttpHeaders
}
/** What a path as it is written is answered: an address would go where its dots lead. */
const answerOf = (origin: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(origin, { path, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response
      response.resume().on('end', () => resolve({ status, headers }))
    })
    asked.on('error', reject).end()
  })
const statusOf = async (origin: string, path: string) => (await answerOf(origin, path)).status

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
  const asset = `/assets/${largestScript(build)}`

  await trials.try(`${name}: every address without a file of its own is the document, with every header`, async () => {
    for (const address of addresses) {
      const { status, headers, body } = await ask(origin + address)
      same([status, headers['content-type']?.toLowerCase()], [200, 'text/html; charset=utf-8'], address)
      same(headers['cache-control'], 'no-cache', `${address}: Cache-Control`)
      same([headers.etag, headers['last-modified']], [undefined, undefined], `${address}: validators`)
      holds(body.equals(html), `${address} is another document`)
      same(sentWith(headers), HEADERS, address)
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
    same(sentWith(found.headers), HEADERS, asset)
    for (const missing of ['/assets/gone-12345678.js', '/assets/', '/assets/../assets/x.css']) {
      const { status, headers, body } = await ask(origin + missing)
      same(status, 404, missing)
      same(headers['cache-control'], 'no-store', `${missing}: Cache-Control`)
      holds(!body.includes('id="root"'), `${missing} is the document`)
      same(sentWith(headers), HEADERS, missing)
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
    const hidden = [`${asset}.map`, '/.vite/manifest.json', '/.vite/modules.json']
    for (const path of hidden) {
      const { status, headers } = await ask(origin + path)
      same([status, headers['cache-control']], [404, 'no-store'], path)
    }
    // A backslash that a server drops on its way to the file.
    for (const file of ['manifest.json', 'modules.json'])
      for (const path of [`/%5C.vite/${file}`, `/.vite%5C/${file}`, `/.vite/%5C${file}`]) {
        const { status, body } = await ask(origin + path)
        holds(status === 404 || body.equals(html), `${path}: ${status}`)
      }
  })
  await trials.try(`${name}: no address is answered by another one, on this host or elsewhere`, async () => {
    for (const path of [
      '/%5Cevil.example/index.html/',
      '//evil.example/index.html/',
      '/index.html/',
      '/assets',
      '/top/',
    ])
      same(
        [await answerOf(origin, path)].map(({ status, headers }) => [status, headers.location]),
        [[200, undefined]],
        path,
      )
  })
  await trials.try(`${name}: what comes from the API is no document that could do anything`, async () => {
    for (const path of ['/api/v1/manga/trending', '/media/covers/dungeon-kitchen/1/large.svg', '/api/nothing/here/']) {
      const { headers } = await ask(origin + path)
      same(headers['content-security-policy'], policies.data, path)
      same(sentWith(headers), HEADERS, path)
      same(headers.via, undefined, `${path}: Via`)
    }
  })
  await trials.try(`${name}: a path that leads to the API by dots is refused, other dots pass`, async () => {
    const call = 'api/v1/manga/trending'
    for (const way of ['/elsewhere/../', '/elsewhere/%2e%2E/', '/elsewhere/.%2E/', '/elsewhere%2F..%2f', '/api/./../'])
      same(await statusOf(origin, way + call), 400, way + call)
    for (const path of [`/${call}?next=/../x`, '/api/v1/a..b/.c/...', '/media/covers/dungeon-kitchen/1/large.svg'])
      holds((await statusOf(origin, path)) !== 400, `${path} is refused`)
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
        ['1.1.1.1, 203.0.113.9, ::ffff:10.0.0.5', '203.0.113.9'],
        ['1.1.1.1, <x>', '127.0.0.1'],
      ] as const) {
        const { body } = await ask(`${origin}/api/echo`, {
          ...(chain && { 'x-forwarded-for': chain }),
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          ...Object.fromEntries(OTHER_CLIENTS.map((header) => [header, '203.0.113.66'])),
          host: 'bunko.example:81',
        })
        const { headers } = JSON.parse(body.toString()) as { headers: IncomingHttpHeaders }
        same(
          ['for', 'host', 'proto'].map((what) => headers[`x-forwarded-${what}`]),
          [client, 'bunko.example:81', 'https'],
          chain,
        )
        // Whoever names a client in other words is told the same, or nothing.
        same(
          OTHER_CLIENTS.map((header) => headers[header] ?? ''),
          OTHER_CLIENTS.map((header) => (header === 'x-real-ip' ? client : '')),
          OTHER_CLIENTS.join(', '),
        )
      }
      if (name === 'nginx') holds(running.log().includes('"address":"2001:db8::9"'), 'the log names somebody else')
    },
  )
  await trials.try(`${name}: no name with an underscore arrives, which Python reads like one with a dash`, async () => {
    const made = { X_Forwarded_For: '203.0.113.6', X_FORWARDED_PROTO: 'https', x_forwarded_host: 'evil.example' }
    const { body } = await ask(`${origin}/api/echo`, made)
    const { headers } = JSON.parse(body.toString()) as { headers: IncomingHttpHeaders }
    same(
      Object.keys(headers).filter((header) => header.includes('_')),
      [],
      'headers',
    )
    same(headers['x-forwarded-for'], '127.0.0.1', 'X-Forwarded-For')
  })
  await trials.try(`${name}: no cookie of this host arrives, which Django would take for a login`, async () => {
    const { body } = await ask(`${origin}/api/echo`, { cookie: 'sessionid=of-the-admin', authorization: 'Bearer x' })
    const { headers } = JSON.parse(body.toString()) as { headers: IncomingHttpHeaders }
    same([headers.cookie ?? '', headers.authorization], ['', 'Bearer x'], 'Cookie and Authorization')
  })
  await trials.try(
    `${name}: an answer with 12,000 characters of headers arrives, none of its cookies, and no question for a password`,
    async () => {
      const { status, headers } = await ask(`${origin}/api/headers`)
      same([status, headers['x-long']?.length], [200, 12_000], '/api/headers')
      same(headers['set-cookie'], undefined, 'Set-Cookie, which never would come back')
      same(headers['www-authenticate'], undefined, "WWW-Authenticate, which opens the browser's own window")
    },
  )
  await trials.try(
    `${name}: what the server itself refuses has every header, a long search is none of it`,
    async () => {
      const search = await ask(`${origin}/search?q=${'%E3%81%82'.repeat(1000)}`)
      holds(search.status === 200 && search.body.equals(html), `a search for 1,000 letters: ${search.status}`)
      const refusals: number[] = []
      // To Caddy all but the second are addresses of the document; that one Go refuses before Caddy has it.
      const odd = name === 'nginx' ? ['/%00', '/%zz', '/%2e%2e', `/search?q=${'x'.repeat(70_000)}`] : []
      for (const path of ['/elsewhere/../api/v1/manga/trending', ...odd]) {
        const { status, headers } = await answerOf(origin, path)
        holds(status >= 400 && status < 500, `${path.slice(0, 20)}: ${status}`)
        same(sentWith(headers), HEADERS, `${path.slice(0, 20)}: ${status}`)
        refusals.push(status)
      }
      return refusals.join(', ')
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
      same(sentWith(never.headers), HEADERS, 'headers of the 504')
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
