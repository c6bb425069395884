import { useLayoutEffect, useRef, useState } from 'react'

/** Whether an element has room for two columns; measured before the first paint. */
export const useWide = <E extends HTMLElement>(minWidth: number) => {
  const ref = useRef<E>(null)
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setWide(element.clientWidth >= minWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [minWidth])
  return [ref, isWide] as const
}
