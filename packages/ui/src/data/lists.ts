import { refOf, type Client, type ListEntry, type ListStatus, type Page, type Title } from '@bunko/api-client'
import {
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { readPage } from '../lib/later-page.ts'
import { rowsRead, totalOf } from '../lib/pages.ts'
import { entryRef, uniqueEntries } from '../lib/list-entries.ts'
import { wholeness } from '../lib/wholeness.ts'
import { isGone } from '../lib/missing.ts'
import { nextOffset, withoutRows } from '../lib/next-offset.ts'
import type { Owner } from '../lib/owner.ts'
import { useSameLogin } from '../session/use-same-login.ts'
import { KEPT_MS, useClient } from './api-context.tsx'
import { layStatus, layUnfavored } from './held.ts'
import { favoriteKeys, listKeys, PAGES } from './list-keys.ts'
import { readAnew } from './read-anew.ts'

/** Entries of one call. */
const LIST_PAGE = 100
/** Most entries of one list that are read: tabs, counts, sorting and search need all of it. The screen says when it is cut (R1). */
const LIST_CAP = 5_000
/** Of one's own. What one changes here is laid over what was read, and marks it as old: this is for what happens elsewhere. */
const LIST_FRESH_MS = 300_000
/** Favourites of one call. */
const FAVORITES_PAGE = 48

type Next = Record<string, string> | undefined

const keyOf = (pages: QueryKey, owner: Owner): QueryKey =>
  owner.kind === 'mine' ? [...pages, 'mine'] : [...pages, 'of', owner.id]

const readEntries = (client: Client, owner: Owner, signal: AbortSignal, next: Next) => {
  const query = { limit: LIST_PAGE }
  return owner.kind === 'mine'
    ? client.lists.mine({ query }, { signal, next })
    : client.lists.of({ params: { id: owner.id }, query }, { signal, next })
}

/** All entries of a list, a hundred at a time until they are there. */
export const useList = (owner: Owner) => {
  const client = useClient()
  const query = useInfiniteQuery({
    queryKey: keyOf(listKeys.pages, owner),
    initialPageParam: undefined as Next,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, readEntries(client, owner, signal, pageParam)),
    getNextPageParam: (_: Page<ListEntry>, pages) =>
      rowsRead(pages) >= LIST_CAP ? undefined : nextOffset(pages, LIST_PAGE, entryRef),
    gcTime: KEPT_MS,
    ...(owner.kind === 'mine' && { staleTime: LIST_FRESH_MS }),
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const unanswered = useUnanswered()
  const pages = query.data?.pages
  const isMine = owner.kind === 'mine'
  // Thousands, at every letter that is typed beside them.
  const entries = useMemo(() => {
    const all = pages && uniqueEntries(pages.flatMap(({ items }) => items))
    if (!isMine) return all
    return all?.map((entry) => {
      const change = unanswered.get(entryRef(entry))
      return change ? changed(entry, change) : entry
    })
  }, [pages, unanswered, isMine])
  return {
    query,
    entries,
    /** How many the server says there are; null where it does not. */
    total: pages ? totalOf(pages, hasNextPage, entryRef) : null,
    dropped: (pages ?? []).reduce((sum, page) => sum + page.dropped, 0),
    /** There is more of it, which comes or could not be read. */
    isPart: hasNextPage,
    isReading: hasNextPage && !isError,
    wholeness:
      pages && !hasNextPage
        ? wholeness(pages, nextOffset(pages, LIST_PAGE, entryRef) !== undefined, entryRef)
        : 'whole',
  }
}

type Rows<T> = InfiniteData<Page<T>, Next>
const MY_LIST = keyOf(listKeys.pages, { kind: 'mine' })
const MY_FAVORITES = keyOf(favoriteKeys.pages, { kind: 'mine' })

/**
 * Lays what a write has changed over what was read. A read that is under way may tell of before it: it begins again, as
 * one does that `isDue` asks for.
 */
const layOver = async <T>(
  queries: QueryClient,
  queryKey: QueryKey,
  onPage: (page: Page<T>) => Page<T>,
  isDue: (pages: readonly Page<T>[]) => boolean = () => false,
) => {
  const isReading = queries.getQueryState(queryKey)?.fetchStatus === 'fetching'
  await queries.cancelQueries({ queryKey })
  const before = queries.getQueryData<Rows<T>>(queryKey)
  if (before) queries.setQueryData<Rows<T>>(queryKey, { ...before, pages: before.pages.map(onPage) })
  if (isReading || (before && isDue(before.pages))) void queries.invalidateQueries({ queryKey })
}

/**
 * Takes a removed row out of what was read. Where more is still to come, all of it is read again: the pages behind
 * have moved up by one, and none of their rows may be missed.
 */
const takeOut = <T>(queries: QueryClient, key: QueryKey, limit: number, refOfRow: (row: T) => string, ref: string) =>
  layOver<T>(
    queries,
    key,
    (page) => ({ ...withoutRows(page, (row) => refOfRow(row) === ref), total: page.total - 1 }),
    (pages) => nextOffset(pages, limit, refOfRow) !== undefined,
  )

/** Others that show a list, or count by it, ask again, now or when they are next shown; the rows are right already. */
const askOthers = (queries: QueryClient, keys: readonly QueryKey[]) =>
  keys.forEach((queryKey) => {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' })
    void readAnew(queries, { queryKey, predicate: ({ queryKey: [, kind] }) => kind !== PAGES })
  })

const CHANGES = ['list-changes'] as const

interface Change {
  entry: ListEntry
  status: ListStatus
}
/** `at` is when, as the server tells it; where it does not, or not yet, the entry keeps what it said of itself. */
const changed = (entry: ListEntry, { status }: Change, at: string | null = null): ListEntry => ({
  ...entry,
  status,
  updated_at: at ?? entry.updated_at,
})

/** Changes that have not been answered, the last of each entry. */
const useUnanswered = (): ReadonlyMap<string, Change> => {
  const changes = useMutationState({
    filters: { mutationKey: CHANGES, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
  return useMemo(() => new Map(changes.map((change) => [entryRef(change.entry), change])), [changes])
}

/** An entry as the server has told it; undefined where it was not read. */
const entryRead = (queries: QueryClient, ref: string) =>
  queries
    .getQueryData<Rows<ListEntry>>(MY_LIST)
    ?.pages.flatMap(({ items }) => items)
    .find((entry) => entryRef(entry) === ref)

/**
 * PATCH /users/manga-list/{id}. Shown at once, taken back when the server refuses (`useList`). An entry keeps its place
 * in the list until that is read again: what one is working on does not jump away. The choices for one entry are sent
 * one after the other: the last is the one that stays. Answers the status it had on the server before.
 */
export const useChangeEntry = () => {
  const client = useClient()
  const queries = useQueryClient()
  return (change: Change): Promise<string | null> => {
    const ref = entryRef(change.entry)
    const mutations = queries.getMutationCache()
    const mutation = mutations.build(queries, {
      scope: { id: `list-entry-${ref}` },
      mutationKey: CHANGES,
      mutationFn: async ({ entry, status }: Change) => {
        // Not what is shown: an earlier choice may have been refused by now.
        const before = (entryRead(queries, ref) ?? entry).status
        const answer = await client.lists.change({ params: { id: ref }, body: { status } })
        // Another's date where the answer is no entry: the title, for one.
        return { before, at: answer?.status === status ? answer.updated_at : null }
      },
      async onSuccess({ at }) {
        // Whose list it was has left.
        if (!mutations.getAll().some((one) => one === mutation)) return
        await layOver<ListEntry>(queries, MY_LIST, (page) => ({
          ...page,
          items: page.items.map((entry) => (entryRef(entry) === ref ? changed(entry, change, at) : entry)),
        }))
        layStatus(queries, change.entry, change.status)
        askOthers(queries, [listKeys.all])
      },
      // Nobody knows whether it was done all the same.
      onError: () => void queries.invalidateQueries({ queryKey: listKeys.all }),
    })
    return mutation.execute(change).then(({ before }) => before)
  }
}

/** DELETE /users/manga-list/{id}. One that is gone already is as good as removed. */
export const useRemoveEntry = () => {
  const client = useClient()
  const queries = useQueryClient()
  const isSame = useSameLogin()
  return useMutation({
    // No scope: of two that are let go when somebody leaves, none may wait for the other.
    onMutate: () => isSame,
    mutationFn: async (entry: ListEntry) => {
      try {
        await client.lists.remove({ params: { id: entryRef(entry) } })
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    onSuccess: async (_, entry, isTheirs) => {
      // Somebody else's list by now, or the same one's who is back and has read it before: here and below.
      if (!isTheirs()) return void readAnew(queries, { queryKey: listKeys.all })
      await takeOut(queries, MY_LIST, LIST_PAGE, entryRef, entryRef(entry))
      layStatus(queries, entry, null)
      // Afterwards: what is written in place counts as fresh.
      askOthers(queries, [listKeys.all, ['titles']])
    },
    // Nobody knows whether it was done all the same, here and below.
    onError: () => void queries.invalidateQueries({ queryKey: listKeys.all }),
  })
}

/** A user's favourites, page by page, the newest first. Kept as long as one's place among them is. */
export const useFavorites = (owner: Owner) => {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: keyOf(favoriteKeys.pages, owner),
    initialPageParam: undefined as Next,
    queryFn: ({ pageParam: next, signal }) => {
      const query = { limit: FAVORITES_PAGE }
      return readPage(
        next,
        owner.kind === 'mine'
          ? client.lists.myFavorites({ query }, { signal, next })
          : client.lists.favoritesOf({ params: { id: owner.id }, query }, { signal, next }),
      )
    },
    getNextPageParam: (_: Page<Title>, pages) => nextOffset(pages, FAVORITES_PAGE, refOf),
    gcTime: KEPT_MS,
  })
}

/** DELETE /manga/{id}/favorite. */
export const useRemoveFavorite = () => {
  const client = useClient()
  const queries = useQueryClient()
  const isSame = useSameLogin()
  return useMutation({
    onMutate: () => isSame,
    mutationFn: async (title: Title) => {
      try {
        await client.titles.unfavorite({ params: { id: refOf(title) } })
      } catch (error) {
        if (!isGone(error)) throw error
      }
    },
    onSuccess: async (_, title, isTheirs) => {
      if (!isTheirs()) return void readAnew(queries, { queryKey: favoriteKeys.all })
      layUnfavored(queries, title)
      askOthers(queries, [favoriteKeys.all, ['titles']])
      await takeOut(queries, MY_FAVORITES, FAVORITES_PAGE, refOf, refOf(title))
    },
    onError: () => void queries.invalidateQueries({ queryKey: favoriteKeys.all }),
  })
}
