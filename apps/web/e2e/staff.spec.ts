import { PENDING_EDIT, PENDING_NAMES, PENDING_TAGS, TITLE } from '@bunko/mock-server/named'
import { asked, logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

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
  await expect(page).toHaveURL(/\/admin\/edit-approvals\?q=/, { timeout: 4000 })

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

  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other.getByText('Access Denied')).toBeVisible({ timeout: 2000 })
  expect(await page.evaluate(`localStorage.getItem('auth-storage')`)).toBeNull()
})

test('an unknown address is not found; the fonts and the icon are our own', async ({ page }) => {
  const errors = watch(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.poll(() => page.evaluate(`document.fonts.check('16px "Inter Variable"')`)).toBe(true)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(errors).toEqual([])
})
