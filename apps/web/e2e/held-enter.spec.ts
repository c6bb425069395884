import { TITLE } from '@bunko/mock-server/named'
import type { Locator, Page } from '@playwright/test'
import { enter, logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

// A key that is held repeats itself, also after the answer to what it has sent.

/** How often it has been sent since. */
const countOf = (page: Page, path: string) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)) count++
  })
  return () => count
}
/** Whether Enter that is held does nothing. */
const IS_GUARDED =
  '!document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true }))'
const REPEATS = 4
/** Holds Enter in a field while what it has sent is refused, and on; `refused` is not there while an answer is waited for. */
const holdEnter = async (page: Page, field: Locator, refused: Locator) => {
  await field.focus()
  // Each one after the first is told as a repetition.
  for (let held = 0; held <= REPEATS; held++) {
    await page.keyboard.down('Enter')
    await expect(refused).toBeVisible()
  }
  await page.keyboard.up('Enter')
}

test('a login that is refused is not sent again while Enter is held', async ({ page }) => {
  const errors = watch(page, [/status of 401/])
  await page.goto('/login')
  const sent = countOf(page, '/auth/login/')
  const refused = page.getByRole('alert')
  await enter(page, { email: 'nobody@bunko.test', password: 'wrong' })
  await expect(refused).toBeVisible()
  await holdEnter(page, page.getByRole('textbox', { name: 'E-mail' }), refused)
  expect(sent()).toBe(2)
  await page.keyboard.press('Enter')
  await expect.poll(sent).toBe(3)
  expect(errors).toEqual([])
})

test('nor is what stands below a letter', async ({ page }) => {
  const errors = watch(page, [/status of 503/])
  await page.route('**/auth/forgot-password/', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/forgot-password')
  const sent = countOf(page, '/auth/forgot-password/')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('reader@bunko.test')
  await holdEnter(page, email, page.getByRole('alert'))
  expect(sent()).toBe(1)
  expect(errors).toEqual([])
})

test('a proposal that is refused is not sent again while Enter is held, which makes lines in a description', async ({
  page,
}) => {
  const errors = watch(page, [/status of 500/])
  await page.route('**/edits/proposals/', (route) => route.fulfill({ status: 500, body: '' }))
  await logIn(page, 5, `/admin/edit-title/${TITLE.public_id}`)
  const year = page.getByRole('textbox', { name: 'Publication year' })
  await expect(year).toBeVisible()
  // The login has brought the guard along; who comes signed in gets it with the first sign of use.
  await page.reload()
  await expect(year).toBeVisible()
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await expect.poll(() => page.evaluate(IS_GUARDED)).toBe(true)
  const sent = countOf(page, '/edits/proposals/')
  await year.fill('2014')
  const refused = page.getByRole('main').getByText('Failed to submit edit proposal')
  await holdEnter(page, year, refused)
  expect(sent()).toBe(1)

  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await description.fill('Linhas')
  await holdEnter(page, description, refused)
  await expect(description).toHaveValue(`Linhas${'\n'.repeat(REPEATS + 1)}`)

  await year.focus()
  await page.keyboard.press('Enter')
  await expect.poll(sent).toBe(2)
  expect(errors).toEqual([])
})
