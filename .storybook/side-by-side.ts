import { UNDER_TEST } from './axe.ts'
import { globalsParam } from './toolbar.ts'

const ID = 'side-by-side'

/** Tests and Chromatic take each theme by itself. */
const isInert = () => UNDER_TEST || /chromatic/i.test(navigator.userAgent) || location.search.includes('chromatic=')

export const hidePair = (): void => document.getElementById(ID)?.remove()

/** Two frames over the story, each the whole story in one theme: real windows, so that widths and dialogs are true. */
export const showPair = (id: string, globals: Readonly<Record<string, unknown>>): void => {
  hidePair()
  if (isInert()) return
  const pair = document.createElement('div')
  pair.id = ID
  const direction = window.innerWidth < 700 ? 'column' : 'row'
  pair.style.cssText = `position:fixed;inset:0;z-index:2147483647;display:flex;flex-direction:${direction};gap:4px;background:#8d8678`
  for (const theme of ['light', 'dark']) {
    const frame = document.createElement('iframe')
    frame.title = theme
    frame.src = `iframe.html?id=${id}&viewMode=story&globals=${globalsParam(globals, { theme })}`
    frame.style.cssText = 'flex:1;min-width:0;min-height:0;border:0'
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
