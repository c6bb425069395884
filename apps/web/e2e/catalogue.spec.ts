import { demoAccount, TITLE, TITLE_CHINESE, TITLE_JAPANESE, type NamedTitle } from '@bunko/mock-server/named'
import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, stored, watch, type DemoLevel } from './people.ts'
import { expect, test } from './test.ts'

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const found = (page: Page) => page.getByRole('list', { name: 'Titles found' })

interface Row {
  user_id: number
  title_id: number
}
/** What is stored of a user for a title. */
const rowOf = async <T>(request: APIRequestContext, table: 'lists' | 'ratings', level: DemoLevel, title: NamedTitle) =>
  (await stored<Row & T>(request, table)).find(
    (row) => row.user_id === demoAccount(level).id && row.title_id === title.id,
  )
const statusOf = async (request: APIRequestContext, level: DemoLevel, title: NamedTitle) =>
  (await rowOf<{ status: string }>(request, 'lists', level, title))?.status
const ratingOf = async (request: APIRequestContext, level: DemoLevel, title: NamedTitle) =>
  (await rowOf<{ rating: number }>(request, 'ratings', level, title))?.rating

test('a visitor searches from the header, filters, and signs in to rate and list what was found', async ({
  page,
  request,
}) => {
  const errors = watch(page)
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Search titles' })
  await box.fill('tailor')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=tailor')
  await expect(found(page).getByRole('link', { name: TITLE_CHINESE.primary_title })).toBeVisible()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('combobox', { name: 'Type' }).selectOption('Manhua')
  await expect(page).toHaveURL('/search?q=tailor&type=manhua')
  await found(page).getByRole('link', { name: TITLE_CHINESE.primary_title }).click()
  await heading(page, TITLE_CHINESE.primary_title)
  const address = page.url()

  await page.getByRole('radio', { name: '9', exact: true }).click()
  await page.getByRole('dialog', { name: 'Log in to go on' }).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 5)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked()
  await expect.poll(() => ratingOf(request, 5, TITLE_CHINESE)).toBe(9)
  // The page before, not the title once more.
  await page.goBack()
  await expect(page).toHaveURL('/search?q=tailor&type=manhua')
  await page.goForward()
  await heading(page, TITLE_CHINESE.primary_title)

  await page.evaluate('localStorage.clear()')
  await page.reload()
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'On hold' }).click()
  await page.getByRole('dialog', { name: 'Log in to go on' }).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 5)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: 'On hold' })).toBeVisible()
  await expect.poll(() => statusOf(request, 5, TITLE_CHINESE)).toBe('on_hold')
  expect(errors).toEqual([])
})

for (const end of ['', '/'])
  test(`a title's address without a slug, ending with '${end}', opens it and is put right`, async ({ page }) => {
    const errors = watch(page)
    await page.goto(`/manga/${TITLE.public_id}${end}`)
    await heading(page, TITLE.primary_title)
    await expect(page).toHaveURL(new RegExp(`/manga/${TITLE.public_id}/[^/]+$`))
    expect(errors).toEqual([])
  })

test('Back and a reload find the search where it was', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/search?ordering=-year')
  await expect(found(page).getByRole('heading').first()).toBeVisible()
  const scrolled = () => page.evaluate<number>('window.scrollY')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 400)
  await expect.poll(scrolled).toBeGreaterThan(390)
  await page.reload()
  await expect(found(page).getByRole('heading').first()).toBeVisible()
  await expect.poll(scrolled).toBeGreaterThan(350)
  await page.mouse.wheel(0, 2400)
  await expect.poll(scrolled).toBeGreaterThan(2300)
  // Rows come and go while one scrolls: the name tells which one it is.
  const name = (await found(page).getByRole('heading').nth(-8).textContent()) ?? ''
  const link = found(page).getByRole('link', { name, exact: true })
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled()
  await link.click()
  await heading(page, name)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/search?ordering=-year')
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(5)
  expect(errors).toEqual([])
})

test('Back finds the page before where it was', async ({ page }) => {
  await page.goto('/top')
  await expect(page.getByRole('list', { name: 'Top rated titles' }).getByRole('listitem').nth(20)).toBeVisible()
  const place = () => page.evaluate<number>('scrollY')
  const next = page.getByRole('link', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  const before = await place()
  expect(before).toBeGreaterThan(100)
  await next.click()
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await expect.poll(place).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByText(/^Page 1 of/)).toBeVisible()
  await expect.poll(place).toBeGreaterThan(before - 5)
})

