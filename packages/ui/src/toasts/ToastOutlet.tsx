import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { forgetToast, useToastQueue, type Toast } from './toasts.tsx'

// The library that draws them comes with the first toast: no screen has to wait for it.
const Toaster = lazy(async () => ({ default: (await import('../components/Toaster/Toaster.tsx')).Toaster }))

const messageOf = ({ id, tone, title, text, ms, action }: Toast) => ({
  id,
  tone,
  title,
  durationMs: ms,
  ...(text !== undefined && { text }),
  ...(action !== undefined && { action }),
})

/** Draws the tree's toasts. What is said before it can draw waits in the queue. */
export const ToastOutlet = () => {
  const queue = useToastQueue()
  const { waiting, made } = useSnapshot(queue)
  if (made === 0) return null
  return (
    <Suspense>
      <Toaster messages={waiting.map(messageOf)} onDone={(id) => forgetToast(queue, id)} />
    </Suspense>
  )
}
