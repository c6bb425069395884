import type { Page } from 'playwright'
import { addressOf, differs, LONG_MS, untilFinished, type Look } from './look.ts'

const SEARCH = 'screens-search--everything'
const MENU = 'components-menu--open'
const BUTTON = 'components-button--default'
const TITLE = 'screens-title--visitor'
const DASHBOARD = 'screens-dashboard--admin'
const SEASONAL = 'screens-seasonal--current'
const SLIDES = 'parts-heroslider--calm'

/** As the toolbar does it: the story that stands there is drawn again. */
const choose = async (page: Page, globals: Readonly<Record<string, string>>) => {
  await page.evaluate(
    `new Promise((done) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
      channel.once('storyFinished', done)
      channel.emit('updateGlobals', { globals: ${JSON.stringify(globals)} })
    })`,
  )
}

/** What is chosen while a screen stands there leaves it on its own server, with what it held. */
const chosenMeanwhile: Look = async (page, origin) => {
  await page.goto(addressOf(origin, SEARCH, '&globals=level:anonymous'), { waitUntil: 'commit' })
  await untilFinished(page, SEARCH)
  await choose(page, { theme: 'dark' })
  const problems = differs('the theme', await page.locator('html').getAttribute('data-theme'), 'dark')
  await page.getByRole('searchbox', { name: 'Search titles' }).fill('night train')
  await page.getByText('夜行列車の青').first().waitFor({ timeout: 20_000 })
  // Another time is another server: the story begins anew.
  await choose(page, { clock: 'hour-later' })
  await page
    .getByText(/^120 titles/)
    .first()
    .waitFor({ timeout: 20_000 })
  problems.push(...differs('the field', await page.getByRole('searchbox', { name: 'Search titles' }).inputValue(), ''))
  return problems
}

/** Both themes at once: each frame has played the story to its end, and says what the Controls say. */
const sideBySide: Look = async (page, origin) => {
  await page.goto(addressOf(origin, MENU, '&globals=theme:side-by-side'), { waitUntil: 'commit' })
  const problems: string[] = []
  for (const theme of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title="${theme}"]`)
    await frame.getByRole('menu').waitFor({ timeout: LONG_MS })
    problems.push(...differs(theme, await frame.locator('html').getAttribute('data-theme'), theme))
  }
  // The last one played takes nothing from the first.
  await page.waitForTimeout(500)
  const open = await Promise.all(
    ['light', 'dark'].map((theme) => page.frameLocator(`iframe[title="${theme}"]`).getByRole('menu').count()),
  )
  problems.push(...differs('the open menus', open, [1, 1]))
  await page.goto(addressOf(origin, BUTTON, '&globals=theme:side-by-side&args=children:Approve'), {
    waitUntil: 'commit',
  })
  for (const theme of ['light', 'dark'])
    await page
      .frameLocator(`iframe[title="${theme}"]`)
      .getByRole('button', { name: 'Approve' })
      .waitFor({ timeout: LONG_MS })
  await choose(page, { theme: 'light' })
  return [...problems, ...differs('the frames left', await page.locator('iframe').count(), 0)]
}

/** A link opens exactly what somebody saw: in the workshop around it as well. */
const linked: Look = async (page, origin) => {
  const globals = 'viewer:1;scenario:shape-page;theme:dark;language:pseudo;direction:rtl;motion:full;clock:hour-later'
  await page.goto(`${origin}/?path=/story/${BUTTON}&globals=${globals}`, { waitUntil: 'commit' })
  const frame = page.frameLocator('#storybook-preview-iframe')
  const root = frame.locator('html[lang="en-XA"]')
  await root.waitFor({ timeout: LONG_MS })
  const is = await Promise.all(['data-theme', 'dir', 'data-motion'].map((name) => root.getAttribute(name)))
  const problems = differs('the document', is, ['dark', 'rtl', 'full'])
  const bar = page.getByRole('toolbar').or(page.locator('[data-test-id="sb-preview-toolbar"], .sb-bar')).first()
  const chosen = [
    '1 Admin',
    'Answers in the shape “page”',
    'Dark',
    'Pseudo, 40 % longer',
    'Right to left',
    'Full motion',
    'An hour later',
  ]
  for (const name of chosen)
    if (!(await bar.getByText(name, { exact: true }).count())) problems.push(`the toolbar does not say ${name}`)
  return problems
}

/** Before another viewer a story's steps may stop half-way: the screen stays as it is by then. */
const stoppedHalfWay: Look = async (page, origin) => {
  let said = ''
  page.on('console', (message) => (said += message.text()))
  await page.goto(addressOf(origin, DASHBOARD, '&globals=viewer:3'), { waitUntil: 'commit' })
  await untilFinished(page, DASHBOARD)
  const problems = differs('the errors', await page.locator('.sb-show-errordisplay').count(), 0)
  await page.getByText('Edit Approval Access').first().waitFor({ timeout: 20_000 })
  if (!said.includes('TestingLibraryElementError')) problems.push('its steps did not stop')
  return problems
}

/** A link of a written page leaves the theme as it is; a story is told by its own viewer all the same. */
const followed: Look = async (page, origin) => {
  await page.goto(`${origin}/?path=/docs/start-here-for-a-designer--docs&globals=theme:dark;viewer:1;scenario:empty`, {
    waitUntil: 'commit',
  })
  const frame = page.frameLocator('#storybook-preview-iframe')
  await frame.getByRole('link', { name: 'States map' }).click({ timeout: LONG_MS })
  const table = frame.getByRole('table', { name: /^Home:/ })
  await table.getByRole('link').first().click({ timeout: LONG_MS })
  await page.waitForURL(/path=\/story\/screens-home--/, { timeout: LONG_MS })
  await frame.locator('html[data-theme="dark"] #storybook-root h1').waitFor({ timeout: LONG_MS })
  const problems = differs('the toolbar', new URL(page.url()).searchParams.get('globals'), 'theme:dark')
  // In another viewer's column the same story opens as that one meets it.
  await page.goBack({ waitUntil: 'commit' })
  await table
    .getByRole('link', { name: /^1 Admin, the same: / })
    .first()
    .click({ timeout: LONG_MS })
  await page.waitForURL(/path=\/story\/screens-home--.*viewer:1/, { timeout: LONG_MS })
  await frame.getByRole('button', { name: /Account of/ }).waitFor({ timeout: LONG_MS })
  return problems
}

/** What a story's steps open stays open on a page, though the next story's steps take the focus. */
const staysOpen: Look = async (page, origin) => {
  await page.goto(`${origin}/iframe.html?id=components-combobox--docs&viewMode=docs`, { waitUntil: 'commit' })
  const ids = ['loading', 'empty'].map((name) => `#iframe--components-combobox--${name}`)
  for (const id of ids) {
    await page.locator(id).scrollIntoViewIfNeeded({ timeout: LONG_MS })
    await page.frameLocator(id).getByRole('listbox').waitFor({ timeout: LONG_MS })
  }
  await page.waitForTimeout(1000)
  const open = await Promise.all(ids.map((id) => page.frameLocator(id).getByRole('listbox').count()))
  return differs('the open lists', open, [1, 1])
}

