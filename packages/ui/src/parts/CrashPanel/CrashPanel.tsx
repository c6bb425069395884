import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'

interface Props {
  /** Draws the screen again. */
  onRetry: () => void
  onReload?: () => void
}

const reload = () => window.location.reload()

/** When a screen breaks: nothing of what was typed into drafts is lost, and there are two ways on. */
export const CrashPanel = ({ onRetry, onReload = reload }: Props) => (
  <div className="mx-auto max-w-xl py-6 sm:py-12">
    <Card>
      <div role="alert" className="flex flex-col items-center px-4 py-8 text-center">
        <h1 className="font-serif text-2xl font-semibold">This screen broke</h1>
        <p className="mt-2 max-w-prose text-pretty text-ink-muted">
          Something went wrong on our side. Drafts are kept. Try again, or load the page anew.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button onClick={onRetry}>Try again</Button>
          <Button variant="quiet" onClick={onReload}>
            Reload the page
          </Button>
        </div>
      </div>
    </Card>
  </div>
)
