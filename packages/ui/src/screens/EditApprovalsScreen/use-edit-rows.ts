import { useDeferredValue, useEffect, useMemo } from 'react'
import { useEdits, type EditTab } from '../../data/edits.ts'
import { readPages } from '../../lib/edit-pages.ts'
import { filterEdits, isFiltering, type EditFilter } from '../../lib/edit-search.ts'

/**
 * One tab's proposals, filtered here as one types. While a search or a filter is on, the remaining pages are read as
 * well, one after the other, up to the cap (R1).
 */
export const useEditRows = (tab: EditTab, filter: EditFilter) => {
  const query = useEdits(tab)
  const { data, fetchNextPage, hasNextPage, isError, isFetching } = query
  const rows = useMemo(() => readPages(data?.pages ?? []), [data])
  const isActive = isFiltering(filter)
  const search = useDeferredValue(filter.search)
  const { type } = filter
  const matches = useMemo(() => filterEdits(rows.edits, { search, type }), [rows, search, type])

  // Where the first page could not be read anew the others wait as well: with them the old ones would count as fresh.
  const canRead = hasNextPage && !isFetching && !isError
  const readsOn = isActive && hasNextPage && !isError
  // A page may hold nothing that could be read (R1): no list is drawn then, whose end would ask for more.
  const wantsMore = isActive || rows.edits.length === 0
  useEffect(() => {
    if (wantsMore && canRead) void fetchNextPage()
  }, [canRead, fetchNextPage, wantsMore])

  return {
    ...rows,
    query,
    isActive,
    matches,
    /** Null while there is nothing to read, or something is being read. */
    readNext: canRead ? () => void fetchNextPage() : null,
    isSearching: readsOn,
    /** There are more, but no more will be read by itself. */
    isCut: rows.hasMore && (!hasNextPage || isError),
  }
}
export type EditRowsState = ReturnType<typeof useEditRows>
