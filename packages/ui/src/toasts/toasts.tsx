import { TOAST_MS } from '@bunko/api-client'
import { createContext, use, useState, type ReactNode } from 'react'
import { proxy } from 'valtio'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'
export interface Toast {
  id: string
  tone: ToastTone
  title: string
  text: string | undefined
  ms: number
}
export interface ToastQueue {
  waiting: Toast[]
  made: number
}

const ToastsContext = createContext<ToastQueue | undefined>(undefined)

/** Holds what is to be said until the outlet, which comes with the shell, can say it; so a toast survives a redirect. */
export const ToastsProvider = ({ children }: { children: ReactNode }) => {
  const [queue] = useState(() => proxy<ToastQueue>({ waiting: [], made: 0 }))
  return <ToastsContext value={queue}>{children}</ToastsContext>
}

export const useToastQueue = (): ToastQueue => {
  const queue = use(ToastsContext)
  if (!queue) throw new Error('ToastsProvider is missing')
  return queue
}

/** Says something for 7 s (section 9), or for `ms`. Whatever an error says must stand on the screen as well (R28). */
export const useToast = () => {
  const queue = useToastQueue()
  return (tone: ToastTone, title: string, { text, ms = TOAST_MS }: { text?: string | undefined; ms?: number } = {}) => {
    queue.made += 1
    queue.waiting.push({ id: `toast-${queue.made}`, tone, title, text, ms })
  }
}
