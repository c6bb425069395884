import { demoAccount } from '@bunko/mock-server/named'
import { expect as expectSoon } from '@playwright/test'
import type { BrowserContext, Page } from 'playwright'
import { watchLeaks } from '../../apps/web/e2e/leaks.ts'
import { VIOLATION, watchPolicy } from '../../apps/web/e2e/policy.ts'
import { same } from './checks.ts'

/** Waits long: two servers, a browser and the mock share one machine. */
export const expect = expectSoon.configure({ timeout: 20_000 })

/** What a browser says when a policy stops something, what breaks a page, and which secret got out. */
export interface Watched {
  readonly violations: string[]
  readonly errors: string[]
  leaks(): Promise<string[]>
}

const POLICY = /Content.?Security.?Policy|Trusted ?(?:Type|Script|HTML)|Permissions.?Policy|Refused to|MIME type/i

/**
 * Collects from every page of a context: events, console lines about policies, uncaught exceptions, and tokens,
 * passwords and e-mail addresses where they have no business.
 */
export const watch = async (context: BrowserContext): Promise<Watched> => {
  const { leaks } = await watchLeaks(context)
  const seen: Watched = { violations: await watchPolicy(context), errors: [], leaks }
  context.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(VIOLATION)) return
    const line = `${message.page()?.url() ?? ''}: ${text}`
    if (POLICY.test(text)) seen.violations.push(line)
    else if (message.type() === 'error' && !/Failed to load resource/.test(text)) seen.errors.push(line)
  })
  context.on('weberror', (error) => seen.errors.push(String(error.error())))
  return seen
}

/** @throws with what was seen, when anything was */
export const sawNothing = async ({ violations, errors, leaks }: Watched): Promise<void> =>
  same({ violations, errors, leaks: await leaks() }, { violations: [], errors: [], leaks: [] }, 'seen')

/** Fills in the form that stands at /login. */
export const logIn = async (page: Page, level: 1 | 2): Promise<void> => {
  const { email, password } = demoAccount(level)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A picture of so many bytes: what follows its one pixel is ignored. */
export const picture = (name: string, bytes: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([PIXEL, Buffer.alloc(bytes - PIXEL.length)]),
})

/** Counts the documents that are loaded in a page from now on. */
export const countDocuments = (page: Page) => {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}
