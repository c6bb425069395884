import { demoAccount, TITLE } from '@bunko/mock-server/named'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { sentenceOf } from '../lib/problem.ts'
import type { Check } from '../checks/report.ts'

/** --color-paper and --color-ink of the light theme. */
const PAPER = 'rgb(250, 248, 244)'
const INK = 'rgb(27, 25, 22)'
const LIMIT_MS = 60_000

interface Styles {
  paper: string
  ink: string
  button: string | null
  /** Families of which a file has been loaded. */
  fonts: string[]
}

/** Runs in the page; a text, since these scripts are checked without the types of a browser. */
const READ_STYLES = `document.fonts.ready.then((fonts) => {
  const { backgroundColor, color } = getComputedStyle(document.documentElement)
  const button = document.querySelector('button[type=submit]')
  const loaded = [...fonts].filter(({ status }) => status === 'loaded')
  return {
    paper: backgroundColor,
    ink: color,
    button: button && getComputedStyle(button).backgroundColor,
    fonts: loaded.map(({ family }) => family.replaceAll('"', '')),
  }
})`

const PICTURE_SHOWN = `[...document.images].some(({ src, naturalWidth }) => src.includes('/media/') && naturalWidth > 0)`

/**
 * Opens the built application at `origin`, signs in, reads a title, goes home and to an address that leads nowhere: what
 * a person would see, and with which styles.
 */
export const look = async (origin: string): Promise<Check[]> => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  const checks: Check[] = []
  const faults: string[] = []
  const scripts: string[] = []
  const check = async (name: string, run: () => Promise<string[]>) => {
    const problems = await run().catch((error: unknown) => [sentenceOf(error)])
    checks.push({ name: `library: ${name}`, seen: 1, problems })
  }
  try {
    const page = await browser.newPage({ colorScheme: 'light' })
    page.setDefaultTimeout(LIMIT_MS)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('response', (answer) => {
      if (answer.status() >= 400) faults.push(`${answer.url()} answered ${answer.status()}`)
      if (answer.url().endsWith('.js')) scripts.push(answer.url())
    })
    const next = `/manga/${TITLE.public_id}/dungeon-kitchen-diaries`
    await check('the login screen is shown in the empty application', async () => {
      await page.goto(`${origin}/login?next=${encodeURIComponent(next)}`)
      await page.getByRole('heading', { name: 'Log in', exact: true }).waitFor()
      await page.getByText('To keep lists, propose edits and review them.').waitFor()
      return []
    })
    await check('the stylesheet applies there, fonts included', async () => {
      const found = await page.evaluate<Styles>(READ_STYLES)
      const fonts = ['Inter Variable', 'Source Serif 4 Variable'].filter((name) => !found.fonts.includes(name))
      return [
        ...(found.paper === PAPER ? [] : [`the page is ${found.paper}, not ${PAPER}`]),
        ...(found.ink === INK ? [] : [`its text is ${found.ink}, not ${INK}`]),
        ...(found.button === null || found.button === 'rgba(0, 0, 0, 0)' || found.button === PAPER
          ? [`the button's background is ${found.button}`]
          : []),
        ...fonts.map((name) => `${name} is not loaded`),
      ]
    })
    await check('a screen that is not shown is not loaded', async () =>
      scripts.filter((url) => url.includes('TitleScreen')),
    )
    await check('signing in leads to a title that the server holds', async () => {
      const { email, password } = demoAccount(5)
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await page.getByLabel('Password', { exact: false }).first().fill(password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: TITLE.primary_title }).waitFor()
      return scripts.some((url) => url.includes('TitleScreen')) ? [] : ['its code came from nowhere']
    })
    await check('the home screen shows what the server holds, pictures included', async () => {
      await page.goto(`${origin}/`)
      await page.getByRole('heading', { level: 2, name: 'Trending' }).waitFor()
      await page.waitForFunction(PICTURE_SHOWN)
      return []
    })
    await check('an address that leads nowhere says so', async () => {
      await page.goto(`${origin}/no/such/screen`)
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      await page.getByRole('link', { name: 'Go Home' }).click()
      await page.getByRole('heading', { level: 2, name: 'Trending' }).waitFor()
      return []
    })
    await check('a screen whose code does not arrive says so', async () => {
      // By itself, since the browser complains of what is cut off.
      const cut = await browser.newPage()
      await cut.route(/NotFoundScreen/, (route) => route.abort())
      await cut.goto(`${origin}/no/such/screen`)
      await cut.getByRole('heading', { level: 1, name: 'This screen broke' }).waitFor({ timeout: LIMIT_MS })
      return []
    })
    checks.push({ name: 'library: nothing went wrong meanwhile', seen: 1, problems: faults })
  } finally {
    await browser.close()
  }
  return checks
}
