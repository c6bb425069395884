import { isApiError, refOf, type ListStatus, type Title } from '@bunko/api-client'
import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { choiceState, type ChoiceState } from '../lib/choice-state.ts'
import { createLastWish, keptWish, refusalOf, type LastWish, type Refusal } from '../lib/last-wish.ts'
import { entryRef } from '../lib/list-entries.ts'
import { isGone } from '../lib/missing.ts'
import { readAll, type ReadRows } from '../lib/read-all.ts'
import { isUnsure } from '../lib/unsure.ts'
import { useSessionState } from '../session/session-context.tsx'
import { useSameLogin } from '../session/use-same-login.ts'
import { useClient } from './api-context.tsx'
import { heldOf, isEntryOf, isOf, marksOf, type Held } from './held.ts'
import { favoriteKeys, listKeys } from './list-keys.ts'
import { putAnswer, putPart } from './put-answer.ts'
import { readAnew } from './read-anew.ts'
import { titleQuery } from './titles.ts'

/** One thing a reader decides about a title. */
export interface Choice<T> {
  /** Whether it is known what the server holds. */
  state: ChoiceState
  /** Why not, where it failed. */
  error: unknown
  /** With what is wished for and not answered yet. */
  value: T
  /** How the last wish was refused; null for not, and where it is what the server holds all the same. */
  refusal: Refusal<T> | null
  want: (to: T) => void
  /** Takes back the message of a refusal, as `want` does: it is tried again, and not sent yet. */
  takeBack: () => void
  /** Reads what the server holds again. */
  retry: () => void
  retrying: boolean
}
/**
 * Says that a wish was refused; the choice's `refusal` keeps it on the screen (R28). `error` is null where the session
 * had ended before it was sent; `unsure` where nobody knows whether it was done. Answers the way to take it back.
 */
export type Refused<T> = (error: unknown, wished: T, unsure: boolean) => () => void

/** Rows of one call. */
const PAGE = 100
/** Where nothing was read yet. */
const NO_ROWS: ReadRows<never> = { rows: [], isCut: false }

/** What is there no more need not be removed, and cannot be changed. */
const falseIfGone = (problem: unknown): false => {
  if (!isGone(problem)) throw problem
  return false
}

/**
 * A server may refuse to add what is there already, put there from elsewhere: `find` looks it up. The refusal stands
 * where it is not there, or where that cannot be read.
 */
const unlessThere = async <T>(problem: unknown, find: () => Promise<T | undefined>): Promise<T> => {
  const mayBeThere = isApiError(problem) && problem.kind === 'http' && [400, 409].includes(problem.status)
  const there = mayBeThere ? await find().catch(() => undefined) : undefined
  if (there === undefined) throw problem
  return there
}

/** The wishes of a tree and sign-in: leaving the page in the middle of one changes nothing. */
const wishes = new WeakMap<QueryClient, Parameters<typeof keptWish>[0]>()
const wishOf = <T>(queries: QueryClient, key: string, create: () => LastWish<T>): LastWish<T> => {
  let ofTree = wishes.get(queries)
  if (!ofTree) wishes.set(queries, (ofTree = new Map()))
  return keptWish(ofTree, key, create)
}
const useWish = <T>(name: string, create: () => LastWish<T>) => {
  const { login } = useSessionState()
  const wish = wishOf(useQueryClient(), `${login}:${name}`, create)
  const { wish: asked, refused } = useSyncExternalStore(wish.subscribe, wish.state)
  // Who leaves has read it; elsewhere the same may be changed meanwhile.
  useEffect(() => wish.forget, [wish])
  return { want: wish.want, takeBack: wish.takeBack, asked, refused }
}

/** What one changes here is laid into what was read; all of it is read anew for what happens elsewhere alone. */
const HELD_FRESH_MS = 300_000

interface Read<T> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
}
/**
 * Reads now what the server holds, past what is being read, which may tell of before a write. Not as a query: one that is
 * called off, by who leaves or by another title's, answers with what was known before.
 */
