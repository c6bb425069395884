import { useCallback, useEffect, useRef, useState } from 'react'
import { isCalm } from '../../lib/calm.ts'
import { onward } from '../../lib/direction.ts'
import { keepPlace, type Places } from '../../lib/keep-place.ts'

/** Browsers round where a scroller stands. */
const SLACK = 2

/**
 * A row that is scrolled sideways: whether there is more before and after what is seen, and the way there. Begins where
 * it was left.
 */
export const useScroller = (name: string, places: Places | undefined) => {
  const row = useRef<HTMLElement>(null)
  const [before, setBefore] = useState(false)
  const [after, setAfter] = useState(false)
  const look = useCallback(() => {
    const { current } = row
    if (!current) return
    const at = Math.abs(current.scrollLeft)
    setBefore(at > SLACK)
    setAfter(at + current.clientWidth < current.scrollWidth - SLACK)
  }, [])
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      row.current = element
      const leave = keepPlace(element, name, places)
      const watch = new ResizeObserver(look)
      watch.observe(element)
      return () => {
        leave()
        watch.disconnect()
      }
    },
    [look, name, places],
  )
  // What the row holds may have changed. At first the observer looks, when it has been laid out: asked sooner, the first
  // paint would wait for a layout more.
  const isNew = useRef(true)
  useEffect(() => {
    if (!isNew.current) look()
    isNew.current = false
  })
  /** By what is seen of whole items. */
  const page = (direction: -1 | 1) => {
    const { current } = row
    if (!current) return
    const gap = Number.parseFloat(getComputedStyle(current).columnGap) || 0
    const step = (current.firstElementChild?.getBoundingClientRect().width ?? 0) + gap
    // The last of them has no gap behind it.
    const seen = Math.floor((current.clientWidth + gap) / step)
    const by = Math.max(1, seen) * step
    current.scrollBy({ left: direction * by * onward(current), behavior: isCalm() ? 'auto' : 'smooth' })
  }
  return { attach, before, after, look, page }
}
