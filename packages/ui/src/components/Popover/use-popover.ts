import { useEffect, useRef, useState, type RefObject } from 'react'

export type Popped = {
  root: RefObject<HTMLDivElement | null>
  trigger: RefObject<HTMLButtonElement | null>
  open: boolean
  setOpen: (open: boolean) => void
  /** Closes and gives the focus back to the button. */
  dismiss: () => void
}

/** Open or not; a press elsewhere, Esc, or the focus going elsewhere closes. */
export const usePopover = (): Popped => {
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const dismiss = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', outside, { signal: listening.signal })
    document.addEventListener('focusin', outside, { signal: listening.signal })
    document.addEventListener('keydown', escape, { signal: listening.signal })
    return () => listening.abort()
  }, [open])
  return { root, trigger, open, setOpen, dismiss }
}

const EDGE_PX = 8

/** As `ref` of the panel: one that would hang out of the window is moved back in. */
export const keepInside = (panel: HTMLElement | null) => {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const over = Math.max(0, right - document.documentElement.clientWidth + EDGE_PX)
  const by = left - over < EDGE_PX ? EDGE_PX - left : -over
  if (by !== 0) panel.style.translate = `${by}px`
}

export const PANEL =
  'absolute top-full z-20 mt-1.5 max-h-[min(28rem,70dvh)] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line bg-surface text-ui text-ink shadow-float'
