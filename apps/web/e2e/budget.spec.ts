import { TITLE } from '@bunko/mock-server'
import type { APIRequestContext, Page, Request } from '@playwright/test'
import { gzipKb } from '../../../scripts/checks/budget.ts'
import { signedIn, type DemoLevel } from './people.ts'
import { expect, served as test } from './test.ts'

/**
 * KB of 1000 bytes, gzip level 9: every script asked for until the screen can be used (docs/decisions/0004). Of each
 * 0.8 KB read what a server tells otherwise than the specification (decision 5).
 */
/** The goal is 115. */
const LOGIN_KB = 87
/**
 * The goal is 130: React's DOM and the router's hooks alone are 57; the first slide before the app is 5. What is over
 * it keeps drafts and sessions apart in a full storage, and says that the app is gone.
 */
const HOME_KB = 133.5
/** Of a screen without a limit of its own. The goal is 180 for each, and the limits hold what was reached. */
const SCREEN_KB = 154.5
/** The form, which comes with the list. Of each form, half a KB is what leads past it when it is done. */
const HOUSES_KB = 160.5
/** What a chart that was saved makes be read anew, and what says that it was not. */
const SEASONS_KB = 162.5
/** The place for a file is 7 of it. */
const PROFILE_KB = 161
/** What reads the titles of entries that name them by their ids alone, and remembers their names while it sorts. */
const LISTS_KB = 162
/** One brings the virtual list, the other the comparison of texts. */
const REVIEW_KB = 168.5
/** The goal is 240: the one screen with all pickers, the cover queue and the duplicate finder. */
const CREATE_TITLE_KB = 183
/** The form of a title, and the form library: over the goal of 180. */
const EDIT_TITLE_KB = 183
/** What a save sends, and the file the forms of magazines and publishers share with it. */
const AUTHOR_KB = 171.5
const SEARCH_KB = 173
/** Scales and ticks of the charts. */
const ANALYTICS_KB = 169.5
/** React and the router alone are more: less would mean that something was not counted. */
const LEAST_KB = 60

/** Puts the session into the storage before the page's first script, so that the screen is loaded cold. */
const enterAs = async (page: Page, request: APIRequestContext, level: DemoLevel) => {
  const { access, keep } = await signedIn(request, level)
  await page.addInitScript(keep)
  return access
}

const isScript = (request: Request) =>
  request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname)

/** Opens the screen and adds up what it fetches until `usable` is done: KB per script, inline ones as one. */
const measure = async (page: Page, path: string, usable: () => Promise<void>) => {
  const asked = new Map<string, Request>()
  const note = (request: Request) => {
    if (isScript(request)) asked.set(request.url(), request)
  }
  page.on('request', note)
  await page.goto(path)
  await usable()
  page.off('request', note)
  const sizes = new Map<string, number>()
  for (const [url, request] of asked) {
    const response = await request.response()
    expect(response?.status(), url).toBe(200)
    sizes.set(new URL(url).pathname, gzipKb((await response?.body()) ?? ''))
  }
  const inline = await page.locator('script:not([src])').allTextContents()
  sizes.set('inline', gzipKb(inline.join('\n')))
  return sizes
}

const expectWithin = (sizes: ReadonlyMap<string, number>, limit: number) => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const list = [...sizes].map(([name, size]) => `${size.toFixed(1)} ${name}`).join('\n')
  test.info().annotations.push({ type: 'fetched', description: `${total.toFixed(1)} of ${limit} KB` })
  expect(total, list).toBeGreaterThan(LEAST_KB)
  // To a tenth: every change gives files other names, which compress to some ten bytes more or less.
  expect(Number(total.toFixed(1)), list).toBeLessThanOrEqual(limit)
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const editLinks = (page: Page) => page.locator('a[href^="/admin/edit-approvals/"]')

test('budget of /login', async ({ page }) => {
  const sizes = await measure(page, '/login', async () => {
    await heading(page, 'Log in')
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeEditable()
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  })
  expectWithin(sizes, LOGIN_KB)
})

