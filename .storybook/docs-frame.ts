import type { StoryContext } from 'storybook/internal/csf'
import { INITIAL } from './toolbar.ts'

type Globals = Readonly<Record<string, unknown>>

/** How the ids of the frames begin that lie side by side over a story. */
export const PAIR_FRAME = 'pair--'
const DOCS_FRAME = 'iframe--'

const frame = window.frameElement
/** True within a story's frame on a page of several: a docs page that somebody reads, or the two themes side by side. */
export const IN_FRAME = [DOCS_FRAME, PAIR_FRAME].some((start) => frame?.id.startsWith(start))

const reader = IN_FRAME ? (frame?.ownerDocument.defaultView ?? null) : null

/** What `act` scrolls is this frame, never the page around it. */
const inPlace = <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
  function within(this: unknown, ...args: Args): Result {
    const { scrollX = 0, scrollY = 0 } = reader ?? {}
    const result = act.apply(this, args)
    reader?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return result
  }

let givesBack = false
/** What has left is the window, not the element: nothing has happened in the story, and a list of it stays open. */
const keep = (event: FocusEvent) => {
  // While the focus is given back, Chromium says of the document that nothing has it any more.
  const isWindows = givesBack || event.target === window || event.target === document.activeElement
  if (event.isTrusted && isWindows) event.stopImmediatePropagation()
}

/**
 * Until the story's steps have ended, they scroll this frame alone, and what they set the focus on does not learn that
 * the window loses it. Gives what ends this, and gives the page around its focus back.
 */
export const playApart = (): (() => void) => {
  if (!reader) return () => endTurn()
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  const { showModal } = HTMLDialogElement.prototype
  HTMLElement.prototype.focus = inPlace(focus)
  Element.prototype.scrollIntoView = inPlace(scrollIntoView)
  HTMLDialogElement.prototype.showModal = inPlace(showModal)
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  window.addEventListener('blur', keep, options)
  window.addEventListener('focusout', keep, options)
  return () => {
    givesBack = true
    if (document.hasFocus()) reader.focus()
    givesBack = false
    ending.abort()
    endTurn()
    HTMLElement.prototype.focus = focus
    Element.prototype.scrollIntoView = scrollIntoView
    HTMLDialogElement.prototype.showModal = showModal
  }
}

/** A story that never ends keeps the others waiting no longer. */
const LONGEST_MS = 15_000

let endTurn = () => {}
const startTurn = async (page: Window): Promise<void> => {
  // There are no locks where the workshop is served without encryption, from another machine.
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return
  await new Promise<void>((begin) => {
    void locks.request(`frames of ${page.performance.timeOrigin}`, async () => {
      begin()
      await new Promise<void>((end) => {
        endTurn = end
        setTimeout(end, LONGEST_MS)
      })
    })
  })
}

let turn: Promise<void> | undefined
/**
 * Frames play one after another: only one document at a time can have the focus. A story begun anew has its turn. What
 * lies under a pair plays before it.
 */
export const waitForTurn = async (isUnderPair: boolean): Promise<void> => {
  if (reader) await (turn ??= startTurn(reader))
  else if (isUnderPair) await startTurn(window)
}

/** A story told on a phone has a phone's width on a docs page as well. */
export const fitFrame = ({ storyGlobals, parameters }: StoryContext): void => {
  if (!reader || !(frame instanceof reader.HTMLIFrameElement)) return
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: string }
  const { options } = parameters['viewport'] as { options: Record<string, { styles: { width: string } }> }
  const width = options[value ?? '']?.styles.width
  frame.style.maxWidth = width ?? ''
  frame.style.display = width ? 'block' : ''
  frame.style.marginInline = width ? 'auto' : ''
}

/** What the toolbar says that frames shall follow: they see the page's theme themselves. */
const addressFor = (globals: Globals) => {
  const changed = Object.entries(INITIAL).filter(([key, value]) => key !== 'theme' && String(globals[key]) !== value)
  const said = changed.map(([key]) => `${key}:${String(globals[key]).replace(':', '-')}`).join(';')
  return said ? `iframe.html?globals=${encodeURIComponent(said)}` : 'iframe.html'
}

let address: string | undefined
/** On a docs page: the frames there are, and those to come, are told what the toolbar says. */
export const tellFrames = (globals: Globals): void => {
  const next = addressFor(globals)
  if (IN_FRAME || next === address) return
  address = next
  // Where Storybook's blocks look for the address of a frame.
  Object.assign(globalThis, { PREVIEW_URL: next })
  for (const one of document.querySelectorAll<HTMLIFrameElement>(`iframe[id^="${DOCS_FRAME}"]`)) {
    const to = new URL(next, location.href)
    const before = new URL(one.src).searchParams
    for (const key of ['viewMode', 'id']) to.searchParams.set(key, before.get(key) ?? '')
    const inside = one.contentWindow
    // A new `src` would be a step of the browser's history; but a frame not yet loaded has nothing else.
    if (inside && inside.location.href !== 'about:blank') inside.location.replace(to.href)
    else one.src = to.href
  }
}
