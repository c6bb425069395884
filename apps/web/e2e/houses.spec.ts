import { TITLE, TITLE_JAPANESE } from '@bunko/mock-server/named'
import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, picture, stored, watch } from './people.ts'
import { expect, test } from './test.ts'

interface House {
  name: string
}
const house = async (request: APIRequestContext, many: 'magazines' | 'publishers', name: string) =>
  (await stored<House>(request, many)).find((one) => one.name === name)
const pick = async (page: Page, label: string, typed: string, name: string) => {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name }).click()
}
const chooseLogo = async (page: Page) => {
  await page.locator('input[type=file]').setInputFiles([picture('logo.png')])
  await expect(page.getByRole('img', { name: 'The logo you chose' })).toBeVisible()
}
/** The row of the list, which is searched for it. */
const find = async (page: Page, many: string, name: string) => {
  await page.getByRole('searchbox', { name: `Search ${many}` }).fill(name)
  const rows = page.getByRole('list', { name: many }).getByRole('listitem')
  // It may be seen before the search has begun, and is drawn anew when the search is done.
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('heading', { name })).toBeVisible()
  return rows
}

test('an admin makes a magazine with a logo and two titles, edits it, reads its page and deletes it', async ({
  page,
  request,
}) => {
  const name = 'Comic Kumo'
  const errors = watch(page)
  await logIn(page, 1, '/admin')
  await page.getByRole('link', { name: /^Serialized In \(Magazine\)/ }).click()
  await page.getByRole('link', { name: 'Add magazine' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await pick(page, 'Titles', 'dungeon kit', TITLE.primary_title)
  await pick(page, 'Titles', 'noturno', TITLE_JAPANESE.primary_title)
  await chooseLogo(page)
  await page.getByRole('button', { name: 'Create magazine' }).click()
  const row = await find(page, 'magazines', name)
  await expect(row.getByText('2 titles')).toBeVisible()
  await expect(row.getByText('Logo missing')).toHaveCount(0)
  expect(await house(request, 'magazines', name)).toMatchObject({ manga_count: 2, logo: expect.any(String) })

  await row.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByRole('textbox', { name: 'Founded year' }).fill('1968')
  await page.getByRole('button', { name: `Remove ${TITLE.primary_title}` }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/magazine\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('1968')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Serialized titles' }).getByRole('heading', { name: TITLE_JAPANESE.primary_title }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: TITLE.primary_title })).toHaveCount(0)
  expect(await house(request, 'magazines', name)).toMatchObject({ founded_year: 1968, manga_count: 1 })
  const address = page.url()

  await page.goto('/admin/create-magazine')
  await (await find(page, 'magazines', name)).getByRole('button', { name: `Delete ${name}` }).click()
  await page
    .getByRole('alertdialog', { name: 'Delete Magazine?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  await expect.poll(() => house(request, 'magazines', name)).toBeUndefined()
  expect(errors).toEqual([])
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Magazine not found' })).toBeVisible()
})

test('a publisher is made and edited, loses its logo, and goes when the browser asked', async ({ page, request }) => {
  const name = 'Nova Casa'
  const errors = watch(page)
  await logIn(page, 1, '/admin/create-publisher?mode=create')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await chooseLogo(page)
  await page.getByRole('button', { name: 'Create publisher' }).click()
  const row = await find(page, 'publishers', name)
  await expect(row.getByText('Logo missing')).toHaveCount(0)
  expect(await house(request, 'publishers', name)).toMatchObject({ logo: expect.any(String) })

  await row.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByRole('textbox', { name: 'Headquarters' }).fill('Porto')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('Logo removed')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const edited = await find(page, 'publishers', name)
  await expect(edited.getByText('Logo missing')).toBeVisible()
  expect(await house(request, 'publishers', name)).toMatchObject({ headquarters: 'Porto', logo: null })

  const questions: string[] = []
  const answer = (yes: boolean) =>
    page.once('dialog', (dialog) => {
      questions.push(`${dialog.type()}: ${dialog.message()}`)
      void (yes ? dialog.accept() : dialog.dismiss())
    })
  const deleted: string[] = []
  page.on('request', (sent) => sent.method() === 'DELETE' && deleted.push(sent.url()))
  answer(false)
  await edited.getByRole('button', { name: `Delete ${name}` }).click()
  expect(await house(request, 'publishers', name)).toBeDefined()
  answer(true)
  await edited.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  await expect.poll(() => house(request, 'publishers', name)).toBeUndefined()
  const question = `confirm: Delete the publisher “${name}” for good? This cannot be undone.`
  expect(questions).toEqual([question, question])
  expect(deleted).toHaveLength(1)
  expect(errors).toEqual([])
})
