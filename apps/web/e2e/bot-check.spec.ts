import type { Page } from '@playwright/test'
import { askForBotCheck, DONE_AT_ONCE, journal, logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

// Where an installation has a bot check, login and registration are documents of their own (decision 21).

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('the document of the login says that the session has ended, where there is a bot check', async ({ page }) => {
  await askForBotCheck(page)
  const lost = { user: null, tokens: { accessToken: 'gone', refreshToken: 'gone' }, isAuthenticated: true }
  await page.goto('/register')
  await page.evaluate(`localStorage.setItem('auth-storage', ${JSON.stringify(JSON.stringify(lost))})`)
  await page.goto('/profile')
  await heading(page, 'Log in')
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  const why = 'Log in again to go on where you were. (The server refused to renew the session.)'
  await expect(page.getByText(why)).toBeVisible()
  await page.reload()
  await heading(page, 'Log in')
  await expect(page.getByText('Your session has ended')).toBeHidden()
})

test('a bot check whose script is blocked is told, and can be tried again', async ({ page }) => {
  const errors = watch(page, [/net::ERR_FAILED/])
  await askForBotCheck(page)
  await page.goto('/login?next=/profile')
  await expect(page.getByText('The bot check could not be loaded')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kept@reader.example')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('It still does not arrive')).toBeVisible()
  await askForBotCheck(page, DONE_AT_ONCE)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The bot check could not be loaded')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('kept@reader.example')
  await logIn(page, 4)
  await heading(page, 'Your profile')
  expect(errors).toEqual([])
})

test('a bot check that is not done yet goes on where one presses too early', async ({ page }) => {
  const errors = watch(page)
  // Done when the test says so; how often it was begun is counted.
  const body = `globalThis.begun = 0
    globalThis.turnstile = { render: (_, { callback }) => (globalThis.done = () => callback('e2e'), String(++begun)), remove() {} }`
  await askForBotCheck(page, body)
  await page.goto('/register')
  await page.getByLabel(/^Username/).fill('new_reader')
  await page.getByLabel(/^E-mail/).fill('new@reader.example')
  await page.getByLabel(/^Password/).fill('a long secret')
  await page.getByLabel(/^Repeat password/).fill('a long secret')
  // A function: a text would be read anew at each look, which the policy forbids.
  await page.waitForFunction(() => 'done' in globalThis)
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(page.getByText('The bot check is not done yet. Wait a moment and try again.')).toBeVisible()
  expect(await page.evaluate('begun')).toBe(1)
  await page.evaluate('done()')
  await create.click()
  await expect(page).toHaveURL('/verify-email')
  expect(errors).toEqual([])
})

test('after a login Back leads to the page before, where there is a bot check', async ({ page }) => {
  await askForBotCheck(page, DONE_AT_ONCE)
  await page.goto('/top')
  await page.getByRole('list', { name: 'Top rated titles' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/manga\//)
  const address = page.url()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 5)
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL('/top')
  await heading(page, 'Top rated titles')
})

test('the server hears of a logout where something else is sent before it', async ({ page, request }) => {
  await askForBotCheck(page, DONE_AT_ONCE)
  await logIn(page, 5, '/lists?status=all')
  await heading(page, 'My lists')
  // Longer than the login's document takes.
  await page.route('**/users/manga-list/*', async (route) => {
    await new Promise((later) => setTimeout(later, 1_000))
    await route.continue()
  })
  await page
    .getByRole('button', { name: /^Remove .* from your list/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await heading(page, 'Log in')
  await expect
    .poll(async () =>
      (await journal(request)).slice(-2).map(({ method, path, status }) => `${method} ${path} ${status}`),
    )
    .toEqual([expect.stringMatching(/^DELETE .* 204$/), 'POST /auth/logout/ 200'])
})

test('a browser that keeps no session is logged in all the same, and out again, where there is a bot check', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'auth-storage') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  const errors = watch(page)
  await askForBotCheck(page, DONE_AT_ONCE)
  await logIn(page, 4, '/profile')
  await heading(page, 'Your profile')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await heading(page, 'Log in')
  await logIn(page, 4)
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
  expect(errors).toEqual([])
})