test('budget of /', async ({ page }) => {
  const sizes = await measure(page, '/', async () => {
    await expect(page.getByRole('link', { name: /^Read about it/ }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Trending' })).toBeVisible()
  })
  expectWithin(sizes, HOME_KB)
})

for (const [path, title, limit] of [
  [`/manga/${TITLE.public_id}/dungeon-kitchen-diaries`, /Dungeon Kitchen/, SCREEN_KB],
  ['/search?q=dungeon', 'Search', SEARCH_KB],
  ['/top', /top/i, SCREEN_KB],
  ['/seasonal', /20\d\d/, SCREEN_KB],
  ['/people/1', 'Noah Martins', SCREEN_KB],
] as const)
  test(`budget of ${path}`, async ({ page }) => {
    const sizes = await measure(page, path, async () => {
      await heading(page, title)
      await page.waitForLoadState('networkidle')
    })
    expectWithin(sizes, limit)
  })

test('budget of /admin', async ({ page, request }) => {
  await enterAs(page, request, 2)
  const sizes = await measure(page, '/admin', async () => {
    await heading(page, 'Dashboard')
    await expect(editLinks(page).first()).toBeVisible()
  })
  expectWithin(sizes, SCREEN_KB)
})

test('budget of /admin/edit-approvals', async ({ page, request }) => {
  await enterAs(page, request, 2)
  const sizes = await measure(page, '/admin/edit-approvals', async () => {
    await heading(page, /edit approvals/i)
    await expect(editLinks(page).first()).toBeVisible()
  })
  expectWithin(sizes, REVIEW_KB)
})

test('budget of /admin/edit-approvals/{editId}', async ({ page, request }) => {
  const access = await enterAs(page, request, 2)
  const answer = await request.get(`/api/v1/edits/proposals/?status=pending&needs_review=true`, {
    headers: { authorization: `Bearer ${access}` },
  })
  const id = /"id":\s*"?([\w-]+)/.exec(await answer.text())?.[1]
  expect(id).toBeDefined()
  const sizes = await measure(page, `/admin/edit-approvals/${id}`, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Alterações').first()).toBeVisible()
  })
  expectWithin(sizes, REVIEW_KB)
})

for (const [path, level, title, limit] of [
  ['/admin/create-title', 2, 'Create title', CREATE_TITLE_KB],
  ['/admin/delete-title', 1, 'Delete title', SCREEN_KB],
  [`/admin/edit-title/${TITLE.public_id}`, 3, 'Propose an edit', EDIT_TITLE_KB],
  ['/admin/authors', 2, 'Authors & Artists', SCREEN_KB],
  ['/admin/authors/create', 2, /author/i, AUTHOR_KB],
  ['/admin/seasons', 2, 'Seasons', SEASONS_KB],
  ['/admin/create-magazine', 1, 'Magazines', HOUSES_KB],
  ['/admin/create-publisher', 1, 'Publishers', HOUSES_KB],
  ['/admin/analytics', 1, 'Analytics', ANALYTICS_KB],
  ['/lists', 5, 'My lists', LISTS_KB],
  ['/profile', 5, 'Your profile', PROFILE_KB],
] as const) {
  test(`budget of ${path}`, async ({ page, request }) => {
    await enterAs(page, request, level)
    const sizes = await measure(page, path, async () => {
      await heading(page, title)
      await page.waitForLoadState('networkidle')
    })
    expectWithin(sizes, limit)
  })
}

for (const [path, title] of [
  ['/admin/users', 'User Management'],
  ['/admin/user-levels', 'User Level Management'],
  ['/admin/settings', 'System Settings'],
  ['/admin/moderation', 'Content Moderation'],
] as const) {
  test(`budget of ${path}`, async ({ page, request }) => {
    await enterAs(page, request, 1)
    const sizes = await measure(page, path, async () => {
      await heading(page, title)
      await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
    })
    expectWithin(sizes, SCREEN_KB)
  })
}
