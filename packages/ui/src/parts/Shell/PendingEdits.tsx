import { useEffect } from 'react'
import { usePendingEdits } from '../../data/edits.ts'
import { totalOfEdits } from '../../lib/edit-pages.ts'

/** Tells how many proposals wait, for the navigation. Draws nothing; apart, so that its code comes for staff alone. */
export const PendingEdits = ({ onCount }: { onCount: (count: number | undefined) => void }) => {
  const count = totalOfEdits(usePendingEdits(true).data?.pages ?? []) ?? undefined
  useEffect(() => {
    onCount(count)
    return () => onCount(undefined)
  }, [count, onCount])
  return null
}
