import type { Edit, Page } from '@bunko/api-client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { nextEdits, readPages } from '../lib/edit-pages.ts'
import { isOfLaterPage, readPage } from '../lib/later-page.ts'
import { rowsRead } from '../lib/pages.ts'
import { useClient } from './api-context.tsx'
import { EDITS_CAP, editKeys, readEdits } from './edits.ts'

/** When a page was read: what is told of it says so, also to who comes back to it later. */
const moments = new WeakMap<Page<Edit>, Date>()

/** Many pages: they are read again when asked for, and after a review. */
const FRESH_MS = 5 * 60_000

/**
 * R23: every proposal, page after page by the list call, as far as the cap. What was read stays when a page fails;
 * leaving ends what is under way. `now` tells when a page comes.
 */
export const useAllEdits = (now: () => Date) => {
  const client = useClient()
  const query = useInfiniteQuery({
    queryKey: editKeys.analytics,
    initialPageParam: undefined as Record<string, string> | undefined,
    queryFn: async ({ pageParam: next, signal }) => {
      const page = await readPage(next, readEdits(client, 'all', signal, next))
      moments.set(page, now())
      return page
    },
    getNextPageParam: (_: Page<Edit>, pages: Page<Edit>[]) =>
      rowsRead(pages) >= EDITS_CAP ? undefined : nextEdits(pages),
    staleTime: FRESH_MS,
    structuralSharing: false,
  })
  const { data, error, fetchNextPage, hasNextPage, isFetching } = query
  const readsOn = hasNextPage && !isOfLaterPage(error)
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage()
  }, [fetchNextPage, isFetching, readsOn])
  const rows = useMemo(() => (data ? readPages(data.pages) : null), [data])
  return {
    query,
    /** What was read so far; null before the first page. */
    rows,
    /** When the last of it was read. */
    readAt: data ? (moments.get(data.pages.at(-1)!) ?? null) : null,
    isReading: query.isPending || readsOn,
  }
}

/** More than that is too much to ask for a single figure: the queue comes in one piece. */
const QUEUE_MAX = 500

/** The statistics calls, an extra: each may fail on its own. `waiting` is how many proposals are known to wait. */
export const useStatistics = (waiting: number | null) => {
  const client = useClient()
  const system = useQuery({
    queryKey: editKeys.figures('system'),
    queryFn: ({ signal }) => client.edits.systemStats({}, { signal }),
  })
  const month = useQuery({
    queryKey: editKeys.figures('month'),
    queryFn: ({ signal }) => client.edits.dashboard({ query: { period: 'month' } }, { signal }),
  })
  const asksQueue = waiting !== null && waiting <= QUEUE_MAX
  const queue = useQuery({
    queryKey: editKeys.figures('queue'),
    queryFn: async ({ signal }) => {
      const { total, isCounted, next } = await client.edits.reviewQueue({}, { signal })
      // Of a part of the queue nothing tells how long it is.
      return isCounted || next === null ? total : null
    },
    enabled: asksQueue,
  })
  return {
    isPending: system.isPending || month.isPending || (asksQueue && queue.isPending),
    /** Of one that failed; null where none did. */
    error: system.error ?? month.error ?? queue.error,
    isFetching: system.isFetching || month.isFetching || queue.isFetching,
    system: system.data,
    month: month.data,
    queue: queue.data ?? undefined,
    refetch: () => void Promise.all([system.refetch(), month.refetch(), asksQueue && queue.refetch()]),
  }
}
