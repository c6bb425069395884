import { useLayoutEffect, useRef, type RefObject } from 'react'

const rowOf = (node: unknown) => (node instanceof Element ? node.closest<HTMLElement>('[data-row]') : null)
const keyOf = (node: unknown) => rowOf(node)?.dataset['row'] ?? null

/**
 * The focus of a row (`data-row`, one of `keys`) that goes passes to the one that takes its place, to what is `target` in
 * it, else to the screen.
 */
export const useKeptFocus = (
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  target: (row: HTMLElement) => HTMLElement | null = (row) => row,
) => {
  const had = useRef<string | null>(null)
  const before = useRef(keys)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('focusin', ({ target: to }) => (had.current = keyOf(to)), { signal })
    element.addEventListener(
      'focusout',
      ({ target: from, relatedTarget }) => {
        // Somebody pressed beside it. What loses it by going is not there any more a moment later; a window keeps it.
        queueMicrotask(() => {
          const isLeft = from instanceof Node && from.isConnected && document.hasFocus()
          if (relatedTarget === null && isLeft) had.current = null
        })
      },
      { signal },
    )
    return () => listening.abort()
    // An empty list may be no list in between: there is another one after it.
  })
  useLayoutEffect(() => {
    const was = before.current
    if (was === keys) return
    before.current = keys
    const lost = had.current
    if (lost === null || keys.includes(lost)) return
    had.current = null
    if (document.activeElement !== document.body) return
    const at = was.indexOf(lost)
    const next = was.slice(at + 1).find((key) => keys.includes(key)) ?? keys[Math.min(at, keys.length - 1)]
    const row = [...(list.current?.children ?? [])].map(rowOf).find((one) => keyOf(one) === next)
    const found = row && target(row)
    ;(found ?? document.getElementById('main'))?.focus()
  })
}
