import type { Page } from '@playwright/test'
import { EventEmitter, once } from 'node:events'
import { logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

const HERO = '/manga/hero-slider/'
const EARLY = '#shell [aria-roledescription=slide]'
const OF_APP = 'main [aria-roledescription=slide]:not([inert])'

/** Keeps the app's largest file back until it is called. */
const holdApp = async (page: Page) => {
  const gate = new EventEmitter()
  const held = once(gate, 'open')
  await page.route(/assets\/react-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return () => void gate.emit('open')
}
const heroCalls = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(HERO)) seen.push(request.url())
  })
  return seen
}

/** In place of the document's clock: all that it has asked for runs out of time when `runOut` is called. */
const LIMITS = `{
  const limits = []
  AbortSignal.timeout = () => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  }
  window.runOut = () => limits.forEach((limit) => limit.abort())
}`

/** An element with all that is in it, whatever the order of its attributes. */
const tree = (page: Page, selector: string) =>
  page.evaluate(`(() => {
    const treeOf = (node) => node.nodeType === 1
      ? [node.tagName, [...node.attributes].map(({ name, value }) => name + '=' + value).toSorted(), [...node.childNodes].map(treeOf)]
      : node.textContent
    return treeOf(document.querySelector(${JSON.stringify(selector)}))
  })()`)

for (const [width, height] of [
  [375, 800],
  [1280, 800],
] as const)
  test(`at ${width} px a visitor's first title is there before the app, which draws the same in the same place`, async ({
    page,
  }) => {
    const errors = watch(page)
    const calls = heroCalls(page)
    await page.setViewportSize({ width, height })
    const release = await holdApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    const link = page.locator(EARLY).getByRole('link', { name: /^Read about it/ })
    await expect(link).toBeVisible()
    await expect(page.locator('main')).toHaveCount(0)
    const early = await tree(page, EARLY)
    const place = await page.locator(EARLY).locator('img').boundingBox()
    const mark = await page.locator('#bar svg').boundingBox()
    await link.focus()

    release()
    await expect(page.locator(OF_APP)).toBeVisible()
    await expect(page.locator('#shell')).toHaveCount(0)
    expect(await tree(page, OF_APP)).toEqual(early)
    expect(await page.locator(OF_APP).locator('img').boundingBox()).toEqual(place)
    expect(await page.getByRole('banner').locator('a[href="/"] > span > span').first().boundingBox()).toEqual(mark)
    // Where the keyboard was, it goes on.
    await expect(page.locator(OF_APP).getByRole('link')).toBeFocused()
    expect(calls).toHaveLength(1)
    expect(errors).toEqual([])
  })

test('the first title can be opened before the app is there', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  const name = await page.locator(EARLY).getByRole('heading').textContent()
  await page.locator(EARLY).getByRole('link').click()
  await page.waitForURL(/\/manga\//, { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})

test('where home cannot be asked nothing is drawn early, and the app says so', async ({ page }) => {
  await page.route(`**${HERO}`, (route) => route.abort())
  const release = await holdApp(page)
  const drawer = page.waitForResponse(/\/assets\/first-slide-/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#shell')).toContainText('Bunko')
  // What draws it has run, and knows.
  await page.evaluate(`import('${(await drawer).url()}')`)
  await page.evaluate('Promise.allSettled(Object.values(bunkoCalls))')
  await expect(page.locator(EARLY)).toHaveCount(0)
  release()
  await expect(page.getByText('The featured titles could not be loaded')).toBeVisible()
  await expect(page.locator('#shell')).toHaveCount(0)
})

test('for who is signed in the document asks nothing', async ({ page }) => {
  await logIn(page, 2, '/')
  await expect(page.locator(OF_APP)).toBeVisible()
  const release = await holdApp(page)
  const calls = heroCalls(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#shell')).toContainText('Bunko')
  expect(calls).toHaveLength(0)
  release()
  await expect(page.locator(OF_APP)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('an app that comes long after the answers finds them', async ({ page }) => {
  const errors = watch(page)
  const calls = heroCalls(page)
  await page.addInitScript(LIMITS)
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate('Promise.all([bunkoConfig, ...Object.values(bunkoCalls)]).then(runOut)')
  release()
  await expect(page.locator(OF_APP)).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(errors).toEqual([])
})

test('slides stop turning when the system asks for calm, also on an open page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Featured titles' })
  const at = (place: number) => expect(slides.getByText(new RegExp(`^Slide ${place} of`))).toBeAttached()
  await at(1)
  await page.clock.runFor(7_500)
  await at(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.runFor(7_500)
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeHidden()
  await page.clock.runFor(7_500)
  await at(2)
})
