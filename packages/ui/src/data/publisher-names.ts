import type { Client } from '@bunko/api-client'
import { queryOptions } from '@tanstack/react-query'
import { readWhole } from '../lib/read-all.ts'

/** GET /manga/publishers: what publishers are called, all of them. */
export const readPublisherNames = (client: Client, signal: AbortSignal) =>
  readWhole((next) => client.titles.publishers({}, { signal, next }))

/** What publishers are called. Whoever asks says for how long that is fresh. */
export const publisherNames = (client: Client) =>
  queryOptions({
    queryKey: ['publishers', 'named'],
    queryFn: ({ signal }) => readPublisherNames(client, signal),
  })
