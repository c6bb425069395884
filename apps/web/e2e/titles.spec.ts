import { writeFile } from 'node:fs/promises'
import { TITLE_KOREAN, TITLE_LONG, TITLE_WITHOUT_COVER } from '@bunko/mock-server/named'
import type { Page, Route } from '@playwright/test'
import { asked, journal, logIn, picture, watch } from './people.ts'
import { expect, test } from './test.ts'

/** What is there for two seconds only: looked for in every frame, where `expect` looks once a second. */
const seen = (page: Page, text: string) => page.getByText(text).waitFor()
// As many bytes as a scanned cover has.
const cover = (name: string, bytes = 4_000_000) => picture(name, bytes)

/** How many entries the browser's own store of files holds; it is not opened before the app has made it. */
const STORED_FILES = `indexedDB.databases().then((all) => !all.some(({ name }) => name === 'bunko') ? 0 :
  new Promise((resolve) => {
    const opening = indexedDB.open('bunko')
    opening.onsuccess = () => {
      const { result: base } = opening
      const counting = base.transaction('files').objectStore('files').count()
      counting.onsuccess = () => resolve(counting.result)
      base.close()
    }
  }))`

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
  await seen(page, 'Title Created!')
  await seen(page, 'Upload Complete')
  await expect(page).toHaveURL('/admin')
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

test('three covers, the largest that may be among them: one fails and is tried again alone', async ({
  page,
  request,
}) => {
  const errors = watch(page, [/status of 500/])
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Harbour of Three Covers')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Três capas, uma teimosa.')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles([cover('one.png', 10_000), cover('two.png', 10_000), cover('three.png', 5_242_880)])
  await expect(page.getByText('3 files added')).toBeVisible()

  // What the server has: the browser does not always tell of an answer to a body as large as this.
  const uploads = async () =>
    (await journal(request)).filter(({ path }) => path.endsWith('/upload_volume_cover/')).map(({ status }) => status)
  let sent = 0
  const fails = { status: 500, json: { error: 'The disk is full.' } }
  await page.route(
    /upload_volume_cover/,
    (route) => (++sent === 2 ? route.fulfill(fails) : route.continue()),
    // The largest goes its way unseen.
    { times: 2 },
  )
  await page.getByRole('button', { name: 'Create Title' }).click()
  const row = page.getByRole('list', { name: 'Covers to upload' }).getByRole('listitem').filter({ hasText: 'two.png' })
  await expect(row).toContainText('Upload Failed. The disk is full.')
  await expect.poll(uploads).toEqual([201, 201])
  await page.getByRole('button', { name: 'Retry the failed one' }).click()
  await seen(page, 'Upload Complete')
  await expect(page).toHaveURL('/admin')
  expect(await uploads()).toEqual([201, 201, 201])
  expect(sent).toBe(2)

  const { data } = await asked(request, 2, '/search/autocomplete/?q=harbour of three')
  const [title] = data as { public_id: string }[]
  const { covers } = await asked(request, 2, `/manga/${title?.public_id}/covers/`)
  const volumes = (covers as { volume: number; is_primary: boolean }[]).toSorted((a, b) => a.volume - b.volume)
  expect(volumes).toMatchObject([
    { volume: 1, is_primary: true },
    { volume: 2, is_primary: false },
    { volume: 3, is_primary: false },
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
  // Its first bytes are those of a PNG: nobody can see more of it before it is drawn.
  await give({ ...picture('half.png'), buffer: picture('half.png').buffer.subarray(0, 40) })
  const queued = page.getByRole('list', { name: 'Covers to upload' }).getByRole('listitem')
  await expect(queued.filter({ hasText: 'half.png' })).toContainText('No preview: the file may be damaged.')
  await expect(queued).toHaveCount(2)
  expect(errors).toEqual([])
})

/** Runs in the page: how many records the browser keeps of files. Looks first, since to open a database makes it. */
const KEPT_RECORDS = `(async () => {
  const [found] = await indexedDB.databases()
  if (!found) return 0
  const request = (one) => new Promise((done, fail) => Object.assign(one, { onsuccess: () => done(one.result), onerror: fail }))
  const db = await request(indexedDB.open(found.name))
  const [name] = db.objectStoreNames
  const count = name ? await request(db.transaction(name).objectStore(name).count()) : 0
  db.close()
  return count
})()`

test('a cover that was changed on the disk after it was chosen asks to be chosen again', async ({ page }, info) => {
  const path = info.outputPath('chosen.png')
  await writeFile(path, cover('chosen.png', 10_000).buffer)
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Painted Over')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('A capa mudou a meio.')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByText('chosen.png')).toBeVisible()
  await writeFile(path, cover('chosen.png', 20_000).buffer)
  await page.getByRole('button', { name: 'Create Title' }).click()
  const lost = page.getByText('The file has changed, or is gone, since it was chosen. Choose it again.')
  await expect(lost.first()).toBeVisible()
  await expect(page.getByText('Network error - please check your connection')).toBeHidden()
})

test('what was typed survives a reload, covers included', async ({ page }) => {
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Half a Sentence')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file]').setInputFiles([cover('kept.png', 10_000)])
  await expect(page.getByText('kept.png')).toBeVisible()
  // The draft is written when typing rests; a file and the list of files a little later.
  await expect.poll(() => page.evaluate(`localStorage.getItem('bunko-drafts') ?? ''`)).toContain('Half a Sentence')
  await expect.poll(() => page.evaluate<number>(KEPT_RECORDS)).toBe(2)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  // The tab that was left is in the address.
  await expect(page.getByText('kept.png')).toBeVisible()
  await page.getByRole('tab', { name: /Basic Info/ }).click()
  await expect(page.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Half a Sentence')
})

test('a logout that was cut short leaves no covers to the next login', async ({ page }) => {
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Half a Sentence')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file]').setInputFiles([cover('kept.png', 10_000)])
  await expect.poll(() => page.evaluate<number>(KEPT_RECORDS)).toBe(2)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/profile')
  // As offline: the code that clears them does not arrive.
  await page.route('**/assets/files-*.js', (route) => route.abort())
  await page.getByRole('button', { name: /Account of/ }).click()
  const missed = page.waitForRequest('**/assets/files-*.js')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await missed
  await page.unroute('**/assets/files-*.js')
  await logIn(page, 2, '/admin/create-title')
  await expect.poll(() => page.evaluate<number>(KEPT_RECORDS)).toBe(0)
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden()
})

