import { Button } from '../../components/Button/Button.tsx'
import { BrokenPanel } from './BrokenPanel.tsx'

interface Props {
  /** Draws the screen again. */
  onRetry: () => void
  onReload?: () => void
}

const reload = () => window.location.reload()

/** When a screen breaks: nothing of what was typed into drafts is lost, and there are two ways on. */
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
