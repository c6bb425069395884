import { SessionError, type CallOptions, type Client, type Season } from '@bunko/api-client'
import {
  CancelledError,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { mergeChart } from '../lib/merge-chart.ts'
import { sameSeason, type SeasonKey } from '../lib/season.ts'
import { sameTitle, toPick, type TitlePick } from '../lib/title-pick.ts'
import { isUnsure } from '../lib/unsure.ts'
import { useSameLogin } from '../session/use-same-login.ts'
import { useClient } from './api-context.tsx'
import { readSeasonsAnew } from './charts-anew.ts'
import { putAnswer } from './put-answer.ts'
import { readAnew } from './read-anew.ts'
import { readChart, readSeasons } from './read-chart.ts'
import type { Saved } from './saved-chart.ts'

/** A season's chart, all of it. */
export interface SeasonChart {
  /** False for a season that is not in the list: none was made, or it was deleted. */
  exists: boolean
  titles: TitlePick[]
}
const readSeason = async (
  client: Client,
  key: SeasonKey,
  seasons: readonly Season[],
  options?: CallOptions,
): Promise<SeasonChart> => {
  const made = seasons.find((row) => sameSeason(row, key))
  if (!made) return { exists: false, titles: [] }
  return { exists: true, titles: (await readChart(client, { ...key, count: made.count }, options)).map(toPick) }
}

const ALL = ['seasons']
const LIST = [...ALL, 'list']
const chartKey = ({ year, season }: SeasonKey) => [...ALL, 'chart', year, season]
/** A chart is read whenever it is opened, and not while it is being changed. */
const isNoChart = ({ queryKey }: Query) => queryKey[1] !== 'chart'
const idsOf = (titles: readonly TitlePick[]) => titles.map(({ id }) => id)
/** What tells the titles of a chart apart. */
export const titleKey = ({ id }: TitlePick): string => String(id)

/** Titles as a chart names them, where it has them: a search may tell less of one, its `public_id` alone. */
const asIn = (chart: readonly TitlePick[], titles: readonly TitlePick[]): TitlePick[] => {
  const keys = new Set(chart.map(titleKey))
  return titles.map((title) =>
    keys.has(titleKey(title)) ? title : (chart.find((one) => sameTitle(one, title)) ?? title),
  )
}

const seasonList = (client: Client) =>
  queryOptions({ queryKey: LIST, queryFn: ({ signal }) => readSeasons(client, { signal }) })

/** Every season that has a chart. */
export const useSeasons = () => useQuery(seasonList(useClient()))

/** The seasons as they are now. What else shows them waits for the same call. */
const seasonsNow = (queries: QueryClient, client: Client, signal: AbortSignal): Promise<Season[]> =>
  queries.fetchQuery({ ...seasonList(client), staleTime: 0 }).catch((error: unknown) => {
    // Called off for others: here it is still waited for.
    if (error instanceof CancelledError) return readSeasons(client, { signal })
    throw error
  })

/** The whole chart of a season. Read anew whenever it is opened: it is written back as a whole. */
export const useSeasonChart = (key: SeasonKey) => {
  const client = useClient()
  const queries = useQueryClient()
  return useQuery({
    queryKey: chartKey(key),
    queryFn: async ({ signal }) => readSeason(client, key, await seasonsNow(queries, client, signal), { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Makes a season's chart. */
export const useAddSeason = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ key, titles }: { key: SeasonKey; titles: readonly TitlePick[] }) =>
      client.seasons.create({ body: { ...key, manga_ids: idsOf(titles) } }),
    // Refused or not: somebody else may have made it in the meantime. Refused, a chart that is being changed stays.
    onSettled: (_, error) => (error ? readAnew(queries, { queryKey: LIST }) : readSeasonsAnew(queries)),
  })
}

interface Edit {
  key: SeasonKey
  /** What the chart was when the edit began. */
  base: readonly TitlePick[]
  rows: readonly TitlePick[]
}

const saveChart = async (client: Client, { key, base, rows }: Edit, isSame: () => boolean): Promise<Saved> => {
  const now = await readSeason(client, key, await readSeasons(client))
  if (!now.exists) return { kind: 'gone' }
  const merged = mergeChart(base, asIn(now.titles, rows), now.titles, titleKey)
  if (merged.meanwhile) return { kind: 'changed', meanwhile: merged.meanwhile, base: now.titles, rows: merged.rows }
  if (!isSame()) throw new SessionError('No auth data found')
  await client.seasons.update({ params: key, body: { manga_ids: idsOf(merged.rows) } })
  // It is written; that it cannot be read back does not undo that.
  const after = await readChart(client, key).then(
    (titles) => titles.map(toPick),
    () => merged.rows,
  )
  const there = new Set(after.map(titleKey))
  const wanted = asIn(after, merged.rows)
  const kept = wanted.filter((title) => there.has(titleKey(title)))
  const sent = new Set(kept.map(titleKey))
  const given = after.filter((title) => sent.has(titleKey(title)))
  return {
    kind: 'saved',
    titles: after,
    lost: wanted.filter((title) => !there.has(titleKey(title))),
    ownOrder: merged.moved && kept.some((title, at) => titleKey(title) !== titleKey(given[at] ?? title)),
  }
}

/**
 * Writes a whole chart, unless others changed it: then it says what, and writes nothing.
 *
 * @throws SessionError where who asked has left meanwhile
 */
export const useSaveChart = () => {
  const client = useClient()
  const isSame = useSameLogin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (edit: Edit) => saveChart(client, edit, isSame),
    onSuccess: async (saved, { key }) => {
      if (saved.kind !== 'gone') {
        // What others have made of it is what stands there, as soon as one's own changes are given up.
        const titles = saved.kind === 'saved' ? saved.titles : saved.base
        await putAnswer<SeasonChart>(queries, chartKey(key), { exists: true, titles })
      }
      if (saved.kind !== 'changed') void readSeasonsAnew(queries, isNoChart)
    },
    onError: (error) => isUnsure(error) && void readSeasonsAnew(queries, isNoChart),
  })
}

/** Removes a season's chart; its titles stay. */
export const useRemoveSeason = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (key: SeasonKey) => client.seasons.remove({ params: key }),
    // Refused or not: somebody else may have deleted it in the meantime.
    onSettled: () => void readSeasonsAnew(queries, isNoChart),
  })
}
