import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { KEPT_MS } from './api-context.tsx'

/** Where a long list was left. */
export interface ListPlace {
  /** Scroll offset of the window in pixels. */
  offset: number
  /** Measured heights in pixels, by row. */
  heights: ReadonlyMap<unknown, number>
}

/** Remembers places beside the rows they belong to: per tree, and forgotten when the session ends. */
export const useListPlaces = () => {
  const queries = useQueryClient()
  return useMemo(() => {
    const keyOf = (key: string) => ['list-places', key]
    queries.setQueryDefaults(['list-places'], { gcTime: KEPT_MS })
    return {
      find: (key: string) => queries.getQueryData<ListPlace>(keyOf(key)),
      keep: (key: string, place: ListPlace) => void queries.setQueryData<ListPlace>(keyOf(key), place),
    }
  }, [queries])
}
