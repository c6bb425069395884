import { errorText, refOf, type CallOptions, type Client, type Page, type Season, type Title } from '@bunko/api-client'
import { isGone } from '../lib/missing.ts'
import { readWhole } from '../lib/read-all.ts'
import type { SeasonKey } from '../lib/season.ts'

/** Titles of one page of a chart. */
const CHART_PAGE = 100
/** A chart has some dozens of titles; more than these are taken for a fault. */
const CHART_CAP = 2_000

const NO_MORE: Page<Title> = { items: [], total: 0, isCounted: false, next: null, dropped: 0 }
const INCOMPLETE = 'The season’s chart could not be read completely.'
const TOO_LONG = `The chart has more than ${CHART_CAP.toLocaleString('en')} titles. It cannot be changed here.`

/** A chart could not be read to its end: to write it back would remove titles from it. */
class ChartError extends Error {
  override readonly name = 'ChartError'
}
/** What to show for a chart that could not be read or written. */
export const chartErrorText = (error: unknown, fallback?: string): string =>
  error instanceof ChartError ? error.message : errorText(error, fallback)

/** Every season that has a chart, to the last page: one that was missed would be made a second time. */
export const readSeasons = (client: Client, options?: CallOptions): Promise<Season[]> =>
  readWhole((next) => client.seasons.list({}, { ...options, next }))

/** A season, and how many titles the list of seasons counts in it. */
type Listed = SeasonKey & Partial<Pick<Season, 'count'>>

/**
 * Every title of a chart, in the server's order. Pages are read until one brings nothing new, unless it is plain that
 * there are no more. @throws ChartError where some of them cannot be told, none came though some are counted, or there
 * are too many
 */
export const readChart = async (
  client: Client,
  { year, season, count }: Listed,
  options?: CallOptions,
): Promise<Title[]> => {
  const found = new Map<string, Title>()
  let [offset, total] = [0, 0]
  for (;;) {
    const page = await client.seasons
      .titles({ query: { year, season, limit: CHART_PAGE, offset } }, options)
      .catch((error: unknown) => {
        // A page past the end is refused by some servers.
        if (offset > 0 && isGone(error)) return NO_MORE
        throw error
      })
    if (page.dropped > 0) throw new ChartError(INCOMPLETE)
    const before = found.size
    for (const title of page.items) found.set(String(title.id ?? refOf(title)), title)
    if (found.size > CHART_CAP) throw new ChartError(TOO_LONG)
    offset += page.items.length
    total = Math.max(total, page.total)
    // A server that counts nothing may give fewer than were asked for, whatever their number.
    const plain = page.next === null && offset >= total && page.isCounted
    if (plain || found.size === before) break
  }
  if (found.size < total || (found.size === 0 && (count ?? 0) > 0)) throw new ChartError(INCOMPLETE)
  return [...found.values()]
}
