import { PENDING_EDIT, PENDING_NAMES, PENDING_TAGS, TITLE, TITLE_KOREAN } from '@bunko/mock-server/named'
import type { Page } from '@playwright/test'
import { asked, logIn, signInOver, watch, watchText } from './people.ts'
import { expect, test } from './test.ts'

const yearIn = (tab: Page) => tab.getByRole('textbox', { name: 'Publication year' })
const keptBy = (tab: Page) => tab.evaluate(`localStorage.getItem('bunko-drafts') ?? ''`)

test('a moderator logs in, finds a proposal on the dashboard, approves it, and the title has changed', async ({
  page,
}) => {
  const errors = watch(page)
  await page.goto('/admin/edit-approvals')
  // Anonymous: the panel's message survives the redirect to the home page.
  await expect(page.getByText('Only Moderators and Admins can access the edit approval panel.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 2)
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: /Back office/ }).click()
  await expect(page.getByText('Content Moderation & Approval')).toBeVisible()

  await page.getByRole('link', { name: 'View All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit approvals' })).toBeVisible()
  await page.getByRole('searchbox').fill('spoiler for volume 3')
  await expect(page).toHaveURL(/\?q=spoiler/)
  await page
    .getByRole('link', { name: new RegExp(TITLE.primary_title) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/admin/edit-approvals/${PENDING_EDIT.id}$`))
  await expect(page.getByText('Alterações').first()).toBeVisible()

  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Edit approved successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/edit-approvals\?q=/)

  await page.goto(`/manga/${TITLE.public_id}/untitled`)
  await page.getByRole('tab', { name: 'Portuguese' }).click()
  await expect(page.getByText('Cada andar pede uma receita nova.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Slice of Life')).toBeVisible()

  await page.goto(`/admin/edit-approvals/${PENDING_EDIT.id}`)
  await expect(page.getByText('This edit has already been reviewed and approved')).toBeVisible()
  await expect(page.getByText('Approved via admin panel')).toBeVisible()
  expect(errors).toEqual([])
})

test('rejecting needs a reason, and the reason survives an expired session and a reload', async ({ page, request }) => {
  const errors = watch(page, [/status of 401/])
  await page.goto(`/login?next=/admin/edit-approvals/${PENDING_TAGS.id}`)
  await logIn(page, 2)
  await expect(page).toHaveURL(`/admin/edit-approvals/${PENDING_TAGS.id}`)
  await expect(page.getByText(PENDING_TAGS.summary)).toBeVisible()
  const comment = page.getByRole('textbox', { name: /comment/i })
  await comment.fill('Two of the genres are wrong')

  // The session ends for good: the refresh token is gone too.
  await page.evaluate(`(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage'))
    stored.tokens = { accessToken: 'worn-out', refreshToken: 'worn-out' }
    localStorage.setItem('auth-storage', JSON.stringify(stored))
  })()`)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await logIn(page, 2)
  await expect(page).toHaveURL(`/admin/edit-approvals/${PENDING_TAGS.id}`)
  await expect(comment).toHaveValue('Two of the genres are wrong')
  await page.reload()
  await expect(comment).toHaveValue('Two of the genres are wrong')
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Edit rejected successfully')).toBeVisible()

  expect(await asked(request, 1, `/edits/proposals/${PENDING_TAGS.id}/`)).toMatchObject({
    status: 'rejected',
    rejection_reason: 'Two of the genres are wrong',
  })
  expect(errors).toEqual([])
})

test('an editor reads everything and decides nothing; logging out empties the other tab', async ({ page, context }) => {
  await page.goto(`/login?next=/admin/edit-approvals/${PENDING_NAMES.id}`)
  await logIn(page, 3)
  await expect(page.getByText('Only Moderators and Admins can review edit proposals.')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin')
  await expect(other.getByText('Edit Approval Access')).toBeVisible()
  // What it still asks would be refused by the logout, and a tab that hears of the refusal first takes it for its end.
  await other.waitForLoadState('networkidle')

  const refused = watchText(page, 'Access Restricted')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await expect(other.getByText('Access Denied')).toBeVisible()
  // The screen that was left has sent nobody elsewhere meanwhile.
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(`localStorage.getItem('auth-storage')`)).toBeNull()
  // The login shows no messages: what was said on the way there would be shown to who comes back.
  await logIn(page, 3)
  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(await refused()).toBe(false)
})

test('whoever signs in again in another tab loses nothing they were typing in this one', async ({ page, context }) => {
  const errors = watch(page)
  await logIn(page, 2, `/admin/edit-title/${TITLE_KOREAN.public_id}`)
  const year = yearIn(page)
  await year.fill('2017')
  const drafts = () => keptBy(page)
  await expect.poll(drafts).toContain('2017')

  const other = await context.newPage()
  await signInOver(other, 2, '/lists')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(year).toHaveValue('2017')
  expect(await drafts()).toContain('2017')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Manga updated successfully').first()).toBeVisible()

  // As somebody else: what the first one typed waits for them.
  await page.goto(`/admin/edit-title/${TITLE_KOREAN.public_id}`)
  await year.fill('2018')
  await expect.poll(drafts).toContain('2018')
  await signInOver(other, 3, '/lists')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await drafts()).toContain('2018')
  await signInOver(other, 2, `/admin/edit-title/${TITLE_KOREAN.public_id}`)
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByRole('textbox', { name: 'Publication year' })).toHaveValue('2018')
  expect(errors).toEqual([])
})

test('of one title that is edited in two tabs, both drafts are kept', async ({ page, context }) => {
  await logIn(page, 2, `/admin/edit-title/${TITLE_KOREAN.public_id}`)
  const drafts = () => keptBy(page)
  await expect(yearIn(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/admin/edit-title/${TITLE_KOREAN.public_id}`)
  await yearIn(page).fill('2017')
  await expect.poll(drafts).toContain('2017')
  await other.getByRole('textbox', { name: 'Chapters' }).fill('4321')
  await expect.poll(drafts).toContain('4321')
  expect(await drafts()).toContain('2017')

  // What is saved in one is no draft any more; the other's stays.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Manga updated successfully').first()).toBeVisible()
  await expect.poll(drafts).not.toContain('2017')
  expect(await drafts()).toContain('4321')
})

test('a login that waits in another tab goes on when somebody signs in', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login?next=/top')
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await logIn(page, 2, '/lists')
  await expect(page).toHaveURL('/lists')
  await expect(other).toHaveURL('/top')
})

test('an unknown address is not found; the fonts and the icon are our own', async ({ page }) => {
  const errors = watch(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.poll(() => page.evaluate(`document.fonts.check('16px "Inter Variable"')`)).toBe(true)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  // A browser without a window asks for no icon.
  const icon = page.locator('link[rel=icon]')
  await expect(icon).toHaveAttribute('href', '/seal.svg')
  const drawn = await page.request.get('/seal.svg')
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\/svg\+xml/)])
  expect(errors).toEqual([])
})
