import { errorText, isApiError, refOf } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { houseName, type House } from '../../lib/house-list.ts'
import { labelOf } from '../../lib/title-text.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { useToast } from '../../toasts/toasts.tsx'
import type { HouseKind } from './house-kind.ts'

interface HouseFailure<T> {
  house: T
  /** 'was not deleted', or how else it stands. */
  outcome: string
  text: string
}
export interface HouseDeletion<T> {
  remove: (house: T) => Promise<void>
  /** Refs of those that are being deleted. */
  deleting: ReadonlySet<string>
  failure: HouseFailure<T> | null
  dismiss: () => void
}

/** Deletes houses, each once (R9), others meanwhile; what failed stays readable (R28). Ask before. */
export const useHouseDelete = <T extends House>(
  { one, deleteFailed }: Pick<HouseKind<T>, 'one' | 'deleteFailed'>,
  send: (house: T) => Promise<unknown>,
): HouseDeletion<T> => {
  const toast = useToast()
  const underWay = useRef(new Set<string>())
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<HouseFailure<T> | null>(null)

  const remove = async (house: T) => {
    const ref = refOf(house)
    if (underWay.current.has(ref)) return
    underWay.current.add(ref)
    setDeleting(new Set(underWay.current))
    setFailure(null)
    try {
      await send(house)
      toast('success', `${labelOf(one) ?? one} deleted`, { text: houseName(house).text })
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      const text = errorText(error, deleteFailed)
      setFailure({ house, outcome: notDeletedText(error), text })
      toast('error', text)
    } finally {
      underWay.current.delete(ref)
      setDeleting(new Set(underWay.current))
    }
  }
  return { remove, deleting, failure, dismiss: () => setFailure(null) }
}
