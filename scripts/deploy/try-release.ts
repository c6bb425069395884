import type { Browser, Page } from 'playwright'
import type { Build } from './builds.ts'
import { countDocuments, expect, logIn, picture, watch } from './browse.ts'
import { same, type Trials } from './checks.ts'
import type { Running, ServerName } from './servers.ts'

interface Releases {
  name: ServerName
  first: Build
  second: Build
  third: Build
  /** Starts the server with a build, where the one before has been stopped, at the same address. */
  start: (build: Build) => Promise<Running>
}

const lost = (page: Page) => page.getByRole('heading', { name: 'This screen could not be loaded' })
/** Each tab has a title of its own. */
const TYPED = { stays: 'Half a Title, Typed before the Release', leaves: 'Another One, with a Cover' }
const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const covers = (page: Page) => page.getByRole('list', { name: 'Covers to upload' }).getByRole('listitem')
/** Kept beside the texts, in another place of the browser. */
const chooseCover = async (page: Page) => {
  await openTab(page, /Database Information/)
  await page.locator('input[type=file][multiple]').setInputFiles([picture('before-the-release.png', 1_000)])
  await expect(covers(page)).toHaveCount(1)
  await openTab(page, /Basic Info/)
}
const goToAuthors = (page: Page) => page.getByRole('link', { name: 'Authors & artists' }).first().click()

/** A style sheet that is gone is answered by a text, which is no style: that it is gone is what is tried here. */
const GONE = /Refused to apply style from '[^']*\/assets\/[^']*' because its MIME type \('text\/plain'\)/

/** A release replaces every file while tabs are open. */
export const tryRelease = async (trials: Trials, browser: Browser, given: Releases): Promise<void> => {
  const { name, first, second, third, start } = given
  const context = await browser.newContext()
  const seen = await watch(context)
  const before = await start(first)
  const open = async (path: string) => {
    const page = await context.newPage()
    await page.goto(before.origin + path, { waitUntil: 'networkidle' })
    return page
  }
  const setUp = async () => {
    const page = await open('/login?next=%2Fadmin')
    await logIn(page, 2)
    await page.close()
    const tabs = { leaves: await open('/admin/create-title'), stays: await open('/admin/create-title') }
    const again = await open('/admin')
    // The other one fetches the code of covers, which a browser keeps for a year: this one is to miss it.
    const devtools = await context.newCDPSession(tabs.stays)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const who of ['leaves', 'stays'] as const) {
      const tab = tabs[who]
      // What comes with the first key and with a name: gone with the release it would reload the tab, as it should.
      const come = [/\/first-use-/, /\/manga\/search\/manga\//].map((path) => tab.waitForResponse(path))
      await tab.getByRole('textbox', { name: 'Primary title' }).pressSequentially(TYPED[who])
      await Promise.all(come)
      if (who === 'leaves') await chooseCover(tab)
    }
    await before.stop()
    return { ...tabs, again, after: await start(second) }
  }
  let tabs: Awaited<ReturnType<typeof setUp>> | undefined
  await trials.try(`${name}: tabs are open while a release replaces every file`, async () => {
    tabs = await setUp()
  })
  if (!tabs) return
  const { leaves, stays, again, after } = tabs

  await trials.try(`${name}: whoever stays is asked first, and finds everything again after one reload`, async () => {
    const documents = countDocuments(stays)
    const asked: string[] = []
    stays.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    // Code for pickers and covers comes with its tab.
    const wanted = stays.getByRole('tab', { name: /Database Information/ })
    await wanted.click()
    await stays.getByRole('button', { name: 'Restore' }).click()
    await expect(wanted).toHaveAttribute('aria-selected', 'true')
    await stays.getByRole('tab', { name: /Basic Info/ }).click()
    await expect(stays.getByRole('textbox', { name: 'Primary title' })).toHaveValue(TYPED.stays)
    same([asked, documents()], [['beforeunload'], 1], 'questions and documents')
  })
  await trials.try(
    `${name}: whoever goes on to another screen gets there with one reload, and keeps the draft`,
    async () => {
      const documents = countDocuments(leaves)
      // What was typed last is offered first: the other tab has just kept its own once more.
      await leaves.getByRole('textbox', { name: 'Primary title' }).press('End')
      await leaves.keyboard.press('!')
      await goToAuthors(leaves)
      await leaves.getByRole('button', { name: 'Leave' }).click()
      await expect(leaves.getByRole('heading', { level: 1, name: /Authors/ })).toBeVisible()
      same([new URL(leaves.url()).pathname, documents()], ['/admin/authors', 1], 'address and documents')
      await leaves.getByRole('link', { name: 'Add title' }).first().click()
      await leaves.getByRole('button', { name: 'Restore' }).click()
      await expect(leaves.getByRole('textbox', { name: 'Primary title' })).toHaveValue(`${TYPED.leaves}!`)
      await openTab(leaves, /Database Information/)
      await expect(covers(leaves)).toHaveCount(1)
      await expect(covers(leaves)).toHaveAttribute('aria-label', /before-the-release\.png/)
      same(documents(), 1, 'documents')
    },
  )
  await trials.try(`${name}: a file that stays away after the reload is told, and nothing loops`, async () => {
    const documents = countDocuments(again)
    await again.route('**/assets/AuthorsScreen-*', (route) => route.abort())
    await goToAuthors(again)
    await expect(lost(again)).toBeVisible()
    same(documents(), 1, 'documents')
    await again.unroute('**/assets/AuthorsScreen-*')
    await again.getByRole('button', { name: 'Try again' }).click()
    await expect(again.getByRole('heading', { level: 1, name: /Authors/ })).toBeVisible()
    same(documents(), 1, 'documents after Try again')
  })
  await trials.try(`${name}: without a release a missing file costs no reload`, async () => {
    const page = await context.newPage()
    await page.goto(`${after.origin}/admin`, { waitUntil: 'networkidle' })
    const documents = countDocuments(page)
    await page.route('**/assets/AuthorsScreen-*', (route) => route.abort())
    await goToAuthors(page)
    await expect(lost(page)).toBeVisible()
    same(documents(), 0, 'documents')
    // A server that claims to have another build each time it is asked.
    await page.route(`${after.origin}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/x.js"></script><div id="root">',
      }),
    )
    await page.goto(`${after.origin}/admin`, { waitUntil: 'networkidle' })
    for (const wanted of [2, 2]) {
      await goToAuthors(page)
      await expect(lost(page)).toBeVisible()
      same(documents(), wanted, 'documents')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    }
  })
  await after.stop()
  await trials.try(`${name}: a release that is taken back, and the one after it, cost one reload each`, async () => {
    let server = await start(first)
    const page = await context.newPage()
    await page.goto(`${server.origin}/admin`, { waitUntil: 'networkidle' })
    const documents = countDocuments(page)
    const goOn = async (build: Build, link: string, heading: RegExp, reloads: number) => {
      await server.stop()
      server = await start(build)
      await page.getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      same(documents(), reloads, `documents at ${link}`)
      await page.waitForLoadState('networkidle')
    }
    await goOn(second, 'Authors & artists', /Authors/, 1)
    await goOn(first, 'Seasons', /Seasons/, 2)
    // Opened in no tab before: what is cached for a year is not missed.
    await goOn(third, 'Content moderation', /Moderation/, 3)
    await server.stop()
  })
  await trials.try(`${name}: no policy is violated on the way, and no secret gets out`, async () =>
    same([seen.violations.filter((one) => !GONE.test(one)), await seen.leaks()], [[], []], 'violations and leaks'),
  )
  await context.close()
}
