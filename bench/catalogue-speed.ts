/**
 * How soon the built home is there for somebody with a slow telephone: Chromium with an empty cache, a processor slowed
 * four times, 1.6 Mbit/s and 150 ms to each answer; and how soon after its answer a filter's change is painted there.
 * A folder that was built before may be named instead of building one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.ts'
import { launch } from '../scripts/lib/processes.ts'
import { serveBuilt } from './built-site.ts'
import { median } from './http-load.ts'

const ROUNDS = 7
const SLOWED = 4
const LATENCY_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8
/** After its data the page is watched this long for things that move. */
const WATCHED_MS = 2_500

interface Figures {
  shell: number
  data: number
  shift: number
  scriptKb: number
}

/** Runs in the page, before its first script. When the next frame begins, the one that the first name stood in is painted. */
const WATCH = `
  globalThis.seen = { data: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(':is(main, #shell) h3')?.textContent)
      requestAnimationFrame(() => {
        seen.data = performance.now()
        console.debug('data')
      })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`
const READ = `(() => {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < seen.data)
  return {
    ...seen,
    shell: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  }
})()`

const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}

const visit = async (browser: Browser, url: string): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  await slowDown(page)
  // Nothing is asked of the page meanwhile: at this speed each question holds its first paint back by 60 ms.
  const painted = page.waitForEvent('console', (message) => message.text() === 'data')
  await page.goto(url, { waitUntil: 'commit' })
  await painted
  await page.evaluate(`new Promise((done) => setTimeout(done, ${WATCHED_MS}))`)
  const figures = await page.evaluate<Figures>(READ)
  await context.close()
  return figures
}

/** Runs in the page: answers how long after its answer the search that is begun now is painted; milliseconds. */
const PAINTED = `new Promise((resolve) => {
  const begun = performance.now()
  let began = false
  const look = () => {
    const text = document.querySelector('main section [role=status]').textContent
    began ||= text === 'Searching…'
    if (!began || text === 'Searching…') return requestAnimationFrame(look)
    // What is asked for in a frame, and before all else, comes right after its paint. A message would stand behind
    // React's own, with which it goes on to draw the rows below the window.
    const isPainted = () => {
      const painted = performance.now()
      const tell = () => {
        const answer = performance
          .getEntriesByType('resource')
          .findLast(({ name, startTime }) => startTime > begun && name.includes('/search/advanced/'))
        // A busy browser lists an answer some time after it gave it.
        if (answer) resolve(painted - answer.responseEnd)
        else setTimeout(tell, 20)
      }
      tell()
    }
    scheduler.postTask(isPainted, { priority: 'user-blocking' })
  }
  look()
})`

/** One change of a filter after the other, each to titles that were not asked for before; milliseconds. */
const filterChanges = async (browser: Browser, origin: string): Promise<number[]> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // Covers would push the answers out of the list.
  await page.addInitScript('performance.setResourceTimingBufferSize(5000)')
  await page.goto(`${origin}/search`)
  await page.getByRole('list', { name: 'Titles found' }).waitFor()
  await slowDown(page)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  const found: number[] = []
  for (const name of ['Type', 'Status', 'Demographic']) {
    const select = panel.getByRole('combobox', { name, exact: true })
    const values = await select
      .locator('option')
      .evaluateAll((options) => (options as unknown as { value: string }[]).map(({ value }) => value))
    for (const value of [...values.filter((one) => one !== ''), '']) {
      // Without any filter the answer is known already.
      if (value === '') await select.selectOption(value)
      else {
        const painted = page.evaluate<number>(PAINTED)
        await select.selectOption(value)
        found.push(await painted)
      }
    }
  }
  await context.close()
  return found
}

/** A picture of the size and weight of a real cover; drawn in the browser, because nothing else here writes JPEG. */
const drawCover = async (browser: Browser): Promise<Buffer> => {
  const page = await browser.newPage()
  const base64 = await page.evaluate<string>(`(async () => {
    const canvas = new OffscreenCanvas(256, 384)
    const ink = canvas.getContext('2d')
    for (let stroke = 0; stroke < 600; stroke++) {
      ink.fillStyle = 'hsl(' + (stroke * 137) % 360 + ' 50% ' + (20 + stroke % 60) + '%)'
      ink.fillRect((stroke * 71) % 256, (stroke * 113) % 384, 8 + stroke % 40, 4 + stroke % 30)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
  })()`)
  await page.close()
  return Buffer.from(base64, 'base64')
}

let missed = 0
const line = (name: string, values: readonly number[], digits: number, unit: string, goal?: number) => {
  const middle = median(values)
  const met = goal === undefined || middle <= goal
  if (!met) missed++
  const figure = (value: number) => value.toFixed(digits)
  const spread = `${figure(middle)}${unit} (${figure(Math.min(...values))} to ${figure(Math.max(...values))})`
  const verdict = goal === undefined ? '' : `<= ${goal}${unit} ${met ? 'PASS' : 'MISS'}`
  console.log(`  ${name.padEnd(44)} ${spread.padEnd(40)} ${verdict}`)
}

const built = process.argv[2]
const folder = built ?? mkdtempSync(join(tmpdir(), 'bunko-bench-'))
const executablePath = chromiumPath()
try {
  if (built === undefined) {
    const { code } = await launch('vite', ['build', 'apps/web', '--outDir', folder, '--logLevel', 'error']).ended
    if (code !== 0) throw new Error('the app could not be built')
  }
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  const cover = await drawCover(browser)
  console.log(`  every cover a JPEG of ${(cover.length / 1000).toFixed(0)} KB`)
  const site = await serveBuilt(folder, cover)
  try {
    await visit(browser, site.origin)
    const rounds: Figures[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, site.origin))
    const of = (key: keyof Figures) => rounds.map((round) => round[key])
    const seconds = (key: 'shell' | 'data') => of(key).map((ms) => ms / 1000)
    line('/, static shell painted', seconds('shell'), 2, ' s', 0.6)
    line('/, first data painted', seconds('data'), 2, ' s', 1.6)
    line('/, layout shift', of('shift'), 4, '', 0.02)
    line('/, scripts asked for until then, as packed', of('scriptKb'), 1, ' KB')
    line('/search, filter painted after its answer', await filterChanges(browser, site.origin), 0, ' ms', 100)
  } finally {
    await browser.close()
    await site.close()
  }
} finally {
  if (built === undefined) rmSync(folder, { recursive: true, force: true })
}
if (missed > 0) process.exitCode = 1
