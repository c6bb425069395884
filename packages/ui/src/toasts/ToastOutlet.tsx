import { TOAST_MS } from '@bunko/api-client'
import { useEffect, useEffectEvent } from 'react'
import { useSnapshot } from 'valtio'
import { laterPart } from '../lib/later-part.tsx'
import { forgetToast, useToastQueue, type Toast } from './toasts.tsx'

// The library that draws them comes with the first toast: no screen has to wait for it.
const Toaster = laterPart(
  async () => (await import('../components/Toaster/Toaster.tsx')).Toaster,
  ({ onRetry }, { messages, onDone }) =>
    messages.map(({ id, durationMs = TOAST_MS }) => (
      <Undrawn key={id} ms={durationMs} onRetry={onRetry} onDone={() => onDone(id)} />
    )),
)

/**
 * A message that cannot be drawn tries once more, and passes after its time: what waits for its end goes on. An error
 * stays readable on its screen (R28).
 */
const Undrawn = ({ ms, onRetry, onDone }: { ms: number; onRetry: () => void; onDone: () => void }) => {
  const again = useEffectEvent(onRetry)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    again()
    const timer = setTimeout(() => done(), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return null
}

/** On a line of its own: what the server says stands as it is. */
const doubtful = (text: string | undefined) => (
  <>
    {text} <span className="block">It may have arrived all the same.</span>
  </>
)

const messageOf = ({ id, tone, title, text, isUnsure, ms, action }: Toast, stretch: number) => ({
  id,
  tone,
  title,
  durationMs: ms * stretch,
  ...(isUnsure ? { text: doubtful(text) } : text !== undefined && { text }),
  ...(action !== undefined && { action }),
})

interface Props {
  /** How many times as long as told messages stay. */
  stretch?: number
}

/**
 * Draws the tree's toasts. What is said before it can draw waits in the queue.
 *
 * Use once, beside everything that is drawn, and say what was done through `useToast`; not for what has to stay until
 * it is dealt with, there `Notice`.
 *
 * Keyboard: as its messages', there `Toaster`.
 */
export const ToastOutlet = ({ stretch = 1 }: Props) => {
  const queue = useToastQueue()
  const { waiting, made } = useSnapshot(queue)
  if (made === 0) return null
  return (
    <Toaster messages={waiting.map((toast) => messageOf(toast, stretch))} onDone={(id) => forgetToast(queue, id)} />
  )
}
