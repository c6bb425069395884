import { errorText, isApiError } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { useCredits } from '../../data/people.ts'
import { useSession } from '../../session/session-context.tsx'
import { draftOwner } from '../../session/viewer.ts'
import { useFailures } from '../../toasts/use-failures.ts'
import type { CreditChange } from './credit-change.ts'

const opposite = { add: 'remove', remove: 'add' } as const
const FAILED = { add: 'Failed to associate title', remove: 'Failed to remove association' } as const

interface Failure {
  key: string
  change: CreditChange
  title: string
  text: string
}

const keyOf = ({ titleId, role }: CreditChange) => `${titleId} ${role ?? ''}`

/** Associates titles, one after the other; the last thing done can be undone, each that failed tried again. */
export const usePersonCredits = (ref: string) => {
  const { mutateAsync } = useCredits(ref)
  const { session } = useSession()
  const queue = useRef(Promise.resolve())
  const [pending, setPending] = useState<readonly CreditChange[]>([])
  const [done, setDone] = useState<{ change: CreditChange; isUndo: boolean } | null>(null)
  const { failures, keep, forgive } = useFailures<Failure>()

  const endFirst = () => setPending(([, ...rest]) => rest)
  const run = async (change: CreditChange, isUndo: boolean) => {
    const { act, titleId, role } = change
    setDone(null)
    try {
      await mutateAsync({ act, titleId, role })
      setDone({ change, isUndo })
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      const title = FAILED[act]
      const text = errorText(error, title)
      const more = text === title ? '' : text
      keep({ key: keyOf(change), change, title, text: more }, title, more || undefined)
    } finally {
      endFirst()
    }
  }
  // Looks at storage first: another tab may have ended the session.
  const whoSends = () => (session.bearer() ? draftOwner(session.state()) : null)
  const enqueue = (change: CreditChange, isUndo = false) => {
    const user = whoSends()
    // What waits to be tried again is not offered a second time.
    forgive(keyOf(change))
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
    failures,
    run: (change: CreditChange) => enqueue(change),
    undo: () => {
      if (done) enqueue({ ...done.change, act: opposite[done.change.act] }, true)
    },
  }
}
