import { useEffect, useEffectEvent, useRef } from 'react'
import { isComposing } from '../lib/is-composing.ts'

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
    const keep = (event: KeyboardEvent | PointerEvent) => {
      // It, or what tells that it did not arrive.
      if (document.querySelector('dialog[open], [data-overlay]')) return
      if (!('key' in event) || event.key === 'Escape') return giveUp()
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
      const { key } = event
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (key.length === 1) typed.current += key
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    const over = new AbortController()
    const options = { capture: true, signal: over.signal }
    addEventListener('keydown', keep, options)
    addEventListener('pointerdown', keep, options)
    return () => over.abort()
  }, [waits])
  return () => typed.current
}
