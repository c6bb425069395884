import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { letterOf } from '../../lib/letter-of.ts'
import { isPageKey } from '../../lib/page-key.ts'
import { usePreferences } from '../../preferences/preferences.tsx'

/** How one goes to another proposal: in the place of this one. Back leads to the list, however many were looked at. */
export const useInItsPlace = () => {
  const { state } = useLocation() as { state: object | undefined }
  return { replace: true, state }
}

/** `j` leads on and `k` back, as in the list. Returns whether they do: letters may be switched off. */
export const useQueueKeys = (onNext: () => void, onPrevious?: () => void): boolean => {
  const [{ letters }] = usePreferences()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The second letter of a way to a screen has been taken.
    if (event.repeat || event.defaultPrevented || !isPageKey(event, letters)) return
    const key = letterOf(event)
    if (key === 'j') onNext()
    if (key === 'k') onPrevious?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return letters
}
