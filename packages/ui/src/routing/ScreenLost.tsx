import { useState } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { passFocus } from '../lib/pass-focus.ts'
import { BrokenPanel } from '../parts/CrashPanel/BrokenPanel.tsx'
import type { LostPlace } from './page-router.ts'
import { usePageTitle } from './use-page-title.ts'

interface Props extends LostPlace {
  /** In place of loading the page again. */
  onReload?: () => void
}

const reload = () => window.location.reload()

/**
 * In the place of a screen whose code did not arrive. 'Try again' asks for it again in the same document.
 *
 * Use in the place of a whole screen, or of the frame; not for a part of a screen that did not arrive, there
 * `LoadFailed`, and not for a screen that arrived and broke, there `CrashPanel`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches its buttons, Enter or Space presses. While
 * the code is asked for the button keeps the focus, which goes from there to the screen when it comes.
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
