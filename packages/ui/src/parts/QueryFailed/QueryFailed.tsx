import { errorText } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { passFocus } from '../../lib/pass-focus.ts'

interface Props {
  /** Why it failed, and whether it is asked for again just now. */
  query: { error: unknown; isFetching: boolean }
  /** What could not be loaded, in a sentence. */
  title: string
  /** Asks again. */
  onRetry: () => void
  /** The rest goes on without it. */
  mild?: boolean
  /** What is done meanwhile. */
  children?: ReactNode
}

/**
 * Why something could not be read, beside what could be, and the way to try again; then the focus stays there.
 *
 * Use beside what could be read, or was read before; not where there is nothing else to show, there `ErrorState`, and
 * not for code that did not arrive, there `LoadFailed`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches Retry, Enter or Space presses. While it is
 * tried again the button keeps the focus, and when it goes, the focus stays in that part of the screen.
 */
export const QueryFailed = ({ query, title, onRetry, mild = false, children }: Props) => (
  <div ref={passFocus}>
    <Notice
      tone={mild ? 'warning' : 'danger'}
      live={mild ? 'polite' : 'assertive'}
      title={title}
      action={
        <Button size="sm" busy={query.isFetching} busyLabel="Trying again…" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {errorText(query.error)} {children}
    </Notice>
  </div>
)
