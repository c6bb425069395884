import { useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { useIsShown } from '../lib/use-is-shown.ts'

/**
 * Whether the screen that asked is still shown, for what an answer leads to: nobody is taken away from where they went,
 * or are on the way to while the code of that screen is still to come.
 */
export const useStillHere = () => {
  const isShown = useIsShown()
  const isGoing = useRef(false)
  const { state } = useNavigation()
  useLayoutEffect(() => {
    isGoing.current = state !== 'idle'
  }, [state])
  return () => isShown() && !isGoing.current
}