test('a logout in another tab leaves nothing of a title that is being typed here, covers included', async ({
  page,
  context,
}) => {
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'Primary title' }).fill('Half a Sentence')
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file]').setInputFiles([cover('kept.png', 10_000)])
  const drafts = () => page.evaluate<string>(`localStorage.getItem('bunko-drafts') ?? ''`)
  await expect.poll(drafts).toContain('Half a Sentence')
  await expect.poll(() => page.evaluate<number>(KEPT_RECORDS)).toBe(2)

  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: /Account of/ }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect.poll(() => page.evaluate<number>(KEPT_RECORDS)).toBe(0)
  expect(await drafts()).not.toContain('Half a Sentence')
  await logIn(other, 2, '/admin/create-title')
  await expect(other.getByRole('textbox', { name: 'Primary title' })).toHaveValue('')
  await expect(other.getByRole('button', { name: 'Restore' })).toBeHidden()
})

test('covers that are added to a title survive a reload, then go up', async ({ page, request }) => {
  const path = `/admin/edit-title/${TITLE_WITHOUT_COVER.public_id}`
  await logIn(page, 2, path)
  await page.getByRole('tab', { name: /Database Information/ }).click()
  await page.locator('input[type=file][multiple]').setInputFiles([cover('later.png', 10_000)])
  await expect(page.getByText('later.png')).toBeVisible()
  // The mark is there at once, the file and the list of files when they are stored.
  await expect.poll(() => page.evaluate(STORED_FILES)).toBe(2)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('1 cover not uploaded yet')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('later.png')).toBeVisible()
  await page.getByRole('button', { name: 'Upload 1 cover' }).click()
  await seen(page, 'Upload Complete')
  const { covers } = await asked(request, 2, `/manga/${TITLE_WITHOUT_COVER.public_id}/covers/`)
  expect(covers).toMatchObject([{ volume: 1 }])
  await page.reload()
  await expect(page.getByRole('listitem', { name: 'Volume 1' })).toBeVisible()
  await expect(page.getByText('1 cover not uploaded yet')).toHaveCount(0)
})

