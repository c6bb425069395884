import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { passFocus } from '../../lib/pass-focus.ts'
import { Button } from '../Button/Button.tsx'

type ErrorStateProps = {
  /** What happened, in the specification's words. */
  message: ReactNode
  /** What the server said, where that is more. */
  detail?: ReactNode
  /** What to do about it. */
  hint?: ReactNode
  /** Asks again. Left out, there is no Retry. */
  onRetry?: (() => void) | undefined
  /** It is being asked again: Retry is busy. */
  retrying?: boolean
  /** Another way on, after Retry. */
  action?: ReactNode
}

/**
 * In the place of what could not be loaded.
 *
 * Use in the place of what could not be loaded; not for something that was done and failed while the page stays, there
 * `Notice` and a toast, and not for a wrong field, there `Field`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches Retry, Enter or Space presses it. When it goes,
 * the focus stays in that part of the screen.
 */
export const ErrorState = ({ message, detail, hint, onRetry, retrying = false, action }: ErrorStateProps) => (
  <div ref={passFocus} className="flex flex-col items-center px-4 py-10 text-center">
    <div role="alert" className="flex max-w-prose min-w-0 flex-col items-center">
      <span
        aria-hidden
        className="mb-3 flex size-10 items-center justify-center rounded-full bg-danger-soft text-danger"
      >
        <CircleAlert className="size-5" />
      </span>
      <p className="max-w-full font-serif text-xl font-semibold text-balance wrap-anywhere">{message}</p>
      {detail && <p className="mt-1 line-clamp-6 max-w-full wrap-anywhere">{detail}</p>}
      {hint && <p className="mt-1 max-w-full text-pretty text-ink-muted">{hint}</p>}
    </div>
    {(onRetry || action) && (
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button onClick={onRetry} busy={retrying} busyLabel="Trying again…">
            Retry
          </Button>
        )}
        {action}
      </div>
    )}
  </div>
)
