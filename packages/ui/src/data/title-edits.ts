import { refOf, type Title } from '@bunko/api-client'
import { useQuery } from '@tanstack/react-query'
import { readWhole } from '../lib/read-all.ts'
import { isUntold } from '../lib/unread.ts'
import { useClient } from './api-context.tsx'
import { editKeys } from './edits.ts'

/** Proposals of one title that are looked at. */
const LOOKED_AT = 100

/** The proposals that wait for one title. Levels 1 to 3 may read them (section 6). */
export const usePendingOf = (title: Title) => {
  const client = useClient()
  const id = title.id ?? refOf(title)
  return useQuery({
    queryKey: editKeys.ofTitle(String(id)),
    queryFn: async ({ signal }) => {
      const query = { manga_id: id, status: 'pending', limit: LOOKED_AT } as const
      const { items } = await client.edits.list({ query }, { signal })
      // Section 7 does not promise the filter: a server that does not know it answers with all that wait.
      // Without its `id` a title's own rows cannot be told from others'.
      if (title.id === null) return items
      const marks = new Set([title.id, title.public_id].map(String))
      return items.filter(({ manga_id }) => manga_id === null || marks.has(String(manga_id)))
    },
  })
}

/** A title as it is by now; `related` are the titles that it is related to, where they were asked for. */
export interface ReadAgain {
  title: Title
  related: readonly Title[] | undefined
}
/**
 * Reads a title again, past the cache: somebody else may have changed it. What it is related to is asked for only where
 * that `isEdited`: it is not sent otherwise. Rejects when a call does.
 */
export const useReadTitleAgain = (title: Title) => {
  const client = useClient()
  const params = { id: refOf(title) }
  return async (isEdited: boolean): Promise<ReadAgain> => {
    const fresh = await client.titles.get({ params })
    if (!isEdited || !isUntold(fresh, 'related_entries')) return { title: fresh, related: undefined }
    return { title: fresh, related: await readWhole((next) => client.titles.related({ params }, { next })) }
  }
}
