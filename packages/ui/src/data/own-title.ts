import { refOf, type Title } from '@bunko/api-client'
import { sameText } from '../lib/same-text.ts'
import { useClient } from './api-context.tsx'

/** Titles of the same name that are looked at. */
const LOOKED_AT = 50

/** Of those whose id the search does not tell, as many are read. */
const READ = 5

/** Finds the title that an earlier attempt of a form has created, by the id the form keeps (R12); null for none. */
export const useFindCreated = () => {
  const client = useClient()
  return async (mangadexId: string, name: string): Promise<Title | null> => {
    const { items } = await client.search.titles({ query: { q: name.trim(), limit: LOOKED_AT } })
    const isIt = (title: Title | null) => title?.mangadex_id === mangadexId
    const found = items.find(isIt)
    if (found) return found
    const untold = items.filter((title) => title.mangadex_id === null && sameText(title.primary_title ?? '', name))
    // One that cannot be read is not the one.
    const read = (title: Title) => client.titles.get({ params: { id: refOf(title) } }).catch(() => null)
    return (await Promise.all(untold.slice(0, READ).map(read))).find(isIt) ?? null
  }
}
