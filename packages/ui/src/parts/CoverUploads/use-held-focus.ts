import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * What was pressed goes with the state it belongs to (Upload, Retry, Cancel), or is disabled by it: the focus goes on to its row, else to the
 * list, and where that has gone too, to what `after` finds. `onFocus` belongs on what is around both.
 */
export const useHeldFocus = (after: () => HTMLElement | null | undefined) => {
  const list = useRef<HTMLUListElement>(null)
  const held = useRef<{ element: Element; row: string | undefined } | null>(null)
  useEffect(() => {
    const last = held.current
    // Disabled, it holds the focus no more than if it had gone.
    const isHeld = last?.element.isConnected && !last.element.matches(':disabled')
    const now = document.activeElement
    if (!last || isHeld || (now !== document.body && now !== last.element)) return
    held.current = null
    const row = last.row === undefined ? null : document.getElementById(last.row)
    ;(row ?? list.current ?? after())?.focus({ preventScroll: true })
  })
  const onFocus = ({ target }: FocusEvent) => {
    held.current = { element: target, row: target.closest('li')?.id }
  }
  return { list, onFocus }
}
