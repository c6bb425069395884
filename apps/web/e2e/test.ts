import { expect, test as base } from '@playwright/test'
import { watchLeaks } from './leaks.ts'

export { expect }

/** Playwright's own, and a journey fails where a token, a password or an e-mail address gets out on the way. */
export const test = base.extend<{ leaks: undefined }>({
  leaks: [
    async ({ context }, use) => {
      const watched = await watchLeaks(context)
      await use(undefined)
      expect(await watched.leaks()).toEqual([])
    },
    { auto: true },
  ],
})
