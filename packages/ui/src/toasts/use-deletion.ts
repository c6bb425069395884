import { isApiError, refOf } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { notDeletedText } from '../lib/unsure.ts'
import { useToast } from './toasts.tsx'
import { useFailures } from './use-failures.ts'

type Identified = Parameters<typeof refOf>[0]
interface Why {
  text: string
}
interface Options<T, W extends Why> {
  /** 'Author deleted'. */
  done: string
  nameOf: (thing: T) => { text: string }
  whyNot: (error: unknown) => W
  send: (thing: T) => Promise<unknown>
}
export interface Deletion<T, W extends Why = Why> {
  remove: (thing: T) => Promise<void>
  /** Refs of those that are being deleted. */
  deleting: ReadonlySet<string>
  /** `outcome` says 'was not deleted', or how else it stands. */
  failures: readonly (W & { key: string; thing: T; outcome: string })[]
  dismiss: (key: string) => void
}

/** Deletes things, each once (R9), others meanwhile; what failed stays readable (R28). Ask before. */
export const useDeletion = <T extends Identified, W extends Why>({
  done,
  nameOf,
  whyNot,
  send,
}: Options<T, W>): Deletion<T, W> => {
  const toast = useToast()
  const underWay = useRef(new Set<string>())
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set())
  const { failures, keep, forgive } = useFailures<Deletion<T, W>['failures'][number]>()

  const remove = async (thing: T) => {
    const key = refOf(thing)
    if (underWay.current.has(key)) return
    underWay.current.add(key)
    setDeleting(new Set(underWay.current))
    forgive(key)
    try {
      await send(thing)
      toast('success', done, { text: nameOf(thing).text })
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      const why = whyNot(error)
      keep({ ...why, key, thing, outcome: notDeletedText(error) }, why.text)
    } finally {
      underWay.current.delete(key)
      setDeleting(new Set(underWay.current))
    }
  }
  return { remove, deleting, failures, dismiss: forgive }
}
