import { Button } from '../../components/Button/Button.tsx'
import { BrokenPanel } from './BrokenPanel.tsx'

interface Props {
  /** Draws the screen again. */
  onRetry: () => void
  /** In place of loading the page again. */
  onReload?: () => void
}

const reload = () => window.location.reload()

/**
 * When a screen breaks: nothing of what was typed into drafts is lost, and there are two ways on.
 *
 * Use in place of a screen that broke; not for data that could not be loaded, there `ErrorState`, and not for code that
 * did not arrive, there `LoadFailed`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches its two buttons, Enter or Space presses.
 */
export const CrashPanel = ({ onRetry, onReload = reload }: Props) => (
  <BrokenPanel
    title="This screen broke"
    text="Something went wrong on our side. Drafts are kept. Try again, or load the page anew."
  >
    <Button onClick={onRetry}>Try again</Button>
    <Button variant="quiet" onClick={onReload}>
      Reload the page
    </Button>
  </BrokenPanel>
)
