import { useSyncExternalStore } from 'react'

// A document has one top layer: what is open in it is known once for the page.
const open: HTMLElement[] = []
const watchers = new Set<() => void>()
let unlock: (() => void) | undefined

const lockScroll = () => {
  const [root, body] = [document.documentElement, document.body]
  const scrollbar = window.innerWidth - root.clientWidth
  const [overflow, padding] = [root.style.overflow, body.style.paddingInlineEnd]
  root.style.overflow = 'hidden'
  // The place of the scrollbar, so that nothing moves.
  body.style.paddingInlineEnd = `calc(${getComputedStyle(body).paddingInlineEnd} + ${scrollbar}px)`
  return () => {
    root.style.overflow = overflow
    body.style.paddingInlineEnd = padding
  }
}
const changed = () => {
  if (open.length > 0) unlock ??= lockScroll()
  else {
    unlock?.()
    unlock = undefined
  }
  for (const watcher of watchers) watcher()
}

/** Says that a modal dialog is open; the page behind stands still until the returned function is called. */
export const enterTopLayer = (dialog: HTMLElement): (() => void) => {
  open.push(dialog)
  changed()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    changed()
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The dialog that lies on top, else null: what is not in it can be neither seen nor reached. */
export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  )
