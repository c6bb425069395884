import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { countDocuments, expect, logIn, watch } from './browse.ts'
import { holds, same, type Trials } from './checks.ts'
import { everyAddress } from './routes.ts'
import { checkSettings, SERVERS, type Running, type Settings } from './servers.ts'

export const SITE_KEY = '1x00000000000000000000AA'
const BOT_CHECK = 'https://challenges.cloudflare.com'

/** In place of Cloudflare's script, which no test can reach: it draws a frame and hands out a token. */
const STAND_IN = `window.turnstile = {
  render(place, { sitekey, callback }) {
    const frame = document.createElement('iframe')
    frame.src = '${BOT_CHECK}/frame'
    frame.title = 'Bot check'
    place.append(frame)
    setTimeout(callback, 0, 'token for ' + sitekey)
    return 'one'
  }, remove() {}, reset() {} }`

/** What it says, and what it leaves in the folder for temporary files. */
const trace = (server: string, settings: Settings, command?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bunko-check-'))
  chmodSync(folder, 0o777)
  const { status, said } = checkSettings(server, { ...settings, TMPDIR: folder }, { command })
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true })
  return { status, said, left }
}

/** What serve.sh says to settings that are wrong, by name. */
export const trySettings = async (trials: Trials, good: Settings): Promise<void> => {
  await trials.try('serve.sh: the first part of every address of the app is refused as the base path', async () => {
    for (const first of new Set(everyAddress().map((address) => /^\/[^/?]*/.exec(address)?.[0] ?? '')))
      if (first !== '/' && first !== '/nowhere')
        same(checkSettings('caddy', { ...good, BUNKO_API_BASE: first }).status, 2, first)
  })
  await trials.try('serve.sh: a command that is none starts nothing', async () => {
    const { status, said } = checkSettings('nginx', good, { command: 'chek' })
    same(status, 2, said)
    holds(said.includes("There is no command 'chek'"), said)
  })
  await trials.try(
    'serve.sh nginx: a name without an address is told in one sentence, and nothing is left',
    async () => {
      const settings = { ...good, BUNKO_UPSTREAM: 'http://api.invalid:8000' }
      const { status, said, left } = trace('nginx', settings, 'start')
      same([status, left], [2, []], said)
      holds(/^serve.sh: The name 'api.invalid' in BUNKO_UPSTREAM has no address now/m.test(said), said)
    },
  )
  for (const server of SERVERS) {
    await trials.try(`serve.sh ${server}: a check leaves nothing behind`, async () => {
      const { status, said, left } = trace(server, good)
      same([status, left], [0, []], said)
    })
    await trials.try(
      `serve.sh ${server}: settings that are right are taken, each named with where it comes from`,
      async () => {
        const { status, said } = checkSettings(server, good)
        same(status, 0, said)
        for (const line of [
          'BUNKO_PORT=8080 (default)',
          'BUNKO_API_BASE=/api/v1 (default)',
          `BUNKO_ROOT=${good['BUNKO_ROOT']} (set)`,
        ])
          holds(said.includes(line), `${line} is not said`)
      },
    )
  }
  for (const [name, value, sentence] of [
    ['BUNKO_PORT', '80a', "BUNKO_PORT must be a port, 1 to 65535; it is '80a'."],
    ['BUNKO_PORT', '65536', "BUNKO_PORT must be a port, 1 to 65535; it is '65536'."],
    ['BUNKO_UPSTREAM', 'http://api:65536', 'BUNKO_UPSTREAM must be the API server'],
    [
      'BUNKO_UPSTREAM',
      'http://my_api:80',
      'The name in BUNKO_UPSTREAM holds an underscore, which names of hosts cannot',
    ],
    ['BUNKO_ACCESS_LOG', 'off', 'BUNKO_ACCESS_LOG must be the absolute path of a file'],
    ['BUNKO_STATE', '/tmp/a|b', 'BUNKO_STATE must be the absolute path of a folder'],
    ['BUNKO_API_BASE', '/media', 'BUNKO_API_BASE=/media is where this server has files of its own.'],
    [
      'BUNKO_UPSTREAM',
      'api:8000',
      "BUNKO_UPSTREAM must be the API server as http(s)://host:port, without a path; it is 'api:8000'.",
    ],
    [
      'BUNKO_UPSTREAM',
      'http://api/x',
      "BUNKO_UPSTREAM must be the API server as http(s)://host:port, without a path; it is 'http://api/x'.",
    ],
    ['BUNKO_API_BASE', '/api/', "BUNKO_API_BASE must be a path without a final slash, such as /api/v1; it is '/api/'."],
    [
      'BUNKO_API_BASE',
      '/a"};evil',
      `BUNKO_API_BASE must be a path without a final slash, such as /api/v1; it is '/a"};evil'.`,
    ],
    ['BUNKO_HEALTH_PATH', 'up', "BUNKO_HEALTH_PATH must be a path such as /health/; it is 'up'."],
    [
      'BUNKO_TURNSTILE_SITE_KEY',
      '<key>',
      "BUNKO_TURNSTILE_SITE_KEY must be the bot check's public key, or nothing; it is '<key>'.",
    ],
    ['BUNKO_HEALTH_PATH', '/a\n/b', 'BUNKO_HEALTH_PATH must be one line.'],
    ['BUNKO_ROOT', '/nowhere', "There is no index.html in BUNKO_ROOT=/nowhere: run 'npm run build' first."],
    ['BUNKO_POLICY', '/nowhere', "There are no headers in BUNKO_POLICY=/nowhere: they are written by 'npm run build'."],
  ] as const) {
    await trials.try(`serve.sh: ${name}=${JSON.stringify(value)} is named, and nothing starts`, async () => {
      const { status, said } = checkSettings('caddy', { ...good, [name]: value })
      same(status, 2, 'exit code')
      holds(said.includes(`serve.sh: ${sentence}`), said)
    })
  }
}

