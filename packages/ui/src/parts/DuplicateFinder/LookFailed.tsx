import { errorText } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { passFocus } from '../../lib/pass-focus.ts'

interface Props {
  /** What was looked for: 'similar titles'. */
  what: string
  error: unknown
  searching: boolean
  onRetry: () => void
}

/** A search beside a form that failed: that nothing is found does not mean that nothing is there. */
export const LookFailed = ({ what, error, searching, onRetry }: Props) => (
  <p ref={passFocus} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
    <span className="min-w-0 wrap-anywhere">
      Could not look for {what}. <span>{errorText(error)}</span>
    </span>
    <Button size="sm" variant="quiet" busy={searching} busyLabel="Searching…" onClick={onRetry}>
      Retry
    </Button>
  </p>
)
