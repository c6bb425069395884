import type { Client, Cover, Id } from '@bunko/api-client'
import { useQuery } from '@tanstack/react-query'
import { readWhole } from '../lib/read-all.ts'
import { KEPT_MS, useClient } from './api-context.tsx'

/** Under which key a title's covers are kept. */
export const keyOfCovers = (titleId: Id | null) => ['covers', String(titleId)]

/** All covers of a title, in the server's order. Rejects when a call does. */
export const readCovers = (client: Client, id: Id, signal: AbortSignal): Promise<Cover[]> =>
  readWhole((next) => client.covers.list({ params: { id } }, { signal, next }))

/** The covers a title has, by volume; what changes them is apart, in `covers.ts`. Not asked without an id. */
export const useCovers = (titleId: Id | null) => {
  const client = useClient()
  return useQuery({
    queryKey: keyOfCovers(titleId),
    queryFn: async ({ signal }): Promise<Cover[]> => {
      const covers = await readCovers(client, titleId ?? '', signal)
      return covers.toSorted((a, b) => (a.volume ?? 0) - (b.volume ?? 0))
    },
    enabled: titleId !== null,
    gcTime: KEPT_MS,
  })
}
