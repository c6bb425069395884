/**
 * How soon the built home is there for somebody with a slow telephone: Chromium with an empty cache, a processor slowed
 * four times, 1.6 Mbit/s and 150 ms to each answer. A folder that was built before may be named instead of building one.
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

/** Runs in the page, before its first script. Two frames after the first name is there, it has been painted. */
const WATCH = `
  globalThis.seen = { data: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector('main h3')?.textContent)
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.data = performance.now())))
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
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction('seen.data > 0')
  await page.evaluate(`new Promise((done) => setTimeout(done, ${WATCHED_MS}))`)
  const figures = await page.evaluate<Figures>(READ)
  await context.close()
  return figures
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
  const site = await serveBuilt(folder)
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  try {
    await visit(browser, site.origin)
    const rounds: Figures[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, site.origin))
    const of = (key: keyof Figures) => rounds.map((round) => round[key])
    const seconds = (key: 'shell' | 'data') => of(key).map((ms) => ms / 1000)
    line('/, static shell painted', seconds('shell'), 2, ' s', 0.6)
    line('/, first data painted', seconds('data'), 2, ' s', 1.6)
    line('/, layout shift', of('shift'), 4, '', 0.02)
    line('/, scripts asked for until then, gzipped', of('scriptKb'), 1, ' KB')
  } finally {
    await browser.close()
    await site.close()
  }
} finally {
  if (built === undefined) rmSync(folder, { recursive: true, force: true })
}
if (missed > 0) process.exitCode = 1
