import { useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Whether nothing may move by itself: the system's wish, or the document's own setting. */
export const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia(REDUCED).matches

const subscribe = (onChange: () => void) => {
  const wish = window.matchMedia(REDUCED)
  wish.addEventListener('change', onChange)
  return () => wish.removeEventListener('change', onChange)
}

/** The same, and told when the system's wish changes. */
export const useCalm = (): boolean => useSyncExternalStore(subscribe, isCalm)
