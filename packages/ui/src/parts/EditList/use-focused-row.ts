import { useEffect, useState, type RefObject } from 'react'

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
    node.addEventListener('focusout', () => setRow(null), { signal: listening.signal })
    return () => listening.abort()
  }, [list])
  return row
}
