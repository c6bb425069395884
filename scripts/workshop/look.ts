import type { Page } from 'playwright'

/** The workshop in development makes what it shows as it is asked for. */
export const LONG_MS = 180_000

/** Looks at the workshop that stands at `origin`; one line for each thing that is not as it should be. */
export type Look = (page: Page, origin: string) => Promise<string[]>

/** A story without the workshop around it. */
export const addressOf = (origin: string, id: string, rest = '') =>
  `${origin}/iframe.html?id=${id}&viewMode=story${rest}`

/** The story has ended all its steps. */
export const untilFinished = (page: Page, id: string) =>
  page.waitForFunction(
    `(({ id, phase } = {}) => id === '${id}' && phase === 'finished')(globalThis.__STORYBOOK_PREVIEW__?.currentRender)`,
    null,
    { timeout: LONG_MS },
  )

/** One line where something is not as it should be, else none. */
export const differs = (what: string, is: unknown, should: unknown): string[] =>
  JSON.stringify(is) === JSON.stringify(should) ? [] : [`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`]
