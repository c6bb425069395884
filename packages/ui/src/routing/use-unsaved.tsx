import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type Location, type NavigateOptions } from 'react-router-dom'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import { useDraftsAreKept } from '../drafts/drafts.tsx'
import { useGoOn } from './use-go-on.ts'
import { useStillHere } from './use-still-here.ts'
import { useSession } from '../session/session-context.tsx'

/** Asked while what was typed is on its way: it can no longer be taken back. */
export const BEING_SENT = {
  title: 'Your changes are being sent',
  body: 'Leaving does not take them back. What the server says is told where you go.',
}

interface Question {
  title: string
  body: ReactNode
  confirmLabel?: string
  /** The body promises a draft: where the browser keeps none, it says so. */
  draft?: boolean
  /** A parameter of the address that is left as well when it changes: a form's mode beside a list. */
  parameter?: string
}
const NOT_KEPT = 'This browser has no room to keep it, so only until this tab is closed or loaded anew.'

interface Unsaved {
  /** To be drawn by the screen. */
  dialog: ReactNode
  /**
   * Goes on without asking, as `useGoOn` does: after it was saved. Resolves when the other screen is there, its code too.
   */
  go: (to: string, options?: NavigateOptions) => Promise<void>
  /** Whether the screen is still shown: what is not sent yet is not sent for somebody who left. */
  isHere: () => boolean
}

const parameterOf = ({ search }: Location, name: string) => new URLSearchParams(search).get(name)

/**
 * Asks before a screen is left by link, Back, reload or close, and before a logout, which clears drafts (R15b); null asks
 * nothing. A session that ends leads on unasked: what was typed is kept for its user.
 */
export const useUnsaved = (question: Question | null): Unsaved => {
  const leadOn = useGoOn()
  const { session, transit } = useSession()
  const passing = useRef(false)
  const isHere = useStillHere()
  const isKept = useDraftsAreKept()
  const asks = question !== null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks &&
      !passing.current &&
      !transit.leaving &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (question.parameter !== undefined &&
          parameterOf(currentLocation, question.parameter) !== parameterOf(nextLocation, question.parameter))),
  )
  useEffect(() => {
    if (!asks) return undefined
    const hold = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Chromium before 119 asks by this alone.
      event.returnValue = 'ask'
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [asks])
  const [isEnding, setEnding] = useState(false)
  const end = useRef<(() => void) | null>(null)
  const stay = () => {
    end.current = null
    setEnding(false)
  }
  /** Goes on with a logout that was asked for; false where none was. The session may have ended by itself. */
  const logOut = (): boolean => {
    const goOn = end.current
    if (!goOn) return false
    stay()
    if (session.state().isAuthenticated) goOn()
    return true
  }
  const logOutNow = useEffectEvent(logOut)
  useEffect(() => {
    if (!asks) return undefined
    transit.hold = (goOn) => {
      end.current = goOn
      setEnding(true)
    }
    return () => {
      transit.hold = undefined
    }
  }, [asks, transit])
  // What was asked about may be over before it is answered: uploads that end. Where the screen goes on by itself, the
  // blocker has let go already, and throws when it is asked to.
  useEffect(() => {
    if (asks || passing.current || logOutNow()) return
    if (blocker.state === 'blocked') blocker.proceed()
  }, [asks, blocker])

  return {
    isHere,
    go: async (to, options) => {
      // Whoever has left while it was being saved stays where they went.
      if (!isHere() || transit.leaving || logOut()) return
      passing.current = true
      try {
        await leadOn(to, options)
      } finally {
        passing.current = false
      }
    },
    dialog: isEnding ? (
      <ConfirmDialog
        open={asks}
        title="Log out without saving?"
        body="What is not saved here is lost: logging out clears your drafts in this browser."
        confirmLabel="Log out"
        cancelLabel="Stay"
        onConfirm={logOut}
        onClose={stay}
      />
    ) : (
      <ConfirmDialog
        open={asks && blocker.state === 'blocked'}
        title={question?.title ?? ''}
        body={
          question?.draft && !isKept ? (
            <>
              {question.body} {NOT_KEPT}
            </>
          ) : (
            question?.body
          )
        }
        confirmLabel={question?.confirmLabel ?? 'Leave'}
        cancelLabel="Stay"
        // Red is for what is lost.
        tone={question?.draft && isKept ? 'primary' : 'danger'}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    ),
  }
}
