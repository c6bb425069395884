import type { Page } from '@playwright/test'
import { expect, test, visitorTest } from './test.ts'
import { STOPS, type Looker } from './routes.ts'
import { become, rest } from './visit.ts'

/** The screens of the catalogue, and an address that leads nowhere. */
const PLACES: readonly (readonly [name: string, stop: { at: string; as: Looker }])[] = [
  ...Object.entries(STOPS).filter(([, { at }]) => !at.startsWith('/admin') && !at.endsWith('/edit')),
  ['not found', { at: '/nowhere', as: null }],
]
/** 640 is 1280 at 200 %. */
const WIDTHS = [320, 640, 1280, 1920] as const
const WITH_COVERS = new Set(['home', 'title', 'search', 'top', 'seasonal', 'lists'])

const painted = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** What hangs over the window's edge; empty where nothing has to be scrolled sideways. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const over = [...document.querySelectorAll('body *')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} px wide: ${over.at(-1)?.outerHTML.slice(0, 160) ?? ''}`]
  })

const atEveryWidth = async (page: Page, visit: (name: string) => Promise<string[]>): Promise<string[]> => {
  const seen: string[] = []
  let last: Looker | undefined
  for (const [name, { at, as }] of PLACES) {
    await page.setViewportSize({ width: WIDTHS[0], height: 700 })
    if (last !== as) await become(page, as)
    last = as
    await page.goto(at)
    await rest(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(painted)
      const found = [...(await sideways(page)), ...(await visit(name))]
      seen.push(...found.map((trouble) => `${name} at ${width}: ${trouble}`))
    }
  }
  return seen
}

test('the catalogue fits from 320 to 1920 px', async ({ page }) => {
  expect(await atEveryWidth(page, () => Promise.resolve([]))).toEqual([])
})

/** Pictures that did not come and say nothing, and drawn covers whose name cannot be read. */
const nameless = (page: Page): Promise<{ drawn: number; troubles: string[] }> =>
  page.evaluate(() => {
    const READABLE_PX = 9
    const gone = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (one) => one.complete && one.naturalWidth === 0 && one.checkVisibility(),
    )
    const drawn = [...document.querySelectorAll<HTMLElement>('main :is(.text-vertical, .text-sideways)')]
    const unread = drawn.filter((one) => {
      const isNamed = one.closest('li, article')?.querySelector('h1, h2, h3') != null
      return one.innerText.trim() === '' || (!isNamed && parseFloat(getComputedStyle(one).fontSize) < READABLE_PX)
    })
    return {
      drawn: drawn.length,
      troubles: [...gone, ...unread].map((one) => `no name: ${one.outerHTML.slice(0, 160)}`),
    }
  })

test('the catalogue says by name what it cannot show', async ({ page }) => {
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()))
  const seen = await atEveryWidth(page, async (name) => {
    // A cover that has just come near is asked for, refused, and drawn.
    await expect.poll(async () => (await nameless(page)).troubles).toEqual([])
    const { drawn } = await nameless(page)
    return WITH_COVERS.has(name) && drawn === 0 ? ['no cover is drawn'] : []
  })
  expect(seen).toEqual([])
})

