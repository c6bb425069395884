import { errorText, isApiError } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { useCredits } from '../../data/people.ts'
import { useSession } from '../../session/session-context.tsx'
import { draftOwner } from '../../session/viewer.ts'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import type { CreditChange } from './credit-change.ts'

const opposite = { add: 'remove', remove: 'add' } as const
const FAILED = { add: 'Failed to associate title', remove: 'Failed to remove association' } as const

const keyOf = ({ titleId, role }: CreditChange) => `${titleId} ${role ?? ''}`

/** Associates titles, one after the other; the last thing done can be undone, the last that failed tried again. */
export const usePersonCredits = (ref: string) => {
  const { mutateAsync } = useCredits(ref)
  const { say, takeBack } = useFailureToast()
  const { session } = useSession()
  const queue = useRef(Promise.resolve())
  const [pending, setPending] = useState<readonly CreditChange[]>([])
  const [done, setDone] = useState<{ change: CreditChange; isUndo: boolean } | null>(null)
  const [failure, setFailure] = useState<{ change: CreditChange; title: string; text: string } | null>(null)

  const endFirst = () => setPending(([, ...rest]) => rest)
  const run = async (change: CreditChange, isUndo: boolean) => {
    const { act, titleId, role } = change
    const key = keyOf(change)
    setDone(null)
    // What failed before stays said until it is tried again (R28).
    setFailure((failed) => (failed && keyOf(failed.change) === key ? null : failed))
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
      endFirst()
    }
  }
  // Looks at storage first: another tab may have ended the session.
  const whoSends = () => (session.bearer() ? draftOwner(session.state()) : null)
  const enqueue = (change: CreditChange, isUndo = false) => {
    const user = whoSends()
    // At once, so that what waits cannot be picked again.
    setPending((before) => [...before, change])
    // What waits is not sent by who comes next.
    queue.current = queue.current.then(() => (whoSends() === user ? run(change, isUndo) : endFirst()))
  }
  return {
    /** What is under way. */
    current: pending[0] ?? null,
    /** The same, and what waits for it. */
    pending,
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
