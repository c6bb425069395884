import { rowsMoved } from '../lib/rows-moved.ts'

/** What is not there by then comes under the eyes of somebody who reads. */
const WAIT_MS = 10_000
/** What a person does; `mousedown` is also that of the scroll bar. */
const USES = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const
/** The browser's own keys: one of them loads the page once more. */
const isBrowsers = (use: Event) =>
  use instanceof KeyboardEvent && (use.ctrlKey || use.metaKey || use.altKey || /^(F\d|Shift)/.test(use.key))

const isAt = (top: number) => Math.abs(window.scrollY - top) < 1

/** Goes to places on the page that may not be high enough yet: as near as it lets one, and on as it grows. */
export const createScroller = () => {
  let wanted = 0
  /** Where the window was left: what stands elsewhere was moved by somebody else. */
  let left = 0
  let end: (() => void) | undefined
  /** On the way a list may move it as well, by rows that are measured in a font that came late. */
  const isLeft = () => isAt(left) || (left < wanted && isAt(rowsMoved.to))

  return {
    /** Where one is, or will be as soon as there is room. */
    place: () => (left < wanted && isLeft() ? wanted : window.scrollY),
    goTo: (top: number) => {
      end?.()
      wanted = top
      rowsMoved.to = Number.NaN
      const go = () => {
        window.scrollTo(0, top)
        left = window.scrollY
      }
      go()
      if (top === 0) return
      const watch = new ResizeObserver(() => {
        const isAtEnd = window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2
        // A page that has become lower has moved the window itself.
        if (isAtEnd || isLeft()) go()
        else stop()
      })
      const timer = setTimeout(() => stop(), WAIT_MS)
      const stop = () => {
        wanted = 0
        watch.disconnect()
        clearTimeout(timer)
        for (const use of USES) window.removeEventListener(use, onUse, true)
      }
      const onUse = (use: Event) => {
        if (!isBrowsers(use)) stop()
      }
      for (const use of USES) window.addEventListener(use, onUse, true)
      watch.observe(document.body)
      end = stop
    },
  }
}
