import { useCallback, useEffect, useRef } from 'react'

/** Tells, to what runs later, whether the component that asked is still there. */
export const useIsShown = (): (() => boolean) => {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useCallback(() => shown.current, [])
}
