import { useLayoutEffect, useRef } from 'react'
import { useIsShown } from '../lib/use-is-shown.ts'
import { useOnTheWay } from './use-on-the-way.ts'

/**
 * Whether the screen that asked is still shown, for what an answer leads to: nobody is taken away from where they went,
 * or are on the way to while the code of that screen is still to come.
 */
export const useStillHere = () => {
  const isShown = useIsShown()
  const isGoing = useRef(false)
  const isOnTheWay = useOnTheWay()
  useLayoutEffect(() => {
    isGoing.current = isOnTheWay
  }, [isOnTheWay])
  return () => isShown() && !isGoing.current
}
