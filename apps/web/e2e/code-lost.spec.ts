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

test('the app itself that is gone is asked for once more, in a new document; gone still, it says so', async ({
  page,
}) => {
  const errors = watch(page, LOST)
  const entry = /\/assets\/index-[^/]+\.js$/
  let asked = 0
  const gone = { status: 404 }
  await page.route(entry, (route) => (++asked > 1 ? route.continue() : route.fulfill(gone)))
  await page.goto('/top')
  await expect(page.getByRole('heading', { level: 1, name: 'Top' })).toBeVisible()
  expect(asked).toBe(2)

  await page.unroute(entry)
  await page.route(entry, (route) => route.fulfill(gone))
  await page.goto('/seasonal')
  const lost = page.getByRole('alert')
  await expect(lost).toContainText('Bunko could not be loaded.')
  await page.unroute(entry)
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Catalogue' })).toBeVisible()
  await expect(lost).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a style sheet that is gone is asked for once more, in a new document', async ({ page }) => {
  const errors = watch(page, LOST)
  const sheet = /\/assets\/index-[^/]+\.css$/
  let asked = 0
  await page.route(sheet, (route) => (++asked > 1 ? route.continue() : route.fulfill({ status: 404 })))
  await page.goto('/top')
  await expect(page.getByRole('heading', { level: 1, name: 'Top' })).toBeVisible()
  await expect.poll(() => asked).toBe(2)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 248, 244)')
  // Gone still, it is not asked for without end.
  await page.unroute(sheet)
  await page.route(sheet, (route) => (asked++, route.fulfill({ status: 404 })))
  await page.goto('/seasonal')
  await expect.poll(() => asked).toBe(3)
  await expect(page.getByRole('navigation', { name: 'Catalogue' })).toBeAttached()
  expect(asked).toBe(3)
  // With the app's own script as well: one reload for each, and then it is said.
  let scripts = 0
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => (scripts++, route.fulfill({ status: 404 })))
  await page.goto('/top')
  await expect(page.getByRole('alert')).toContainText('Bunko could not be loaded.')
  const before = scripts
  await page.waitForTimeout(1000)
  expect([scripts, scripts <= 3]).toEqual([before, true])
  expect(errors).toEqual([])
})

test('a screen whose code does not arrive says so between header and foot, and arrives in the same document', async ({
  page,
}) => {
  const errors = watch(page, LOST)
  await page.goto('/top')
  await expect(page.getByRole('list', { name: 'Top rated titles' }).getByRole('listitem').first()).toBeVisible()
  await page.evaluate('window.sameDocument = true')
  const screen = /\/assets\/SeasonalScreen-/
  await page.route(screen, (route) => route.abort('internetdisconnected'))
  const search = page.getByRole('combobox', { name: 'Search titles' })
  await search.fill('k')
  const seasonal = page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Seasonal' })
  await seasonal.click()
  const lost = page.getByRole('alert')
  await expect(lost).toContainText('This screen could not be loaded')
  await expect(page).toHaveURL('/seasonal')
  await expect(page).toHaveTitle('This screen could not be loaded · Bunko')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(seasonal).toHaveAttribute('aria-current', 'page')

  const again = lost.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(lost).toContainText('It still does not arrive: reloading the page may help.')
  await expect(again).toBeFocused()
  // A release that has removed the file answers so; this one is the release it was.
  await page.unroute(screen)
  await page.route(screen, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await Promise.all([page.waitForResponse(screen), again.press('Enter')])
  await expect(again).not.toHaveAttribute('aria-busy')
  await again.press('Enter')
  await expect(page.getByRole('list', { name: /^Titles of / })).toBeVisible()
  await expect(lost).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/^(?!This screen).* · Bunko$/)
  await expect(search).toHaveValue('k')
  expect(await page.evaluate('window.sameDocument')).toBe(true)
  // It is remembered that it has come.
  await page.route(screen, (route) => route.abort())
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Top rated titles' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('list', { name: /^Titles of / })).toBeVisible()
  expect(errors).toEqual([])
})

test('also the first screen of a document, the frame around it, and what has none', async ({ page }) => {
  const errors = watch(page, LOST)
  const lost = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' })
  const again = lost.getByRole('button', { name: 'Try again' })
  const screen = /\/assets\/TopScreen-/
  await page.route(screen, (route) => route.abort())
  await page.goto('/top')
  await expect(lost).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Catalogue' })).toBeVisible()
  await page.unroute(screen)
  await again.click()
  await expect(page.getByRole('list', { name: 'Top rated titles' })).toBeVisible()

  const login = /\/assets\/LoginScreen-/
  await page.route(login, (route) => route.abort())
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(lost).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.unroute(login)
  await again.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  const shell = /\/assets\/(shell|TopScreen)-/
  await page.route(shell, (route) => route.abort())
  await page.goto('/top')
  await expect(lost).toBeVisible()
  await page.unroute(shell)
  await again.click()
  await expect(page.getByRole('list', { name: 'Top rated titles' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a screen whose code does not arrive says so also where the server never tells its build', async ({ page }) => {
  const errors = watch(page, LOST)
  await page.route(/\/assets\/TopScreen-/, (route) => route.abort())
  // Whether a release is why is never known.
  await page.route('/', () => {})
  await page.goto('/top')
  await expect(page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a screen that arrives and breaks is told as that', async ({ page }) => {
  await page.route(/\/assets\/TopScreen-/, async (route) => {
    const answer = await route.fetch()
    const names = /export\s*\{([^}]*)\}/.exec(await answer.text())?.[1] ?? ''
    const body = names.replace(/[\w$]+ as /g, '').split(',')
    await route.fulfill({
      contentType: 'text/javascript',
      body: `const broken = () => { throw new Error('broken on purpose') }\nexport { ${body.map((name) => `broken as ${name}`).join(', ')} }`,
    })
  })
  await page.goto('/top')
  await expect(page.getByRole('alert')).toContainText('This screen broke')
  await expect(page.getByRole('navigation', { name: 'Catalogue' })).toBeVisible()
})

test('who stays when a release has come is not left without a screen', async ({ page }) => {
  watch(page, LOST)
  await logIn(page, 2, '/admin/create-title')
  await page.getByRole('textbox', { name: 'English title' }).fill('Not yet sent')
  const gone = /\/assets\/(picker-tabs|SeasonsScreen)-/
  await page.route(gone, (route) => route.fulfill({ status: 404 }))
  const next = '<script type="module" src="/assets/next.js"></script><div id="root"></div>'
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: next }))
  let asked = 0
  page.on('dialog', async (dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    asked++
    await dialog.dismiss()
  })
  await page.getByRole('tab', { name: /^Database/ }).click()
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByText('This tab could not be loaded')).toBeVisible()
  // Until it is clear to the page that somebody has stayed: it forgets then that it was to be loaded anew.
  const isLeaving = `Object.keys(sessionStorage).some((key) => key.includes('/assets/'))`
  await expect.poll(() => page.evaluate(isLeaving)).toBe(false)

  // With nothing to lose any more, the next file that is missing loads the page anew.
  await page.route('/admin/seasons', async (route) => {
    await page.unroute(gone)
    await route.continue()
  })
  await page.getByRole('link', { name: 'Seasons', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible()
  expect(asked).toBe(1)
})
