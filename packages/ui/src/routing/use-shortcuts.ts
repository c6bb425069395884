import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NavEntry } from '../parts/Shell/nav.ts'

const SEQUENCE_MS = 1_200

/** Keys are left alone where a person writes, and while a dialog is open. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)))

interface Shortcuts {
  places: readonly NavEntry[]
  onPalette: () => void
  onKeys: () => void
  onSearch: () => void
}

/** `g` then a letter goes to a screen, `/` leads to the search, `?` shows the keys, Ctrl or Cmd + K opens the palette. */
export const useShortcuts = ({ places, onPalette, onKeys, onSearch }: Shortcuts): void => {
  const navigate = useNavigate()
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      onPalette()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return
    const inSequence = event.timeStamp - pressedAt.current < SEQUENCE_MS
    pressedAt.current = event.key === 'g' && !inSequence ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (event.key === '?' || event.key === '/') {
      event.preventDefault()
      if (event.key === '?') onKeys()
      else onSearch()
      return
    }
    const place = inSequence ? places.find(({ letter }) => letter === event.key) : undefined
    if (!place) return
    event.preventDefault()
    void navigate(place.to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
