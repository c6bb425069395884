import type { Browser, Route } from 'playwright'
import { countDocuments, expect, logIn, sawNothing, watch } from './browse.ts'
import { same, type Trials } from './checks.ts'
import type { Running } from './servers.ts'

const refuse = (route: Route) => route.abort()

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

/** What the page does with each kind of configuration, and with a bot check. */
export const tryConfig = async (trials: Trials, browser: Browser, { name, origin }: Running): Promise<void> => {
  const answers = [
    ['a 404', { status: 404, body: 'Not found' }, null],
    ['the document', { contentType: 'text/html', body: '<!doctype html>' }, null],
    ['nothing', { contentType: 'application/json', body: '{}' }, null],
    ['a 403', { status: 403, contentType: 'text/html', body: 'Forbidden' }, 'The server answered 403 for it.'],
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
        // Of home the document itself asks for titles, whatever is configured.
        await page.goto(`${origin}/top`)
        const problem = page.getByRole('heading', { level: 1, name: 'Bunko cannot start here' })
        if (sentence) {
          await expect(problem).toBeVisible()
          await expect(page.getByRole('listitem')).toHaveText([sentence])
        } else {
          const titles = page.getByRole('list', { name: 'Top rated titles' })
          await expect(titles.getByRole('listitem').first()).toBeVisible()
          await expect(problem).toHaveCount(0)
        }
        await sawNothing(seen)
        await context.close()
      },
    )
  }
  await trials.try(
    `${name}: a 502 for a config.json says that Bunko is not answering now, and can be tried again`,
    async () => {
      const page = await browser.newPage()
      await page.route('**/config.json', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 })
      await page.goto(origin)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bunko could not be reached')
      await expect(page.getByRole('alert')).toContainText('It is not answering now (502).')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('navigation', { name: 'Catalogue' })).toBeVisible()
      await page.close()
    },
  )
  const silences = [
    ['is refused', refuse, false],
    ['never comes', () => undefined, false],
    // The line has dropped: what says so does not come either.
    ['is refused like all that follows', refuse, true],
  ] as const
  for (const [what, answer, allFails] of silences) {
    await trials.try(`${name}: of a config.json that ${what} the page says so, and offers to try again`, async () => {
      const context = await browser.newContext()
      const seen = await watch(context)
      const page = await context.newPage()
      await page.route('**/config.json', answer)
      if (allFails) await page.route('**/SetupProblem*', refuse)
      await page.goto(origin)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bunko could not be reached')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      // The document asks before there is code to take an early refusal: the browser may tell of that as an error.
      same([seen.violations, await seen.leaks()], [[], []], 'violations and leaks')
      await context.close()
    })
  }
}

/** A page whose bot check is the stand-in, and the addresses that have asked for something of it. */
const openWithStandIn = async (browser: Browser) => {
  const context = await browser.newContext()
  const seen = await watch(context)
  const page = await context.newPage()
  const askedFrom: string[] = []
  await context.route(`${BOT_CHECK}/**`, (route) => {
    askedFrom.push(new URL(page.url()).pathname)
    return route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: STAND_IN })
      : route.fulfill({ contentType: 'text/html', body: 'checked' })
  })
  return { context, seen, page, askedFrom }
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
      const { context, seen, page, askedFrom } = await openWithStandIn(browser)
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
      same(askedFrom, ['/login', '/login'], 'addresses that asked for something of the bot check')
      await sawNothing(seen)
      await context.close()
    },
  )
  await trials.try(`${name}: the bot check runs under the policy of the registration as well`, async () => {
    const { context, seen, page, askedFrom } = await openWithStandIn(browser)
    await page.goto(`${origin}/register`)
    await expect(page.getByTitle('Bot check')).toBeAttached()
    // The mock behind the servers is one for both.
    await page.getByRole('textbox', { name: 'Username' }).fill(`by_${name}`)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`by-${name}@reader.example`)
    await page.getByLabel(/^Password/).fill('a long secret')
    await page.getByLabel(/^Repeat password/).fill('a long secret')
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/register/'))
    await page.getByRole('button', { name: 'Create account' }).click()
    same((await sent).postDataJSON().turnstile_token, `token for ${SITE_KEY}`, 'token')
    await expect(page.getByRole('heading', { level: 1, name: /your e-mail$/ })).toBeVisible()
    same(new URL(page.url()).pathname, '/verify-email', 'address after the registration')
    same(askedFrom, ['/register', '/register'], 'addresses that asked for something of the bot check')
    await sawNothing(seen)
    await context.close()
  })
}
