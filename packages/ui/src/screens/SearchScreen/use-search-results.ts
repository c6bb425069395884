import type { Title } from '@bunko/api-client'
import { useMemo, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { totalFound, useAdvancedSearch } from '../../data/search.ts'
import { isMature, shownOf } from '../../lib/mature.ts'
import { onceEach } from '../../lib/once-each.ts'
import { toQuery, type SearchFilters } from '../../lib/search-params.ts'
import { usePreferences } from '../../preferences/preferences.tsx'

/** The titles a search finds, as far as they were read. Mature ones are left out unless the viewer asks for them. */
export const useSearchResults = (filters: SearchFilters) => {
  const [{ mature }] = usePreferences()
  const { key } = useLocation()
  // Nothing of it would be shown.
  const isClosed = !mature && isMature(filters)
  const isReturn = useNavigationType() === 'POP'
  const query = useAdvancedSearch(toQuery(filters), { enabled: !isClosed, isReturn })
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = query
  const all = useMemo(() => onceEach((data?.pages ?? []).flatMap(({ items }) => items)), [data])
  const tame = useMemo(() => shownOf(all, false), [all])
  const titles: readonly Title[] = mature ? all : tame
  // What the list is remembered by: while the titles of an earlier search stay, theirs.
  const [placeKey, setPlaceKey] = useState(key)
  const [openedAt] = useState(key)
  if (!isPlaceholderData && placeKey !== key) setPlaceKey(key)
  const total = totalFound(data?.pages ?? [])
  const hidden = all.length - titles.length
  const mayHideMore = hasNextPage && !mature && filters.content_rating === ''
  const canRead = hasNextPage && !isFetching && !isFetchNextPageError
  return {
    query,
    titles,
    isClosed,
    /** Nothing is known of this search: that the one before found nothing says nothing of it. */
    isFirst: query.isPending || (isPlaceholderData && titles.length === 0),
    placeKey,
    /** The screen was opened with this search: none has been made in it since. */
    isOpened: placeKey === openedAt,
    total,
    hidden,
    /** How many there are to see; null where some are hidden, or may be among those that are not read yet. */
    shown: hidden > 0 || mayHideMore ? null : total,
    /** How many of those read are mature, shown or hidden; none are told of where they alone are searched for. */
    mature: isMature(filters) ? 0 : all.length - tame.length,
    isBusy: !isClosed && (isPlaceholderData || (query.isRefetching && !query.isFetchingNextPage)),
    /** Null while there is nothing to read, or something is being read. */
    readNext: canRead ? () => void fetchNextPage() : null,
  }
}
export type SearchResults = ReturnType<typeof useSearchResults>
