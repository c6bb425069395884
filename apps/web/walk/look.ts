import { TEXT_LIMIT } from '@bunko/api-client'
import type { Page } from '@playwright/test'
import { BACKWARDS, ILL_END } from './hostile.ts'

/** What hostile data has made of the page: something that ran, leads away, was fetched from, broke or hangs over. */
export const harm = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = []
    const runs = (globalThis as { executed?: number }).executed
    if (runs) problems.push(`something was executed ${runs} times`)
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it runs in the page
    const resolved = (address: string) =>
      URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : address
    for (const one of document.querySelectorAll('*'))
      // By their local names: a link of an SVG has them in a namespace.
      for (const { localName, value } of one.attributes) {
        const leads = /^(href|action|formaction)$/.test(localName) && !/^https?:/.test(resolved(value))
        const loads = /^(src|poster|data)$/.test(localName) && !/^(https?|blob):|^data:image\//.test(resolved(value))
        // Nothing of ours has one: React listens at the root.
        const listens = localName.startsWith('on') || localName === 'srcdoc'
        if (leads || loads || listens) problems.push(`<${one.localName} ${localName}> is ${value.slice(0, 60)}`)
      }
    for (const frame of document.querySelectorAll('iframe, object, embed')) problems.push(`a <${frame.localName}>`)
    if (/This screen broke/.test(document.body.innerText)) problems.push('the screen broke')
    const unread = /An unexpected error occurred/.exec(document.body.innerText)
    if (unread) problems.push('its data could not be read, so nothing hostile was shown')
    const { body, documentElement: root } = document
    const below = root.scrollHeight - Math.max(body.scrollHeight, root.clientHeight)
    if (below > 1) problems.push(`the page goes on ${below} px below its end`)
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (over > 1) {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let widest: Element | null = null
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text)
        const isOver = range.getBoundingClientRect().right > innerWidth + 1
        if (isOver && !text.parentElement?.closest('[role=tablist], .truncate')) widest = text.parentElement
      }
      problems.push(`${over} px wider than the window: ${widest?.outerHTML.slice(0, 160) ?? '?'}`)
    }
    return problems
  })

/** The heading and the first button of what is in front, where something else lies over them. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it runs in the page
    const isDrawn = (one: Element) => {
      const { width, height } = one.getBoundingClientRect()
      const isPressed = getComputedStyle(one).pointerEvents !== 'none'
      return one.checkVisibility({ visibilityProperty: true }) && isPressed && width > 1 && height > 1
    }
    // An open list lies over what stands below it, and is in front itself.
    if (document.querySelector('[role=listbox], [role=menu]')?.checkVisibility()) return []
    const open = [...document.querySelectorAll('dialog[open]')].filter(isDrawn)
    const front = open.at(-1) ?? document.querySelector('main')
    if (!front) return ['there is no main']
    return ['h1, h2', 'button:not([disabled])'].flatMap((what) => {
      const one = [...front.querySelectorAll(what)].find(isDrawn)
      if (!one) return front.localName === 'main' && what === 'h1, h2' ? ['no heading can be seen'] : []
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const hit = document.elementFromPoint(x, y)
      if (hit && one.contains(hit)) return []
      return [
        `${one.outerHTML.slice(0, 80)} lies under ${hit?.outerHTML.slice(0, 80) ?? 'nothing, outside the window'}`,
      ]
    })
  })

/** Texts beside one that turns the direction round, and the rest of its own, that stand backwards themselves. */
export const turned = (page: Page): Promise<string[]> =>
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

/** What the text of a hostile refusal has made of the page, which is to draw it as a text, and cut. */
export const refusalHarm = async (page: Page): Promise<string[]> => {
  const words = await page.locator('body').innerText()
  const uncut = words.includes(ILL_END.repeat(TEXT_LIMIT)) ? ['all of the refusal is drawn'] : []
  return [...(await harm(page)), ...(await turned(page)), ...uncut]
}
