import { createMockServer, type MockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { expect, test as base } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { documentHeaders, HEADERS } from '../../../scripts/deploy/policy.ts'
import { watchLeaks } from './leaks.ts'
import { watchPolicy } from './policy.ts'

export { expect }

const builtApp = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../dist')

/** As where a site key is set: a journey says by its config.json whether there is one. */
const BOT_CHECK = 'https://challenges.cloudflare.com'

/** A file by itself comes without the policy, other than where it is deployed: a text, as robots.txt, the browser draws with a style attribute of its own. */
const deployedHeaders = () => {
  const headersOf = documentHeaders(readFileSync(join(builtApp, 'index.html'), 'utf8'), BOT_CHECK)
  return (path: string) => (extname(path) === '' ? headersOf(path) : HEADERS)
}

/** `npm run test:late`: milliseconds that an answer may take, drawn at random. */
const LATE_MS = [0, 1500] as const

/** What looks to a page like a server that is out of order: a handler that threw, and a call that there is not. */
const brokenIn = ({ crashes, journal }: MockServer) => [
  ...crashes.map(String),
  ...journal.filter(({ call }) => call === null).map(({ method, path }) => `no such call: ${method} ${path}`),
]

interface Served {
  /** Whether what is served comes with the headers that are deployed, documents with the policy. */
  underPolicy: boolean
  /** What the policy has stopped so far: whoever means it empties the list. */
  violations: string[]
}

/**
 * Playwright's own, on the built app and a mock that nobody else writes to: what is tried again begins anew. A journey
 * fails where the mock breaks, or is asked what it does not know, and where the policy stops something.
 */
export const served = base.extend<Served>({
  underPolicy: [true, { option: true }],
  baseURL: async ({ underPolicy }, give) => {
    const server = createMockServer({ now: Date.now, checks: false })
    if (process.env['E2E_LATE']) server.setLatency(LATE_MS)
    const http = httpServer(server, { static: builtApp, ...(underPolicy && { headers: deployedHeaders() }) })
    const port = await http.listen(0)
    await give(`http://127.0.0.1:${port}`)
    await http.close()
    expect(brokenIn(server)).toEqual([])
  },
  violations: [
    async ({ context }, give) => {
      const violations = await watchPolicy(context)
      await give(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

/** As `served`, and a journey fails where a token, a password or an e-mail address gets out on the way. */
export const test = served.extend<{ leaks: undefined }>({
  leaks: [
    async ({ context }, use) => {
      const watched = await watchLeaks(context)
      await use(undefined)
      expect(await watched.leaks()).toEqual([])
    },
    { auto: true },
  ],
})