const readNow = async <T>(queries: QueryClient, { queryKey, queryFn }: Read<T>, isSame: () => boolean): Promise<T> => {
  await queries.cancelQueries({ queryKey })
  const held = await queryFn({ signal: new AbortController().signal })
  if (isSame()) await putAnswer<T>(queries, queryKey, () => held)
  return held
}

/** Whether a title is a favourite of whoever is signed in: POST and DELETE /manga/{id}/favorite. */
export const useFavorite = (title: Title, onRefused: Refused<boolean>): Choice<boolean> => {
  const client = useClient()
  const queries = useQueryClient()
  const isSame = useSameLogin()
  const params = { id: refOf(title) }
  const read = {
    queryKey: favoriteKeys.held,
    staleTime: HELD_FRESH_MS,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { rows, isCut } = await readAll({
        ask: (next) => client.lists.myFavorites({ query: { limit: PAGE } }, { signal, next }),
        limit: PAGE,
        keyOf: refOf,
      })
      return { rows: rows.map(marksOf), isCut }
    },
  }
  const query = useQuery(read)
  const isIn = (all: ReadRows<string[]> | undefined) => all?.rows.some((marks) => isOf(title, marks)) ?? false
  const again = () => readNow(queries, read, isSame)
  const { want, takeBack, asked, refused } = useWish<boolean>(`favorite:${params.id}`, () =>
    createLastWish({
      maySend: isSame,
      send: async (_, to) => {
        if (to)
          await client.titles
            .favorite({ params })
            .catch((problem: unknown) => unlessThere(problem, async () => isIn(await again()) || undefined))
        else await client.titles.unfavorite({ params }).catch(falseIfGone)
        if (!isSame()) return
        await putPart<ReadRows<string[]>>(queries, favoriteKeys.held, (all = NO_ROWS) => {
          const others = all.rows.filter((marks) => !isOf(title, marks))
          return { ...all, rows: to ? [marksOf(title), ...others] : others }
        })
      },
      recall: async () => isIn(await again()),
      onDone: () => {
        if (!isSame()) return
        void readAnew(queries, { queryKey: favoriteKeys.pages })
        void readAnew(queries, { queryKey: titleQuery(client, params.id).queryKey })
      },
      onRefused: (problem, to, unsure) => {
        // Without an answer it has been looked up already; `unsure`: or could not be, and nobody knows.
        if (isSame() && (unsure || !isUnsure(problem)))
          void queries.invalidateQueries({ queryKey: unsure ? favoriteKeys.all : favoriteKeys.held })
        return onRefused(problem, to, unsure)
      },
    }),
  )
  const held = isIn(query.data)
  return {
    state: choiceState(query, held),
    error: query.error,
    value: asked ? asked.value : held,
    refusal: refusalOf(refused, held),
    want: (to) => want(to, held),
    takeBack,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  }
}

/** R1: an entry whose status is not told is on the list all the same. */
const standing = (entry: Held | undefined): string | null => (entry ? (entry.status ?? '') : null)

