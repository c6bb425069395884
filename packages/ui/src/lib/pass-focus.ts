type Next = (around: HTMLElement, gone: HTMLElement) => HTMLElement | null | undefined

/**
 * As `ref` of what goes away under the focus: the focus goes to what `next` finds in what stood around it, and where it
 * finds nothing it stays in the part of the screen, or goes to the screen; Tab goes on from there.
 */
export const passFocusTo = (next: Next) => (node: HTMLElement | null) => {
  const parent = node?.parentElement
  const part = parent?.closest<HTMLElement>('section,dialog,[role=tabpanel]')
  return () => {
    if (!node?.contains(document.activeElement)) return
    // What comes in its place is there a moment later.
    queueMicrotask(() => {
      // It may have chosen a place of its own.
      if (document.activeElement !== document.body) return
      const found = parent && next(parent, node)
      if (found) return found.focus({ preventScroll: true })
      const target = part?.isConnected ? part : document.getElementById('main')
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    })
  }
}

/** The same where nothing in particular comes next (Retry, when it was pressed). */
export const passFocus = passFocusTo(() => null)
