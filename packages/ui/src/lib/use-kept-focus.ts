import { useLayoutEffect, useRef, type RefObject } from 'react'

const rowOf = (node: unknown) => (node instanceof Element ? node.closest<HTMLElement>('[data-row]') : null)

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
    const note = (event: FocusEvent) => (had.current = rowOf(event.target)?.dataset['row'] ?? null)
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [list])
  useLayoutEffect(() => {
    const was = before.current
    if (was === keys) return
    before.current = keys
    const lost = had.current
    if (lost === null || keys.includes(lost) || document.activeElement !== document.body) return
    had.current = null
    const at = was.indexOf(lost)
    const next = was.slice(at + 1).find((key) => keys.includes(key)) ?? keys[Math.min(at, keys.length - 1)]
    const row = [...(list.current?.children ?? [])].map(rowOf).find((one) => one?.dataset['row'] === next)
    const found = row && target(row)
    ;(found ?? document.getElementById('main'))?.focus()
  })
}
