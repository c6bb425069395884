import { PICKER_RESULTS, PUBLISHER_MAGAZINE_SEARCH_LIMIT, refOf, SEARCH_MIN_LENGTH } from '@bunko/api-client'
import { useQuery } from '@tanstack/react-query'
import { readWhole } from '../lib/read-all.ts'
import { oneNamed } from '../lib/title-page.ts'
import { KEPT_MS, useClient } from './api-context.tsx'
import { publisherNames, readPublisherNames } from './publisher-names.ts'
import { titleQuery } from './titles.ts'
import { readWhenQuiet } from './when-quiet.ts'

/** GET /manga/{id}/chapters. */
export const useChapters = (id: string) => {
  const client = useClient()
  return useQuery({
    queryKey: ['titles', 'chapters', id],
    queryFn: ({ signal }) => readWhole((next) => client.titles.chapters({ params: { id } }, { signal, next })),
    gcTime: KEPT_MS,
  })
}

/** GET /manga/{id}/stats; asked again with the title, after its reader has rated, listed or favoured it. */
export const useTitleStats = (id: string) => {
  const client = useClient()
  return useQuery({
    queryKey: [...titleQuery(client, id).queryKey, 'stats'],
    queryFn: ({ signal }) => client.titles.stats({ params: { id } }, { signal }),
  })
}

/** Names do not change while one reads. */
const NAMED_KEPT_MS = 300_000
const PEOPLE_MAX = 6
const isLong = (name: string | null): name is string => [...(name?.trim() ?? '')].length >= SEARCH_MIN_LENGTH

/** What stands in the paths of people a title only names; who is not found, or shares a name, is left out. */
export const useNamedPeople = (names: readonly string[]): Readonly<Record<string, string>> => {
  const client = useClient()
  const asked = names.filter(isLong).slice(0, PEOPLE_MAX)
  const { data } = useQuery({
    queryKey: ['people', 'named', asked],
    ...readWhenQuiet(async (signal) => {
      const found = await Promise.allSettled(
        asked.map(async (q) =>
          oneNamed((await client.people.search({ query: { q, limit: PICKER_RESULTS } }, { signal })).items, q),
        ),
      )
      return Object.fromEntries(
        found.flatMap((one, at) =>
          one.status === 'fulfilled' && one.value ? [[asked[at] ?? '', refOf(one.value)] as const] : [],
        ),
      )
    }),
    enabled: asked.length > 0,
    staleTime: NAMED_KEPT_MS,
  })
  return data ?? {}
}

/** What stands in the path of a publisher a title only names; null while or where it is not known. */
export const useNamedPublisher = (name: string | null): string | null => {
  const client = useClient()
  const { data } = useQuery({
    ...publisherNames(client),
    ...readWhenQuiet((signal) => readPublisherNames(client, signal)),
    enabled: isLong(name),
    staleTime: NAMED_KEPT_MS,
  })
  const found = name === null ? null : oneNamed(data ?? [], name)
  return found && refOf(found) !== '' ? refOf(found) : null
}

/** What stands in the path of a magazine a title only names; null while or where it is not known. */
export const useNamedMagazine = (name: string | null): string | null => {
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['magazines', 'named', name],
    ...readWhenQuiet(async (signal) => {
      const query = { q: name ?? '', limit: PUBLISHER_MAGAZINE_SEARCH_LIMIT }
      return (await client.publishers.searchMagazines({ query }, { signal })).items
    }),
    enabled: isLong(name),
    staleTime: NAMED_KEPT_MS,
  })
  const found = name === null ? null : oneNamed(data ?? [], name)
  return found && refOf(found) !== '' ? refOf(found) : null
}
