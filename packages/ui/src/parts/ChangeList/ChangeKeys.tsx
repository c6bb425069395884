import { useEffect, useEffectEvent, type RefObject } from 'react'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { stopsIn } from './stops.ts'

const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)))

const STEPS = new Map([
  ['n', 1],
  ['p', -1],
])

/** `n` and `p` move the focus to the next and to the previous change inside `container`; says so. */
export const ChangeKeys = ({ container }: { container: RefObject<HTMLElement | null> }) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS.get(event.key.toLowerCase())
    if (!step || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
    const stops = container.current ? stopsIn(container.current) : []
    const here = stops.findLastIndex((stop) => stop === document.activeElement)
    const next = stops.at(here === -1 && step < 0 ? -1 : (here + step + stops.length) % stops.length)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: next.clientHeight > innerHeight / 2 ? 'start' : 'center' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <p className="hidden flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted sm:flex print:hidden pointer-coarse:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Kbd>N</Kbd> next change
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd>P</Kbd> previous
      </span>
    </p>
  )
}
