import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import base from '../playwright.config.ts'

const port = Number(process.env['WALK_PORT'] ?? 4173)
const origin = `http://127.0.0.1:${port}`
const mockServer = join(import.meta.dirname, '../../../packages/mock-server/src/cli.ts')
const builtApp = join(import.meta.dirname, '../dist')

/** `npm run walk`: every route under every fault, and under hostile data. Minutes, so not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: '../test-results',
  timeout: 600_000,
  // What is not there fails by itself, not with the whole walk.
  use: { ...base.use, baseURL: origin, actionTimeout: 10_000, navigationTimeout: 20_000 },
  webServer: {
    command: `"${process.execPath}" "${mockServer}" --port ${port} --static "${builtApp}"`,
    url: `${origin}/api/v1/manga/trending`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
