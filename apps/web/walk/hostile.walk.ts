import type { Page } from '@playwright/test'
import { expect, served as test } from '../e2e/test.ts'
import { API, pathOf } from './faults.ts'
import { BACKWARDS, MARK, PASSES, poison } from './hostile.ts'
import { PLACES } from './said.ts'
import { become, rest } from './visit.ts'

const serve = (page: Page, pass: number) =>
  page.route(API, async (route) => {
    if (/^\/auth\/(?!me\/)/.test(pathOf(route))) return route.continue()
    const answer = await route.fetch()
    const body: unknown = await answer.json().catch(() => null)
    return route.fulfill({ response: answer, body: JSON.stringify(poison(body, pass)) })
  })

const found = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = []
    const runs = (globalThis as { executed?: number }).executed
    if (runs) problems.push(`something was executed ${runs} times`)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (!['http:', 'https:', 'mailto:'].includes(link.protocol)) problems.push(`a link to ${link.href.slice(0, 60)}`)
    for (const image of document.querySelectorAll<HTMLImageElement>('img[src]'))
      if (!/^(https?|blob):|^data:image\//.test(image.src)) problems.push(`a picture from ${image.src.slice(0, 60)}`)
    for (const frame of document.querySelectorAll('iframe, object, embed')) problems.push(`a <${frame.localName}>`)
    if (/This screen broke/.test(document.body.innerText)) problems.push('the screen broke')
    const unread = /An unexpected error occurred/.exec(document.body.innerText)
    if (unread) problems.push('its data could not be read, so nothing hostile was shown')
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 1) {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let widest: Element | null = null
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text)
        const isOver = range.getBoundingClientRect().right > innerWidth + 1
        if (isOver && !text.parentElement?.closest('[role=tablist]')) widest = text.parentElement
      }
      problems.push(`${over} px wider than the window: ${widest?.outerHTML.slice(0, 160) ?? '?'}`)
    }
    return problems
  })

/** Texts beside one that turns the direction round, and the rest of its own, that stand backwards themselves. */
const turned = (page: Page): Promise<string[]> =>
  page.evaluate((backwards) => {
    const problems: string[] = []
    const blockOf = (one: Element): Element =>
      getComputedStyle(one).display.startsWith('inline') && one.parentElement ? blockOf(one.parentElement) : one
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it runs in the page
    const leftOf = (text: Text, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it runs in the page
    const textsIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
      return texts
    }
    const blocks = new Set<Element>()
    for (const text of textsIn(document.body))
      if (text.data.includes(backwards) && text.parentElement?.checkVisibility())
        blocks.add(blockOf(text.parentElement))
    for (const text of [...blocks].flatMap(textsIn)) {
      const own = text.data.lastIndexOf(backwards)
      // What turns round by itself is to.
      if (text.data.lastIndexOf('\u202E') > own) continue
      const from = own === -1 ? 0 : own + backwards.length
      const pair = /[a-z]{2}/i.exec(text.data.slice(from))
      if (!pair) continue
      const [first, second] = [leftOf(text, from + pair.index), leftOf(text, from + pair.index + 1)]
      if (first.width > 0 && first.top === second.top && second.left < first.left)
        problems.push(
          `backwards: ${text.data.slice(from, from + 80)} in ${text.parentElement?.outerHTML.slice(0, 120)}`,
        )
    }
    return problems
  }, BACKWARDS)

const ADDRESSES = /(javascript|data|vbscript|file|blob)\s?:|a\.example/i
/** The years of seasons; of the list of a user the tab Reading, where nothing stands. */
const BARE = new Set(['seasons', 'listsOf'])
const WITH_ADDRESSES = new Set(['person', 'magazine', 'publisher'])

for (let pass = 0; pass < PASSES; pass++)
  test(`every route full of hostile data, pass ${pass}`, async ({ page }) => {
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${String(error)}`))
    page.on('dialog', (dialog) => {
      seen.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (const [name, { at, as, words, spared }] of PLACES) {
      if (spared) continue
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await become(page, as)
      await serve(page, pass)
      await page.goto(at)
      await rest(page)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 900 })
        const problems = [...(await found(page)), ...(await turned(page))]
        for (const problem of problems) seen.push(`${name}, ${width} px: ${problem}`)
        const pictures = process.env['WALK_PICTURES']
        if (!pictures) continue
        await page.screenshot({ path: `${pictures}/${name}-${width}-${pass}-end.png` })
        await page.evaluate('scrollTo(0, 0)')
        await page.screenshot({ path: `${pictures}/${name}-${width}-${pass}.png` })
      }
      const shown = await page.locator('shows' in words ? 'body' : 'main').innerText()
      // Nobody's form shows nothing that somebody stored; rows of an unknown status are under no tab.
      const isBare = BARE.has(name) || (as === null && 'shows' in words) || pass % 2 === 1
      if (!isBare && !shown.includes(MARK)) seen.push(`${name}: nothing hostile is shown`)
      if (WITH_ADDRESSES.has(name) && !ADDRESSES.test(shown)) seen.push(`${name}: no hostile address is shown`)
    }
    expect(seen).toEqual([])
  })
