import { chromium, type Page } from 'playwright'
import { report, problemsOf, type Check } from '../checks/report.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { choosePorts } from '../lib/ports.ts'
import { launch, onStopRequest, ROOT, stopAll } from '../lib/processes.ts'
import { sentenceOf } from '../lib/problem.ts'
import { waitUntilReady } from '../start/ready.ts'
import { judgeManifest, judgePage, judgeTools, messageOf, type Manifest } from './judge.ts'
import { docsPages, lookAtDocs } from './docs.ts'
import { addressOf, LONG_MS, untilFinished } from './look.ts'
import { lookAtPage, writtenPages } from './pages.ts'
import { TOOLBAR_LOOKS } from './toolbar.ts'

const STORIES = ['components-button--default', 'screens-login--empty', 'screens-title--visitor']

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`

const port = (await choosePorts([{ name: 'workshop', usual: 6106 }])).get('workshop')
const origin = `http://127.0.0.1:${port}`
let output = ''
const started = performance.now()
const storybook = launch('storybook', ['dev', '-p', String(port), '--exact-port', '--no-open', '--ci'], {
  onOutput: (text) => (output += text),
})
onStopRequest(
  () => void stopAll([storybook], 3000).then(() => process.exit(130)),
  () => process.exit(130),
)

const tell = async (method: string, params: object): Promise<unknown> => {
  const response = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(LONG_MS),
  })
  return messageOf(await response.text())
}

const check = async (name: string, run: () => Promise<string[]>): Promise<Check> => {
  const from = performance.now()
  const problems = await run().catch((error: unknown) => [sentenceOf(error)])
  return { name: `workshop: ${name}, ${since(from)}`, seen: 1, problems }
}

const openStory = async (page: Page, id: string) => {
  await page.goto(addressOf(origin, id), { waitUntil: 'commit' })
  const shown = page.locator('body.sb-show-main #storybook-root > *').first()
  await shown.waitFor({ state: 'attached', timeout: LONG_MS })
  return []
}

/** One story asks for being shown as under a pointer; the next one shown in the same frame is not. */
const leaveHoverBehind = async (page: Page) => {
  const [asks, next] = ['components-menu--states', 'components-button--default']
  await openStory(page, asks)
  await untilFinished(page, asks)
  const root = page.locator('#storybook-root')
  if (!(await root.getAttribute('class'))?.includes('pseudo-hover-all')) return [`${asks} is not shown as it asks for`]
  const show = JSON.stringify({ storyId: next, viewMode: 'story' })
  await page.evaluate(`globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', ${show})`)
  await untilFinished(page, next)
  await page.waitForTimeout(500)
  return (await root.getAttribute('class'))?.includes('pseudo') ? [`${next} is shown as ${asks} asked for`] : []
}

/** Opens each story by itself and waits until it stands there. */
const openStories = async (ids: readonly string[]) => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  const checks: Check[] = []
  const checkPage = async (name: string, run: (page: Page) => Promise<string[]>) => {
    const page = await browser.newPage()
    checks.push(await check(name, () => run(page)))
    await page.close()
  }
  try {
    for (const id of ids) await checkPage(`${id} is shown`, (page) => openStory(page, id))
    await checkPage('a state that a story asks for stays its own', leaveHoverBehind)
    for (const [name, look] of TOOLBAR_LOOKS) await checkPage(name, (page) => look(page, origin))
    for (const id of await writtenPages(origin))
      await checkPage(`${id} is drawn`, (page) => lookAtPage(id)(page, origin))
    for (const room of ['components', 'parts', 'routing'])
      await checkPage(`the pages of ${room} say what they are for, and show their states`, async (page) =>
        lookAtDocs(await docsPages(origin, room))(page, origin),
      )
  } finally {
    await browser.close()
  }
  return checks
}

try {
  const reason = await waitUntilReady([`${origin}/index.json`], LONG_MS, storybook.isRunning)
  if (reason) throw new Error(`Storybook did not start: ${reason}\n${output}`)
  const checks: Check[] = [
    { name: `workshop: Storybook starts, ${since(started)}`, seen: 1, problems: [] },
    ...(await openStories(STORIES)),
    await check('an assistant is greeted at /mcp', async () => {
      const client = { name: 'workshop-test', version: '1' }
      const answer = await tell('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: client })
      return JSON.stringify(answer).includes('serverInfo')
        ? []
        : [`it answered ${JSON.stringify(answer).slice(0, 200)}`]
    }),
    await check('/mcp offers its tools', async () => judgeTools(await tell('tools/list', {}))),
    await check('/mcp shows the page of a component', async () =>
      judgePage(await tell('tools/call', { name: 'docs-show', arguments: { id: 'components-button' } })),
    ),
    await check('/manifests/components.json knows the components', async () => {
      const response = await fetch(`${origin}/manifests/components.json`, { signal: AbortSignal.timeout(2 * LONG_MS) })
      return judgeManifest((await response.json()) as Manifest, ROOT)
    }),
  ]
  report(checks)
  const failed = checks.filter((one) => problemsOf(one).length > 0).length
  console.log(`\n${checks.length - failed} passed, ${failed} failed`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  console.log('0 passed, 1 failed')
  process.exitCode = 1
} finally {
  await stopAll([storybook], 3000)
}
process.exit()