/** Where a title stands on the list of whoever is signed in; null for nowhere, '' where that is not told. */
export const useListStatus = (title: Title, onRefused: Refused<string | null>): Choice<string | null> => {
  const client = useClient()
  const queries = useQueryClient()
  const isSame = useSameLogin()
  const ref = refOf(title)
  const read = {
    queryKey: listKeys.held,
    staleTime: HELD_FRESH_MS,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadRows<Held>> => {
      const { rows, isCut } = await readAll({
        ask: (next) => client.lists.mine({ query: { limit: PAGE } }, { signal, next }),
        limit: PAGE,
        keyOf: entryRef,
      })
      return { rows: rows.map(heldOf), isCut }
    },
  }
  const query = useQuery(read)
  const find = (all: ReadRows<Held> | undefined) => all?.rows.find(({ marks }) => isOf(title, marks))
  const again = () => readNow(queries, read, isSame)
  const { want, takeBack, asked, refused } = useWish<string | null>(`list:${ref}`, () =>
    createLastWish({
      maySend: isSame,
      send: async (_, to) => {
        const entry = find(queries.getQueryData<ReadRows<Held>>(listKeys.held))
        const status = to as ListStatus
        /** Whether it was there to be changed: it may have been removed elsewhere, and is added anew then. */
        const change = (id: string) =>
          client.lists.change({ params: { id }, body: { status } }).then(() => true, falseIfGone)
        let left: Held | null = null
        if (entry && to === null) await client.lists.remove({ params: { id: entry.ref } }).catch(falseIfGone)
        else if (entry && (await change(entry.ref))) left = { ...entry, status: to }
        // What was to be changed is gone, and whoever wanted it may be too.
        else if (to !== null && isSame()) {
          const add = async (): Promise<Held> => {
            // The number where there is one: what answers call `mangaId`.
            const made = await client.lists.add({ body: { mangaId: title.id ?? ref, status } })
            // A server may answer the title, whose number is another entry's.
            const isEntry = made !== null && isEntryOf(title, made)
            return { ref: isEntry ? String(made.id ?? '') : '', marks: marksOf(title), status: to }
          }
          left = await add().catch(async (problem: unknown) => {
            const there = await unlessThere(problem, async () => find(await again()))
            if (there.status !== to && (!isSame() || !(await change(there.ref)))) throw problem
            return { ...there, status: to }
          })
        }
        if (!isSame()) return
        await putPart<ReadRows<Held>>(queries, listKeys.held, (all = NO_ROWS) => ({
          ...all,
          rows: [...(left ? [left] : []), ...all.rows.filter(({ marks }) => !isOf(title, marks))],
        }))
        // Without the entry's id it could not be changed again.
        if (left?.ref === '') await again().catch(() => {})
      },
      recall: async () => standing(find(await again())),
      onDone: () => {
        if (!isSame()) return
        void readAnew(queries, { queryKey: listKeys.pages })
        void readAnew(queries, { queryKey: titleQuery(client, ref).queryKey })
      },
      onRefused: (problem, to, unsure) => {
        if (isSame() && (unsure || !isUnsure(problem)))
          void queries.invalidateQueries({ queryKey: unsure ? listKeys.all : listKeys.held })
        return onRefused(problem, to, unsure)
      },
    }),
  )
  const found = find(query.data)
  const held = standing(found)
  return {
    state: choiceState(query, found !== undefined),
    error: query.error,
    value: asked ? asked.value : held,
    refusal: refusalOf(refused, held),
    // As of a rating: what was read minutes ago is no reason not to send a status.
    want: (to) => want(to, to === null ? held : null),
    takeBack,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  }
}

/** Where one's own rating of a title is remembered. */
export interface OwnRating {
  /** 1 to 10; null is not known. */
  known: number | null
  keep: (rating: number) => void
}

/** The rating one has given: POST /manga/{id}/rate. No call tells it: `own` is what this browser remembers. */
export const useRating = (title: Title, own: OwnRating, onRefused: Refused<number | null>): Choice<number | null> => {
  const client = useClient()
  const queries = useQueryClient()
  const isSame = useSameLogin()
  const params = { id: refOf(title) }
  const { want, takeBack, asked, refused } = useWish<number | null>(`rating:${params.id}`, () =>
    createLastWish({
      maySend: isSame,
      send: async (_, to) => {
        if (to !== null) await client.titles.rate({ params, body: { rating: to } })
      },
      onDone: (value) => {
        if (!isSame()) return
        if (value !== null) own.keep(value)
        // They show the mean of all ratings.
        void queries.invalidateQueries({ queryKey: listKeys.pages, refetchType: 'none' })
        void readAnew(queries, { queryKey: titleQuery(client, params.id).queryKey })
      },
      onRefused,
    }),
  )
  return {
    state: 'ready',
    error: null,
    value: asked ? asked.value : own.known,
    refusal: refused,
    // Elsewhere it may have been rated otherwise meanwhile: what this browser knows is no reason not to send.
    want: (to) => want(to, null),
    takeBack,
    retry: () => {},
    retrying: false,
  }
}
