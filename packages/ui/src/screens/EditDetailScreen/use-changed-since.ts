import type { Edit } from '@bunko/api-client'
import { useMemo } from 'react'
import { useTitle } from '../../data/titles.ts'
import { changedSince, type ChangedRow } from '../../lib/changed-since.ts'

/** The changes of a pending proposal whose field somebody has saved since; none until its title is there. */
export const useChangedSince = ({ manga_id: id, status, changes }: Edit): ChangedRow[] => {
  const { data: title } = useTitle(id)
  return useMemo(() => (title && status === 'pending' ? changedSince(changes, title) : []), [title, status, changes])
}