test('a reader moves a title in the list, removes it and thinks better of it', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 4, `/manga/${TITLE_JAPANESE.public_id}/untitled`)
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Plan to read' }).click()
  await expect.poll(() => statusOf(request, 4, TITLE_JAPANESE)).toBe('plan_to_read')

  const name = TITLE_JAPANESE.primary_title
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My lists' }).click()
  await page.getByRole('tab', { name: /^All/ }).click()
  const status = page.getByRole('combobox', { name: `Status of ${name}` })
  await expect(status).toHaveValue('plan_to_read')
  await status.selectOption('completed')
  await expect(page.getByText('Moved to Completed')).toBeVisible()
  await expect.poll(() => statusOf(request, 4, TITLE_JAPANESE)).toBe('completed')

  const remove = page.getByRole('button', { name: `Remove ${name} from your list` })
  await remove.click()
  await expect(status).toHaveCount(0)
  const notice = page.getByRole('listitem').filter({ hasText: 'Removed from your list' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveValue('completed')
  expect(await statusOf(request, 4, TITLE_JAPANESE)).toBe('completed')
  await expect(notice).toHaveCount(0)

  await remove.click()
  // Under the pointer, which a key leaves there, the message does not go by itself and send what it holds.
  await notice.hover()
  await expect(status).toHaveCount(0)
  expect(await statusOf(request, 4, TITLE_JAPANESE)).toBe('completed')
  // Who leaves the screen does not think better of it any more.
  await page.getByRole('main').getByRole('link', { name: 'Favourites' }).press('Enter')
  await heading(page, 'Favourites')
  await expect.poll(() => statusOf(request, 4, TITLE_JAPANESE)).toBeUndefined()
  expect(errors).toEqual([])
})

test('what was removed is removed also where the page is loaded anew at once', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 3, `/manga/${TITLE_JAPANESE.public_id}/untitled`)
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Plan to read' }).click()
  await expect.poll(() => statusOf(request, 3, TITLE_JAPANESE)).toBe('plan_to_read')
  await page.goto('/lists?status=all')
  await page.getByRole('button', { name: `Remove ${TITLE_JAPANESE.primary_title} from your list` }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Removed from your list' })).toBeVisible()
  expect(await statusOf(request, 3, TITLE_JAPANESE)).toBe('plan_to_read')
  await page.reload()
  await expect.poll(() => statusOf(request, 3, TITLE_JAPANESE)).toBeUndefined()
  expect(errors).toEqual([])
})

test('the search suggests who wrote it and who published it, and takes any part of a name', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/search')
  await expect(found(page).getByRole('heading').first()).toBeVisible()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const author = filters.getByRole('combobox', { name: 'Author or artist' })
  await author.pressSequentially('ka')
  const suggested = page.getByRole('listbox').getByRole('option')
  await expect(suggested.first()).toContainText(/ka/i)
  const person = (await suggested.first().textContent()) ?? ''
  await suggested.first().click()
  await expect(author).toHaveValue(person)
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ author: person })}`)
  await author.fill('ka')
  await expect(page).toHaveURL('/search?author=ka')
  await author.fill('')
  await expect(page).toHaveURL('/search')
  const publisher = filters.getByRole('combobox', { name: 'Publisher' })
  await publisher.pressSequentially('an')
  await expect(suggested.first()).toContainText(/an/i)
  const name = (await suggested.first().textContent()) ?? ''
  await publisher.press('Enter')
  await expect(publisher).toHaveValue(name)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(name)
  expect(errors).toEqual([])
})

test('the address of a title corrects itself; an unknown one says so', async ({ page }) => {
  const errors = watch(page, [/status of 404/])
  await page.goto(`/manga/${TITLE.public_id}/another-name`)
  await heading(page, TITLE.primary_title)
  await expect(page).toHaveURL(`/manga/${TITLE.public_id}/dungeon-kitchen-diaries`)
  await page.goto('/manga/nobody-wrote-this/at-all')
  await heading(page, 'Title not found')
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
  expect(errors).toEqual([])
})

test('home, the ranking and the season show titles', async ({ page }) => {
  const errors = watch(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Featured titles' }).getByRole('heading').first()).toBeVisible()
  for (const name of ['Trending', 'Popular', 'Recently added', 'Top rated']) {
    const shelf = page.getByRole('region', { name, exact: true })
    await shelf.scrollIntoViewIfNeeded()
    await expect(shelf.getByRole('listitem').first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Top', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Top rated titles' }).getByRole('listitem').nth(9)).toBeVisible()
  await page.getByText('Popular', { exact: true }).click()
  await expect(page).toHaveURL('/top?category=popular')
  await heading(page, 'Popular titles')
  await page.getByRole('link', { name: 'Seasonal', exact: true }).click()
  await expect(page.getByText('Current', { exact: true })).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: /^Titles of / })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  expect(errors).toEqual([])
})
