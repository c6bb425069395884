import { PICKER_DEBOUNCE_MS, RELATION_CACHE_MS, type Id, type Title } from '@bunko/api-client'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { beginningOf, isOneOf, likeEdits, likeTitles, namesToFind } from '../lib/duplicates.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useClient } from './api-context.tsx'
import { usePendingEdits } from './edits.ts'

/** Titles asked for by one name: more than are shown, since the likest come first. */
const ASKED = 10
const TITLES = 5
const EDITS = 3
const NONE: never[] = []

const combine = (results: UseQueryResult<Title[]>[]) => ({
  found: results.flatMap(({ data }) => data ?? NONE),
  pending: results.some(({ isPending }) => isPending),
  fetching: results.some(({ isFetching }) => isFetching),
  error: results.find(({ isError }) => isError)?.error ?? null,
  retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
})

interface Options {
  /** What the title itself goes by; the server is asked to leave out the first. */
  own: readonly Id[]
  /** Whether the viewer may read proposals (section 6). */
  readsEdits: boolean
}

/**
 * Titles, and proposals that wait, which look like one of the names: 300 ms after the last letter, from 2 letters, each
 * name's answer kept for 30 s. A search that is no longer wanted is aborted; while the next one is under way, the last
 * results stay.
 */
export const useDuplicates = (typed: readonly string[], { own, readsEdits }: Options) => {
  const client = useClient()
  const [excludeId] = own
  const text = JSON.stringify(namesToFind(typed))
  const settled = useDebounced(text, PICKER_DEBOUNCE_MS)
  const names = useMemo(() => JSON.parse(settled) as string[], [settled])
  const { found, pending, fetching, error, retry } = useQueries({
    queries: names.map((name) => ({
      queryKey: ['search', 'duplicates', excludeId ?? null, name],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Title[]> => {
        const ask = async (q: string) => {
          const query = { q, limit: ASKED, ...(excludeId !== undefined && { exclude: excludeId }) }
          return (await client.search.titles({ query }, { signal })).items
        }
        const whole = await ask(name)
        // The server finds names that hold the text: one letter that differs would find nothing.
        const beginning = whole.length === 0 ? beginningOf(name) : null
        return beginning === null ? whole : ask(beginning)
      },
      staleTime: RELATION_CACHE_MS,
      gcTime: RELATION_CACHE_MS,
    })),
    combine,
  })
  const asksEdits = readsEdits && names.length > 0
  const { data: waiting, isPending: waits } = usePendingEdits(asksEdits)
  const edits = useMemo(
    () =>
      readsEdits && waiting
        ? likeEdits(
            waiting.pages.flatMap(({ items }) => items),
            names,
            EDITS,
            own,
          )
        : NONE,
    [readsEdits, waiting, names, own],
  )
  const titles = useMemo(
    () =>
      likeTitles(
        found.filter(({ id, public_id }) => ![id, public_id].some((mark) => mark != null && isOneOf(own, mark))),
        names,
        TITLES,
      ),
    [found, names, own],
  )
  // Both at once: what came second would push away what is being read or pressed.
  const isOut = pending || (asksEdits && waits)
  const [shown, setShown] = useState({ titles, edits })
  if (!isOut && (shown.titles !== titles || shown.edits !== edits)) setShown({ titles, edits })
  const empty = text === '[]'
  return {
    titles: empty ? NONE : isOut ? shown.titles : titles,
    edits: empty ? NONE : isOut ? shown.edits : edits,
    searching: !empty && (fetching || text !== settled),
    /** Why not all could be looked for; null where it could. */
    error: empty ? null : error,
    retry,
  }
}
