import { useEffect, useRef } from 'react'

/**
 * What is typed for a dialog whose code is still on its way: it is kept for the dialog, and is neither a shortcut nor
 * goes into the field that had the focus. Answers a way to read it.
 */
export const useEarlyKeys = (waits: boolean): (() => string) => {
  const typed = useRef('')
  useEffect(() => {
    typed.current = ''
    if (!waits) return undefined
    const keep = (event: KeyboardEvent) => {
      // It, or what tells that it did not arrive.
      const isThere = document.querySelector('dialog[open], [data-overlay]') !== null
      if (isThere || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [waits])
  return () => typed.current
}
