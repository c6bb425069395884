import { POPULAR_ADMIN_LIMIT, type Id } from '@bunko/api-client'
import { useQuery } from '@tanstack/react-query'
import { useClient } from './api-context.tsx'

/** One title. Not asked without an id, or where `enabled` is false. */
export const useTitle = (id: Id | null, enabled = true) => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'one', String(id)],
    queryFn: ({ signal }) => client.titles.get({ params: { id: id ?? '' } }, { signal }),
    enabled: enabled && id !== null,
    // The record as it was read: the form of an edit asks what the server told (`toldOf`).
    structuralSharing: false,
  })
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
