import { isApiError, refOf, type Person } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { useRemovePerson } from '../../data/people.ts'
import { personName } from '../../lib/person-list.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { deleteFailure } from './delete-texts.ts'

interface Failure {
  person: Person
  /** 'was not deleted', or how else it stands. */
  outcome: string
  text: string
  /** Titles are in the way: the way to them helps. */
  isAssociated: boolean
}

/** Deletes people, each once; others can be deleted meanwhile. `onGone` is told before a row goes. */
export const useAuthorDelete = (onGone: (ref: string) => void) => {
  const { mutateAsync } = useRemovePerson(onGone)
  const toast = useToast()
  const underWay = useRef(new Set<string>())
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<Failure | null>(null)

  const remove = async (person: Person) => {
    const ref = refOf(person)
    if (underWay.current.has(ref)) return
    underWay.current.add(ref)
    setDeleting(new Set(underWay.current))
    setFailure(null)
    try {
      await mutateAsync(person)
      toast('success', 'Author deleted', { text: personName(person).text })
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      const why = deleteFailure(error)
      setFailure({ person, outcome: notDeletedText(error), ...why })
      toast('error', why.text)
    } finally {
      underWay.current.delete(ref)
      setDeleting(new Set(underWay.current))
    }
  }
  return { remove, deleting, failure, dismiss: () => setFailure(null) }
}
