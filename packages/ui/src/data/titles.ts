import { type Client, type Id, type Title } from '@bunko/api-client'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { KEPT_MS, useClient } from './api-context.tsx'

/** GET /manga/{id}/. */
export const titleQuery = (client: Client, id: Id | null) =>
  queryOptions({
    queryKey: ['titles', 'one', String(id)],
    queryFn: ({ signal }) => client.titles.get({ params: { id: id ?? '' } }, { signal }),
    // The record as it was read: the form of an edit asks what the server told (`toldOf`).
    structuralSharing: false,
    gcTime: KEPT_MS,
  })

/** One title. Not asked without an id, or where `enabled` is false. */
export const useTitle = (id: Id | null, enabled = true) => {
  const client = useClient()
  return useQuery({ ...titleQuery(client, id), enabled: enabled && id !== null })
}

/** ms: what was read within is how it stands. */
const BY_NOW_MS = 30_000
/**
 * Reads again a title that is shown and was read more than half a minute ago. Answers it as it is by now; null where it is
 * not there yet, or cannot be read.
 */
export const useTitleByNow = (id: Id | null) => {
  const client = useClient()
  const queries = useQueryClient()
  return async (): Promise<Title | null> => {
    const query = titleQuery(client, id)
    if (queries.getQueryData(query.queryKey) === undefined) return null
    // Without the screen's signal: once it is left, a read that is called off would answer what was there before.
    const queryFn = () => client.titles.get({ params: { id: id ?? '' } })
    return queries.fetchQuery({ ...query, queryFn, staleTime: BY_NOW_MS }).catch(() => null)
  }
}
