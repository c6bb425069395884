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
import type { SeasonKey } from '../lib/season.ts'
import { useClient } from './api-context.tsx'

/** Titles of one page of a ranking or a season: whole rows of two, three, five and six. */
export const TITLES_PAGE = 30

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
export type ShelfName = keyof typeof SHELVES

const shelf = (client: Client, name: ShelfName) =>
  queryOptions({
    queryKey: ['titles', 'shelf', name],
    queryFn: ({ signal }) => SHELVES[name](client, { signal }),
  })

/** The titles of one of home's shelves. Asked once it is wanted. */
export const useShelf = (name: ShelfName, wanted = true) => useQuery({ ...shelf(useClient(), name), enabled: wanted })

/** Asks for what home shows first before home is drawn. Never rejects: home says itself what could not be loaded. */
export const prefetchHome = async (queries: QueryClient, client: Client): Promise<void> => {
  await Promise.all((['featured', 'season'] as const).map((name) => queries.prefetchQuery(shelf(client, name))))
}

/** A page of a ranking, from 1. Section 7 leaves the categories open. */
export const useTopTitles = (category: string, page: number) => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'top', category, page],
    queryFn: ({ signal }) =>
      client.titles.top({ query: { category, limit: TITLES_PAGE, offset: (page - 1) * TITLES_PAGE } }, { signal }),
  })
}

/** A page of a season's titles, from 1. */
export const useSeasonTitles = ({ year, season }: SeasonKey, page: number) => {
  const client = useClient()
  return useQuery({
    queryKey: ['seasons', 'titles', year, season, page],
    queryFn: ({ signal }) =>
      client.seasons.titles(
        { query: { year, season, limit: TITLES_PAGE, offset: (page - 1) * TITLES_PAGE } },
        { signal },
      ),
  })
}
