import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Asks for what a write has changed again. A first read that is still under way may tell of before the write, and would
 * count as fresh: `invalidateQueries` calls off later reads only, so it is called off here.
 */
export const readAnew = (
  queries: QueryClient,
  filters: Pick<QueryFilters, 'queryKey' | 'predicate'>,
): Promise<void> => {
  void queries.cancelQueries({
    ...filters,
    type: 'active',
    predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
  })
  return queries.invalidateQueries(filters)
}
