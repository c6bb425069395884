import { useEffect, useEffectEvent, useRef } from 'react'
import { useToast } from './toasts.tsx'

/** As long as it takes to read what a screen says. */
const READ_MS = 3000

type Said = Parameters<ReturnType<typeof useToast>>

/**
 * For an outcome that its screen shows itself: whoever has left by then, or leaves before it can be read, is told by a
 * toast. A question before leaving ends with what it asked about, and takes the screen along.
 */
export const useToldAnywhere = () => {
  const toast = useToast()
  const here = useRef(false)
  const unread = useRef<Said>(undefined)
  const leave = useEffectEvent(() => {
    here.current = false
    if (unread.current) toast(...unread.current)
  })
  useEffect(() => {
    here.current = true
    return () => leave()
  }, [])
  return (...said: Said) => {
    if (!here.current) return void toast(...said)
    unread.current = said
    setTimeout(() => {
      if (unread.current === said) unread.current = undefined
    }, READ_MS)
  }
}
