import { isApiError, type Client, type Edit, type EditStatus, type Page, type Period } from '@bunko/api-client'
import {
  CancelledError,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { countFigures, FIGURES, mergeFigures } from '../lib/edit-figures.ts'
import { EDITS_PAGE, nextEdits, readPages, totalOfEdits } from '../lib/edit-pages.ts'
import { rowsRead } from '../lib/pages.ts'
import { readPage, tryAgain } from '../lib/later-page.ts'
import { isGone } from '../lib/missing.ts'
import { isOwnNumber, withQuery } from '../lib/next-offset.ts'
import { KEPT_MS, useClient } from './api-context.tsx'

/** Most proposals a search or a count goes through; the screen says so when there are more (R1). */
export const EDITS_CAP = 5_000

/** Section 2's tabs, in their order: what an address may hold. */
export const EDIT_TABS = ['pending', 'approved', 'rejected', 'all'] as const
/** A tab of the proposals. */
export type EditTab = (typeof EDIT_TABS)[number]

/** Section 4: the pending queue asks for what needs review; the other tabs ask by status (R8). */
const queryOf = (tab: EditTab) => ({
  limit: EDITS_PAGE,
  ...(tab === 'pending' && { status: 'pending' as const, needs_review: true }),
  ...(tab !== 'pending' && tab !== 'all' && { status: tab satisfies EditStatus }),
})

/** Under which keys what is read of proposals is kept; `all` is the beginning of each. */
export const editKeys = {
  all: ['edits'] as const,
  tab: (tab: EditTab) => ['edits', 'list', tab] as const,
  one: (id: string) => ['edits', 'one', id] as const,
  ofTitle: (id: string) => ['edits', 'of title', id] as const,
  review: (id: string) => ['edits', 'review', id] as const,
  figures: (name: Period | 'system' | 'queue') => ['edits', 'figures', name] as const,
  /** Every proposal, for the figures that the server leaves out: all of them at once, or none. */
  every: ['edits', 'every'] as const,
  /** Every proposal, for the analytics: page by page, kept as far as it came. */
  analytics: ['edits', 'analytics'] as const,
}

/** Pages that are read anew without anybody asking for it: of more, a call for each would be too many. */
const FEW_PAGES = 3
/** A list of which more than a few pages were read: in a search, or by who went far down. */
export const isLongList = ({ state: { data } }: { state: { data: unknown } }): boolean =>
  ((data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 0) > FEW_PAGES

type Next = Record<string, string> | undefined
const NONE: Page<Edit> = { items: [], total: 0, isCounted: false, next: null, dropped: 0 }

/** R1: a proposal may leave out how it stands. What is known of that is put in its place. */
const withStatus = (edit: Edit, known: string | null): Edit => (edit.status?.trim() ? edit : { ...edit, status: known })

/** R8: what was asked for by a status has it, whether or not its rows repeat it. */
const ofTab = (page: Page<Edit>, tab: EditTab): Page<Edit> => ({
  ...page,
  items: page.items.map((edit) => withStatus(edit, tab === 'all' ? null : tab)),
})

/** One page of a tab's proposals. */
export const readEdits = async (client: Client, tab: EditTab, signal: AbortSignal, next: Next): Promise<Page<Edit>> => {
  try {
    return ofTab(await client.edits.list({ query: queryOf(tab) }, { signal, next: withQuery(queryOf(tab), next) }), tab)
  } catch (error) {
    // A page past the end, of which the server did not speak, is refused by some.
    if (isOwnNumber(next) && isGone(error)) return NONE
    throw error
  }
}

const tabOptions = (client: Client, tab: EditTab) => ({
  queryKey: editKeys.tab(tab),
  initialPageParam: undefined as Next,
  queryFn: ({ pageParam: next, signal }: { pageParam: Next; signal: AbortSignal }) =>
    readPage(next, readEdits(client, tab, signal, next)),
  getNextPageParam: (_: Page<Edit>, pages: Page<Edit>[]) =>
    rowsRead(pages) >= EDITS_CAP ? undefined : nextEdits(pages),
  gcTime: KEPT_MS,
})

/**
 * Where nothing is typed: a tab that is seen again after a while reads it again, or it would show an old queue as the
 * present one (decision 22).
 */
const SEEN_AGAIN = { refetchOnWindowFocus: true } as const

/** One tab's proposals, page by page. */
export const useEdits = (tab: EditTab) => {
  const client = useClient()
  return useInfiniteQuery({ ...tabOptions(client, tab), ...SEEN_AGAIN })
}

const unlessLong = (query: { state: { data: unknown } }) => !isLongList(query)
/** The list itself is read again, however long (`useEdits`); for a number in a tab no long one is. */
const totalOptions = (client: Client, tab: EditTab) => ({
  ...tabOptions(client, tab),
  refetchOnMount: unlessLong,
  refetchOnWindowFocus: unlessLong,
})

/** How many proposals each tab holds; null while loading and where it is not known. Shares its pages with the tabs. */
export const useEditTotals = () => {
  const client = useClient()
  const queries = {
    pending: useInfiniteQuery(totalOptions(client, 'pending')),
    approved: useInfiniteQuery(totalOptions(client, 'approved')),
    rejected: useInfiniteQuery(totalOptions(client, 'rejected')),
    all: useInfiniteQuery(totalOptions(client, 'all')),
  } satisfies Record<EditTab, unknown>
  const each = <T>(read: (query: (typeof queries)[EditTab]) => T) => ({
    pending: read(queries.pending),
    approved: read(queries.approved),
    rejected: read(queries.rejected),
    all: read(queries.all),
  })
  return {
    totals: each(({ data }) => totalOfEdits(data?.pages ?? [])),
    loading: each(({ isPending }) => isPending),
    /** One of them could not be read, or not again. */
    isError: EDIT_TABS.some((tab) => queries[tab].isError),
  }
}

/** The pending proposals for the count in the navigation and a place in the queue: beside forms, too. */
export const usePendingEdits = (enabled = true) => {
  const client = useClient()
  return useInfiniteQuery({ ...tabOptions(client, 'pending'), refetchOnMount: unlessLong, enabled })
}

interface QueuePlace {
  /** From 1. */
  place: number
  /** null where it is not known. */
  total: number | null
  before: Edit | undefined
  after: Edit | undefined
  /** The rest of the queue could not be read: asks again. */
  readOn: (() => void) | undefined
}
/** Where a proposal stands in the pending queue, and its neighbours there; null where it is not in it, or not yet. */
export const useQueuePlace = (id: string): QueuePlace | null => {
  const query = usePendingEdits()
  const { data, hasNextPage, isError, isFetching, isFetchNextPageError, isStale, fetchNextPage, refetch } = query
  const { edits, total } = readPages(data?.pages ?? [])
  const at = edits.findIndex((edit) => String(edit.id) === id)
  // A read of the whole list that is under way would be called off, and tell no more of what others decided.
  const isLast = at >= 0 && at === edits.length - 1 && hasNextPage
  // Behind pages that could not be read again no other is read: with it they would count as fresh.
  const wantsMore = isLast && !isFetching && !isError
  // Behind an old list neither: with it that would count as fresh, and rows that were decided have moved the pages.
  const isOld = isStale && isLongList({ state: query })
  useEffect(() => {
    if (wantsMore) void (isOld ? refetch() : fetchNextPage())
  }, [wantsMore, isOld, fetchNextPage, refetch])
  if (at < 0) return null
  return {
    place: at + 1,
    total,
    before: edits[at - 1],
    after: edits[at + 1],
    readOn: isFetchNextPageError || (isLast && isError) ? () => tryAgain(query) : undefined,
  }
}

const pagesOf = (queries: QueryClient, tab: EditTab): Page<Edit>[] =>
  queries.getQueryData<InfiniteData<Page<Edit>>>(editKeys.tab(tab))?.pages ?? []

const inTab = (queries: QueryClient, tab: EditTab, id: string): Edit | undefined =>
  pagesOf(queries, tab)
    .flatMap((page) => page.items)
    .find((edit) => String(edit.id) === id)

/** A row may be short of what is proposed, for a list has little need of it: such a row stands for no proposal (R8). */
const fromPendingList = (queries: QueryClient, id: string): Edit | undefined => {
  const edit = inTab(queries, 'pending', id)
  return edit?.changes ? edit : undefined
}

/** How a proposal stands, by the lists it is in and as it was last known: a decision is not taken back by an older list. */
const statusKnown = (queries: QueryClient, id: string): string | null => {
  const read = [queries.getQueryData<Edit>(editKeys.one(id)), ...EDIT_TABS.map((tab) => inTab(queries, tab, id))]
  const told = read.flatMap((edit) => edit?.status || [])
  return told.find((status) => status !== 'pending') ?? told[0] ?? null
}

/** Asks for a proposal itself; where it does not say how it stands, what was read before has to (R1). */
export const readEdit = async (client: Client, queries: QueryClient, id: string, signal?: AbortSignal): Promise<Edit> =>
  withStatus(await client.edits.get({ params: { id } }, { signal }), statusKnown(queries, id))

/** To be asked when a decision is sent: the proposal after it in the pending queue, at the end the one before. */
export const useQueueNeighbour = (id: string) => {
  const queries = useQueryClient()
  return (): Edit | undefined => {
    const { edits } = readPages(pagesOf(queries, 'pending'))
    const at = edits.findIndex((edit) => String(edit.id) === id)
    return at < 0 ? undefined : (edits[at + 1] ?? edits[at - 1])
  }
}

/** R8: looks in the pending list first, then asks for the proposal itself. A 404 there is 'Edit not found'. */
export const useEdit = (id: string) => {
  const client = useClient()
  const queries = useQueryClient()
  return useQuery({
    queryKey: editKeys.one(id),
    initialData: () => fromPendingList(queries, id),
    initialDataUpdatedAt: () => {
      const list = queries.getQueryState(editKeys.tab('pending'))
      // What a decision took out of it says nothing of how old the others are.
      return list?.isInvalidated ? 0 : list?.dataUpdatedAt
    },
    queryFn: async ({ signal }) => {
      // The same query as the navigation's count and the list's first tab: asked once for all of them. Where several of
      // its pages were read, all would be read again: not before one that none of them has, and not where they are many.
      const read = pagesOf(queries, 'pending').length
      if (read < 2 || (read <= FEW_PAGES && fromPendingList(queries, id)))
        try {
          await queries.fetchInfiniteQuery(tabOptions(client, 'pending'))
        } catch (error) {
          // The list as it was is no answer: what it holds may have been decided since.
          if (isApiError(error)) return readEdit(client, queries, id, signal)
          if (!(error instanceof CancelledError)) throw error
        }
      return (read <= FEW_PAGES && fromPendingList(queries, id)) || readEdit(client, queries, id, signal)
    },
  })
}

/** Asks everything about proposals again. */
export const useRefreshEdits = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: editKeys.all })
}

