import { useSnapshot } from 'valtio'
import { Toaster } from '../components/Toaster/Toaster.tsx'
import { useToastQueue } from './toasts.tsx'

/** Draws the tree's toasts. Comes with the shell; what was said before it arrived waits in the queue. */
export const ToastOutlet = () => {
  const queue = useToastQueue()
  const { waiting } = useSnapshot(queue)
  return (
    <Toaster
      messages={waiting.map(({ ms, text, ...toast }) => ({
        ...toast,
        durationMs: ms,
        ...(text !== undefined && { text }),
      }))}
      onDone={(id) => {
        queue.waiting = queue.waiting.filter((toast) => toast.id !== id)
      }}
    />
  )
}
