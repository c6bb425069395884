import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { STORY_FLAGS, chromiumPath } from './scripts/chromium.ts'

const executablePath = chromiumPath()

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'apps/web/{vite,walk}/*.test.ts',
          ],
          setupFiles: ['scripts/lib/silent-console.ts'],
          env: { TZ: 'UTC' }, // formats take the zone that stands when they are loaded
          testTimeout: 30_000, // the longest take half a second, on a usual machine
          hookTimeout: 30_000,
          isolate: false, // half the time: modules are loaded once per worker, and no test changes one
        },
      },
      {
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          testTimeout: 90_000, // a journey waits for the product's own delays; a machine may be ten times as slow as usual
          // Who waits for what comes late leaves room for others (npm run test:late).
          maxWorkers: process.env['STORYBOOK_LATE'] ? 6 : 2, // Vitest keeps one core of two for itself, which is 1.4 times slower
          isolate: false, // 5 s instead of 16 s per 100 stories; preview.tsx resets everything a story can leave behind
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: STORY_FLAGS, ...(executablePath && { executablePath }) },
              contextOptions: { timezoneId: 'UTC' }, // as in the node tests: what is told in the reader's own zone is asserted
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
})
