import {
  AUTOCOMPLETE_LIMIT,
  PICKER_DEBOUNCE_MS,
  PICKER_RESULTS,
  RELATION_CACHE_MS,
  refOf,
  SEARCH_MIN_LENGTH,
  type CallOptions,
  type Client,
  type Id,
  type Page,
  type Title,
} from '@bunko/api-client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readPage } from '../lib/later-page.ts'
import { totalOf } from '../lib/pages.ts'
import { nextOffset, withQuery } from '../lib/next-offset.ts'
import type { SearchQuery } from '../lib/search-params.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { wholeness, type Wholeness } from '../lib/wholeness.ts'
import { KEPT_MS, useClient } from './api-context.tsx'

/** What genres, themes and formats are called in the search. */
export type TermKind = 'genres' | 'themes' | 'formats'

interface Hits<T> {
  /** While loading those of the search before, where it was for the beginning of the same text. */
  results: readonly T[]
  /** Whether there are others, or may be. */
  more: boolean
  /** How many there are with the others, where the server counts them. */
  total: number | null
  /** Rows that were left out (R1). */
  dropped?: number
}
/** How a search for what is typed stands. */
export interface Found<T> extends Hits<T> {
  state: 'idle' | 'short' | 'loading' | 'ready' | 'failed'
  /** Why it failed. */
  error: unknown
  retry: () => void
}
const NOTHING: Hits<never> = { results: [], more: false, total: null }

type Ask<T> = (client: Client, text: string, options: CallOptions) => Promise<Hits<T>>

/** A search's one page, asked for by `limit`: a server may give fewer at once, and have more. */
export const hitsOf = <T extends Parameters<typeof refOf>[0]>(page: Page<T>, limit: number): Hits<T> => {
  const more = nextOffset([page], limit, refOf) !== undefined
  const total = more ? totalOf([page], more, refOf) : null
  return { results: page.items, more, total, dropped: page.dropped }
}

const isLong = (text: string) => [...text].length >= SEARCH_MIN_LENGTH
const continues = (one: string, other: string) => one !== '' && (one.startsWith(other) || other.startsWith(one))

/**
 * Sections 5 and 9: from 2 characters, 300 ms after the last one, kept for 30 s. A search that is no longer wanted
 * is aborted, so the last answer wins.
 */
export const useSearch = <T>(key: readonly unknown[], typed: string, ask: Ask<T>, initial?: string): Found<T> => {
  const client = useClient()
  const text = typed.trim()
  const settled = useDebounced(text, PICKER_DEBOUNCE_MS, initial)
  const query = useQuery({
    queryKey: ['search', ...key, settled],
    queryFn: ({ signal }) => ask(client, settled, { signal }),
    // No more once another text stands there: a pick empties the field, and may have changed the key (`limit`).
    enabled: isLong(settled) && settled === text,
    staleTime: RELATION_CACHE_MS,
    gcTime: RELATION_CACHE_MS,
    placeholderData: (before, { queryKey } = {} as never) =>
      continues(String(queryKey?.at(-1) ?? ''), settled) ? before : undefined,
  })
  const rest = { error: query.error, retry: () => void query.refetch() }
  if (text === '') return { ...NOTHING, state: 'idle', ...rest }
  if (!isLong(text)) return { ...NOTHING, state: 'short', ...rest }
  const hits = query.data && continues(settled, text) ? query.data : NOTHING
  if (text !== settled) return { ...hits, state: 'loading', ...rest }
  if (query.isError) return { ...NOTHING, state: query.isFetching ? 'loading' : 'failed', ...rest }
  return { ...hits, state: query.isPending || query.isPlaceholderData ? 'loading' : 'ready', ...rest }
}

/** Genres, themes or formats whose name holds the text. */
export const useTermSearch = (kind: TermKind, typed: string) =>
  useSearch([kind], typed, async (client, q, options) => {
    const page = await client.search[kind]({ query: { q } }, options)
    return hitsOf(page, PICKER_RESULTS)
  })

/** People by name. `limit` is how many are asked for. */
export const usePersonSearch = (typed: string, { limit = PICKER_RESULTS } = {}) =>
  useSearch(['people', limit], typed, async (client, q, options) => {
    const page = await client.people.search({ query: { q, limit } }, options)
    return hitsOf(page, limit)
  })

interface TitleSearch {
  /** A title that is not to be found: the one that is being edited. */
  exclude?: Id | undefined
  limit?: number
}
/** Titles by any of their names. */
export const useTitleSearch = (typed: string, { exclude, limit = PICKER_RESULTS }: TitleSearch = {}) =>
  useSearch(['titles', limit, exclude ?? null], typed, async (client, q, options) => {
    const query = { q, limit, ...(exclude !== undefined && { exclude }) }
    return hitsOf(await client.search.titles({ query }, options), limit)
  })

/**
 * GET /search/autocomplete/: the titles one may mean, 5 of them (section 9). What was typed before this is first used
 * waits as long as what is typed then.
 */
export const useAutocomplete = (typed: string) =>
  useSearch(
    ['autocomplete'],
    typed,
    async (client, q, options) => {
      const page = await client.search.autocomplete({ query: { q } }, options)
      return hitsOf(page, AUTOCOMPLETE_LIMIT)
    },
    '',
  )

/** Titles of one page of a search: rows of 2, 3, 4, 5 and 6 covers come out even. */
const SEARCH_PAGE = 60
type Next = Record<string, string> | undefined
const nextTitles = (pages: readonly Page<Title>[]) => nextOffset(pages, SEARCH_PAGE, refOf)
/** Whether all that a search finds was read; asked where no more is. */
export const wholenessFound = (pages: readonly Page<Title>[]): Wholeness =>
  wholeness(pages, nextTitles(pages) !== undefined, refOf)
/** How many titles a search finds; null where that is not known. */
export const totalFound = (pages: readonly Page<Title>[]): number | null =>
  totalOf(pages, nextTitles(pages) !== undefined, refOf)

/**
 * GET /search/advanced/, page by page. An earlier search's titles stay while one is read; a search that is no longer
 * wanted is aborted. Kept as long as its place in the list is, for who comes back to it (`isReturn`); made anew it is
 * asked anew.
 */
export const useAdvancedSearch = (query: SearchQuery, { enabled = true, isReturn = false } = {}) => {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['search', 'advanced', query],
    initialPageParam: undefined as Next,
    queryFn: ({ pageParam: next, signal }) =>
      readPage(
        next,
        client.search.advanced({ query: { ...query, limit: SEARCH_PAGE } }, { signal, next: withQuery(query, next) }),
      ),
    getNextPageParam: (_, pages) => nextTitles(pages),
    placeholderData: keepPreviousData,
    ...(isReturn && { staleTime: KEPT_MS }),
    gcTime: KEPT_MS,
    enabled,
  })
}
