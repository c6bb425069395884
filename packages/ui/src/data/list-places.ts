import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Where a long list was left. */
export interface ListPlace {
  /** Scroll offset of the window in pixels. */
  offset: number
  /** Measured heights in pixels, by row. */
  heights: ReadonlyMap<unknown, number>
}

/** How long what was read is kept, and a place in it: a place without its rows is of no use. */
export const LIST_KEPT_MS = 30 * 60_000

/** Remembers places beside the rows they belong to: per tree, and forgotten when the session ends. */
export const useListPlaces = () => {
  const queries = useQueryClient()
  return useMemo(() => {
    const keyOf = (key: string) => ['list-places', key]
    return {
      find: (key: string) => queries.getQueryData<ListPlace>(keyOf(key)),
      keep: (key: string, place: ListPlace) => void queries.setQueryData<ListPlace>(keyOf(key), place),
    }
  }, [queries])
}
