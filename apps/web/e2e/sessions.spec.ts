import { demoAccount } from '@bunko/mock-server/named'
import type { APIRequestContext, Page } from '@playwright/test'
import { passUntil, stopClock } from './clock.ts'
import { logIn, stored, watch, watchText, type DemoLevel } from './people.ts'
import { expect, test } from './test.ts'

// Two people, one after the other, in one document: nothing of the first is the second's to see or to undo.

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
/** The account's menu. */
const openMenu = (page: Page) => page.getByRole('button', { name: /Account of/ }).click()
const itemOf = (page: Page, name: string) => page.getByRole('menuitem', { name })
const openLists = async (page: Page) => {
  await openMenu(page)
  await itemOf(page, 'My lists').click()
  await heading(page, 'My lists')
}
/** The tab of all entries, with how many there are. */
const allOf = async (request: APIRequestContext, level: DemoLevel) => {
  const rows = await stored<{ user_id: number }>(request, 'lists')
  return `All${rows.filter(({ user_id }) => user_id === demoAccount(level).id).length}`
}

test('what was read for one user is not shown to the next, also where the first logs out at the register form', async ({
  page,
  request,
}) => {
  const errors = watch(page)
  expect(await allOf(request, 5)).not.toBe(await allOf(request, 4))
  await page.goto('/')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await heading(page, 'Create an account')
  await page.getByRole('link', { name: 'Log in' }).click()
  // The form that is left has fields of the same names.
  await heading(page, 'Log in')
  await logIn(page, 5)
  await openLists(page)
  const all = page.getByRole('tab', { name: /^All/ })
  await expect(all).toHaveText(await allOf(request, 5))

  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await heading(page, 'Create an account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  // The form that is left has fields of the same names.
  await heading(page, 'Log in')
  await logIn(page, 4)
  await openLists(page)
  await expect(all).toHaveText(await allOf(request, 4))
  expect(errors).toEqual([])
})

test('what was said to one user is not said to the next, who could undo it', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 5, '/lists?status=all')
  const status = page.getByRole('combobox', { name: /^Status of/ }).first()
  await status.selectOption('on_hold')
  await status.selectOption('dropped')
  await expect(page.getByText('Moved to Dropped')).toBeVisible()
  await openMenu(page)
  await itemOf(page, 'Log out').click()
  await heading(page, 'Log in')
  await logIn(page, 4)
  // The login shows no messages: the next one's frame would.
  const dropped = watchText(page, 'Moved to Dropped')
  await openLists(page)
  await page.getByRole('tab', { name: /^All/ }).click()
  await status.selectOption('plan_to_read')
  await status.selectOption('re_reading')
  await expect(page.getByText('Moved to Re-reading')).toBeVisible()
  expect(await dropped()).toBe(false)
  expect(errors).toEqual([])
})

test('a theme chosen in one tab holds in the other, and in the bars of the browser', async ({ page, context }) => {
  const errors = watch(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Trending' })).toBeVisible()
  const bars = async () =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll('meta[name="theme-color"]')].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)`,
    )
  const [light] = await bars()
  expect(await bars()).toEqual([light])

  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Settings' }).click()
  await other.getByRole('menuitemcheckbox', { name: 'Theme: dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const [dark, ...more] = await bars()
  expect(more).toEqual([])
  expect(dark).not.toBe(light)

  await other.getByRole('button', { name: 'Settings' }).click()
  await other.getByRole('menuitemcheckbox', { name: 'Theme: as the system' }).click()
  await expect.poll(bars).toEqual([light])
  expect(errors).toEqual([])
})

test('who logs out in one tab is led to the login in the other, and back', async ({ page, context }) => {
  await page.goto('/login?next=/admin/edit-approvals')
  await logIn(page, 2)
  await heading(page, 'Edit approvals')
  const refused = watchText(page, 'Access Restricted')
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByText('You are logged in as')).toBeVisible()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fedit-approvals')
  await logIn(page, 2)
  await expect(page).toHaveURL('/admin/edit-approvals')
  // The login shows no messages: what was said on the way there would be shown now.
  await openLists(page)
  expect(await refused()).toBe(false)
})

test('a logout in one tab empties the other within a second: its screen, what was read and what was typed', async ({
  page,
  context,
  request,
}) => {
  const errors = watch(page)
  expect(await allOf(request, 5)).not.toBe(await allOf(request, 4))
  await page.clock.install()
  await logIn(page, 5, '/lists?status=all')
  const all = page.getByRole('tab', { name: /^All/ })
  await expect(all).toHaveText(await allOf(request, 5))
  await openMenu(page)
  await itemOf(page, 'Profile').click()
  await heading(page, 'Your profile')
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  await lastName.fill('Typed by the first')
  const kept = () => page.evaluate<string>(`localStorage.getItem('bunko-drafts') ?? ''`)
  await expect.poll(kept).toContain('Typed by the first')

  const other = await context.newPage()
  await other.goto('/top')
  await openMenu(other)
  await expect(itemOf(other, 'Log out')).toBeVisible()
  await stopClock(page)
  await itemOf(other, 'Log out').click()
  // Looked at some twenty times before that is given up: less than a second of the page's, on a slow machine too.
  await passUntil(page, 40, async () => (await lastName.count()) === 0)
  await expect.poll(kept).not.toContain('Typed by the first')
  await page.clock.resume()
  await expect(page).toHaveURL('/login?next=%2Fprofile')

  // Somebody else comes: nothing of the first is left for them in the tab that was theirs.
  await expect(other).toHaveURL('/login')
  await logIn(other, 4)
  await heading(page, 'Your profile')
  await expect(page.getByRole('button', { name: /Account of r\.oliveira/ })).toBeVisible()
  await expect(lastName).not.toHaveValue('Typed by the first')
  await openLists(page)
  await expect(all).toHaveText(await allOf(request, 4))
  expect(await kept()).not.toContain('Typed by the first')
  expect(errors).toEqual([])
})
