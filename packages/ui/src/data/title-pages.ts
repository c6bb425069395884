import { POPULAR_ADMIN_LIMIT, refOf } from '@bunko/api-client'
import { useQuery } from '@tanstack/react-query'
import { fullPage } from '../lib/full-page.ts'
import type { SeasonKey } from '../lib/season.ts'
import { useClient } from './api-context.tsx'

/** Titles of one page of a ranking or a season: whole rows of two, three, five and six. */
export const TITLES_PAGE = 30
const placeOf = (page: number) => ({ limit: TITLES_PAGE, offset: (page - 1) * TITLES_PAGE })

/** A page of a ranking, from 1. Section 7 leaves the categories open. */
export const useTopTitles = (category: string, page: number) => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'top', category, page],
    queryFn: ({ signal }) => {
      const query = { category, ...placeOf(page) }
      return fullPage((next) => client.titles.top({ query }, { signal, next }), TITLES_PAGE, refOf)
    },
  })
}

/** A page of a season's titles, from 1. */
export const useSeasonTitles = ({ year, season }: SeasonKey, page: number) => {
  const client = useClient()
  return useQuery({
    queryKey: ['seasons', 'titles', year, season, page],
    queryFn: ({ signal }) => {
      const query = { year, season, ...placeOf(page) }
      return fullPage((next) => client.seasons.titles({ query }, { signal, next }), TITLES_PAGE, refOf)
    },
  })
}

/** Section 9: the admin panel asks for the 50 most followed (R24a). */
export const usePopularForStaff = () => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'popular', POPULAR_ADMIN_LIMIT],
    queryFn: ({ signal }) => {
      const query = { ordering: '-statistics.follows', limit: POPULAR_ADMIN_LIMIT } as const
      return fullPage((next) => client.titles.list({ query }, { signal, next }), POPULAR_ADMIN_LIMIT, refOf)
    },
  })
}
