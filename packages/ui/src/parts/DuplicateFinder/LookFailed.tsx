import { Button } from '../../components/Button/Button.tsx'
import { passFocus } from '../../lib/pass-focus.ts'

interface Props {
  /** What was looked for: 'similar titles'. */
  what: string
  searching: boolean
  onRetry: () => void
}

/** A search beside a form that failed: that nothing is found does not mean that nothing is there. */
export const LookFailed = ({ what, searching, onRetry }: Props) => (
  <p ref={passFocus} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
    Could not look for {what}.
    <Button size="sm" variant="quiet" busy={searching} busyLabel="Searching…" onClick={onRetry}>
      Retry
    </Button>
  </p>
)
