import {
  MAGAZINE_MANGA_SEARCH_LIMIT,
  exactly,
  refOf,
  type CallOptions,
  type Client,
  type Magazine,
  type MagazineDetail,
  type MagazineDraft,
  type MagazineInfo,
} from '@bunko/api-client'
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { droppedOf, rowsTell } from '../lib/dropped-of.ts'
import { withoutRow } from '../lib/house-list.ts'
import { isUnsure, mayBeGone, onceDone } from '../lib/unsure.ts'
import { KEPT_MS, useClient } from './api-context.tsx'
import { hitsOf, useSearch } from './search.ts'
import { readAnew } from './read-anew.ts'

const INFO = ['magazines', 'info'] as const
const keyOfOne = (ref: string) => ['magazines', 'one', ref]

/** Titles name their magazine, publishers theirs: all of it is asked again when next shown. */
const forget = (queries: QueryClient) =>
  Promise.all(['magazines', 'publishers', 'titles', 'search'].map((name) => readAnew(queries, { queryKey: [name] })))

/** All magazines, with the choices of the form (section 3, admin info). */
export const useMagazineInfo = () => {
  const client = useClient()
  return useQuery({
    queryKey: INFO,
    queryFn: async ({ signal }) => {
      const info = await client.magazines.info({}, { signal })
      return { ...info, dropped: droppedOf(info, 'magazines'), tellsLogos: rowsTell(info, 'magazines', 'logo') }
    },
  })
}

const queryOf = (client: Client, ref: string) =>
  queryOptions({
    queryKey: keyOfOne(ref),
    queryFn: ({ signal }) => client.magazines.get({ params: { id: ref } }, { signal }),
    // The record as it was read: the form of an edit asks what the server told (`toldOf`).
    structuralSharing: false,
    gcTime: KEPT_MS,
  })

/** One magazine and what it serialises. */
export const useMagazine = (ref: string) => useQuery(queryOf(useClient(), ref))

/** The same for the form that sends it back: failed where a field of it cannot be read (`exactly`). */
export const useStoredMagazine = (ref: string) => useQuery({ ...queryOf(useClient(), ref), select: exactly })

/** Reads one magazine as it is now, past what is kept: before an edit is saved. */
export const useReadMagazine = () => {
  const client = useClient()
  return async (ref: string): Promise<MagazineDetail> => exactly(await client.magazines.get({ params: { id: ref } }))
}

/** POST /manga/magazines/create/, once (R9). */
export const useCreateMagazine = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MagazineDraft) => client.magazines.create({ body }),
    ...onceDone(() => void forget(queries)),
  })
}

/** PUT /manga/magazines/{id}/. Saved once it is read again, or could not be: its page shows what no answer tells. */
export const useSaveMagazine = (ref: string) => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MagazineDraft) => client.magazines.update({ params: { id: ref }, body }),
    onSuccess: () => forget(queries),
    onError: (error) => isUnsure(error) && void forget(queries),
  })
}

/** DELETE /manga/magazines/{publicId}/delete/; the list is read again afterwards (section 4). */
export const useRemoveMagazine = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (magazine: Magazine) => client.magazines.remove({ params: { id: refOf(magazine) } }),
    onSuccess: (_, magazine) => {
      const ref = refOf(magazine)
      queries.setQueryData<MagazineInfo & { dropped: number }>(
        INFO,
        (info) =>
          info && {
            ...info,
            total_count: info.total_count === null ? null : info.total_count - 1,
            magazines: withoutRow(info.magazines, ref),
          },
      )
      // It may have been read by either.
      for (const one of [magazine.id, magazine.public_id]) queries.removeQueries({ queryKey: keyOfOne(String(one)) })
      void forget(queries)
    },
    onError: (error) => mayBeGone(error) && void forget(queries),
  })
}

/** A magazine's logo: sent once (R9), the client's 30 s limit; answers its address. Its publisher shows it as well. */
export const useMagazineLogo = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      upload: async (ref: string, image: File, options?: CallOptions): Promise<string | null> => {
        const sent = client.magazines.uploadImage({ params: { id: ref }, body: { image } }, options)
        // Given up, or without an answer, it may have been stored all the same.
        return (await sent.finally(() => void forget(queries))).image_url
      },
    }),
    [client, queries],
  )
}

/** Titles to serialise, by any of their names: from 2 characters, after 300 ms, 20 at the most (section 9). */
export const useSerialisedSearch = (typed: string) =>
  useSearch(['magazine-titles'], typed, async (client, q, options) => {
    const limit = MAGAZINE_MANGA_SEARCH_LIMIT
    return hitsOf(await client.magazines.searchTitles({ query: { q, limit } }, options), limit)
  })
