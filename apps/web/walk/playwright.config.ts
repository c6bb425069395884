import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** `npm run walk`: every route under every fault, and under hostile data. Minutes, so not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: '../test-results',
  timeout: 600_000,
  // What is not there fails by itself, not with the whole walk.
  use: { ...base.use, actionTimeout: 10_000, navigationTimeout: 20_000 },
})
