import { SessionError, type Client, type Id } from '@bunko/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sameSeason, type SeasonKey } from '../lib/season.ts'
import { sameTitle, toPick } from '../lib/title-pick.ts'
import { onceDone } from '../lib/unsure.ts'
import { useSameLogin } from '../session/use-same-login.ts'
import { useClient } from './api-context.tsx'
import { readSeasonsAnew } from './charts-anew.ts'
import { readChart, readSeasons } from './read-chart.ts'

interface Wanted extends SeasonKey {
  id: Id
  /** What stands in its path (R2). */
  ref: Id
}

/**
 * R15a: adds a title to a season's chart. The call replaces the whole chart, so it is read first; a season that is not
 * there yet is made.
 */
const addToSeason = async (client: Client, { id, ref, year, season }: Wanted, isSame: () => boolean): Promise<void> => {
  const made = (await readSeasons(client)).find((one) => sameSeason(one, { year, season }))
  const chart = made ? await readChart(client, { year, season, count: made.count }) : []
  if (!isSame()) throw new SessionError('No auth data found')
  if (!made) {
    await client.seasons.create({ body: { year, season, manga_ids: [id] } })
    return
  }
  const titles = chart.map(toPick)
  // The chart may name it otherwise than the answer to its create did, which may have told its `public_id` alone.
  if (titles.some((one) => sameTitle(one, { id, ref: String(ref) }))) return
  await client.seasons.update({ params: { year, season }, body: { manga_ids: [...titles.map((one) => one.id), id] } })
}

/** Adds a title to the chart of a season. @throws SessionError where who asked has left meanwhile */
export const useAddToSeason = () => {
  const client = useClient()
  const isSame = useSameLogin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Wanted) => addToSeason(client, wanted, isSame),
    ...onceDone(() => void readSeasonsAnew(queries)),
  })
}
