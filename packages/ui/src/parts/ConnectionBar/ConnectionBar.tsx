import { NETWORK_TEXT } from '@bunko/api-client'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useRecovery } from '../../data/use-recovery.ts'
import type { Connection, ConnectionState } from '../../data/connection.ts'
import { cx } from '../../lib/cx.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { useToast } from '../../toasts/toasts.tsx'

const MINUTE = 60
/** The longest pause: however long the server asks us to wait, it is asked again by then. */
const LONGEST = 10 * MINUTE
const span = (seconds: number) => {
  if (seconds > LONGEST) return `more than ${LONGEST / MINUTE} minutes`
  const [count, unit] = seconds < 2 * MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
const why = ({ status, retryAfter }: ConnectionState) => {
  if (status === null) return `${NETWORK_TEXT}.`
  if (retryAfter) return `The server asks us to wait for ${span(retryAfter)}.`
  return 'The server is busy, or being worked on.'
}

/** Whatever stays or stops below the header does so below the bar: `--head` in the styles counts it in. */
const tellHeight = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--away', `${bar.getBoundingClientRect().height}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--away')
  }
}

interface Props {
  /** The client's own: it knows how the last calls went, and tells when that changes. */
  connection: Connection
}

/**
 * Says that the server does not answer, from the second failure in a row until it does; nothing has to be reloaded.
 *
 * Use once, below the frame's header, through `ConnectionWatch`; not for one list that could not be read, there
 * `ErrorState`, and not for something that was done and failed, there a toast.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches 'Try now', Enter or Space presses,
 * and when it goes, the focus goes on to the screen.
 */
export const ConnectionBar = ({ connection }: Props) => {
  const state = useSyncExternalStore(connection.subscribe, connection.state)
  const toast = useToast()
  const { isAsking, askNow } = useRecovery(connection, () => toast('success', 'Bunko is answering again'))
  return (
    // There before its words are, so that they are read out. In a window of little height it goes with the page.
    <div
      ref={tellHeight}
      role="status"
      className={cx(
        'top-15 z-9 print:hidden [@media(min-height:36rem)]:sticky',
        state.isAway && 'border-b border-warning/30 bg-warning-soft',
      )}
    >
      {state.isAway && (
        <div
          ref={passFocus}
          className="mx-auto flex w-full max-w-300 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-ui sm:px-8"
        >
          <CloudOff aria-hidden className="size-4.5 shrink-0 text-warning max-sm:hidden" />
          <p className="min-w-0 flex-[1_1_14rem]">
            <strong className="font-semibold text-warning">Bunko is not answering.</strong> {why(state)} We keep asking;
            what you typed stays.
          </p>
          <Button size="sm" busy={isAsking} busyLabel="Trying…" onClick={askNow}>
            Try now
          </Button>
        </div>
      )}
    </div>
  )
}
