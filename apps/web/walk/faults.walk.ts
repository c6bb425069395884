import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { API, cutOff, FAULTS, pathOf, UNREAD, type Fault } from './faults.ts'
import { refusalHarm } from './look.ts'
import { STOPS } from './routes.ts'
import { EMPTY, failuresAt, PLACES, wanted, type Place } from './said.ts'
import { become, rest, troubles, wearOut } from './visit.ts'

const OF_SESSION = /^\/auth\/(login|me|logout)\//

/** Lets every read of a place end in a fault. */
const spoil = async (page: Page, { spared }: Place, { answer, isCut }: Fault) => {
  const isSpared = (path: string) => OF_SESSION.test(path) || spared?.test(path) === true
  if (isCut) await cutOff(page, (call) => call.startsWith('GET ') && !isSpared(call.slice('GET '.length)))
  await page.route(API, (route) => (isSpared(pathOf(route)) ? route.continue() : answer(route)))
}

/** What is not said, and what is said that nobody can know. */
const unsaid = async (page: Page, texts: readonly string[]) => {
  const words = await page.locator('main').innerText()
  const said = words.replaceAll(/\s+/g, ' ').slice(0, 400)
  const missing = texts.filter((text) => !words.includes(text)).map((text) => `not said: ${text}; but: ${said}`)
  const empty = EMPTY.exec(words)
  return empty ? [...missing, `says that there is nothing: ${empty[0]}`] : missing
}

for (const [name, fault] of Object.entries(FAULTS))
  test(`every route: ${name}`, async ({ page }) => {
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${String(error)}`))
    let last: Place['as'] | undefined
    for (const [where, place] of PLACES) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Where a session has ended, the next route begins with one.
      if (last !== place.as || name === '401 for good') await become(page, place.as)
      last = place.as
      await spoil(page, place, fault)
      await page.goto(place.at)
      await rest(page)
      const texts = wanted(place, name, fault.says({}) ?? UNREAD)
      const ill = fault.isHostile ? await refusalHarm(page) : []
      for (const trouble of [...(await troubles(page)), ...(await unsaid(page, texts)), ...ill])
        seen.push(`${where}: ${trouble}`)
    }
    expect(seen).toEqual([])
  })

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
    const words = await page.locator('main').innerText()
    for (const text of failuresAt(at)) if (words.includes(text)) seen.push(`${name}: says ${text}`)
    if (renewals !== 1) seen.push(`${name}: renewed ${renewals} times`)
    if (/session has ended/i.test(await page.locator('body').innerText())) seen.push(`${name}: logged out`)
    if ((await page.evaluate<string | null>(`localStorage.getItem('auth-storage')`))?.includes('worn-out') !== false)
      seen.push(`${name}: the old token is still there`)
  }
  expect(seen).toEqual([])
})

/** They need nobody, and may hold a letter's code (decision 38). */
const STAYING = new Set(['register', 'verifyEmail', 'forgotPassword', 'resetPassword'])

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
    if (STAYING.has(name)) {
      if (pathname === '/login') seen.push(`${name}: left, with what it held`)
    } else if (pathname !== '/login') seen.push(`${name}: ${pathname} instead of the login`)
    else if (!searchParams.get('next')?.startsWith('/')) seen.push(`${name}: no way back`)
    else if (!(await page.getByText('Your session has ended').isVisible())) seen.push(`${name}: not told why`)
    if ((await page.evaluate(`localStorage.getItem('auth-storage')`)) !== null) seen.push(`${name}: still stored`)
  }
  expect(seen).toEqual([])
})
