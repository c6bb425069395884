import {
  AUTHORS_CACHE_MS,
  AUTHORS_LIMIT,
  exactly,
  refOf,
  SessionError,
  type Client,
  type Id,
  type Page,
  type Person,
  type PersonDraft,
  type PersonPut,
} from '@bunko/api-client'
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { answerOver } from '../lib/answer-over.ts'
import { readPage } from '../lib/later-page.ts'
import { isGone } from '../lib/missing.ts'
import { pageAfter, withoutPerson } from '../lib/person-list.ts'
import type { Role } from '../lib/person-roles.ts'
import { titlesAfter } from '../lib/person-titles.ts'
import { isUnsure, mayBeGone, onceDone } from '../lib/unsure.ts'
import { useSameLogin } from '../session/use-same-login.ts'
import { KEPT_MS, useClient } from './api-context.tsx'
import { putAnswer } from './put-answer.ts'
import { readAnew } from './read-anew.ts'

type Next = Record<string, string> | undefined
const FIRST = undefined as Next
const LIST = ['people', 'list'] as const
const keyOfOne = (ref: string) => ['people', 'one', ref]
const keyOfTitles = (ref: string) => ['people', 'titles', ref]

const NOBODY: Page<Person> = { items: [], total: 0, isCounted: false, next: null, dropped: 0 }

const readPeople = async (client: Client, search: string, next: Next, signal: AbortSignal): Promise<Page<Person>> => {
  try {
    const query = { limit: AUTHORS_LIMIT, ...(search !== '' && { search }) }
    return await client.people.list({ query }, { signal, next })
  } catch (error) {
    // A page past the end is refused by some servers.
    if (next && isGone(error)) return NOBODY
    throw error
  }
}

/** Authors and artists by name, 50 at a time, kept for 30 s (section 9). An earlier search's stay while one is read. */
export const useAuthors = (search: string) => {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: [...LIST, search],
    initialPageParam: FIRST,
    queryFn: ({ pageParam, signal }) => readPeople(client, search, pageParam, signal),
    getNextPageParam: (_, pages) => pageAfter(pages, search),
    placeholderData: keepPreviousData,
    staleTime: AUTHORS_CACHE_MS,
    gcTime: KEPT_MS,
  })
}

const queryOf = (client: Client, ref: string) =>
  queryOptions({
    queryKey: keyOfOne(ref),
    queryFn: ({ signal }) => client.people.get({ params: { id: ref } }, { signal }),
    // The record as it was read: the form of an edit asks what the server told (`toldOf`).
    structuralSharing: false,
    gcTime: KEPT_MS,
  })

/** One author or artist. */
export const usePerson = (ref: string) => useQuery(queryOf(useClient(), ref))

/** The same for the form that sends them back: failed where a field of them cannot be read (`exactly`). */
export const useStoredPerson = (ref: string) => useQuery({ ...queryOf(useClient(), ref), select: exactly })

/** What a person is associated with, in pages where the server makes some. Kept as long as one's place in it is. */
export const usePersonTitles = (ref: string) => {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: keyOfTitles(ref),
    initialPageParam: FIRST,
    queryFn: ({ pageParam: next, signal }) =>
      readPage(next, client.people.titles({ params: { id: ref } }, { signal, next })),
    getNextPageParam: (_, pages) => titlesAfter(pages),
    gcTime: KEPT_MS,
  })
}

/** Names of people stand on titles and in searches: all of it is asked again when next shown. */
const forget = (queries: QueryClient) =>
  Promise.all(['people', 'titles', 'search'].map((name) => readAnew(queries, { queryKey: [name] })))

/** POST /manga/people/create/, once (R9). */
export const useCreatePerson = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PersonDraft) => client.people.create({ body }),
    ...onceDone(() => void forget(queries)),
  })
}

/** What changes one person is sent one after the other: an association sets what they are as well. */
const scopeOf = (ref: string) => ({ id: `person-${ref}` })

/**
 * PUT /manga/people/{id}/edit/. It replaces the whole record: `bodyOf` makes it of the one that is stored, which is read
 * just before; it makes none, answering null, where that is not to be replaced. Answers them as they are now, or null.
 * `shownAs`: what they were read by here. @throws SessionError where who asked has left meanwhile
 */
export const useSavePerson = (ref: string, shownAs: string) => {
  const client = useClient()
  const isSame = useSameLogin()
  const queries = useQueryClient()
  return useMutation({
    scope: scopeOf(ref),
    mutationFn: async (bodyOf: (stored: Person) => PersonPut | null): Promise<Person | null> => {
      const params = { id: ref }
      const stored = exactly(await client.people.get({ params }))
      if (!isSame()) throw new SessionError('No auth data found')
      const body = bodyOf(stored)
      if (body === null) {
        queries.setQueryData(keyOfOne(shownAs), stored)
        return null
      }
      // The specification does not say what comes back.
      return answerOver(stored, body, await client.people.update({ params, body }))
    },
    onSuccess: async (person) => {
      if (person === null) return
      await putAnswer<Person>(queries, keyOfOne(shownAs), person)
      void forget(queries)
    },
    onError: (error) => isUnsure(error) && void forget(queries),
  })
}

/** DELETE /manga/people/{id}/delete/; the list is read again afterwards (section 4). `onGone` is told before its row goes. */
export const useRemovePerson = (onGone: (ref: string) => void) => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (person: Person) => client.people.remove({ params: { id: refOf(person) } }),
    onSuccess: (_, person) => {
      const ref = refOf(person)
      onGone(ref)
      queries.setQueriesData<InfiniteData<Page<Person>>>({ queryKey: LIST }, (data) =>
        data ? { ...data, pages: withoutPerson(data.pages, ref) } : data,
      )
      // It may have been read by either.
      for (const one of [person.id, person.public_id].map(String)) {
        queries.removeQueries({ queryKey: keyOfOne(one) })
        queries.removeQueries({ queryKey: keyOfTitles(one) })
      }
      void forget(queries)
    },
    onError: (error) => mayBeGone(error) && void forget(queries),
  })
}

interface Credit {
  act: 'add' | 'remove'
  titleId: Id
  /** Left out: the server chooses when it is added; every role goes when it is removed. */
  role?: Role | undefined
}

/** Associates a person with a title or ends that; answers when the titles are read again. */
export const useCredits = (ref: string) => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    scope: scopeOf(ref),
    mutationFn: ({ act, titleId, role }: Credit) =>
      client.people[act === 'add' ? 'associate' : 'disassociate']({
        params: { id: ref },
        body: { manga_id: titleId, ...(role && { role }) },
      }),
    onSettled: () => forget(queries),
  })
}
