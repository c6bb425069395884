import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'

/**
 * Whether the screen that asked is still shown, for what an answer leads to: nobody is taken away from where they went,
 * or are on the way to while the code of that screen is still to come.
 */
export const useStillHere = () => {
  const here = useRef(false)
  const isGoing = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  useLayoutEffect(() => {
    isGoing.current = state !== 'idle'
  }, [state])
  return () => here.current && !isGoing.current
}