const EVERY_FRESH_MS = 300_000
const readEveryEdit = async (client: Client, signal: AbortSignal): Promise<Edit[] | null> => {
  const pages: Page<Edit>[] = []
  let next: Next
  do {
    pages.push(await readEdits(client, 'all', signal, next))
    next = nextEdits(pages)
  } while (next && rowsRead(pages) < EDITS_CAP)
  const { edits, hasMore } = readPages(pages)
  return hasMore ? null : edits
}

/** R23: a period's figures as the server says; what it leaves out is counted from all proposals, else null. */
export const useFigures = (period: Period, now: Date) => {
  const client = useClient()
  const answered = useQuery({
    queryKey: editKeys.figures(period),
    queryFn: ({ signal }) => client.edits.dashboard({ query: { period } }, { signal }),
    ...SEEN_AGAIN,
  })
  const { data } = answered
  const lacking = data ? FIGURES.some((name) => data[name] == null) : answered.isError
  const everything = useQuery({
    queryKey: editKeys.every,
    queryFn: ({ signal }) => readEveryEdit(client, signal),
    enabled: lacking,
    // A call for each hundred of them: as often as the analytics does.
    staleTime: EVERY_FRESH_MS,
    ...SEEN_AGAIN,
  })
  const counted = everything.data ? countFigures(everything.data, period, now) : undefined
  /** Neither told nor counted: both ways failed. */
  const isMissing = lacking && everything.isError
  const failing = [answered, ...(lacking ? [everything] : [])].filter(
    ({ isError, isRefetchError }) => isRefetchError || (isMissing && isError),
  )
  const [first] = failing
  return {
    isPending: answered.isPending || (lacking && everything.isPending),
    figures: mergeFigures(data, counted),
    /** Some are missing, because there are more proposals than are counted here. */
    isCut: lacking && everything.data === null,
    /** Some are missing, or what they are made of could not be read again. */
    failed: first && {
      error: first.error,
      isFetching: failing.some(({ isFetching }) => isFetching),
      retry: () => {
        for (const { refetch } of failing) void refetch()
      },
    },
  }
}
