import type { UseQueryResult } from '@tanstack/react-query'

/** What a part needs of a query to show it: what is there, what went wrong, and the way to ask again. */
export type Query<T = unknown> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isPending' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>
