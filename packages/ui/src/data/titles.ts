import { POPULAR_ADMIN_LIMIT, type Client, type Id } from '@bunko/api-client'
import { queryOptions, useQuery } from '@tanstack/react-query'
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

/** Section 9: the admin panel asks for the 50 most followed (R24a). */
export const usePopularForStaff = () => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'popular', POPULAR_ADMIN_LIMIT],
    queryFn: ({ signal }) =>
      client.titles.list({ query: { ordering: '-statistics.follows', limit: POPULAR_ADMIN_LIMIT } }, { signal }),
  })
}
