import { useCallback, useEffect, useRef, useState } from 'react'
import { isCalm } from '../../lib/calm.ts'
import { onward } from '../../lib/direction.ts'

/** Browsers round where a scroller stands. */
const SLACK = 2
const AT_REST = { before: false, after: false }

/** A row that is scrolled sideways: whether there is more before and after what is seen, and the way there. */
export const useScroller = () => {
  const row = useRef<HTMLElement>(null)
  const [more, setMore] = useState(AT_REST)
  const look = useCallback(() => {
    const { current } = row
    if (!current) return
    const at = Math.abs(current.scrollLeft)
    const before = at > SLACK
    const after = at + current.clientWidth < current.scrollWidth - SLACK
    setMore((was) => (was.before === before && was.after === after ? was : { before, after }))
  }, [])
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      row.current = element
      const watch = new ResizeObserver(look)
      watch.observe(element)
      return () => watch.disconnect()
    },
    [look],
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
  return { attach, more, look, page }
}