/** What is chosen stands in the address. */
const written: Look = async (page, origin) => {
  await page.goto(`${origin}/?path=/story/${BUTTON}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Who looks at the screen' }).click({ timeout: LONG_MS })
  await page.getByRole('option', { name: '3 Editor' }).click({ timeout: 20_000 })
  await page.waitForURL(/[?&]globals=viewer:3(?:;|&|$)/, { timeout: 20_000 })
  return []
}

/** Whoever is chosen looks, whomever the story is told of, and after them that one again. */
const seenByAnother: Look = async (page, origin) => {
  await page.goto(addressOf(origin, TITLE), { waitUntil: 'commit' })
  await untilFinished(page, TITLE)
  const edit = page.getByRole('link', { name: 'Propose an edit' }).first()
  const problems = differs('the ways to edit of a visitor', await edit.count(), 0)
  await choose(page, { viewer: '3' })
  await edit.waitFor({ timeout: 20_000 })
  await choose(page, { viewer: 'own' })
  await edit.waitFor({ state: 'detached', timeout: 20_000 })
  return problems
}

/** Whether things may move is read when the moving titles begin: chosen meanwhile, it begins them anew. */
const moving: Look = async (page, origin) => {
  await page.goto(addressOf(origin, SLIDES), { waitUntil: 'commit' })
  await untilFinished(page, SLIDES)
  const pause = page.getByRole('button', { name: 'Pause the slides' })
  const problems = differs('the buttons that pause what stands still', await pause.count(), 0)
  await choose(page, { motion: 'full' })
  await pause.waitFor({ timeout: 20_000 })
  await choose(page, { motion: 'reduced' })
  await pause.waitFor({ state: 'detached', timeout: 20_000 })
  return problems
}

/** What the server holds and what time it is come from the address too. */
const told: Look = async (page, origin) => {
  await page.goto(addressOf(origin, SEARCH, '&globals=scenario:empty'), { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'No titles yet' }).waitFor({ timeout: LONG_MS })
  await page.goto(addressOf(origin, SEASONAL, '&globals=clock:new-year'), { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Winter 2027' }).waitFor({ timeout: LONG_MS })
  return []
}

/** What the toolbar does to a story that stands there, and what an address says for it. */
export const TOOLBAR_LOOKS: readonly (readonly [string, Look])[] = [
  ['what is chosen in the toolbar leaves a screen on its server', chosenMeanwhile],
  ['who is chosen in the toolbar looks, whomever the story is told of', seenByAnother],
  ['full motion starts the moving titles, and reduced motion stops them', moving],
  ['side by side each theme has played the story, as the Controls have it', sideBySide],
  ['a story whose steps stop half-way keeps its screen', stoppedHalfWay],
  ['a link of a written page keeps what is chosen', followed],
  ['what steps have opened stays open on a page', staysOpen],
  ['an address says what the toolbar says', linked],
  ['what is chosen stands in the address', written],
  ['an address says what the server holds and what time it is', told],
]