/** What has no business on paper. */
const unprintable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 4.5
    const HAIR_PX = 2
    const found: string[] = []
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgbaOf = (color: string) => {
      if (!pixel) return [0, 0, 0, 0]
      pixel.clearRect(0, 0, 1, 1)
      pixel.fillStyle = color
      pixel.fillRect(0, 0, 1, 1)
      return [...pixel.getImageData(0, 0, 1, 1).data]
    }
    const onWhite = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgbaOf(color).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    }
    const isSeen = (one: Element) => {
      const { width, height, bottom } = one.getBoundingClientRect()
      // The link to the content waits above the sheet.
      return one.checkVisibility() && !one.closest('.sr-only') && width > HAIR_PX && height > HAIR_PX && bottom > 0
    }
    for (const one of document.querySelectorAll('nav, aside, button:not([role="tab"][aria-selected="true"])'))
      if (isSeen(one)) found.push(`printed: ${one.outerHTML.slice(0, 120)}`)
    // A link in a button's clothes.
    for (const one of document.querySelectorAll('main a'))
      if (isSeen(one) && getComputedStyle(one).userSelect === 'none') found.push(`printed: ${one.textContent}`)
    for (const one of [document.documentElement, document.body]) {
      const [, , , alpha] = rgbaOf(getComputedStyle(one).backgroundColor)
      if (alpha !== 0) found.push(`${one.tagName} has a ground`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const one = text.parentElement
      if (!one || (text.nodeValue ?? '').trim() === '' || !isSeen(one)) continue
      if (onWhite(getComputedStyle(one).color) < LEAST) found.push(`pale: ${(text.nodeValue ?? '').slice(0, 60)}`)
    }
    return [...new Set(found)]
  })

test('the catalogue is printed in ink on white, without what only a screen can use', async ({ page }) => {
  const seen: string[] = []
  let last: Looker | undefined
  for (const [name, { at, as }] of PLACES) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    if (last !== as) await become(page, as)
    last = as
    await page.evaluate(`localStorage.setItem('bunko-preferences', '{"theme":"dark"}')`)
    await page.goto(at)
    await rest(page)
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate('scrollTo(0, 0)')
    await page.evaluate(painted)
    const found = [...(await sideways(page)), ...(await unprintable(page))]
    seen.push(...found.map((trouble) => `${name}: ${trouble}`))
  }
  expect(seen).toEqual([])
})

const LONG_LISTS = [
  ['a search', STOPS.search, 'Titles found'],
  ['the review list', STOPS.editApprovals, 'Pending edits'],
] as const

for (const [what, { at, as }, name] of LONG_LISTS)
  (as === null ? visitorTest : test)(
    `${what} is printed whole, not only what was near the window`,
    async ({ page }) => {
      await become(page, as)
      await page.goto(at)
      await rest(page)
      const shown = page.getByRole('list', { name }).getByRole('listitem')
      const before = await shown.count()
      await page.evaluate(`dispatchEvent(new Event('beforeprint'))`)
      await page.emulateMedia({ media: 'print' })
      const all = await shown.count()
      expect(all).toBeGreaterThan(before)
      const last = shown.last()
      const end = (await last.boundingBox())?.y ?? 0
      // Nothing is left of the places that the rows had in the window: the last one ends the sheet.
      const height = await page.evaluate<number>('document.documentElement.scrollHeight')
      const scrolled = await page.evaluate<number>('scrollY')
      expect(height - (end + scrolled)).toBeLessThan(600)
      await page.evaluate(`dispatchEvent(new Event('afterprint'))`)
      await page.emulateMedia({ media: 'screen' })
      await expect.poll(() => shown.count()).toBeLessThan(all)
    },
  )

visitorTest('a title is printed with its facts beside the cover, and all its chapters', async ({ page }) => {
  await page.goto(STOPS.title.at)
  await rest(page)
  const chapters = page.getByRole('region', { name: 'Chapters' })
  const count = Number(await chapters.getByRole('heading').locator('+ span').innerText())
  expect(count).toBeGreaterThan(10)
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`)
  await page.emulateMedia({ media: 'print' })
  await expect(chapters.getByRole('listitem')).toHaveCount(count)
  const cover = await page.locator('article > div').first().boundingBox()
  const facts = await page.getByRole('heading', { name: 'Facts' }).boundingBox()
  expect(facts?.x).toBeGreaterThan((cover?.x ?? 0) + (cover?.width ?? 0))
  expect(facts?.y).toBeLessThan((cover?.y ?? 0) + (cover?.height ?? 0))
  expect(facts?.y).toBeGreaterThanOrEqual(cover?.y ?? 0)
})
