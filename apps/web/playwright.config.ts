import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts'

const executablePath = chromiumPath()
/** `npm run test:e2e` chooses a free one. */
const port = Number(process.env['E2E_PORT'] ?? 4173)
const origin = `http://127.0.0.1:${port}`
const mockServer = join(import.meta.dirname, '../../packages/mock-server/src/cli.ts')
const builtApp = process.env['E2E_DIST'] ?? join(import.meta.dirname, 'dist')

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0, // told in the output, as with the stories
  workers: 2,
  reporter: 'line',
  use: {
    baseURL: origin,
    // A fifth of the time otherwise: `npm run test:e2e -- --trace on` shows what happened.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `"${process.execPath}" "${mockServer}" --port ${port} --static "${builtApp}"`,
    url: `${origin}/api/v1/manga/trending`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
