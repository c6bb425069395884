import { PICKER_RESULTS, RELATION_CACHE_MS } from '@bunko/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { fold } from '../lib/fold.ts'
import { publisherNames } from './publisher-names.ts'
import { useSearch } from './search.ts'

/** Publishers whose name holds the text. The call knows no search: all names are read once in 30 s. */
export const usePublisherSearch = (typed: string) => {
  const queries = useQueryClient()
  return useSearch(['publishers'], typed, async (client, q) => {
    const all = await queries.fetchQuery({ ...publisherNames(client), staleTime: RELATION_CACHE_MS })
    const found = all.filter(({ name }) => fold(name ?? '').includes(fold(q)))
    const more = found.length > PICKER_RESULTS
    return { results: found.slice(0, PICKER_RESULTS), more, total: more ? found.length : null }
  })
}
