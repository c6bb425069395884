import { useEffect, useEffectEvent, useRef } from 'react'
import { isComposing } from '../lib/is-composing.ts'
import { letterOf } from '../lib/letter-of.ts'
import { isCovered, isPageKey } from '../lib/page-key.ts'
import type { NavEntry } from '../parts/Shell/nav.ts'
import { usePreferences } from '../preferences/preferences.tsx'

const SEQUENCE_MS = 1_200

interface Shortcuts {
  places: readonly NavEntry[]
  onGo: (to: string) => void
  onPalette: () => void
  onKeys: () => void
  onSearch: () => void
}

/**
 * `g` then a letter goes to a screen, `/` leads to the search, `?` shows the keys, Ctrl or Cmd + K opens the palette, from
 * a field as well. While a dialog or a menu is open, none of them does anything; with letters switched off, only the last.
 */
export const useShortcuts = ({ places, onGo, onPalette, onKeys, onSearch }: Shortcuts): void => {
  const [{ letters }] = usePreferences()
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What is being converted has these keys for itself, Control and K among them.
    if (isComposing(event)) return
    const key = letterOf(event)
    if ((event.ctrlKey || event.metaKey) && key === 'k' && !event.shiftKey && !event.altKey) {
      // Not the browser's own either: it would lead away from an open dialog.
      event.preventDefault()
      if (!isCovered()) onPalette()
      return
    }
    if (event.repeat || !isPageKey(event, letters)) return
    const inSequence = event.timeStamp - pressedAt.current < SEQUENCE_MS
    pressedAt.current = key === 'g' && !inSequence ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (key === '?' || key === '/') {
      event.preventDefault()
      if (key === '?') onKeys()
      else onSearch()
      return
    }
    const place = inSequence ? places.find(({ letter }) => letter === key) : undefined
    if (!place) return
    event.preventDefault()
    onGo(place.to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
