import { DEMO_ACCOUNTS, TITLE_KOREAN } from '@bunko/mock-server/named'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

const account = (level: number) => {
  const found = DEMO_ACCOUNTS.find((one) => one.level === level)
  if (!found) throw new Error(`There is no demo account of level ${level}`)
  return found
}
const logIn = async (page: Page, level: number, next: string) => {
  const { email, password } = account(level)
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
/** What the server says to a level, past the app. */
const asked = async (request: APIRequestContext, level: number, path: string): Promise<Record<string, unknown>> => {
  const { email: login, password } = account(level)
  const answer = await request.post('/api/v1/auth/login/', { data: { login, password, turnstile_token: 'e2e' } })
  const { access } = (await answer.json()) as { access: string }
  const got = await request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${access}` } })
  return (await got.json()) as Record<string, unknown>
}

const watch = (page: Page, expected: RegExp[] = []) => {
  const seen: string[] = []
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !expected.some((pattern) => pattern.test(text))) seen.push(text)
  })
  page.on('pageerror', (error) => seen.push(String(error)))
  return seen
}

// One pixel, and then as many bytes as a scanned cover has: what follows the picture is ignored.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const cover = (name: string, bytes = 4_000_000) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([PIXEL, Buffer.alloc(bytes)]),
})

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
