/**
 * How long the static Storybook takes to build, and how soon a page of it shows its first story: each documentation page
 * and each file's first story, opened by a browser that kept nothing, one after another; alone, as pictures are taken and
 * as a new tab opens it, and in Storybook's own frame, which works for two seconds itself. `--every N` opens each Nth
 * page. A folder that was built before may be named instead of building one.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.ts'
import { serve } from '../scripts/stage/serve.ts'
import { buildStorybook } from '../scripts/stage/storybook.ts'
import { median } from './http-load.ts'

const BUILD_GOAL_S = 30
const PAGE_GOAL_S = 2
const SLOWEST_TOLD = 5
const LIMIT_MS = 30_000

interface Entry {
  id: string
  importPath: string
  type: 'docs' | 'story'
}

/** The pages to open: every documentation page, and of every file its first story. */
const pagesOf = (dir: string) => {
  const { entries } = JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
  const seen = new Set<string>()
  return Object.values(entries).filter(({ type, importPath }) => {
    if (type === 'docs') return true
    const isFirst = !seen.has(importPath)
    seen.add(importPath)
    return isFirst
  })
}

/** Seconds from asking for the page to the first thing drawn on it. */
const secondsToFirst = async (browser: Browser, address: string, { id, type }: Entry, isFramed: boolean) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const begun = performance.now()
    const path = isFramed ? `index.html?path=/${type}/${id}` : `iframe.html?viewMode=${type}&id=${id}`
    await page.goto(`${address}/${path}`, { waitUntil: 'commit' })
    const frame = isFramed ? page.frameLocator('#storybook-preview-iframe') : page
    // A page of words alone has no story: its words are what is waited for.
    // What lies over the page, a dialog or a message, is drawn beside the root.
    const drawn =
      type === 'docs'
        ? '#storybook-docs :is(h1, h2, .docs-story > *)'
        : 'body.sb-show-main :is(#storybook-root > *, #headlessui-portal-root > *, dialog, [data-sonner-toaster])'
    await frame.locator(drawn).first().waitFor({ state: 'attached', timeout: LIMIT_MS })
    return (performance.now() - begun) / 1000
  } catch {
    // Told as the slowest; the other pages are measured all the same.
    return LIMIT_MS / 1000
  } finally {
    await context.close()
  }
}

let missed = 0
const line = (name: string, figure: string, goal: string, met: boolean) => {
  if (!met) missed++
  console.log(`  ${name.padEnd(34)} ${figure.padEnd(40)} ${goal} ${met ? 'PASS' : 'MISS'}`)
}

const { values, positionals } = parseArgs({ options: { every: { type: 'string' } }, allowPositionals: true })
const every = Number(values.every ?? 1)
const named = positionals[0]
const dir = named ?? mkdtempSync(join(tmpdir(), 'bunko-workshop-'))
if (named === undefined) {
  const begun = performance.now()
  await buildStorybook(dir)
  const seconds = (performance.now() - begun) / 1000
  line('static build', `${seconds.toFixed(1)} s`, `< ${BUILD_GOAL_S} s`, seconds < BUILD_GOAL_S)
}
const site = await serve(dir)
const executablePath = chromiumPath()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  const pages = pagesOf(dir).filter((_, place) => place % every === 0)
  for (const isFramed of [false, true]) {
    const times: { id: string; seconds: number }[] = []
    for (const entry of pages)
      times.push({ id: entry.id, seconds: await secondsToFirst(browser, site.address, entry, isFramed) })
    const sorted = times.toSorted((a, b) => b.seconds - a.seconds)
    const within = sorted.filter(({ seconds }) => seconds < PAGE_GOAL_S).length
    const middle = median(sorted.map(({ seconds }) => seconds).toSorted((a, b) => a - b))
    const figure = `median ${middle.toFixed(2)} s, ${within} of ${pages.length} within`
    const name = isFramed ? 'first story in the frame' : 'first story of a page alone'
    line(name, figure, `< ${PAGE_GOAL_S} s`, within === pages.length)
    for (const { id, seconds } of sorted.slice(0, SLOWEST_TOLD)) console.log(`    ${seconds.toFixed(2)} s ${id}`)
  }
} finally {
  await browser.close()
  site.close()
  if (named === undefined) rmSync(dir, { recursive: true, force: true })
}
if (missed > 0) process.exitCode = 1
