import { REQUEST_TIMEOUT_MS } from '@bunko/api-client'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { API, cutOff, FAULTS, pathOf, type Fault } from './faults.ts'
import { refusalHarm } from './look.ts'
import { STOPS } from './routes.ts'
import { failuresAt } from './said.ts'
import { become, rest, troubles, wearOut } from './visit.ts'

/** A public page, one of somebody's own, and the back office; what only who may see it sees. */
const PLACES = [
  [STOPS.title.at, 'Dungeon Kitchen Diaries'],
  [STOPS.lists.at, 'Plan to read'],
  [STOPS.admin.at, 'Quick actions'],
] as const
/** All that the profile shows comes with who is signed in, so that only the two that fail it are told apart here. */
const WITH_PROFILE = [...PLACES, [STOPS.profile.at, 'Shown wide, best 4 to 1.']] as const
const OFFICE = STOPS.admin.at
const FAILED = 'Your profile could not be loaded'
const DENIED = 'Access Denied'

/** Lets one call of the session, 'GET /auth/me/', end in a fault; returns how often it was sent. */
const spoil = async (page: Page, call: string, { answer, isCut }: Fault) => {
  const count = { sent: 0 }
  if (isCut) await cutOff(page, (one) => one === call)
  await page.route(API, (route) => {
    if (`${route.request().method()} ${pathOf(route)}` !== call) return route.fallback()
    count.sent++
    return answer(route)
  })
  return count
}
/** As in the moment after a login: there are tokens, and no user. */
const forgetUser = (page: Page) =>
  page.evaluate(`(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage'))
    localStorage.setItem('auth-storage', JSON.stringify({ ...stored, user: null }))
  })()`)
