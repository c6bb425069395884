import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * What is typed for a dialog whose code is still on its way: it is kept for the dialog, and is neither a shortcut nor
 * goes into the field that had the focus. Answers a way to read it. Escape or a press elsewhere gives the dialog up.
 */
export const useEarlyKeys = (waits: boolean, onGiveUp: () => void): (() => string) => {
  const typed = useRef('')
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    typed.current = ''
    if (!waits) return undefined
    // It, or what tells that it did not arrive.
    const isThere = () => document.querySelector('dialog[open], [data-overlay]') !== null
    const keep = (event: KeyboardEvent | PointerEvent) => {
      if (isThere()) return
      if (!('key' in event) || event.key === 'Escape') return giveUp()
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    const over = new AbortController()
    for (const name of ['keydown', 'pointerdown'] as const)
      window.addEventListener(name, keep, { capture: true, signal: over.signal })
    return () => over.abort()
  }, [waits])
  return () => typed.current
}
