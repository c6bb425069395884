import type { LoadFailure } from '../../lib/later-part.tsx'
import { passFocusTo } from '../../lib/pass-focus.ts'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'

type LoadFailedProps = LoadFailure & {
  /** Begins the sentence: 'This tab', 'The preview'. */
  what: string
  /** What becomes of the rest: 'Nothing you typed is lost.' */
  hint?: string
  /** Of a dialog that did not open. */
  onClose?: (() => void) | undefined
  /** In the place of the browser's reload, for stories. */
  onReload?: () => void
}

const toFirst = passFocusTo((around) =>
  around.querySelector<HTMLElement>('input, select, textarea, button, a[href], [tabindex="0"]'),
)
const reload = () => window.location.reload()

/**
 * In the place of a part whose code did not arrive.
 *
 * Use with `laterPart`, for code; not for data that could not be read, there `ErrorState`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches Retry. When the part arrives, the focus goes
 * from Retry to the first control in its place.
 */
export const LoadFailed = ({ what, hint, onRetry, retrying, retried, onClose, onReload = reload }: LoadFailedProps) => (
  <div ref={toFirst}>
    <Notice
      tone="danger"
      live="assertive"
      title={`${what} could not be loaded`}
      action={
        <>
          <Button size="sm" onClick={onRetry} busy={retrying} busyLabel="Trying again…">
            Retry
          </Button>
          {retried > 0 && (
            <Button size="sm" variant="quiet" onClick={onReload}>
              Reload the page
            </Button>
          )}
          {onClose && (
            <Button size="sm" variant="quiet" onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      {hint} {retried > 0 && 'It still does not arrive: reloading the page may help.'}
    </Notice>
  </div>
)
