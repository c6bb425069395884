import { useQuery } from '@tanstack/react-query'
import { readWhole } from '../lib/read-all.ts'
import { KEPT_MS, useClient } from './api-context.tsx'

/** GET /manga/{id}/related/: the titles that one is related to. Not asked where `enabled` is false. */
export const useRelated = (id: string, enabled = true) => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'related', id],
    queryFn: ({ signal }) => readWhole((next) => client.titles.related({ params: { id } }, { signal, next })),
    enabled,
    gcTime: KEPT_MS,
  })
}
