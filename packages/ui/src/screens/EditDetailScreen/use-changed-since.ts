import type { Edit } from '@bunko/api-client'
import { useMemo } from 'react'
import { useTitle, useTitleByNow } from '../../data/titles.ts'
import { changedSince, type ChangedRow } from '../../lib/changed-since.ts'
import { canonicalJson } from '../../lib/diff/canonical-json.ts'

/** The changes of a pending proposal whose field somebody has saved since; none until its title is there. */
export const useChangedSince = ({ manga_id: id, status, changes }: Edit): ChangedRow[] => {
  const { data: title } = useTitle(id)
  return useMemo(() => (title && status === 'pending' ? changedSince(changes, title) : []), [title, status, changes])
}

const isIn = (shown: readonly ChangedRow[], row: ChangedRow) =>
  shown.some(({ key, now }) => key === row.key && canonicalJson(now) === canonicalJson(row.now))

/**
 * Whether an approval would do what the screen shows: the title may have been saved since it was opened. Also where that
 * cannot be told.
 */
export const useIsAsShown = (edit: Edit) => {
  const shown = useChangedSince(edit)
  const readByNow = useTitleByNow(edit.manga_id)
  return async (): Promise<boolean> => {
    const title = await readByNow()
    return title === null || changedSince(edit.changes, title).every((row) => isIn(shown, row))
  }
}
