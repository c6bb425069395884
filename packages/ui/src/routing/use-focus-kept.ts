import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isLedOn } from './came-from.ts'

/**
 * On the way to another frame (login, registration, the app's own) or another mode of a screen, and back, the focus would
 * go with what was pressed: it goes on to the new content. A page that was just loaded leaves it to the browser, also where its
 * address was put right.
 */
export const useFocusKept = (): void => {
  const { key, pathname, state } = useLocation()
  const isReplaced = useNavigationType() === 'REPLACE' && !isLedOn(state)
  const before = useRef({ key, pathname })
  useEffect(() => {
    const last = before.current
    before.current = { key, pathname }
    if (last.key === key || (isReplaced && last.pathname === pathname)) return
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, pathname, isReplaced])
}
