import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { isWindowBlur } from './window-blur.ts'

// For lists of which only the rows near the window are drawn.

/** The row (`data-row`) of a list that holds the focus; null for none. */
export const useFocusedRow = (list: RefObject<HTMLElement | null>): string | null => {
  const [row, setRow] = useState<string | null>(null)
  useEffect(() => {
    const node = list.current
    if (!node) return undefined
    const listening = new AbortController()
    const rowOf = (target: EventTarget | null) =>
      (target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset['row']) || null
    node.addEventListener('focusin', ({ target }) => setRow(rowOf(target)), { signal: listening.signal })
    node.addEventListener('focusout', (event) => !isWindowBlur(event) && setRow(null), { signal: listening.signal })
    return () => listening.abort()
  }, [list])
  return row
}

let isPrinting = false

const subscribe = (onChange: () => void) => {
  const set = (value: boolean) => () => {
    isPrinting = value
    onChange()
  }
  const [begin, end] = [set(true), set(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Whether the page is on its way to paper: what is drawn only near the window is then drawn as a whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
