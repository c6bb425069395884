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