const stored = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('auth-storage')`)

const atEveryPlace = async (page: Page, before: () => Promise<unknown>, look: (known: string) => Promise<string[]>) => {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(String(error)))
  for (const [name, fault] of Object.entries(FAULTS))
    for (const [at, known] of WITH_PROFILE) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.request.delete('/__mock__/faults')
      await become(page, 1)
      await before()
      await spoil(page, 'GET /auth/me/', fault)
      await page.goto(at)
      await rest(page)
      const found = [...(await troubles(page)), ...(await look(known))]
      if ((await stored(page)) === null) found.push('the session is lost')
      for (const trouble of found) seen.push(`${name}, ${at}: ${trouble}`)
    }
  return seen
}

test('a profile that fails takes nothing from who is known already', async ({ page }) => {
  const seen = await atEveryPlace(
    page,
    () => Promise.resolve(),
    async (known) => {
      const words = await page.locator('body').innerText()
      return [
        ...(words.includes(known) ? [] : [`not there: ${known}`]),
        ...[FAILED, DENIED].filter((text) => words.includes(text)),
      ]
    },
  )
  expect(seen).toEqual([])
})

test('a profile that fails after the login is said, and can be asked for again', async ({ page }) => {
  const seen = await atEveryPlace(
    page,
    () => forgetUser(page),
    async (known) => {
      const notice = page.getByText(FAILED)
      await notice.waitFor({ timeout: 12_000 }).catch(() => {})
      if (!(await notice.isVisible())) return ['nothing is said of the profile']
      await page.unrouteAll({ behavior: 'wait' })
      // The last of them is the mock's own.
      await page.request.delete('/__mock__/faults')
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click()
      await notice.waitFor({ state: 'hidden' }).catch(() => {})
      await rest(page)
      const words = await page.locator('body').innerText()
      return [
        ...(words.includes(known) ? [] : [`not there: ${known}`]),
        ...[FAILED, DENIED].filter((text) => words.includes(text)),
      ]
    },
  )
  expect(seen).toEqual([])
})

/** A definite refusal, or a success that holds no tokens (R4). */
const ENDS = new Set([
  'broken JSON',
  'HTML where JSON should be',
  'nothing',
  'another shape',
  '400',
  '400 hostile',
  '401 for good',
  '403',
])

test('a renewal that is refused ends the session; one that gets no answer is said, and can be asked for again', async ({
  page,
}) => {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(String(error)))
  for (const [name, fault] of Object.entries(FAULTS))
    for (const [at, known] of PLACES) {
      const tell = (what: string) => seen.push(`${name}, ${at}: ${what}`)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.request.delete('/__mock__/faults')
      await become(page, 1)
      await wearOut(page, { accessToken: 'worn-out' })
      const count = await spoil(page, 'POST /auth/refresh/', fault)
      await page.goto(at)
      await rest(page)
      const failed = page.getByRole('main').getByText(failuresAt(at)[0]!).first()
      if (ENDS.has(name)) {
        await page.getByText('Your session has ended').waitFor()
        if ((await stored(page)) !== null) tell('still stored')
        if (fault.isHostile) for (const trouble of await refusalHarm(page)) tell(trouble)
      } else {
        // A renewal that nobody answers is given up after its own time.
        await failed.waitFor({ timeout: REQUEST_TIMEOUT_MS + 10_000 })
        const said = fault.says({}) ?? ''
        if (!(await page.locator('main').innerText()).includes(said)) tell(`not said: ${said}`)
        if ((await stored(page)) === null) tell('the session is lost')
      }
      for (const trouble of await troubles(page)) tell(trouble)
      if (!fault.isCut && count.sent === 0) tell('no renewal was asked for')
      if (ENDS.has(name)) continue
      await page.unrouteAll({ behavior: 'wait' })
      await page.request.delete('/__mock__/faults')
      // Each part of a screen has its own; some come back with another (decision 22).
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
      for (let presses = 0; presses < 12 && (await retry.count()) > 0; presses++) {
        await retry.first().click()
        await rest(page)
      }
      if ((await retry.count()) > 0) tell('a Retry is left')
      await failed.waitFor({ state: 'hidden' })
      await rest(page)
      if (fault.isCut) {
        // The server has renewed, and takes the refresh token only once.
        if (!(await page.getByText('Your session has ended').isVisible())) tell('not told that the session has ended')
        continue
      }
      if (!(await page.locator('body').innerText()).includes(known)) tell(`not there: ${known}`)
      if ((await stored(page))?.includes('worn-out') !== false) tell('the old token is still there')
    }
  expect(seen).toEqual([])
})

for (const [at, known] of PLACES)
  test(`a profile that is waited for denies nothing: ${at}`, async ({ page }) => {
    await become(page, 1)
    await forgetUser(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await spoil(page, 'GET /auth/me/', { answer: (route) => held.then(() => route.continue()), says: () => null })
    await page.goto(at, { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    for (let look = 0; look < 20; look++) {
      // At once: waiting would wait for it to go.
      expect(await page.getByText(DENIED).count()).toBe(0)
      await expect(page).toHaveURL((url) => url.pathname !== STOPS.login.at)
      await page.waitForTimeout(100)
    }
    if (at === OFFICE) await expect(page.getByText(known)).toHaveCount(0)
    release()
    await expect(page.getByText(known).first()).toBeVisible()
    await expect(page.getByText(FAILED)).toHaveCount(0)
  })

test('a logout that fails is one all the same', async ({ page }) => {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(String(error)))
  for (const [name, fault] of Object.entries(FAULTS)) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await become(page, 4)
    const count = await spoil(page, 'POST /auth/logout/', fault)
    await page.goto(STOPS.lists.at)
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    if ((await stored(page)) !== null) seen.push(`${name}: still stored`)
    if (await page.getByText('Your session has ended').isVisible()) seen.push(`${name}: as if it had been lost`)
    // Refused for its token, it is sent once more without: the refresh token in its body tells whose session ends.
    const sends = name === '401 for good' ? 2 : 1
    if (count.sent !== sends) seen.push(`${name}: sent ${count.sent} times`)
    for (const trouble of await troubles(page)) seen.push(`${name}: ${trouble}`)
  }
  expect(seen).toEqual([])
})
