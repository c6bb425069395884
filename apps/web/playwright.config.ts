import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts'

const executablePath = chromiumPath()

/** Each test starts its own server (e2e/test.ts). */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0, // told in the output, as with the stories
  workers: 2,
  // A machine may be ten times as slow as usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    // The mock's season is one of UTC: elsewhere the two differ for some hours, four times a year.
    timezoneId: 'UTC',
    // Each would hold what was typed, and a trace costs a fifth of the time: `npm run test:e2e -- --trace on` shows what
    // happened.
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
})
