import { expect, test, type Page, type Route } from '@playwright/test'
import { API, FAULTS } from './faults.ts'
import { STOPS, type Looker } from './routes.ts'
import { become, rest, troubles } from './visit.ts'

const ofSession = (url: string) => /\/auth\/(login|me|logout)\//.test(url)

const spoil = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(API, (route) => (ofSession(route.request().url()) ? route.continue() : answer(route)))

for (const [fault, { answer }] of Object.entries(FAULTS))
  test(`every route: ${fault}`, async ({ page }) => {
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${String(error)}`))
    for (const [who, names] of Object.entries(Object.groupBy(Object.entries(STOPS), ([, { as }]) => String(as)))) {
      for (const [name, { at }] of names ?? []) {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await become(page, who === 'null' ? null : (Number(who) as Looker))
        await spoil(page, answer)
        await page.goto(at)
        await rest(page)
        for (const trouble of await troubles(page)) seen.push(`${name}: ${trouble}`)
      }
    }
    expect(seen).toEqual([])
  })

/** Puts tokens in the place of those that are stored. */
const wearOut = (page: Page, tokens: Record<string, string>) =>
  page.evaluate(`(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage'))
    Object.assign(stored.tokens, ${JSON.stringify(tokens)})
    localStorage.setItem('auth-storage', JSON.stringify(stored))
  })()`)

test('every route: an access token that has expired is renewed once, and nobody notices', async ({ page }) => {
  const seen: string[] = []
  let renewals = 0
  page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${String(error)}`))
  page.on('request', (request) => {
    if (request.url().includes('/auth/refresh/')) renewals++
  })
  for (const [name, { at }] of Object.entries(STOPS)) {
    await become(page, 1)
    await wearOut(page, { accessToken: 'worn-out' })
    renewals = 0
    await page.goto(at)
    await rest(page)
    for (const trouble of await troubles(page)) seen.push(`${name}: ${trouble}`)
    if (renewals !== 1) seen.push(`${name}: renewed ${renewals} times`)
    if (/session has ended/i.test(await page.locator('body').innerText())) seen.push(`${name}: logged out`)
    if ((await page.evaluate<string | null>(`localStorage.getItem('auth-storage')`))?.includes('worn-out') !== false)
      seen.push(`${name}: the old token is still there`)
  }
  expect(seen).toEqual([])
})

test('every route: where the renewal is refused, the login says so and leads back', async ({ page }) => {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${String(error)}`))
  for (const [name, { at }] of Object.entries(STOPS)) {
    // An address of its own where one logs in.
    if (name === 'login') continue
    await become(page, 1)
    await wearOut(page, { accessToken: 'worn-out', refreshToken: 'worn-out' })
    await page.goto(at)
    await rest(page)
    for (const trouble of await troubles(page)) seen.push(`${name}: ${trouble}`)
    const { pathname, searchParams } = new URL(page.url())
    if (pathname !== '/login') seen.push(`${name}: ${pathname} instead of the login`)
    else if (!searchParams.get('next')?.startsWith('/')) seen.push(`${name}: no way back`)
    else if (!(await page.getByText('Your session has ended').isVisible())) seen.push(`${name}: not told why`)
    if ((await page.evaluate(`localStorage.getItem('auth-storage')`)) !== null) seen.push(`${name}: still stored`)
  }
  expect(seen).toEqual([])
})
