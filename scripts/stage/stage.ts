import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { serve } from './serve.ts'
import type { Story } from './stories.ts'

/** What would make the same page look otherwise on the same machine. */
const STEADY_FLAGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
]
const IN_PAGE = join(import.meta.dirname, 'in-page.js')
/** A page that has shown this many stories gives way to a new one. */
const STORIES_PER_PAGE = 120
const LIMIT_MS = 45_000
/** The window of a story that asks for none: as in the tests of the stories. */
const USUAL = { width: 1200, height: 900 }
// The add-on would look for itself; a story has to be at rest, not judged.
const QUERY = 'iframe.html?viewMode=story&globals=a11y.manual:!true'

export type Theme = 'light' | 'dark'

/** One page that shows one story after another. */
export interface Stand {
  readonly page: Page
  readonly cdp: CDPSession
  /** How wide a window the story asks for, px; null where it leaves that open. */
  readonly asked: number | null
  /**
   * Shows a story in the window it asks for, until its play function has ended: as its own viewer meets it, or as
   * another one of the toolbar. Returns what it threw, or null.
   */
  mount: (story: Story, viewer?: string) => Promise<string | null>
  /** Makes the window this wide (px), and this high: as a telephone or a desk has it, unless told. */
  resize: (width: number, height?: number) => Promise<void>
  /** Waits until nothing moves. Returns the height of the whole page, px. */
  rest: () => Promise<number>
  /** Shows the same page in a theme. Returns the one it was in. */
  turn: (theme: Theme) => Promise<Theme>
}

/** Whether a window so wide (px) is a telephone's. */
export const isPhone = (width: number) => width < 400

/** Of a window so wide, px. */
export const heightOf = (width: number) => (isPhone(width) ? 812 : 900)

/** Ends what hangs: a page that no longer answers is given up. */
export const within = async <T>(work: Promise<T>) => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LIMIT_MS, new Error(`It had not finished after ${LIMIT_MS / 1000} s.`))
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

interface Wishes {
  size: { width: number; height: number } | null
  moves: boolean
}

const openStand = async (browser: Browser, address: string) => {
  let page: Page | undefined
  let cdp: CDPSession | undefined
  let shown = 0
  let asked: number | null = null

  const open = async () => {
    await page?.context().close()
    const context = await browser.newContext({
      viewport: USUAL,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    page = await context.newPage()
    await page.addInitScript({ path: IN_PAGE })
    cdp = await context.newCDPSession(page)
    await page.goto(`${address}/${QUERY}`)
    shown = 0
    return page
  }
  const call = async <T>(name: string, ...args: unknown[]) => {
    if (!page) throw new Error('No page is open.')
    return (await page.evaluate(`stage.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`)) as T
  }
  const tryMount = async ({ id }: Story, viewer: string) => {
    if (!page || shown >= STORIES_PER_PAGE) await open()
    shown++
    asked = null
    try {
      const { size, moves } = await within(call<Wishes>('wishesOf', id))
      asked = size?.width ?? null
      await page?.setViewportSize(size ?? USUAL)
      if (moves) await page?.emulateMedia({ reducedMotion: 'no-preference' })
      const thrown = await within(call<string | null>('mount', id, viewer))
      // Its steps are over: what is looked at from here on stands still.
      if (moves) await page?.emulateMedia({ reducedMotion: 'reduce' })
      return thrown
    } catch (error) {
      return (error as Error).message.split('\n')[0] ?? 'It failed.'
    }
  }

  const stand: Stand = {
    get page() {
      if (!page) throw new Error('No page is open.')
      return page
    },
    get cdp() {
      if (!cdp) throw new Error('No page is open.')
      return cdp
    },
    get asked() {
      return asked
    },
    mount: async (story, viewer = 'own') => {
      const thrown = await tryMount(story, viewer)
      if (thrown === null) return null
      // What a story before it may have left behind is not to be its fault.
      shown = Infinity
      const again = await tryMount(story, viewer)
      if (again !== null) shown = Infinity
      return again
    },
    resize: async (width, height = heightOf(width)) => page?.setViewportSize({ width, height }),
    rest: () => within(call('rest')),
    turn: (theme) => within(call('turn', theme)),
  }
  return stand
}

export interface Stage {
  /** Of the browser: another one draws otherwise. */
  version: string
  /** Shows every story once, on as many pages as there are cores. */
  play: (stories: readonly Story[], act: (stand: Stand, story: Story) => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** Opens a built Storybook in Chromium. `pages` are used side by side: as many as there are cores, unless told. */
export const openStage = async (dir: string, pages = availableParallelism()): Promise<Stage> => {
  const site = await serve(resolve(dir))
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS, ...STEADY_FLAGS],
    ...(executablePath && { executablePath }),
  })
  const stands: Stand[] = []
  return {
    version: browser.version(),
    play: async (stories, act) => {
      while (stands.length < Math.min(pages, stories.length)) stands.push(await openStand(browser, site.address))
      const queue = [...stories]
      await Promise.all(
        stands.map(async (stand) => {
          for (let story = queue.shift(); story; story = queue.shift()) await act(stand, story)
        }),
      )
    },
    close: async () => {
      await browser.close()
      site.close()
    },
  }
}

/** Changes whenever pictures taken by this code may come out otherwise. */
export const stageText = () => readFileSync(IN_PAGE, 'utf8') + readFileSync(import.meta.filename, 'utf8')
