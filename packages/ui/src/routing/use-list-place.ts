import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** The query of the list that led here; null where another way did. */
export const listQuery = (state: unknown): string | null => {
  const query = typeof state === 'object' && state !== null && 'list' in state ? state.list : null
  return typeof query === 'string' && (query === '' || query.startsWith('?')) ? query : null
}

/** For the links of a list: takes along how it is left (filter, search, page). The same object while that is the same. */
export const useLinkState = () => {
  const { search } = useLocation()
  return useMemo(() => ({ list: search }), [search])
}

/** The list as it was left, where the way here led through it. */
export const useListPlace = (list: string): string => list + (listQuery(useLocation().state) ?? '')
