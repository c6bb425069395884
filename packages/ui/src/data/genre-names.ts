import { RELATION_CACHE_MS } from '@bunko/api-client'
import { useQuery } from '@tanstack/react-query'
import { readWhole } from '../lib/read-all.ts'
import { useClient } from './api-context.tsx'

/** GET /manga/genres: every genre there is, in the server's order; read once in 30 s. */
export const useGenreNames = (enabled: boolean) => {
  const client = useClient()
  return useQuery({
    queryKey: ['genres', 'named'],
    queryFn: ({ signal }) => readWhole((next) => client.titles.genres({}, { signal, next })),
    staleTime: RELATION_CACHE_MS,
    enabled,
  })
}
