import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/** Puts what a write has answered in place of what was read. A read that is under way may tell of before: it is called off. */
export const putAnswer = async <T>(
  queries: QueryClient,
  queryKey: QueryKey,
  answer: Updater<T | undefined, T | undefined>,
): Promise<void> => {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<T>(queryKey, answer)
}

/**
 * Puts what a write has changed into what was read, which tells of others as well: a read of it that is under way, or due,
 * is begun again.
 */
export const putPart = async <T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (before: T | undefined) => T,
): Promise<void> => {
  const { fetchStatus, isInvalidated } = queries.getQueryState(queryKey) ?? {}
  await putAnswer<T>(queries, queryKey, change)
  if (fetchStatus === 'fetching' || isInvalidated) void queries.invalidateQueries({ queryKey })
}
