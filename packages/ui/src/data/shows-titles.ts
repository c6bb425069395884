import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from './read-anew.ts'

/** Keys of what shows titles: asked again when one was changed. Lists, people and houses do so too. */
export const SHOWS_TITLES = [
  'titles',
  'search',
  'magazines',
  'publishers',
  'people',
  'seasons',
  'lists',
  'favorites',
] as const

/**
 * Reads anew what shows titles. Not what is `held` of one's own lists (`list-keys.ts`): ids and a status, which no
 * title's write changes.
 */
export const readTitlesAnew = (queries: QueryClient): void => {
  for (const name of SHOWS_TITLES)
    void readAnew(queries, { queryKey: [name], predicate: ({ queryKey: [, kind] }) => kind !== 'held' })
}
