import { TITLE_KOREAN } from '@bunko/mock-server/named'
import { expect, test } from '@playwright/test'
import { asked, logIn, picture, watch } from './people.ts'

// As many bytes as a scanned cover has.
const cover = (name: string, bytes = 4_000_000) => picture(name, bytes)

test('a moderator creates a title with two covers, sent over HTTP one after the other', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Lanterns of the Ninth Ward')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Um bairro que só acende à noite.')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file]').setInputFiles([cover('one.png'), cover('two.png')])
  await expect(page.getByText('2 files added')).toBeVisible()

  const uploads: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('upload_volume_cover')) uploads.push(response.status())
  })
  await page.getByRole('button', { name: 'Create Title' }).click()
  await expect(page.getByText('Title Created!')).toBeVisible()
  await expect(page.getByText('Upload Complete')).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL('/admin', { timeout: 10_000 })
  expect(uploads).toEqual([201, 201])

  const { data } = await asked(request, 2, '/search/autocomplete/?q=lanterns of the ninth')
  const [title] = data as { public_id: string; slug: string }[]
  expect(title?.slug).toBe('lanterns-of-the-ninth-ward')
  const { covers } = await asked(request, 2, `/manga/${title?.public_id}/covers/`)
  expect(covers).toMatchObject([
    { volume: 1, is_primary: true },
    { volume: 2, is_primary: false },
  ])
  expect(errors).toEqual([])
})

test('files are judged by type, size and first bytes', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  const give = async (file: ReturnType<typeof picture>) => page.locator('input[type=file]').setInputFiles(file)
  await give(picture('largest.png', 5_242_880))
  await expect(page.getByText('1 file added')).toBeVisible()

  await give(picture('byte-too-many.png', 5_242_881))
  const format = 'Invalid file format. Accepted: JPEG, PNG, WEBP'
  const refusedFor = async (name: string, text: string) =>
    expect(
      page.getByRole('region', { name: 'Volume covers' }).getByRole('listitem').filter({ hasText: name }),
    ).toContainText(text)
  await refusedFor('byte-too-many.png', 'File too large. Maximum size: 5MB')
  await give({
    name: 'drawing.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await refusedFor('drawing.png', format)
  await give({ ...picture('cut-off.png'), buffer: picture('cut-off.png').buffer.subarray(0, 5) })
  await refusedFor('cut-off.png', format)
  await give({
    name: 'modern.avif',
    mimeType: 'image/avif',
    buffer: Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypavif')]),
  })
  await refusedFor('modern.avif', format)
  await expect(page.getByRole('list', { name: 'Covers to upload' }).getByRole('listitem')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('what was typed survives a reload, covers included', async ({ page }) => {
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Half a Sentence')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file]').setInputFiles([cover('kept.png', 10_000)])
  await expect(page.getByText('kept.png')).toBeVisible()
  // The draft is written when typing rests.
  await expect.poll(() => page.evaluate(`localStorage.getItem('bunko-drafts') ?? ''`)).toContain('Half a Sentence')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Half a Sentence')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await expect(page.getByText('kept.png')).toBeVisible()
})

test('an editor proposes, and the proposal holds only what changed', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 3, `/admin/edit-title/${TITLE_KOREAN.public_id}`)
  await page.getByRole('textbox', { name: 'Publication year' }).fill('2017')
  await page.getByRole('textbox', { name: 'Edit summary' }).fill('The first volume says 2017')
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(page.getByText('Edit proposal submitted successfully and is awaiting approval').first()).toBeVisible()
  const { results } = await asked(request, 1, `/edits/proposals/?manga_id=${TITLE_KOREAN.public_id}&status=pending`)
  expect(results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        edit_summary: 'The first volume says 2017',
        edit_type: 'metadata',
        priority: 'medium',
        changes: [expect.objectContaining({ field_name: 'year', new_value: 2017 })],
      }),
    ]),
  )

  // A moderator approves it, and the title shows it.
  const proposal = (results as { id: number; edit_summary: string }[]).find((one) => /says 2017/.test(one.edit_summary))
  await page.evaluate('localStorage.clear()')
  await logIn(page, 2, `/admin/edit-approvals/${proposal?.id}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Edit approved successfully')).toBeVisible()
  await page.goto(`/manga/${TITLE_KOREAN.public_id}/untitled`)
  await expect(page.getByText('2017').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('an admin deletes a title for good', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 1, '/admin/delete-title')
  await page.getByRole('searchbox', { name: 'Search manga' }).fill('cidade de papel')
  await page.getByRole('button', { name: /Cidade de Papel Molhado/ }).click()
  await page.getByRole('button', { name: 'Delete Title' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('The manga has been permanently deleted from the database.')).toBeVisible()
  const { data } = await asked(request, 1, '/search/autocomplete/?q=cidade de papel molhado')
  expect(data).toEqual([])
  expect(errors).toEqual([])
})
