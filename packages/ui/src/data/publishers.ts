import {
  PUBLISHER_MAGAZINE_SEARCH_LIMIT,
  exactly,
  refOf,
  type CallOptions,
  type Client,
  type Publisher,
  type PublisherDetail,
  type PublisherDraft,
  type PublisherInfo,
} from '@bunko/api-client'
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { droppedOf, rowsTell } from '../lib/dropped-of.ts'
import { withoutRow } from '../lib/house-list.ts'
import { isUnsure, mayBeGone, onceDone } from '../lib/unsure.ts'
import { KEPT_MS, useClient } from './api-context.tsx'
import { hitsOf, useSearch } from './search.ts'
import { readAnew } from './read-anew.ts'

const INFO = ['publishers', 'info'] as const
const keyOfOne = (ref: string) => ['publishers', 'one', ref]

/** Titles name their publisher, magazines belong to one: all of it is asked again when next shown. */
const forget = (queries: QueryClient) =>
  Promise.all(['publishers', 'magazines', 'titles', 'search'].map((name) => readAnew(queries, { queryKey: [name] })))

/** All publishers, with the statuses of the form (section 3, admin info). */
export const usePublisherInfo = () => {
  const client = useClient()
  return useQuery({
    queryKey: INFO,
    queryFn: async ({ signal }) => {
      const info = await client.publishers.info({}, { signal })
      return { ...info, dropped: droppedOf(info, 'publishers'), tellsLogos: rowsTell(info, 'publishers', 'logo') }
    },
  })
}

const queryOf = (client: Client, ref: string) =>
  queryOptions({
    queryKey: keyOfOne(ref),
    queryFn: ({ signal }) => client.publishers.get({ params: { id: ref } }, { signal }),
    // The record as it was read: the form of an edit asks what the server told (`toldOf`).
    structuralSharing: false,
    gcTime: KEPT_MS,
  })

/** One publisher and the magazines it owns. */
export const usePublisher = (ref: string) => useQuery(queryOf(useClient(), ref))

/** The same for the form that sends it back: failed where a field of it cannot be read (`exactly`). */
export const useStoredPublisher = (ref: string) => useQuery({ ...queryOf(useClient(), ref), select: exactly })

/** Reads one publisher as it is now, past what is kept: before an edit is saved. */
export const useReadPublisher = () => {
  const client = useClient()
  return async (ref: string): Promise<PublisherDetail> => exactly(await client.publishers.get({ params: { id: ref } }))
}

/** POST /manga/publishers/create/, once (R9). */
export const useCreatePublisher = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PublisherDraft) => client.publishers.create({ body }),
    ...onceDone(() => void forget(queries)),
  })
}

/** PUT /manga/publishers/{id}/. Its row shows what was sent until all of them are read again. */
export const useSavePublisher = (ref: string) => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PublisherDraft) => client.publishers.update({ params: { id: ref }, body }),
    onSuccess: (_, body) => {
      queries.setQueryData<PublisherInfo>(
        INFO,
        (info) =>
          info && {
            ...info,
            publishers: info.publishers.map((row) =>
              [row.id, row.public_id].some((id) => String(id) === ref) ? Object.assign({}, row, body) : row,
            ),
          },
      )
      void forget(queries)
    },
    onError: (error) => isUnsure(error) && void forget(queries),
  })
}

/** DELETE /manga/publishers/{publicId}/delete/; the list is read again afterwards (section 4). */
export const useRemovePublisher = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (publisher: Publisher) => client.publishers.remove({ params: { id: refOf(publisher) } }),
    onSuccess: (_, publisher) => {
      const ref = refOf(publisher)
      queries.setQueryData<PublisherInfo & { dropped: number }>(
        INFO,
        (info) =>
          info && {
            ...info,
            total_count: info.total_count === null ? null : info.total_count - 1,
            publishers: withoutRow(info.publishers, ref),
          },
      )
      // It may have been read by either.
      for (const one of [publisher.id, publisher.public_id]) queries.removeQueries({ queryKey: keyOfOne(String(one)) })
      void forget(queries)
    },
    onError: (error) => mayBeGone(error) && void forget(queries),
  })
}

/** A publisher's logo: sent once (R9), the client's 30 s limit; answers its address. Unlike a magazine's it can go. */
export const usePublisherLogo = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(() => {
    // Given up, or without an answer, it may have been done all the same. Only publishers themselves show it.
    const changed = () => void readAnew(queries, { queryKey: ['publishers'] })
    return {
      upload: async (ref: string, image: File, options?: CallOptions): Promise<string | null> => {
        const sent = client.publishers.uploadImage({ params: { id: ref }, body: { image } }, options)
        return (await sent.finally(changed)).image_url
      },
      remove: async (ref: string): Promise<void> => {
        await client.publishers.deleteImage({ params: { id: ref } }).finally(changed)
      },
    }
  }, [client, queries])
}

/**
 * Magazines to own, by name: from 2 characters, after 300 ms, 10 at the most (section 9). `exclude` is the publisher
 * that is being edited: its own are left out.
 */
export const useOwnedSearch = (typed: string, exclude: string | undefined) =>
  useSearch(['publisher-magazines', exclude ?? null], typed, async (client, q, options) => {
    const limit = PUBLISHER_MAGAZINE_SEARCH_LIMIT
    const query = { q, limit, ...(exclude !== undefined && { exclude_publisher: exclude }) }
    return hitsOf(await client.publishers.searchMagazines({ query }, options), limit)
  })
