import { useState } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { passFocus } from '../lib/pass-focus.ts'
import { BrokenPanel } from '../parts/CrashPanel/BrokenPanel.tsx'
import type { LostPlace } from './page-router.ts'
import { usePageTitle } from './use-page-title.ts'

interface Props extends LostPlace {
  onReload?: () => void
}

const reload = () => window.location.reload()

/**
 * In the place of a screen whose code did not arrive. 'Try again' asks for it again in the same document; when it comes,
 * the focus goes from there to the screen.
 */
export const ScreenLost = ({ retry, onReload = reload }: Props) => {
  usePageTitle('This screen could not be loaded')
  const [isRetried, setRetried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const again = () => {
    setBusy(true)
    const tell = () => {
      setBusy(false)
      setRetried(true)
    }
    void retry().then(tell)
  }
  return (
    <div ref={passFocus}>
      <BrokenPanel
        title="This screen could not be loaded"
        text={
          isRetried
            ? 'It still does not arrive: reloading the page may help. Drafts are kept.'
            : 'There may be no connection. Drafts are kept.'
        }
      >
        <Button onClick={again} busy={isBusy} busyLabel="Trying again…">
          Try again
        </Button>
        {isRetried && (
          <Button variant="quiet" onClick={onReload}>
            Reload the page
          </Button>
        )}
      </BrokenPanel>
    </div>
  )
}
