import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds after the last letter. */
const PAUSE_MS = 500

/** A form that tells of its changes: the part of react-hook-form's that is needed. */
export interface Changing {
  subscribe: (given: { formState: { values: true }; callback: () => void }) => () => void
}

/**
 * Calls `save` half a second after the last change of a form, or of what is kept `beside` it, and at once where the form
 * is sent, or left with its page, before that.
 * @returns calls off what is planned
 */
export const useSavedLater = (form: Changing, save: () => void, beside?: unknown): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef(beside)
  const saveNow = useEffectEvent(save)
  const plan = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => saveNow(), PAUSE_MS)
  })
  useEffect(() => {
    const flush = () => timer.current !== undefined && saveNow()
    const ends = form.subscribe({ formState: { values: true }, callback: () => plan() })
    // A page that is hidden may be ended without another word.
    const hidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', flush)
    // What is sent may end the session, and then it is too late.
    window.addEventListener('submit', flush, true)
    return () => {
      ends()
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('submit', flush, true)
      flush()
    }
  }, [form])
  useEffect(() => {
    if (known.current === beside) return
    known.current = beside
    plan()
  }, [beside])
  return () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
}