/** What the page does with each kind of configuration, and with a bot check. */
export const tryConfig = async (trials: Trials, browser: Browser, { name, origin }: Running): Promise<void> => {
  const answers = [
    ['a 404', { status: 404, body: 'Not found' }, null],
    ['the document', { contentType: 'text/html', body: '<!doctype html>' }, null],
    ['nothing', { contentType: 'application/json', body: '{}' }, null],
    ['a 502', { status: 502, contentType: 'text/html', body: 'Bad gateway' }, 'The server answered 502 for it.'],
    ['no JSON', { contentType: 'application/json', body: '{"apiBase"' }, 'config.json is not valid JSON.'],
    [
      'another origin',
      { contentType: 'application/json', body: '{"apiBase":"https://api.example/v1"}' },
      'apiBase must be a path on this origin without a final slash, such as "/api/v1". It is "https://api.example/v1".',
    ],
    [
      'a name that is none',
      { contentType: 'application/json', body: '{"turnstileKey":"x"}' },
      'There is no setting "turnstileKey". The settings are apiBase, healthPath, turnstileSiteKey.',
    ],
  ] as const
  for (const [what, answer, sentence] of answers) {
    await trials.try(
      `${name}: ${what} for a config.json ${sentence ? 'is named on the page' : 'means the defaults'}`,
      async () => {
        const context = await browser.newContext()
        const seen = await watch(context)
        const page = await context.newPage()
        await page.route('**/config.json', (route) => route.fulfill(answer))
        const call = sentence ? undefined : page.waitForRequest(`${origin}/api/v1/manga/hero-slider/`)
        await page.goto(origin)
        await call
        if (sentence) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bunko cannot start here')
          await expect(page.getByRole('listitem')).toHaveText([sentence])
        } else await expect(page.locator('#root h1').first()).toBeVisible()
        same(seen, { violations: [], errors: [] }, 'seen')
        await context.close()
      },
    )
  }
  await trials.try(
    `${name}: another base path is where every call goes but the document's two, which are made in vain`,
    async () => {
      const page = await browser.newPage()
      const calls: string[] = []
      page.on('request', (request) => {
        if (['fetch', 'xhr', 'other'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
      })
      await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: '/backend/v2' } }))
      await page.goto(origin, { waitUntil: 'networkidle' })
      const api = calls.filter((path) => path.includes('/manga/'))
      const early = ['/api/v1/manga/hero-slider/', '/api/v1/manga/seasonal/current-top/']
      same(api.filter((path) => !path.startsWith('/backend/v2/')).toSorted(), early, 'calls elsewhere')
      for (const path of early) holds(api.includes(path.replace('/api/v1', '/backend/v2')), api.join(' '))
      await page.close()
    },
  )
}

/** With a site key: the bot check's script on its documents, and on no other. */
export const tryBotCheck = async (trials: Trials, browser: Browser, { name, origin }: Running): Promise<void> => {
  await trials.try(
    `${name}: with a site key the login's and the registration's documents allow the bot check, no other does`,
    async () => {
      const allowing: string[] = []
      for (const path of [
        '/',
        '/login',
        '/register',
        '/login/?next=%2F',
        '/forgot-password',
        '/admin',
        '/loginx',
        '/admin?x=/login',
      ]) {
        const policy = (await fetch(origin + path)).headers.get('content-security-policy') ?? ''
        if (policy.includes(`${BOT_CHECK};`)) allowing.push(path)
      }
      same(allowing, ['/login', '/register', '/login/?next=%2F'], 'documents')
    },
  )
  await trials.try(
    `${name}: the bot check runs under the policy, and going to and from the login loads a document`,
    async () => {
      const context = await browser.newContext()
      const seen = await watch(context)
      const page = await context.newPage()
      const fromOthers: string[] = []
      await context.route(`${BOT_CHECK}/**`, (route) => {
        fromOthers.push(new URL(page.url()).pathname)
        return route.request().resourceType() === 'script'
          ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
          : route.fulfill({ contentType: 'text/html', body: 'checked' })
      })
      await page.goto(`${origin}/search`, { waitUntil: 'networkidle' })
      const documents = countDocuments(page)
      await page.getByRole('link', { name: 'Log in' }).first().click()
      await expect(page.getByTitle('Bot check')).toBeAttached()
      same(documents(), 1, 'documents on the way to the login')
      const sent = page.waitForRequest((request) => request.url().endsWith('/auth/login/'))
      await logIn(page, 2)
      same((await sent).postDataJSON().turnstile_token, `token for ${SITE_KEY}`, 'token')
      await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
      same([documents(), new URL(page.url()).pathname], [2, '/search'], 'documents and address after the login')
      same(fromOthers, ['/login', '/login'], 'addresses that asked for something of the bot check')
      same(seen, { violations: [], errors: [] }, 'seen')
      await context.close()
    },
  )
}
