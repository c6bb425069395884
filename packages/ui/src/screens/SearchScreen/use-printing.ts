import { useSyncExternalStore } from 'react'

let isPrinting = false

const subscribe = (onChange: () => void) => {
  const set = (value: boolean) => () => {
    isPrinting = value
    onChange()
  }
  const [begin, end] = [set(true), set(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Whether the page is on its way to paper: what is drawn only near the window is then drawn as a whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
