import { Button } from '../../components/Button/Button.tsx'
import type { LoadFailure } from '../../lib/later-part.tsx'
import { passFocus } from '../../lib/pass-focus.ts'

/** At the foot of the window, where a dialog of the frame was asked for and its code did not arrive. */
export const OverlayFailed = ({ onRetry, retrying, onClose }: LoadFailure & { onClose: () => void }) => (
  <div
    ref={passFocus}
    data-overlay
    className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-center gap-3 border-t border-danger/25 bg-danger-soft px-4 py-3 text-ui print:hidden"
  >
    <p role="alert">This could not be loaded.</p>
    <Button size="sm" onClick={onRetry} busy={retrying} busyLabel="Trying again…">
      Retry
    </Button>
    <Button size="sm" variant="quiet" onClick={onClose}>
      Close
    </Button>
  </div>
)
