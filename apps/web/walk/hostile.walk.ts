import { expect, test, type Page } from '@playwright/test'
import { STOPS } from './routes.ts'
import { become, rest } from './visit.ts'

const RUN = 'globalThis.executed=(globalThis.executed??0)+1'
/** For texts: what a server may have stored of somebody who wishes us ill. */
const TEXTS = [
  `<script>${RUN}</script>`,
  `"><img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><style>*{display:none}</style>`,
  `{{constructor.constructor('${RUN}')()}}\${${RUN}}`,
  '\u202Eevitoped si siht\u202C \u2066hidden\u2069 \u200B\u200D\uFEFF\u0000\u0007',
  `${'W'.repeat(300)} ${'長'.repeat(300)}`,
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
]
/** 100,000 characters; once in an answer, so that a page of many rows can still be looked at. */
const LONG = 'long '.repeat(20_000)
/** For addresses. */
const LINKS = [
  `javascript:${RUN}`,
  `JaVaScRiPt\u0009:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  `https://a.example/"onmouseover="${RUN}`,
  'blob:https://a.example/1',
  '\\\\a.example\\share',
]
const PLAIN =
  /^(id|public_id|slug|status|type|level|role|season|kind|access|refresh|username|email|edit_type|entity_type|action)$/
const IS_DATE = /^\d{4}-\d\d-\d\d/
const IS_ADDRESS = /url|link|image|cover|logo|avatar|banner|website|twitter|file|href|src/i

/** Every text of an answer replaced, in turn, by something hostile; what the contract counts on stays. */
const poison = (answer: unknown): unknown => {
  let turn = 0
  let isFirst = true
  const next = (list: readonly string[]) => list[turn++ % list.length]
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, key))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]))
    if (typeof value !== 'string' && !(value === null && IS_ADDRESS.test(key) && key !== 'covers')) return value
    if (PLAIN.test(key) || (typeof value === 'string' && IS_DATE.test(value))) return value
    if (IS_ADDRESS.test(key)) return next(LINKS)
    if (isFirst && /description|biography|summary/.test(key)) {
      isFirst = false
      return LONG
    }
    return next(TEXTS)
  }
  return walk(answer, '')
}

const serve = (page: Page) =>
  page.route('**/api/v1/**', async (route) => {
    if (route.request().url().includes('/auth/')) return route.continue()
    const answer = await route.fetch()
    const body: unknown = await answer.json().catch(() => null)
    return route.fulfill({ response: answer, body: JSON.stringify(poison(body)) })
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
      const widest = [...document.querySelectorAll<HTMLElement>('body *')].find(
        (one) => one.getBoundingClientRect().right > innerWidth + 1 && one.children.length === 0,
      )
      problems.push(`${over} px wider than the window: ${widest?.outerHTML.slice(0, 160) ?? '?'}`)
    }
    return problems
  })

for (const width of [375, 1280])
  test(`every route full of hostile data, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${String(error)}`))
    page.on('dialog', (dialog) => {
      seen.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (const [name, { at, as }] of Object.entries(STOPS)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await become(page, as)
      await serve(page)
      await page.goto(at)
      await rest(page)
      for (const problem of await found(page)) seen.push(`${name}: ${problem}`)
      const pictures = process.env['WALK_PICTURES']
      if (!pictures) continue
      await page.screenshot({ path: `${pictures}/${name}-${width}-end.png` })
      await page.evaluate('scrollTo(0, 0)')
      await page.screenshot({ path: `${pictures}/${name}-${width}.png` })
    }
    expect(seen).toEqual([])
  })
