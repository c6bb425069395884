import { POPULAR_ADMIN_LIMIT, POPULAR_LIMIT, type Id } from '@bunko/api-client'
import { useQuery } from '@tanstack/react-query'
import { useClient } from './api-context.tsx'

/** One title. Not asked without an id, or where `enabled` is false. */
export const useTitle = (id: Id | null, enabled = true) => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'one', String(id)],
    queryFn: ({ signal }) => client.titles.get({ params: { id: id ?? '' } }, { signal }),
    enabled: enabled && id !== null,
  })
}

const useMostFollowed = (limit: number) => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'popular', limit],
    queryFn: ({ signal }) => client.titles.list({ query: { ordering: '-statistics.follows', limit } }, { signal }),
  })
}
/** R24a: the most followed titles. */
export const usePopularTitles = () => useMostFollowed(POPULAR_LIMIT)
/** Section 9: the admin panel asks for 50. */
export const usePopularForStaff = () => useMostFollowed(POPULAR_ADMIN_LIMIT)
