import { errorText, isApiError, type Id } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { useCredits } from '../../data/people.ts'
import { ROLE_LABELS, type Role } from '../../lib/person-roles.ts'
import { useSession } from '../../session/session-context.tsx'
import { draftOwner } from '../../session/viewer.ts'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'

/** A title, by whichever name it goes, and what the person did for it; no role where that is not known. */
export interface CreditChange {
  act: 'add' | 'remove'
  titleId: Id
  name: string
  lang: string | undefined
  role: Role | undefined
}
const opposite = { add: 'remove', remove: 'add' } as const
const FAILED = { add: 'Failed to associate title', remove: 'Failed to remove association' } as const

/** 'associated as author', 'no longer associated': what was done to a title. */
export const doneText = ({ act, role }: CreditChange): string =>
  `${act === 'add' ? 'associated' : 'no longer associated'}${role ? ` as ${ROLE_LABELS[role].toLowerCase()}` : ''}`

/** Associates titles, one after the other; the last thing done can be undone, the last that failed tried again. */
export const usePersonCredits = (ref: string) => {
  const { mutateAsync } = useCredits(ref)
  const { say, takeBack } = useFailureToast()
  const { session } = useSession()
  const queue = useRef(Promise.resolve())
  const [current, setCurrent] = useState<CreditChange | null>(null)
  const [done, setDone] = useState<{ change: CreditChange; isUndo: boolean } | null>(null)
  const [failure, setFailure] = useState<{ change: CreditChange; title: string; text: string } | null>(null)

  const run = async (change: CreditChange, isUndo: boolean) => {
    const { act, titleId, role } = change
    const key = `${titleId} ${role ?? ''}`
    setCurrent(change)
    setDone(null)
    setFailure(null)
    takeBack(key)
    try {
      await mutateAsync({ act, titleId, role })
      setDone({ change, isUndo })
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      const title = FAILED[act]
      const text = errorText(error, title)
      setFailure({ change, title, text: text === title ? '' : text })
      say(title, { text: text === title ? undefined : text, key })
    } finally {
      setCurrent(null)
    }
  }
  // Looks at storage first: another tab may have ended the session.
  const whoSends = () => (session.bearer() ? draftOwner(session.state()) : null)
  const enqueue = (change: CreditChange, isUndo = false) => {
    const user = whoSends()
    // What waits is not sent by who comes next.
    queue.current = queue.current.then(() => (whoSends() === user ? run(change, isUndo) : undefined))
  }
  return {
    /** What is under way. */
    current,
    done,
    failure,
    run: (change: CreditChange) => enqueue(change),
    undo: () => {
      if (done) enqueue({ ...done.change, act: opposite[done.change.act] }, true)
    },
    retry: () => {
      if (failure) enqueue(failure.change)
    },
  }
}
