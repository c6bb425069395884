import { TITLE } from '@bunko/mock-server/named'
import { logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

const LOST = [/Failed to load resource/, /dynamically imported module/]

test('a tab, a dialog and a preview whose code does not arrive say so, and arrive at the second attempt', async ({
  page,
}) => {
  const errors = watch(page, LOST)
  await logIn(page, 2, `/admin/edit-title/${TITLE.public_id}`)
  const year = page.getByRole('textbox', { name: 'Publication year' })
  await year.waitFor()
  const parts = /\/assets\/(picker-tabs|edit-work|Palette)-/
  await page.route(parts, (route) => route.abort('internetdisconnected'))

  await year.fill('1999')
  await expect(page.getByText('The preview could not be loaded')).toBeVisible()
  await page.getByRole('tab', { name: /^Classifications/ }).click()
  await expect(page.getByText('This tab could not be loaded')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit title' })).toBeVisible()
  // A release that has removed the file answers so as well; this one is the release it was.
  await page.unroute(parts)
  await page.route(parts, (route) => route.fulfill({ status: 404 }), { times: 1 })
  const tab = page.getByRole('tabpanel')
  await tab.getByRole('button', { name: 'Retry' }).click()
  await expect(tab.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await tab.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('combobox', { name: 'Genres' })).toBeVisible()

  await page.getByRole('region', { name: 'Preview of the changes' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('article', { name: 'Campo: year' })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Go to a screen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /^Basic Info/ }).click()
  await expect(year).toHaveValue('1999')
  expect(errors).toEqual([])
})
