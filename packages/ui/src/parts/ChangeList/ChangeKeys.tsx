import { useEffect, useEffectEvent, type RefObject } from 'react'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { letterOf } from '../../lib/letter-of.ts'
import { isPageKey } from '../../lib/page-key.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { goToStop, stopsIn } from './stops.ts'

const STEPS = new Map([
  ['n', 1],
  ['p', -1],
])

const isInView = (stop: HTMLElement) => {
  const { top, bottom } = stop.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Where a step leads: on from the stop that has the focus; where none in view has it, to the first or last that begins in view. */
const stopAfter = (stops: HTMLElement[], step: number): HTMLElement | undefined => {
  const here = stops.findLastIndex((stop) => stop.contains(document.activeElement) && isInView(stop))
  if (here !== -1) return stops[(here + step + stops.length) % stops.length]
  return step > 0
    ? (stops.find((stop) => stop.getBoundingClientRect().top >= 0) ?? stops[0])
    : (stops.findLast((stop) => stop.getBoundingClientRect().top < innerHeight) ?? stops.at(-1))
}

/** `n` and `p` move the focus to the next and to the previous change inside `container`; says so. */
export const ChangeKeys = ({ container }: { container: RefObject<HTMLElement | null> }) => {
  const [{ letters }] = usePreferences()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS.get(letterOf(event))
    if (!step || event.defaultPrevented || !isPageKey(event, letters)) return
    const next = container.current && stopAfter(stopsIn(container.current), step)
    if (!next) return
    event.preventDefault()
    goToStop(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (!letters) return null
  return (
    // The queue's own 'Next' and 'Previous' stand beside it: one hint, which is told from two buttons.
    <p className="hidden items-center gap-1.5 text-sm text-ink-muted sm:flex print:hidden pointer-coarse:hidden">
      <Kbd>N</Kbd>
      <Kbd>P</Kbd> step through the changes
    </p>
  )
}
