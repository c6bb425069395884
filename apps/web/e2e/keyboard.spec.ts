import type { Locator, Page } from '@playwright/test'
import { logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

/** Presses Tab until the focus is there: the platform's own order, which leaves out what is inert. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await target.first().waitFor({ state: 'attached' })
  const isThere = async () => (await target.and(page.locator(':focus')).count()) > 0
  for (let pressed = 0; pressed < 60 && !(await isThere()); pressed++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}
const press = async (page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab') => {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

test('the slides of the first page are paused, turned and followed by keyboard alone', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Featured titles' })
  const told = slides.getByText(/^Slide \d+ of \d+/)
  const place = (at: number) => expect(slides.getByText(`Slide ${((at - 1) % count) + 1} of`)).toBeAttached()
  const button = (name: string) => slides.getByRole('button', { name })
  await press(page, button('Pause the slides'))
  await expect(button('Play the slides')).toBeFocused()
  // They have turned by themselves meanwhile, where that took long.
  const [first = 0, count = 0] = ((await told.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  await place(first)
  await press(page, button('Next slide'))
  await place(first + 1)
  await press(page, button('Previous slide'), 'Shift+Tab')
  await place(first)
  await page.keyboard.press('ArrowRight')
  await place(first + 1)
  // The link of the slide in sight is the one link there: the others are out of reach.
  const link = slides.locator('[aria-roledescription="slide"]:not([inert]) a')
  await expect(link).toHaveCount(1)
  await tabTo(page, link)
  await page.keyboard.press('ArrowRight')
  await place(first + 2)
  await expect(link).toBeFocused()
  const address = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address ?? '')
  await expect(page.getByRole('main')).toBeFocused()
  expect(errors).toEqual([])
})

test('a shelf is gone along by keyboard alone, and what has the focus is in sight', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'The whole season' }))
  const shelf = page.getByRole('list', { name: 'Trending' })
  /** How far the row has gone on. */
  const gone = async () => -((await shelf.getByRole('link').first().boundingBox())?.x ?? 0)
  await shelf.waitFor()
  await press(page, page.getByRole('button', { name: 'Next titles of Trending' }))
  await expect.poll(gone).toBeGreaterThan(100)
  await press(page, page.getByRole('button', { name: 'Previous titles of Trending' }), 'Shift+Tab')
  await expect.poll(gone).toBeLessThan(3)
  const last = shelf.getByRole('link').last()
  await tabTo(page, last)
  await expect(last).toBeInViewport()
  const address = await last.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address ?? '')
  await page.goBack()
  await expect(shelf).toBeVisible()
  expect(errors).toEqual([])
})

test('a filter is chosen with the keys of a list, on a wide screen and on a telephone', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/search')
  await page.getByRole('list', { name: 'Titles found' }).waitFor()
  const type = page.getByRole('combobox', { name: 'Type' })
  await tabTo(page, type)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/type=manga/)
  await expect(type).toBeFocused()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.reload()
  await page.getByRole('list', { name: 'Titles found' }).waitFor()
  const opener = page.getByRole('button', { name: 'Filters (1)' })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  // What is changed first has the focus first.
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/type=manhwa/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(errors).toEqual([])
})

test('arrows on a status that is sent at once choose nothing by themselves', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 5, '/lists?status=all')
  const status = page.getByRole('combobox', { name: /^Status of/ }).first()
  await status.waitFor()
  const before = await status.inputValue()
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()))
  await tabTo(page, status)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(status).toBeFocused()
  expect(await status.inputValue()).toBe(before)
  expect(changes).toEqual([])
  expect(errors).toEqual([])
})

test('what is gone back to is not left under the header', async ({ page }) => {
  const errors = watch(page)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    // The last shelf asks for nothing more once it is there: from its end back up to the first slide.
    const last = page.getByRole('main').getByRole('link').last()
    await page.getByRole('list', { name: 'Trending' }).waitFor()
    await last.focus()
    const focused = page.locator('main :focus')
    const header = await page.getByRole('banner').boundingBox()
    const end = (header?.y ?? 0) + (header?.height ?? 0)
    let looked = 0
    for (; looked < 60 && (await focused.count()) > 0; looked++) {
      const box = await focused.boundingBox()
      const name = (await focused.getAttribute('aria-label')) ?? (await focused.innerText())
      // What is higher than the window cannot but begin above it.
      if (box && box.height < size.height - end)
        expect(box.y, `${name} begins above the header's end`).toBeGreaterThanOrEqual(end)
      await page.keyboard.press('Shift+Tab')
    }
    expect(looked).toBeGreaterThan(15)
  }
  expect(errors).toEqual([])
})

test('gone back out of a form by keyboard, one is in the screen and not at the top of the window', async ({ page }) => {
  await logIn(page, 1, '/admin/create-publisher')
  await page.getByRole('link', { name: 'Add publisher' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Add publisher' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
})
