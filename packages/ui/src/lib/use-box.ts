import { useLayoutEffect, useState, type RefObject } from 'react'

/** How far below the top of the page an element begins and how wide it is, kept true while what is around it changes. */
export const useBox = (element: RefObject<HTMLElement | null>) => {
  const [box, setBox] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return
      const rect = element.current.getBoundingClientRect()
      const next = { top: Math.round(rect.top + window.scrollY), width: element.current.clientWidth }
      setBox((before) => (before.top === next.top && before.width === next.width ? before : next))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    if (element.current) watch.observe(element.current)
    measure()
    return () => watch.disconnect()
  }, [element])
  return box
}
