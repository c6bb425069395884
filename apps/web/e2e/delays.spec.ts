import { PENDING_EDIT, TITLE } from '@bunko/mock-server/named'
import type { Locator, Page } from '@playwright/test'
import { passUntil, stopClock } from './clock.ts'
import { logIn, picture, watch } from './people.ts'
import { expect, test } from './test.ts'

// Section 9's delays where they are used, by a clock that stands still but for the time that is let pass.

const STEP_MS = 50
/** The text of the link that a press in its middle meets. */
const linkMet = async (page: Page, one: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {}
  return page.evaluate(`document.elementFromPoint(${x + width / 2}, ${y + height / 2})?.closest('a')?.textContent`)
}

/** Lets so much time pass in the page, in small steps so that what each begins can come in between. */
const pass = async (page: Page, ms: number) => {
  for (let passed = 0; passed < ms; passed += STEP_MS) await page.clock.runFor(STEP_MS)
}
/** Presses it, and takes the pointer away: a message below it would stay. */
const press = async (page: Page, button: Locator) => {
  await button.click()
  await page.mouse.move(0, 0)
}

const DETAIL = new RegExp(`/admin/edit-approvals/${PENDING_EDIT.id}$`)
/** Approves a proposal that was opened from the list, by way of which its code is there; from then on the clock stands. */
const approveFromList = async (page: Page, query = '') => {
  await page.clock.install()
  await logIn(page, 2, `/admin/edit-approvals${query}`)
  await page
    .getByRole('link', { name: new RegExp(TITLE.primary_title) })
    .first()
    .click()
  await expect(page).toHaveURL(DETAIL)
  const approve = page.getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()
  await stopClock(page)
  await press(page, approve)
  return approve
}

test('a decision leads back to the list after 2 seconds, and its message stays for 8', async ({ page }) => {
  const errors = watch(page)
  await approveFromList(page, '?q=spoiler%20for%20volume%203')
  const said = page.getByText('Edit approved successfully')
  await passUntil(page, 1, () => said.isVisible())

  await pass(page, 1_900)
  await expect(page).toHaveURL(DETAIL)
  await pass(page, 200)
  await expect(page).toHaveURL(/\/admin\/edit-approvals\?q=/)
  await pass(page, 5_700)
  await expect(said).toBeVisible()
  await pass(page, 700)
  await passUntil(page, 10, () => said.isHidden())
  expect(errors).toEqual([])
})

test('who goes on to the next proposal after a decision is not taken back to the list', async ({ page }) => {
  const errors = watch(page)
  const approve = await approveFromList(page)
  const next = page.getByRole('link', { name: 'Next proposal' })
  await passUntil(page, 1, () => next.isVisible())
  // The message that comes late does not come to lie on it.
  await passUntil(page, 10, () => page.getByText('Edit approved successfully').isVisible())
  await pass(page, 500)
  expect(await linkMet(page, next)).toBe('Next proposal')
  await press(page, next)
  const another = new RegExp(`/admin/edit-approvals/(?!${PENDING_EDIT.id}$)\\d+$`)
  await expect(page).toHaveURL(another)

  await pass(page, 2_100)
  await expect(page).toHaveURL(another)
  await expect(approve).toBeVisible()
  expect(errors).toEqual([])
})

test('who has come to a way on with the keyboard is not led away from under it', async ({ page }) => {
  const errors = watch(page)
  await approveFromList(page)
  const now = page.getByRole('link', { name: 'Go now' })
  await passUntil(page, 1, () => now.isVisible())
  await page.keyboard.press('Tab')
  await expect(now).toBeFocused()

  await pass(page, 2_500)
  await expect(page).toHaveURL(DETAIL)
  await page.keyboard.press('Tab')
  const next = page.getByRole('link', { name: 'Next proposal' })
  await expect(next).toBeFocused()
  await pass(page, 2_100)
  await expect(page).toHaveURL(DETAIL)
  // From there on as for everybody.
  await page.keyboard.press('Tab')
  await expect(next).not.toBeFocused()
  await pass(page, 2_100)
  await expect(page).toHaveURL(/\/admin\/edit-approvals$/)
  expect(errors).toEqual([])
})

test('any other message stays for 7 seconds', async ({ page }) => {
  const errors = watch(page)
  await page.clock.install()
  await logIn(page, 5, '/profile')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Sol')
  await stopClock(page)
  await press(page, page.getByRole('button', { name: 'Save changes' }))
  const said = page.getByText('Profile updated')
  await passUntil(page, 1, () => said.isVisible())

  await pass(page, 6_800)
  await expect(said).toBeVisible()
  await pass(page, 700)
  await passUntil(page, 10, () => said.isHidden())
  expect(errors).toEqual([])
})

test.describe(() => {
  test.use({ hasTouch: true })

  test('a message that is tapped goes when it would have gone', async ({ page }) => {
    const errors = watch(page)
    await page.clock.install()
    await logIn(page, 5, '/profile')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Sol')
    await stopClock(page)
    await press(page, page.getByRole('button', { name: 'Save changes' }))
    const said = page.getByText('Profile updated')
    await passUntil(page, 1, () => said.isVisible())

    await said.tap()
    await pass(page, 7_500)
    await passUntil(page, 10, () => said.isHidden())
    expect(errors).toEqual([])
  })
})

test('a title whose covers are up leads back to the dashboard after 2 seconds', async ({ page }) => {
  const errors = watch(page)
  await page.clock.install()
  // By way of the dashboard: its code is there.
  await logIn(page, 2, '/admin')
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Add title' }).click()
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Two Seconds Later')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Dois segundos depois.')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file]').setInputFiles([picture('one.png')])
  await expect(page.getByText('1 file added')).toBeVisible()
  await stopClock(page)
  await press(page, page.getByRole('button', { name: 'Create Title' }))
  await passUntil(page, 1, () => page.getByText('Returning to the admin panel.').isVisible())

  await pass(page, 1_900)
  await expect(page).toHaveURL(/\/admin\/create-title/)
  await pass(page, 200)
  await expect(page).toHaveURL('/admin')
  expect(errors).toEqual([])
})

test('a title without covers leads back to the dashboard at once', async ({ page }) => {
  const errors = watch(page)
  await page.clock.install()
  // By way of the dashboard: its code is there.
  await logIn(page, 2, '/admin')
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Add title' }).click()
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Not Two Seconds Later')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Sem capas, sem espera.')
  await stopClock(page)
  await press(page, page.getByRole('button', { name: 'Create Title' }))
  // In the 20 s that it looks, less than half a second of the page's time passes.
  await passUntil(page, 10, async () => new URL(page.url()).pathname === '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(errors).toEqual([])
})

test('authors are searched for when the typing has rested for half a second', async ({ page }) => {
  const errors = watch(page)
  const searches: string[] = []
  page.on('request', (request) => {
    if (/\/manga\/people\/\?.*search=/.test(request.url())) searches.push(request.url())
  })
  await page.clock.install()
  await logIn(page, 2, '/admin/authors')
  await expect(page.getByRole('list', { name: 'Authors and artists' })).toBeVisible()
  await stopClock(page)
  await page.getByRole('searchbox', { name: 'Search authors and artists' }).fill('mori')

  await pass(page, 450)
  expect(searches).toEqual([])
  await pass(page, 100)
  await expect.poll(() => searches.length).toBe(1)
  expect(errors).toEqual([])
})
