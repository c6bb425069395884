import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { isCalm } from '../../lib/calm.ts'
import { arrowStep, onward } from '../../lib/direction.ts'

/** How long a slide stays when nobody holds it. */
const SLIDE_MS = 7_000

/**
 * Which of the slides is seen, and the ways to another: by hand (the row scrolls), by key, by button, and by itself as
 * long as nobody paused it, points at it or has the focus in it. By itself only where things may move.
 */
export const useSlides = (count: number) => {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [seen, setSeen] = useState(1)
  const [mayTurn, setMayTurn] = useState(() => !isCalm())
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState({ pointed: false, focused: false })
  /** Where a scroll of ours is going: what is passed on the way does not count. */
  const goal = useRef<number | null>(null)
  const passFocus = useRef(false)
  const shown = Math.min(at, count - 1)
  if (shown + 1 > seen) setSeen(shown + 1)

  const go = (to: number) => {
    const next = (to + count) % count
    const isWrap = Math.abs(next - shown) > 1
    goal.current = next
    setAt(next)
    row.current?.scrollTo({
      left: next * row.current.clientWidth * onward(row.current),
      behavior: isCalm() || isWrap ? 'auto' : 'smooth',
    })
  }
  const step = (by: number) => go(shown + by)

  const turns = mayTurn && count > 1 && !paused && !held.pointed && !held.focused
  // With every render anew: a slide that somebody went to stays its whole time.
  useEffect(() => {
    if (!turns) return undefined
    const turn = () => {
      // Asked for while the page was open: no more of them, and no button that would pause them.
      if (isCalm()) setMayTurn(false)
      else if (!document.hidden) step(1)
    }
    const timer = setInterval(turn, SLIDE_MS)
    return () => clearInterval(timer)
  })

  useEffect(() => {
    if (!passFocus.current) return
    passFocus.current = false
    row.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])

  return {
    row,
    at: shown,
    /** Slides up to this one have been near: their pictures are loaded. */
    seen,
    mayTurn,
    paused,
    setPaused,
    turns,
    step,
    ofRow: {
      onScroll: () => {
        const element = row.current
        if (!element || element.clientWidth === 0) return
        const place = Math.round(Math.abs(element.scrollLeft) / element.clientWidth)
        if (goal.current === place) goal.current = null
        if (goal.current === null) setAt(place)
      },
      onWheel: () => void (goal.current = null),
      onTouchStart: () => void (goal.current = null),
    },
    ofAll: {
      onMouseEnter: () => setHeld((was) => ({ ...was, pointed: true })),
      onMouseLeave: () => setHeld((was) => ({ ...was, pointed: false })),
      onFocus: () => setHeld((was) => ({ ...was, focused: true })),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHeld((was) => ({ ...was, focused: currentTarget.contains(relatedTarget) })),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = arrowStep(event)
        if (!by || count < 2 || event.shiftKey) return
        event.preventDefault()
        passFocus.current = row.current?.contains(document.activeElement) ?? false
        step(by)
      },
    },
  }
}
