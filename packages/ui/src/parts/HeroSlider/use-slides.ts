import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { isCalm } from '../../lib/calm.ts'
import { arrowStep, onward } from '../../lib/direction.ts'
import { keepPlace, type Places } from '../../lib/keep-place.ts'
import { isWindowBlur } from '../../lib/window-blur.ts'

/** How long a slide stays when nobody holds it. */
const SLIDE_MS = 7_000
/** What their row is remembered by. */
const NAME = 'slides'

/**
 * Which of the slides is seen, and the ways to another: by hand (the row scrolls), by key, by button, and by itself as
 * long as nobody paused it, points at it or has the focus in it. By itself only where things may move. Begins with the
 * one that was seen when they were left.
 */
export const useSlides = (count: number, places: Places | undefined) => {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(() => Math.round(places?.get(NAME) ?? 0))
  const [seen, setSeen] = useState(1)
  const [mayTurn, setMayTurn] = useState(() => !isCalm())
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  /** Where a scroll of ours that glides is going: what is passed on the way does not count. */
  const goal = useRef<number | null>(null)
  const passFocus = useRef(false)
  const shown = Math.min(at, count - 1)
  if (shown + 1 > seen) setSeen(shown + 1)

  const step = (by: number) => {
    const next = (shown + by + count) % count
    const glides = !isCalm() && Math.abs(next - shown) === 1
    goal.current = glides ? next : null
    setAt(next)
    row.current?.scrollTo({
      left: next * row.current.clientWidth * onward(row.current),
      behavior: glides ? 'smooth' : 'auto',
    })
  }

  const turns = mayTurn && count > 1 && !paused && !pointed && !focused
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

  useLayoutEffect(() => void (row.current && keepPlace(row.current, NAME, places)), [places])
  // Not where its row has got to: one that still glides is left on the way.
  useLayoutEffect(() => void places?.set(NAME, shown), [places, shown])

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
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) =>
        !isWindowBlur(event) && setFocused(event.currentTarget.contains(event.relatedTarget)),
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
