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

/**
 * A preview takes what a frame within it says (here, or a story on a docs page) for the manager's word, and would take
 * over its theme and level. Such a frame speaks to nobody: it is its own parent, as far as Storybook's channel can see.
 */
export const keepFramesApart = (): void => {
  try {
    const isWithin = window.parent !== window && window.parent.document.getElementById('storybook-root') !== null
    if (isWithin) Object.defineProperty(window, 'parent', { value: window, configurable: true })
  } catch {
    // Somebody else's page around it, which may not be read.
  }
}
