import { useCallback, useState } from 'react'

/** An element's width in pixels, kept up to date; `first` until it is in the page. */
export const useWidth = (first: number) => {
  const [width, setWidth] = useState(first)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || first)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [first],
  )
  return [width, ref] as const
}
