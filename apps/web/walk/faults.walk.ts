import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { API, cutOff, FAULTS, pathOf, UNREAD, type Fault } from './faults.ts'
import { refusalHarm } from './look.ts'
import { STOPS } from './routes.ts'
import { EMPTY, failuresAt, NO_FIGURE, PLACES, wanted, type Place } from './said.ts'
import { become, drawn, rest, troubles, wearOut } from './visit.ts'

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

/** What is said to have failed, and has no Retry of its own. */
const helpless = async (page: Page, { words }: Place, texts: readonly string[]) => {
  const main = page.getByRole('main')
  const found: string[] = []
  for (const text of 'says' in words ? words.says.filter((one) => one !== NO_FIGURE && texts.includes(one)) : []) {
    const around = main.getByText(text).first().locator('xpath=ancestor::*[.//button[starts-with(., "Retry")]][1]')
    const isOwn = (await around.count()) === 1 && (await around.getAttribute('id')) !== 'main'
    if (!isOwn || (await around.getByRole('button', { name: 'Retry' }).count()) !== 1)
      found.push(`nothing to try again with: ${text}`)
  }
  return found
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
      const found = [...(await troubles(page)), ...(await unsaid(page, texts)), ...(await helpless(page, place, texts))]
      for (const trouble of [...found, ...ill]) seen.push(`${where}: ${trouble}`)
    }
    expect(seen).toEqual([])
  })

/** Enough for every part of the home page, and for what is asked for only then. */
const MOST_PRESSES = 12
/** What is read from the top: of a long list only what is near is drawn. */
const lines = async (page: Page) => {
  await page.evaluate('scrollTo(0, 0)')
  await drawn(page)
  return (await page.locator('main').innerText()).split('\n')
}

test('every route: Retry brings what did not come', async ({ page }) => {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${String(error)}`))
  for (const [where, place] of PLACES) {
    if (!('says' in place.words)) continue
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await become(page, place.as)
    // The one of which nothing comes back by itself (decision 22): what comes, the button has brought.
    await spoil(page, place, FAULTS['500']!)
    await page.goto(place.at)
    await rest(page)
    await page.unrouteAll({ behavior: 'wait' })
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry', exact: true })
    let presses = 0
    for (; presses < MOST_PRESSES && (await retry.count()) > 0; presses++) {
      await retry.first().click()
      await rest(page)
    }
    if (presses === 0 || presses === MOST_PRESSES) seen.push(`${where}: Retry was pressed ${presses} times`)
    for (const trouble of await troubles(page)) seen.push(`${where}: ${trouble}`)
    const now = await lines(page)
    // An editor whose record did not come has given way to the list: what counts is where one is by now.
    await page.goto(page.url())
    await rest(page)
    const missing = (await lines(page)).filter((line) => !now.includes(line))
    if (missing.length > 0) seen.push(`${where}: did not come: ${missing.join(' / ').slice(0, 400)}`)
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
