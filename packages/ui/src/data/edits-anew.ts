import type { Query, QueryClient } from '@tanstack/react-query'
import { editKeys, isLongList } from './edits.ts'
import { readAnew } from './read-anew.ts'

/**
 * Reads anew what is known of proposals: which one waits, how many, which of one title. A list of which many pages were
 * read is read anew when it is next shown (decision 48): it takes a call for each, and the next write would begin them
 * again. `isMeant` leaves out what need not be asked.
 */
export const readEditsAnew = (queries: QueryClient, isMeant: (query: Query) => boolean = () => true) => {
  void queries.invalidateQueries({ queryKey: editKeys.all, predicate: isLongList, refetchType: 'none' })
  return readAnew(queries, { queryKey: editKeys.all, predicate: (query) => isMeant(query) && !isLongList(query) })
}
