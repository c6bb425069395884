import type { Title } from '@bunko/api-client'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../lib/missing.ts'
import { comingOf, TITLES_AT_ONCE, withRead, type TitlesRead } from '../lib/read-titles.ts'
import { useClient } from './api-context.tsx'
import { titleQuery } from './titles.ts'

/** Failed ones that are asked for once more when a server that was away is back. */
const HEALED = 8

/**
 * Reads these titles into a state of the screen, the first ones first: from the cache where they are there, else a few
 * at a time. What is no longer wanted is aborted.
 */
export const useReadTitles = (
  wanted: readonly string[],
  read: TitlesRead,
  setRead: (next: TitlesRead) => void,
): void => {
  const client = useClient()
  const queries = useQueryClient()
  const came = new Map<string, Title | null>()
  const failed: string[] = []
  let why = read.error
  const asked: string[] = []
  for (const id of comingOf(wanted, read)) {
    const known = queries.getQueryState(titleQuery(client, id).queryKey)
    if (known?.data && !known.isInvalidated) came.set(id, known.data)
    else if (asked.length < TITLES_AT_ONCE) asked.push(id)
  }
  const watched = [...asked, ...[...read.failed].slice(0, HEALED)]
  const results = useQueries({ queries: watched.map((id) => titleQuery(client, id)) })
  results.forEach(({ data, error, isFetching }, at) => {
    const id = watched[at]
    if (id === undefined || isFetching) return
    if (data) came.set(id, data)
    else if (isGone(error)) came.set(id, null)
    else if (error && !read.failed.has(id)) {
      failed.push(id)
      why = error
    }
  })
  if (came.size > 0 || failed.length > 0) setRead(withRead(read, came, failed, why))
}