/** Notes whether for a moment neither the form stands there nor what takes its place. */
const WATCH_FOR_A_GAP = `new MutationObserver(() => {
  const main = document.querySelector('main')
  if (!main.querySelector('form') && !/Back to the title/.test(main.innerText)) globalThis.gap = true
}).observe(document.querySelector('main'), { childList: true, subtree: true })`

test('an editor proposes, and the proposal holds only what changed', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 3, `/admin/edit-title/${TITLE_KOREAN.public_id}`)
  await page.getByRole('textbox', { name: 'Publication year' }).fill('2017')
  await page.getByRole('textbox', { name: 'Edit summary' }).fill('The first volume says 2017')
  await page.evaluate(WATCH_FOR_A_GAP)
  await page.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(page.getByText('Edit proposal submitted successfully and is awaiting approval').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the title' })).toBeVisible()
  expect(await page.evaluate('globalThis.gap')).toBeUndefined()
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

test('a saved edit stays shut until the next screen has come, and is sent once', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 2, `/admin/edit-title/${TITLE_LONG.public_id}`)
  await page.getByRole('textbox', { name: 'Publication year' }).fill('1998')
  const held: Route[] = []
  await page.route(/\/assets\/TitleScreen-/, (route) => void held.push(route))
  const writes: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'OPTIONS'].includes(request.method())) writes.push(request.method())
  })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Manga updated successfully')).toBeVisible()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await save.click({ force: true })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE_LONG.primary_title.slice(0, 20))
  await expect(page).toHaveURL(new RegExp(`^[^?]*/manga/${TITLE_LONG.public_id}/`))
  expect(writes).toEqual(['PUT'])
  expect(errors).toEqual([])
})

test('a refusal opens the tab of its field and leaves the question standing that was asked meanwhile', async ({
  page,
}) => {
  await logIn(page, 2, `/admin/edit-title/${TITLE_KOREAN.public_id}`)
  await page.getByRole('textbox', { name: 'Publication year' }).fill('1999')
  const held: Route[] = []
  await page.route('**/api/v1/manga/**', (route) =>
    route.request().method() === 'PUT' ? void held.push(route) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => held.length).toBe(1)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your changes are being sent')
  await held[0]?.fulfill({ status: 400, json: { genre_names: ['Unknown genre.'] } })
  await expect(question).toContainText('Leave without sending your changes?')
  await expect(page.getByRole('tab', { name: /^Classifications/, includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('an admin deletes a title for good', async ({ page, request }) => {
  const errors = watch(page)
  await logIn(page, 1, '/admin/delete-title')
  await page.getByRole('searchbox', { name: 'Search manga' }).fill('cidade de papel')
  await page.getByRole('button', { name: /Cidade de Papel Molhado/ }).click()
  await page.getByRole('button', { name: 'Delete Title' }).click()
  const writes: string[] = []
  page.on('request', (sent) => sent.method() === 'DELETE' && writes.push(new URL(sent.url()).pathname))
  await page.getByRole('button', { name: 'Yes' }).dblclick()
  await expect(page.getByText('The manga has been permanently deleted from the database.')).toBeVisible()
  expect(writes).toHaveLength(1)
  const { data } = await asked(request, 1, '/search/autocomplete/?q=cidade de papel molhado')
  expect(data).toEqual([])
  expect(errors).toEqual([])
})

test('a deletion is told also to who has left meanwhile', async ({ page }) => {
  const errors = watch(page)
  await logIn(page, 1, '/admin')
  await page.getByRole('main').getByRole('link', { name: 'Delete title' }).click()
  await page.getByRole('searchbox', { name: 'Search manga' }).fill('cidade de papel')
  await page.getByRole('button', { name: /Cidade de Papel Molhado/ }).click()
  await page.getByRole('button', { name: 'Delete Title' }).click()
  const held: Route[] = []
  await page.route('**/api/v1/manga/*/', (route) =>
    route.request().method() === 'DELETE' ? void held.push(route) : route.continue(),
  )
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => held.length).toBe(1)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await held[0]?.continue()
  await expect(page.getByText('The manga has been permanently deleted from the database.')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  expect(errors).toEqual([])
})
