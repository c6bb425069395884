import {
  POPULAR_LIMIT,
  RECENT_LIMIT,
  SEASONAL_TOP_LIMIT,
  TRENDING_LIMIT,
  type CallOptions,
  type Client,
  type Page,
  type Title,
} from '@bunko/api-client'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Places } from '../lib/keep-place.ts'
import { KEPT_MS, useClient } from './api-context.tsx'

type Ask = (client: Client, options: CallOptions) => Promise<Page<Title>>

/** Section 9 and R24a: what each shelf holds, and how much of it. */
const SHELVES = {
  featured: (client, options) => client.titles.heroSlider({}, options),
  trending: (client, options) => client.titles.trending({ query: { limit: TRENDING_LIMIT } }, options),
  recent: (client, options) => client.titles.recent({ query: { limit: RECENT_LIMIT } }, options),
  season: (client, options) => client.seasons.currentTop({ query: { limit: SEASONAL_TOP_LIMIT } }, options),
  popular: (client, options) =>
    client.titles.list({ query: { ordering: '-statistics.follows', limit: POPULAR_LIMIT } }, options),
  rated: (client, options) =>
    client.titles.list({ query: { ordering: '-statistics.rating', limit: POPULAR_LIMIT } }, options),
} satisfies Record<string, Ask>
/** A row of titles that home can show. */
export type ShelfName = keyof typeof SHELVES

const shelf = (client: Client, name: ShelfName) =>
  queryOptions({
    queryKey: ['titles', 'shelf', name],
    queryFn: ({ signal }) => SHELVES[name](client, { signal }),
  })

/** The titles of one of home's shelves. Asked once it is wanted. */
export const useShelf = (name: ShelfName, wanted = true) => useQuery({ ...shelf(useClient(), name), enabled: wanted })

const noPlaces = (): Places => new Map()

/** Where the rows of one visit to home were left. Beside what they hold: per tree, and forgotten with the session. */
export const useRowPlaces = (visit: string): Places =>
  useQuery({
    queryKey: ['row-places', visit],
    queryFn: noPlaces,
    initialData: noPlaces,
    enabled: false,
    gcTime: KEPT_MS,
  }).data

/** Asks for what home shows first before home is drawn. Never rejects: home says itself what could not be loaded. */
export const prefetchHome = async (queries: QueryClient, client: Client): Promise<void> => {
  await Promise.all((['featured', 'season'] as const).map((name) => queries.prefetchQuery(shelf(client, name))))
}
