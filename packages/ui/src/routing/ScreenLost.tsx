import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/Button/Button.tsx'
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
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(1)
  /** How many attempts are known to have failed. */
  const [lost, setLost] = useState(1)
  useLayoutEffect(() => {
    const node = place.current
    return () => {
      if (!node?.contains(document.activeElement)) return
      // The screen is there a moment later, and may have chosen a place of its own.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      })
    }
  }, [])
  const again = () => {
    setAttempt(attempt + 1)
    void retry().then(() => setLost(attempt + 1))
  }
  return (
    <div ref={place}>
      <BrokenPanel
        title="This screen could not be loaded"
        text={
          (lost > 1 ? 'It still does not arrive: reloading the page may help.' : 'There may be no connection.') +
          ' Drafts are kept.'
        }
      >
        <Button onClick={again} busy={attempt > lost} busyLabel="Trying again…">
          Try again
        </Button>
        {lost > 1 && (
          <Button variant="quiet" onClick={onReload}>
            Reload the page
          </Button>
        )}
      </BrokenPanel>
    </div>
  )
}
