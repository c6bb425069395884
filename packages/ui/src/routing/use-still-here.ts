import { useEffect, useRef } from 'react'

/** Whether the screen that asked is still shown, for what an answer leads to: nobody is taken away from where they went. */
export const useStillHere = () => {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return () => here.current
}
