import { createMockServer, type MockServer } from '@bunko/mock-server'
import { httpServer } from '@bunko/mock-server/http'
import { expect, test as base } from '@playwright/test'
import { join } from 'node:path'
import { watchLeaks } from './leaks.ts'

export { expect }

const builtApp = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../dist')

/** `npm run test:late`: milliseconds that an answer may take, drawn at random. */
const LATE_MS = [0, 1500] as const

/** What looks to a page like a server that is out of order: a handler that threw, and a call that there is not. */
const brokenIn = ({ crashes, journal }: MockServer) => [
  ...crashes.map(String),
  ...journal.filter(({ call }) => call === null).map(({ method, path }) => `no such call: ${method} ${path}`),
]

/**
 * Playwright's own, on the built app and a mock that nobody else writes to: what is tried again begins anew. A journey
 * fails where the mock breaks, or is asked what it does not know.
 */
export const served = base.extend({
  // Playwright reads from the pattern that no other fixture is wanted.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, give) => {
    const server = createMockServer({ now: Date.now, checks: false })
    if (process.env['E2E_LATE']) server.setLatency(LATE_MS)
    const http = httpServer(server, { static: builtApp })
    const port = await http.listen(0)
    await give(`http://127.0.0.1:${port}`)
    await http.close()
    expect(brokenIn(server)).toEqual([])
  },
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
