import type { Title } from '@bunko/api-client'
import { useClient } from './api-context.tsx'

/** Titles of the same name that are looked at. */
const LOOKED_AT = 50

/** Finds the title that an earlier attempt of a form has created, by the id the form keeps (R12); null for none. */
export const useFindCreated = () => {
  const client = useClient()
  return async (mangadexId: string, name: string): Promise<Title | null> => {
    const { items } = await client.search.titles({ query: { q: name.trim(), limit: LOOKED_AT } })
    return items.find((title) => title.mangadex_id === mangadexId) ?? null
  }
}
