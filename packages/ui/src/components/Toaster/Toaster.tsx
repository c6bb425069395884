import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { cx } from '../../lib/cx.ts'
import { useTopLayer } from '../../lib/top-layer.ts'
import { giveFocus } from './give-focus.ts'
import { ToastCard, type ToastTone } from './ToastCard.tsx'
import { useCountdown } from './use-countdown.ts'
import { usePile } from './use-pile.ts'

/** A message as a `Toaster` draws it. */
export type ToastMessage = {
  /** Its own among all messages; by it the store is told that it has gone. */
  id: string
  tone: ToastTone
  /** What happened, in short. */
  title: string
  /** More of it, below. */
  text?: ReactNode
  /** ms; section 9: 7000, after a review 8000. */
  durationMs?: number
  /** Pressed, it also ends the message. */
  action?: { label: string; onSelect: () => void }
}

type ToasterProps = {
  /** What is to be said, oldest first: the tree's own store, so that nothing said before this file arrived is lost. */
  messages: readonly ToastMessage[]
  /** The message has gone (time, cross, swipe) and may be forgotten. */
  onDone: (id: string) => void
}

const DURATION_MS = 7000
/** From the window's lower edge, or from the bar that stands there with the button that sends. */
const above = (px: number) => ({ bottom: `calc(${px}px + var(--bar-height, 0px))` })
const OFFSET = above(24)
const MOBILE_OFFSET = above(16)
/** Of those behind the newest the edges of two are seen, and none below it. */
const BEHIND =
  '[&>[data-expanded=false]:nth-child(n+4)]:opacity-0! [&>[data-expanded=false]:nth-child(n+2)]:[clip-path:inset(-2rem_-2rem_0)]'

/** A place that follows whatever lies on top: a modal dialog hides and disables everything that is not in it. */
const useHost = () => {
  const home = useRef<HTMLDivElement>(null)
  const top = useTopLayer()
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const held = document.activeElement
    const place = top ?? home.current
    place?.append(host)
    if (held instanceof HTMLElement && host.contains(held)) held.focus()
  }, [host, top])
  useEffect(() => () => host.remove(), [host])
  return { home, host }
}

/**
 * Draws the messages of a store, bottom right; hovered or focused they stay (R28), not when tapped. Where they would take
 * more than a third of the window's height they lie behind the newest until then. Safe to load late.
 *
 * Use once in a tree, for what was done and how it went; not for what must be read later, there `Notice`, and not for a
 * question, there `ConfirmDialog`. An error stands in the page as well.
 *
 * Keyboard: Alt+T goes to the messages, Tab through their actions and crosses, Enter or Space presses; while one has
 * the focus none goes away.
 */
export const Toaster = ({ messages, onDone }: ToasterProps) => {
  const toasterId = useId()
  const { home, host } = useHost()
  const shown = useRef(new Set<string>())
  const done = useRef(onDone)
  const { isHigh, gap, add } = usePile()
  const [hovered, setHovered] = useState<EventTarget | null>(null)
  const [focused, setFocused] = useState<EventTarget | null>(null)
  const [tapped, setTapped] = useState(false)
  useEffect(() => {
    if (!tapped) return
    const leave = ({ target }: Event) => setTapped(target instanceof Node && host.contains(target))
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [host, tapped])
  const entries = useMemo(() => messages.map(({ id, durationMs = DURATION_MS }) => ({ id, durationMs })), [messages])
  useCountdown(entries, hovered !== null || focused !== null, (id) => sonner.dismiss(toasterId + id))
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    // What goes while it has the mouse or the focus takes the event that it is left with it.
    const still = (at: EventTarget | null) => (at instanceof Node && host.contains(at) ? at : null)
    const watch = (card: HTMLDivElement) => {
      const takeOff = add(card)
      return () => {
        takeOff()
        queueMicrotask(() => {
          setHovered(still)
          setFocused(still)
        })
      }
    }
    const wanted = new Set(messages.map(({ id }) => id))
    for (const { id, tone, title, text, action } of messages) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      const cardId = toasterId + id
      const gone = () => {
        giveFocus(document.getElementById(cardId))
        done.current(id)
      }
      const close = () => sonner.dismiss(cardId)
      let isPressed = false
      const act = action && {
        label: action.label,
        onSelect: () => {
          // While it slides away it can be pressed again.
          if (isPressed) return
          isPressed = true
          action.onSelect()
          close()
        },
      }
      sonner.custom(
        () => <ToastCard ref={watch} id={cardId} tone={tone} title={title} text={text} action={act} onClose={close} />,
        { id: cardId, toasterId, duration: Infinity, onDismiss: gone },
      )
    }
    for (const id of shown.current) {
      if (wanted.has(id)) continue
      shown.current.delete(id)
      sonner.dismiss(toasterId + id)
    }
  }, [add, host, messages, toasterId])
  useEffect(() => {
    const ids = shown.current
    return () => {
      for (const id of ids) sonner.dismiss(toasterId + id)
      ids.clear()
    }
  }, [toasterId])
  return (
    <div ref={home} className="contents">
      {createPortal(
        <div
          // A tap is told as a hover and a focus that last until the next one elsewhere: neither holds a message.
          onPointerOver={({ target, pointerType }) => pointerType !== 'touch' && setHovered(target)}
          onPointerDown={({ pointerType }) => pointerType === 'touch' && setTapped(true)}
          onPointerLeave={() => setHovered(null)}
          onFocus={({ target }) => target.matches(':focus-visible') && setFocused(target)}
          onBlur={() => setFocused(null)}
          className="contents"
        >
          <Sonner
            className={cx('font-sans!', BEHIND)}
            toastOptions={{ className: 'w-full [--lift-amount:-10px]!' }}
            id={toasterId}
            position="bottom-right"
            gap={gap}
            offset={OFFSET}
            mobileOffset={MOBILE_OFFSET}
            // More than one can press in 7 seconds: what is out of sight could not be undone.
            visibleToasts={12}
            // What would take up the window lies behind the newest, until it is hovered, tapped or focused.
            expand={!isHigh || tapped || focused !== null}
            containerAriaLabel="Notifications"
          />
        </div>,
        host,
      )}
    </div>
  )
}
