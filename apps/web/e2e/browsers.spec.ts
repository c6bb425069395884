import { PENDING_JAPANESE, TITLE } from '@bunko/mock-server/named'
import { logIn, picture, signedIn, untilGuarded, watch } from './people.ts'
import { expect, test } from './test.ts'

// What other browsers lack or do otherwise, played in this one: `npm run test:engines` plays the stories in theirs.

/** Younger than the browsers of 2023 that the app is built for. */
const OLDER = 'delete AbortSignal.any; delete URL.canParse; delete Intl.Segmenter'

/** Safari gives a button that is pressed no focus, but the nearest thing around it that takes one. */
const AS_SAFARI = `window.addEventListener('mousedown', (event) => {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button) return
  event.preventDefault()
  const around = button.parentElement.closest('[tabindex], dialog')
  if (around) around.focus({ preventScroll: true })
  else document.activeElement?.blur()
})`

test('a browser of 2023 reads, searches and reviews', async ({ page }) => {
  const errors = watch(page)
  await page.addInitScript(OLDER)
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Trending' }).getByRole('listitem').first()).toBeVisible()
  await page.goto(`/manga/${TITLE.public_id}/untitled`)
  await expect(page.getByRole('heading', { level: 1, name: TITLE.primary_title })).toBeVisible()
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\//)
  await logIn(page, 2, `/admin/edit-approvals/${PENDING_JAPANESE.id}`)
  await expect(
    page
      .getByRole('article', { name: /^Campo: / })
      .first()
      .locator('ins')
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Edit approved successfully')).toBeVisible()
  expect(errors).toEqual([])
})

test('where a press gives a button no focus, menus close, dialogs lead back, and keys go on from what was pressed', async ({
  page,
  request,
}) => {
  const { access } = await signedIn(request, 2)
  const second = await request.post(`/api/v1/manga/${TITLE.public_id}/upload_volume_cover/`, {
    headers: { authorization: `Bearer ${access}` },
    multipart: { cover: picture('two.png'), volume: '2', is_primary: 'false' },
  })
  expect(second.status()).toBe(201)

  const errors = watch(page)
  await page.addInitScript(AS_SAFARI)
  await logIn(page, 4, `/manga/${TITLE.public_id}/untitled`)
  const main = page.getByRole('main')
  const list = main.getByRole('button', { name: 'Add to my list' })
  await expect(list).toBeVisible()
  await untilGuarded(page)
  await list.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await list.click()
  await expect(page.getByRole('menu')).toBeHidden()

  const cover = main.getByRole('button', { name: 'Enlarge Volume 1' })
  await cover.click()
  const zoom = page.getByRole('dialog')
  await zoom.getByRole('button', { name: 'Next cover' }).click()
  await expect(zoom.getByRole('img', { name: /Volume 2/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(zoom.getByRole('img', { name: /Volume 1/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(cover).toBeFocused()
  expect(errors).toEqual([])
})
