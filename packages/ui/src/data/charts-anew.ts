import type { Query, QueryClient } from '@tanstack/react-query'
import { readAnew } from './read-anew.ts'

/** Asks again for the seasons, or those of their queries that are `wanted`, and for home's shelf of one. */
export const readSeasonsAnew = (
  queries: QueryClient,
  wanted: (query: Query) => boolean = () => true,
): Promise<void> => {
  void readAnew(queries, { queryKey: ['titles', 'shelf', 'season'] })
  return readAnew(queries, { queryKey: ['seasons'], predicate: wanted })
}
