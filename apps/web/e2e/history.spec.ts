import { PENDING_EDIT, TITLE } from '@bunko/mock-server/named'
import type { Page } from '@playwright/test'
import { logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

const title = `/manga/${TITLE.public_id}/dungeon-kitchen-diaries`
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const main = (page: Page) => page.getByRole('main')

test('the form of a title, saved or given up, is not behind Back', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 2, title)
  await heading(page, TITLE.primary_title)
  for (const end of ['save', 'give up']) {
    await main(page).getByRole('link', { name: /^Edit/ }).first().click()
    await page.getByRole('textbox', { name: 'Publication year' }).fill(end === 'save' ? '1999' : '1998')
    if (end === 'save') await page.getByRole('button', { name: 'Save', exact: true }).click()
    else {
      // The tab that was opened takes the form's entry, which still knows where it comes from.
      await page.getByRole('tab', { name: /^Classifications/ }).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    }
    await heading(page, TITLE.primary_title)
    await expect(page).toHaveURL(title)
  }
  await page.goForward()
  // Begun anew: what was typed and left is offered, and does not stand in it.
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await page.goBack()
  await heading(page, TITLE.primary_title)
  expect(await page.evaluate('navigation.currentEntry.index')).toBe(
    await page.evaluate('navigation.entries().length - 2'),
  )
  expect(errors).toEqual([])
})

test('a saved publisher leads back to its row, and a new one past its form', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 1, '/admin')
  await main(page).getByRole('link', { name: 'Publisher', exact: false }).first().click()
  const rows = page.getByRole('list', { name: 'publishers' }).getByRole('listitem')
  const name = (await rows.nth(8).getByRole('heading').textContent()) ?? ''
  await rows
    .nth(8)
    .getByRole('link', { name: /^Edit / })
    .click()
  await page.getByRole('textbox', { name: 'Founded year' }).fill('1968')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/admin/create-publisher')
  await expect(page.getByRole('link', { name: `Edit ${name}`, exact: true })).toBeInViewport()

  await page.getByRole('link', { name: 'Add publisher' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nova Casa')
  await page.getByRole('button', { name: 'Create publisher' }).click()
  await heading(page, 'Publishers')
  await page.goBack()
  await heading(page, 'Dashboard')
  expect(errors).toEqual([])
})

test('a decided proposal and a deleted title are not behind Back', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 1, '/admin')
  await main(page).locator('a[href^="/admin/edit-approvals/"]').first().click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL('/admin/edit-approvals')
  await page.goBack()
  await heading(page, 'Dashboard')

  // Where what was picked stands below the list.
  await page.setViewportSize({ width: 700, height: 700 })
  await main(page).getByRole('link', { name: 'Delete title' }).click()
  await page.getByRole('searchbox', { name: 'Search manga' }).fill('cidade de papel')
  await page.getByRole('button', { name: /Cidade de Papel Molhado/ }).click()
  await page.getByRole('button', { name: 'Delete Title' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(main(page).getByText('Manga deleted successfully')).toBeInViewport()
  await expect(page).toHaveURL(/delete-title\?q=[^&]+$/)
  await page.goBack()
  await heading(page, 'Dashboard')
  expect(errors).toEqual([])
})

test('a proposal that was opened by its address gives its place to the list', async ({ page }) => {
  await logIn(page, 2, `/admin/edit-approvals/${PENDING_EDIT.id}`)
  const before = await page.evaluate('navigation.currentEntry.index')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL('/admin/edit-approvals')
  expect(await page.evaluate('navigation.currentEntry.index')).toBe(before)
})
