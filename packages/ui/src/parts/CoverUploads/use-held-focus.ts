import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * What was pressed goes with the state it belongs to (Upload, Retry, Cancel): the focus goes on to its row, else to the
 * list, and where that has gone too, to what `after` finds. `onFocus` belongs on what is around both.
 */
export const useHeldFocus = (after: () => HTMLElement | null | undefined) => {
  const list = useRef<HTMLUListElement>(null)
  const held = useRef<{ element: Element; row: string | undefined } | null>(null)
  useEffect(() => {
    const last = held.current
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    held.current = null
    const row = last.row === undefined ? null : document.getElementById(last.row)
    ;(row ?? list.current ?? after())?.focus({ preventScroll: true })
  })
  const onFocus = ({ target }: FocusEvent) => {
    held.current = { element: target, row: target.closest('li')?.id }
  }
  return { list, onFocus }
}
