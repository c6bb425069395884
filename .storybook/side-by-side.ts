import type { StoryContext } from 'storybook/internal/csf'
import { UNDER_TEST } from './axe.ts'
import { PAIR_FRAME } from './docs-frame.ts'
import { globalsParam } from './toolbar.ts'

const ID = 'side-by-side'

/** Tests, `npm run visual` and `npm run a11y` (scripts/stage/in-page.js) and Chromatic take each theme by itself. */
const isInert = () =>
  UNDER_TEST ||
  'stage' in globalThis ||
  /chromatic/i.test(navigator.userAgent) ||
  location.search.includes('chromatic=')

export const isPair = ({ viewMode, globals }: StoryContext): boolean =>
  viewMode === 'story' && globals['theme'] === 'side-by-side' && !isInert()

/** The story as it stands, with what the Controls say. */
const addressOf = async ({ id, globals, initialArgs, args }: StoryContext, theme: string) => {
  const { buildArgsParam } = await import('storybook/internal/router')
  const changed = buildArgsParam(initialArgs, args)
  const parts = [`id=${id}`, 'viewMode=story', `globals=${globalsParam(globals, { theme })}`]
  return `iframe.html?${[...parts, ...(changed ? [`args=${changed}`] : [])].join('&')}`
}

/** Two frames over the story, each the whole story in one theme: real windows, so that widths and dialogs are true. */
export const drawPair = async (context: StoryContext): Promise<void> => {
  const before = document.getElementById(ID)
  if (!isPair(context)) {
    before?.remove()
    return
  }
  const themes = ['light', 'dark']
  const addresses = await Promise.all(themes.map((theme) => addressOf(context, theme)))
  if (before?.dataset['shows'] === addresses.join(' ')) return
  before?.remove()
  const pair = document.createElement('div')
  pair.id = ID
  pair.dataset['shows'] = addresses.join(' ')
  pair.style.cssText = `position:fixed;inset:0;z-index:2147483647;display:flex;flex-flow:row wrap;gap:4px;background:#8d8678`
  for (const [index, address] of addresses.entries()) {
    const frame = document.createElement('iframe')
    frame.title = themes[index] ?? ''
    frame.id = `${PAIR_FRAME}${frame.title}`
    frame.src = address
    // One above the other where a telephone's width is not there twice.
    frame.style.cssText = 'flex:1 1 350px;min-width:0;min-height:0;border:0'
    pair.append(frame)
  }
  document.body.append(pair)
}

let page: HTMLElement | null = null
/** The theme of the written page around a story's frame; null where there is none, or the address names its own. */
export const themeAround = (): string | null => page?.dataset['theme'] ?? null

/**
 * A preview takes what a frame within it says (here, or a story on a docs page) for the manager's word, and would take
 * over its theme and level. Such a frame speaks to nobody: it is its own parent, as far as Storybook's channel can see.
 * `onTheme` is called when the page around it changes its theme.
 */
export const keepFramesApart = (onTheme: () => void): void => {
  try {
    const { document: outer } = window.parent
    const isWithin = window.parent !== window && outer.getElementById('storybook-root') !== null
    if (!isWithin) return
    Object.defineProperty(window, 'parent', { value: window, configurable: true })
    if (/(?:^|;)theme:/.test(new URLSearchParams(location.search).get('globals') ?? '')) return
    page = outer.documentElement
    new MutationObserver(onTheme).observe(page, { attributes: true, attributeFilter: ['data-theme'] })
  } catch {
    // Somebody else's page around it, which may not be read.
  }
}
