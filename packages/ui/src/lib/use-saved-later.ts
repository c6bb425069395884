import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds after the last letter. */
const PAUSE_MS = 500

interface Changing {
  subscribe: (given: { formState: { values: true }; callback: () => void }) => () => void
}

/**
 * Calls `save` half a second after the last change of a form, and at once where the form or the page is left before that.
 * @returns calls off what is planned
 */
export const useSavedLater = (form: Changing, save: () => void): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const flush = () => timer.current !== undefined && saveNow()
    const ends = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => saveNow(), PAUSE_MS)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      ends()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [form])
  return () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
}
