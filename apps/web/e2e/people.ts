import type { Logged } from '@bunko/mock-server'
import { demoAccount } from '@bunko/mock-server/named'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

const API = '/api/v1'

/** Levels that a demo account has. */
export type DemoLevel = NonNullable<Parameters<typeof demoAccount>[0]>

/** Fills in the form of /login and sends it. */
export const enter = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** A bot check's script that finds nobody to be a bot. */
export const DONE_AT_ONCE =
  'globalThis.turnstile = { render: (_, { callback }) => (setTimeout(callback, 0, "e2e"), "1"), remove() {} }'

/** An installation with a bot check, whose script is `body`, or does not arrive. */
export const askForBotCheck = async (page: Page, body?: string) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { turnstileSiteKey: '1x00000000000000000000AA' } }),
  )
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** Signs in as the demo account of a level: on the page of the form that is open, or on the way to `next`. */
export const logIn = async (page: Page, level: DemoLevel, next?: string) => {
  if (next !== undefined) await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await enter(page, demoAccount(level))
}

/** A fresh sign-in as the app keeps it (R3), and its access token; `request` reaches the mock by a path. */
export const signedIn = async (request: APIRequestContext, level: DemoLevel) => {
  const { email: login, password } = demoAccount(level)
  const answer = await request.post(`${API}/auth/login/`, { data: { login, password, turnstile_token: 'e2e' } })
  expect(answer.status()).toBe(200)
  const { access, refresh } = (await answer.json()) as Record<'access' | 'refresh', string>
  const me = await request.get(`${API}/auth/me/`, { headers: { authorization: `Bearer ${access}` } })
  const body = (await me.json()) as Record<string, unknown>
  const user = body['user'] ?? body['data'] ?? body
  const kept = { user, tokens: { accessToken: access, refreshToken: refresh }, isAuthenticated: true }
  return { access, keep: `localStorage.setItem('auth-storage', ${JSON.stringify(JSON.stringify(kept))})` }
}

/** Puts another sign-in in the place of the one this browser has: nobody has logged out, and no form would let one. */
export const signInOver = async (page: Page, level: DemoLevel, at: string) => {
  const { keep } = await signedIn(page.request, level)
  await page.goto('/login')
  await page.evaluate(keep)
  await page.goto(at)
}

/** What the server says to a level, past the app. */
export const asked = async (
  request: APIRequestContext,
  level: DemoLevel,
  path: string,
): Promise<Record<string, unknown>> => {
  const { access } = await signedIn(request, level)
  const got = await request.get(`${API}${path}`, { headers: { authorization: `Bearer ${access}` } })
  return (await got.json()) as Record<string, unknown>
}

/** What the mock has stored in a table, as its control plane saves it. */
export const stored = async <T>(
  request: APIRequestContext,
  table: 'lists' | 'magazines' | 'mails' | 'publishers' | 'ratings',
): Promise<readonly T[]> => {
  const answer = await request.get('/__mock__/snapshot')
  const { tables } = (await answer.json()) as { tables: Record<string, { rows: T[] }> }
  return tables[table]?.rows ?? []
}

/** What the mock was asked since its start, in turn. */
export const journal = async (request: APIRequestContext): Promise<Logged[]> =>
  (await (await request.get('/__mock__/journal')).json()) as Logged[]

/** A console error, an uncaught exception or a broken request fails the journey. */
export const watch = (page: Page, expected: RegExp[] = []) => {
  const seen: string[] = []
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !expected.some((pattern) => pattern.test(text))) seen.push(text)
  })
  page.on('pageerror', (error) => seen.push(String(error)))
  return seen
}

/** Whether a text is shown from now on, be it for a moment: whoever waits for its absence waits until it has gone. */
export const watchText = (page: Page, text: string) => {
  const place = page.getByText(text).first()
  let wasShown = false
  const look = async () => {
    await place.waitFor()
    wasShown = true
  }
  // The end of the page is the end of the look.
  void look().catch(() => {})
  return async () => wasShown || (await place.isVisible())
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture to choose, of so many bytes: what follows its one pixel is ignored. */
export const picture = (name: string, bytes = PIXEL.length) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([PIXEL, Buffer.alloc(bytes - PIXEL.length)]),
})

/** Whether the second half of a double click is held back where the first half met something else. */
const IS_GUARDED = `(() => {
  const press = (node, detail) =>
    node.dispatchEvent(new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true }))
  press(document.documentElement, 1)
  return !press(document.body, 2)
})()`
/** A hand is on its way for longer: what comes with the first sign of use has come. */
export const untilGuarded = async (page: Page) => {
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await expect.poll(() => page.evaluate(IS_GUARDED)).toBe(true)
}
