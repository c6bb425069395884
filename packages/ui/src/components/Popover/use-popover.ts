import { useEffect, useRef, useState, type RefObject } from 'react'

/** What a button and its panel need of `usePopover`. */
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
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    // Safari gives a pressed button no focus, but what it lies in: closed by that, its click would open it again.
    const elsewhere = (event: FocusEvent) => (event.target as Node).contains(root.current) || outside(event)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', outside, { signal: listening.signal })
    document.addEventListener('focusin', elsewhere, { signal: listening.signal })
    document.addEventListener('keydown', escape, { signal: listening.signal })
    return () => listening.abort()
  }, [open])
  return { root, trigger, open, setOpen, dismiss }
}

const EDGE_PX = 8
/** The page's header, and a little. */
const HEAD_PX = 72

/**
 * As `ref` of the panel: one that would hang out of the window is moved back in. Where it has no room below, it opens
 * above its button; where it has none there either, the page comes up to it.
 */
export const keepInside = (panel: HTMLElement | null) => {
  if (!panel) return
  const { left, right, top, bottom, height } = panel.getBoundingClientRect()
  const { style } = panel
  const room = document.documentElement.clientWidth - EDGE_PX - right
  const by = Math.max(EDGE_PX - left, Math.min(0, room))
  // Called again for the same panel (StrictMode) it is in already, and stays.
  if (by) style.translate = `${by}px`
  if (bottom > window.innerHeight && top - panel.offsetTop - height > HEAD_PX) {
    style.top = 'auto'
    style.bottom = '100%'
  }
  panel.scrollIntoView({ block: 'nearest' })
}
