import type { Browser } from 'playwright'
import { expect, logIn, sawNothing, watch } from './browse.ts'
import { holds, same, type Trials } from './checks.ts'
import { ask } from './ask.ts'
import type { Running, ServerName, Settings } from './servers.ts'
import { startElsewhere } from './upstream.ts'

const BASE = '/backend/v2'
const HEALTH = '/up'

interface Place {
  name: ServerName
  start: (more: { settings: Settings; upstream: string }) => Promise<Running>
}

/** The server, set to another base path and another health path, in front of an API that knows no other. */
export const tryBase = async (trials: Trials, browser: Browser, { name, start }: Place): Promise<void> => {
  const api = await startElsewhere({ base: BASE, health: HEALTH })
  const settings = { BUNKO_API_BASE: BASE, BUNKO_HEALTH_PATH: HEALTH }
  const server = await start({ upstream: api.origin, settings })
  const context = await browser.newContext({ baseURL: server.origin })
  const seen = await watch(context)
  const page = await context.newPage()
  const titles = page.getByRole('list', { name: 'Top rated titles' }).getByRole('listitem')
  const bar = page.getByText('Bunko is not answering.')

  await trials.try(`${name} at another base path: calls go there, but the document's two, made in vain`, async () => {
    const { body } = await ask(`${server.origin}/config.json`)
    same(JSON.parse(body.toString()), { apiBase: BASE, healthPath: HEALTH, turnstileSiteKey: null }, 'config.json')
    await page.goto('/', { waitUntil: 'networkidle' })
    const early = ['GET /api/v1/manga/hero-slider/', 'GET /api/v1/manga/seasonal/current-top/']
    // The app asks once its code has run, which on a busy machine the network does not wait for.
    const there = early.map((call) => call.replace('/api/v1', BASE))
    await expect.poll(() => there.filter((call) => !api.state.asked.includes(call))).toEqual([])
    const elsewhere = api.state.asked.filter((call) => !/^GET \/(?:media|backend\/v2)\//.test(call))
    same(elsewhere.toSorted(), early, 'calls elsewhere')
    await page.goto('/top')
    await expect(titles.first()).toBeVisible()
  })
  await trials.try(`${name} at another base path: somebody logs in`, async () => {
    await page.goto('/login?next=%2Ftop')
    await logIn(page, 2)
    await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
    holds(api.state.asked.includes(`POST ${BASE}/auth/login/`), 'the login went elsewhere')
  })
  await trials.try(
    `${name} at another health path: that is asked while the API is away, and the page goes on`,
    async () => {
      await page.goto('/top', { waitUntil: 'networkidle' })
      api.state.away = true
      await page.getByText('Popular', { exact: true }).click()
      await page.getByRole('link', { name: 'Seasonal', exact: true }).click()
      await expect(bar).toBeVisible()
      const questions = () => api.state.asked.filter((call) => call.endsWith(HEALTH) || call.includes('/health'))
      await expect.poll(() => questions().length).toBeGreaterThan(0)
      api.state.away = false
      await expect(bar).toBeHidden({ timeout: 60_000 })
      const read = page.getByRole('list', { name: /^Titles of / }).getByRole('listitem')
      await expect(read.first()).toBeVisible()
      same([...new Set(questions())], [`GET ${BASE}${HEALTH}`], 'questions')
      return `${questions().length} questions`
    },
  )
  await trials.try(`${name} at another base path: no policy is violated, and no secret gets out`, async () => {
    await sawNothing(seen)
  })
  await context.close()
  await server.stop()
  await api.close()
}
