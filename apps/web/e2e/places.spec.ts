import { TITLE } from '@bunko/mock-server'
import type { Page } from '@playwright/test'
import { askForBotCheck, DONE_AT_ONCE, signedIn } from './people.ts'
import { expect, test } from './test.ts'

/** Rows that are measured only then may move a place by some pixels; one that was lost was thousands away. */
const NEAR_PX = 40
const place = (page: Page) => page.evaluate<number>('Math.round(scrollY)')
/** How far a list moves the window in some frames: rows that come into view are measured in the second, others were guessed. */
const moved = (page: Page) =>
  page.evaluate<number>(`(async () => {
    const before = scrollY
    for (const _ of [1, 2, 3, 4]) await new Promise(requestAnimationFrame)
    return scrollY - before
  })()`)
/** As far as the page goes, where it does not go so far. */
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate(`scrollTo(0, ${top})`)
  await expect.poll(() => place(page)).toBeGreaterThan(top / 2)
  await expect.poll(() => moved(page)).toBe(0)
  return place(page)
}
const rows = (page: Page) => page.getByRole('list', { name: /^(Titles found|Pending edits)$/ }).getByRole('link')
const shown = (page: Page, path: string) =>
  expect(path.startsWith('/manga') ? page.getByRole('heading', { level: 1 }) : rows(page).first()).toBeVisible()

for (const [width, height] of [
  [1440, 900],
  [375, 812],
] as const)
  for (const [path, top] of [
    ['/search?ordering=-year', 3000],
    ['/admin/edit-approvals', 3000],
    [`/manga/${TITLE.public_id}/dungeon-kitchen-diaries`, 700],
  ] as const)
    test(`a reload of ${path} finds the place again, ${width} px wide`, async ({ page, request }) => {
      await page.setViewportSize({ width, height })
      if (path.startsWith('/admin')) await page.addInitScript((await signedIn(request, 2)).keep)
      await page.goto(path)
      await shown(page, path)
      const before = await scrollTo(page, top)
      for (const _ of [1, 2]) {
        await page.reload()
        await shown(page, path)
        await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(NEAR_PX)
      }
    })

test('a reload finds the place again where the fonts come after the rows', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.addInitScript((await signedIn(request, 2)).keep)
  await page.goto('/admin/edit-approvals')
  await expect(rows(page).first()).toBeVisible()
  const before = await scrollTo(page, 3000)
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => void (answer = resolve))
  await page.route('**/*.woff2', async (route) => {
    await asked
    await route.continue()
  })
  // Not until all has come: the fonts are among it.
  await page.reload({ waitUntil: 'commit' })
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => moved(page)).toBe(0)
  answer?.()
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  // The rows are measured anew by then.
  await expect.poll(() => moved(page)).toBe(0)
  await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(NEAR_PX)
})

test('Back from the document of the login finds the search where it was', async ({ page }) => {
  await askForBotCheck(page, DONE_AT_ONCE)
  await page.goto('/search?ordering=-year')
  await expect(rows(page).first()).toBeVisible()
  const before = await scrollTo(page, 2000)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeEditable()
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(NEAR_PX)
})

/** The search, left far down and loaded anew; its titles come when they are let. */
const loadedAnew = async (page: Page) => {
  await page.goto('/search?ordering=-year')
  await expect(rows(page).first()).toBeVisible()
  const before = await scrollTo(page, 2000)
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => void (answer = resolve))
  await page.route('**/search/advanced/**', async (route) => {
    await asked
    await route.continue()
  })
  // Not until all has come: on a busy machine a call of the page before may be among what is held.
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { before, answer: () => answer?.() }
}

test('a key of the browser itself, as one that loads anew, does not lose the place', async ({ page }) => {
  const { before, answer } = await loadedAnew(page)
  for (const key of ['Shift', 'Control', 'F9']) await page.keyboard.press(key)
  answer()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(NEAR_PX)
})

test('who scrolls before the page is there stays where that led', async ({ page }) => {
  const { answer } = await loadedAnew(page)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => place(page)).toBe(0)
  answer()
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).first()).toBeInViewport()
  expect(await place(page)).toBe(0)
})

test('Edit approvals begins at its top, however far down one came from', async ({ page, request }) => {
  await page.addInitScript((await signedIn(request, 2)).keep)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/authors')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /more/i }).last().click()
  await scrollTo(page, 2000)
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(rows(page).first()).toBeVisible()
  // Pictures come when the list rests.
  await expect(page.getByRole('listitem').locator('img').first()).toBeVisible()
  expect(await place(page)).toBe(0)
})
