import { TOAST_MS } from '@bunko/api-client'
import { createContext, use, useState, type ReactNode } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** How it went, or how grave it is; a `Toaster` draws each in its own way. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** A message that waits to be drawn, or is drawn and has not gone yet. */
export interface Toast {
  id: string
  tone: ToastTone
  title: string
  text: string | undefined
  /** Below the text: it may have been done all the same. */
  isUnsure: boolean
  /** Milliseconds it stands. */
  ms: number
  /** A later one of the same takes its place. */
  topic: string | undefined
  action: ToastAction | undefined
  /** It has gone, however it went. */
  onGone: (() => void) | undefined
}
/** What can be done about it while it is shown: 'Undo'. */
interface ToastAction {
  label: string
  onSelect: () => void
}
interface ToastOptions {
  text?: string | undefined
  isUnsure?: boolean
  ms?: number
  /** Where one thing is done after another: takes the place of what was said of it before. */
  topic?: string
  action?: ToastAction
  onGone?: () => void
}
/** A tree's messages. The object itself is a proxy: who draws them takes snapshots of it. */
export interface ToastQueue {
  /** The oldest first; each until it has gone. */
  waiting: Toast[]
  /** How many there have been; each is numbered by it. */
  made: number
  /** How often whoever reads them has changed. */
  reader: number
}

const ToastsContext = createContext<ToastQueue | undefined>(undefined)

/** Holds what is to be said until the outlet, which comes with the shell, can say it; so a toast survives a redirect. */
export const ToastsProvider = ({ children }: { children: ReactNode }) => {
  const [queue] = useState(() => proxy<ToastQueue>({ waiting: [], made: 0, reader: 0 }))
  return <ToastsContext value={queue}>{children}</ToastsContext>
}

/**
 * The messages of this tree, for what draws them; what has something to say takes `useToast`.
 * @throws Error where no `ToastsProvider` stands above
 */
export const useToastQueue = (): ToastQueue => {
  const queue = use(ToastsContext)
  if (!queue) throw new Error('ToastsProvider is missing')
  return queue
}

/**
 * Says something for 7 s (section 9), or for `ms`. Whatever an error says must stand on the screen as well (R28).
 * Answers the way to take it back. Is silent where what was begun for one user ends before another one.
 */
export const useToast = () => {
  const queue = useToastQueue()
  const { reader } = useSnapshot(queue)
  return (
    tone: ToastTone,
    title: string,
    { text, isUnsure = false, ms = TOAST_MS, topic, action, onGone }: ToastOptions = {},
  ) => {
    if (reader !== queue.reader) return () => {}
    const before = topic && queue.waiting.find((toast) => toast.topic === topic)
    if (before) forgetToast(queue, before.id)
    queue.made += 1
    const id = `toast-${queue.made}`
    queue.waiting.push({ id, tone, title, text, isUnsure, ms, topic, action, onGone })
    return () => forgetToast(queue, id)
  }
}

/** Takes a message out of the queue, once. */
export const forgetToast = (queue: ToastQueue, id: string) => {
  const gone = queue.waiting.find((toast) => toast.id === id)
  if (!gone) return
  queue.waiting = queue.waiting.filter((toast) => toast.id !== id)
  gone.onGone?.()
}

/** Another user comes: what waits is not theirs to read, and what waits for its end is not theirs to send. */
export const changeReader = (queue: ToastQueue) => {
  queue.reader += 1
  queue.waiting = []
}
