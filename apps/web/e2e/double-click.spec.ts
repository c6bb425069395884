import { TITLE } from '@bunko/mock-server/named'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { journal, logIn, untilGuarded, watch } from './people.ts'
import { expect, test } from './test.ts'

// What a press removes or closes makes room for something else, under a pointer that is pressed again.

const centreOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('not in the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** Both presses where the thing was, so long apart as a hand needs. */
const pressTwice = async (page: Page, one: Locator) => {
  await one.scrollIntoViewIfNeeded()
  await untilGuarded(page)
  const { x, y } = await centreOf(one)
  await page.mouse.dblclick(x, y, { delay: 90 })
}
/** What a second press has begun shows by then. */
const LATE_MS = 600
const writes = async (request: APIRequestContext) =>
  (await journal(request))
    .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/auth/'))
    .map(({ call }) => call)

test('in a menu: the status is chosen, nothing is rated', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 5, `/manga/${TITLE.public_id}/x`)
  await page.getByRole('main').getByRole('button', { name: 'Add to my list' }).click()
  await pressTwice(page, page.getByRole('menuitemcheckbox', { name: 'Completed' }))
  await expect(page.getByRole('main').getByRole('button', { name: /Completed/ })).toBeVisible()
  await expect.poll(() => writes(request)).toEqual(['POST /users/manga-list'])
  await page.waitForTimeout(LATE_MS)
  expect(await writes(request)).toEqual(['POST /users/manga-list'])
  expect(errors).toEqual([])
})

test('in a list: one title is removed, not its neighbour', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 5, '/lists')
  const rows = page.getByRole('button', { name: /^Remove .* from your list/ })
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await pressTwice(page, rows.nth(1))
  await expect(rows).toHaveCount(before - 1)
  await page.waitForTimeout(LATE_MS)
  await expect(rows).toHaveCount(before - 1)
  // The neighbour has the focus, not what would remove it.
  expect(await page.evaluate('document.activeElement.tagName')).toBe('LI')
  expect((await writes(request)).length).toBeLessThanOrEqual(1)
  expect(errors).toEqual([])
})

test('in a season’s chart: one title is removed, also by two presses that are no double click', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 1, '/admin/seasons')
  await page
    .getByRole('main')
    .getByRole('link', { name: /20\d\d/ })
    .first()
    .click()
  const removes = page.getByRole('button', { name: /^Remove / })
  await expect(removes.first()).toBeVisible()
  const names = async () =>
    removes.evaluateAll((all) => (all as unknown as { ariaLabel: string }[]).map(({ ariaLabel }) => ariaLabel))
  const before = await names()
  await pressTwice(page, removes.nth(2))
  await expect.poll(names).toEqual(before.toSpliced(2, 1))
  const place = await centreOf(removes.nth(3))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport()
  await page.mouse.click(place.x, place.y)
  await expect.poll(names).toEqual(before.toSpliced(2, 1).toSpliced(3, 1))
  // Neither the notice nor the focus moves a row: under the pointer is what followed.
  expect(await centreOf(removes.nth(3))).toEqual(place)
  expect(errors).toEqual([])
})

test('in the editor: one choice is removed', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 1, `/admin/edit-title/${TITLE.public_id}`)
  await page.getByRole('tab', { name: /Classifications/ }).click()
  const removes = page.getByRole('tabpanel').getByRole('button', { name: /^Remove/ })
  await expect(removes.first()).toBeVisible()
  const before = await removes.count()
  await pressTwice(page, removes.first())
  await expect(removes).toHaveCount(before - 1)
  expect(errors).toEqual([])
})

test('on a pager: the next page, and no title of it', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/top')
  await expect(page.getByRole('list', { name: /^Titles|Top/ }).first()).toBeVisible()
  await pressTwice(page, page.getByRole('link', { name: 'Next' }))
  await expect(page).toHaveURL(/page=[23]$/)
  await page.waitForTimeout(LATE_MS)
  await expect(page).toHaveURL(/page=[23]$/)
  expect(errors).toEqual([])
})
