import { demoAccount } from '@bunko/mock-server/named'
import type { APIRequestContext, Page } from '@playwright/test'
import { enter, logIn, picture, stored, watch } from './people.ts'
import { expect, test } from './test.ts'

interface Mail {
  kind: string
  to: string
  token: string
}
/** The link of the letter that the mock has posted. */
const letter = async (request: APIRequestContext, kind: 'verify' | 'reset' | 'email', to: string) => {
  const mail = (await stored<Mail>(request, 'mails')).find((one) => one.kind === kind && one.to === to)
  if (!mail) throw new Error(`There is no letter of kind ${kind} to ${to}`)
  return `https://bunko.example/letter?token=${mail.token}`
}
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await heading(page, 'Log in')
}

test('a new user registers, verifies, gets a name and a picture, and another password', async ({ page, request }) => {
  const email = 'mei@reader.example'
  const errors = watch(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await heading(page, 'Create an account')
  await page.getByRole('textbox', { name: 'Username' }).fill('mei.oda')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel(/^Password/).fill('a long secret')
  await page.getByLabel(/^Repeat password/).fill('a long secret')
  await page.getByRole('button', { name: 'Create account' }).click()

  await heading(page, 'Check your e-mail')
  await page.getByLabel(/^Link or code/).fill(await letter(request, 'verify', email))
  await page.getByRole('button', { name: 'Verify e-mail' }).click()
  await heading(page, 'E-mail verified')
  await page.getByRole('link', { name: 'Log in' }).click()
  await enter(page, { email, password: 'a long secret' })

  await page.getByRole('button', { name: 'Account of mei.oda' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await heading(page, 'Your profile')
  await page.getByRole('textbox', { name: 'First name' }).fill('Mei')
  await page.getByRole('textbox', { name: 'Username' }).fill('mei.reads')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of mei.reads' })).toBeVisible()

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture('me.png')])
  await expect(page.getByText('Picture updated')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Mei')
  const address = await page.getByRole('img', { name: 'Your picture' }).locator('img').getAttribute('src')
  expect((await request.get(address ?? '')).headers()['content-type']).toBe('image/png')

  const secrets = page.getByRole('form', { name: 'Password' })
  await secrets.getByLabel(/^Current password/).fill('a long secret')
  await secrets.getByLabel(/^New password/).fill('another secret')
  await secrets.getByLabel(/^Repeat new password/).fill('another secret')
  await secrets.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await logOut(page)
  await enter(page, { email, password: 'another secret' })
  await expect(page.getByRole('button', { name: 'Account of mei.reads' })).toBeVisible()
  expect(errors).toEqual([])

  const login = (password: string) =>
    request.post('/api/v1/auth/login/', { data: { login: email, password, turnstile_token: 'e2e' } })
  expect((await login('a long secret')).status()).toBe(401)
})

test('a link of a letter is used up once and leaves the address', async ({ page, request }) => {
  const errors = watch(page, [/status of 400/])
  const account = { username: 'forgetful', email: 'forgetful@reader.example', password: 'a long secret' }
  const made = await request.post('/api/v1/auth/register/', {
    data: { ...account, password_confirm: account.password, turnstile_token: 'e2e' },
  })
  expect(made.status()).toBe(201)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await heading(page, 'Forgot password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await heading(page, 'Check your e-mail')
  const { search } = new URL(await letter(request, 'reset', account.email))

  await page.goto(`/reset-password${search}`)
  await heading(page, 'Choose a new password')
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel(/^New password/).fill('remembered now')
  await page.getByLabel(/^Repeat new password/).fill('remembered now')
  await page.getByRole('button', { name: 'Change password' }).click()
  await heading(page, 'Password changed')
  await page.getByRole('link', { name: 'Log in' }).click()
  await enter(page, { email: account.email, password: 'remembered now' })
  await expect(page.getByRole('button', { name: 'Account of forgetful' })).toBeVisible()

  await page.goto(`/verify-email${search}`)
  await expect(page.getByText('Invalid or expired token.')).toBeVisible()
  expect(errors).toEqual([])
})

test('another e-mail address is asked for, confirmed by its letter, and logs in from then on', async ({
  page,
  request,
}) => {
  const email = 'elsewhere@reader.example'
  const errors = watch(page)
  await logIn(page, 4, '/profile')
  await heading(page, 'Your profile')
  const { password } = demoAccount(4)
  const card = page.getByRole('form', { name: 'E-mail' })
  await card.getByRole('textbox', { name: 'New e-mail' }).fill(email)
  await card.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(card).toContainText(email)
  const { search } = new URL(await letter(request, 'email', email))

  // The letter is read where nobody is signed in: they log in first, with the old address.
  await logOut(page)
  await page.goto(`/confirm-email-change${search}`)
  await heading(page, 'Confirm your new e-mail')
  await expect(page).toHaveURL('/confirm-email-change')
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 4)
  await heading(page, 'E-mail changed')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('link', { name: 'Your profile' }).click()
  await expect(card).toContainText(email)
  await logOut(page)
  await enter(page, { email, password })
  await expect(page.getByRole('button', { name: /Account of/ })).toBeVisible()
  expect(errors).toEqual([])
})

test('a profile is for those who are signed in, and the way there is kept', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/profile')
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await logIn(page, 4)
  await heading(page, 'Your profile')
  expect(errors).toEqual([])
})
