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
    const press = () => isThere() || giveUp()
    const keep = (event: KeyboardEvent) => {
      if (isThere() || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      else if (event.key === 'Escape') giveUp()
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', keep, true)
    window.addEventListener('pointerdown', press, true)
    return () => {
      window.removeEventListener('keydown', keep, true)
      window.removeEventListener('pointerdown', press, true)
    }
  }, [waits])
  return () => typed.current
}
