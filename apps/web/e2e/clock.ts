import { expect, type Page } from '@playwright/test'

// A clock that stands still but for the time that is let pass: one for all pages of a context.

const MINUTE = 60_000

/** At a moment that lies ahead however late the page is told of it. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + MINUTE)
/** Lets so little pass at a time until this is so that answers and code, however late, take no time of the page's. */
export const passUntil = (page: Page, ms: number, isSo: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(ms)
      return isSo()
    })
    .toBe(true)
