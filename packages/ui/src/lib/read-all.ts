import type { Page } from '@bunko/api-client'
import { nextOffset } from './next-offset.ts'

type Next = Record<string, string> | undefined

interface How<T> {
  ask: (next: Next) => Promise<Page<T>>
  /** Rows of one call. */
  limit: number
  keyOf: (row: T) => string
  /** Calls at most; what is beyond them counts as not there. */
  pagesMax: number
}

/** The rows of all pages of a list, one call after the other. Rejects when a call does. */
export const readAll = async <T>({ ask, limit, keyOf, pagesMax }: How<T>): Promise<T[]> => {
  const pages: Page<T>[] = []
  let next: Next
  do {
    pages.push(await ask(next))
    next = nextOffset(pages, limit, keyOf)
  } while (next && pages.length < pagesMax)
  return pages.flatMap(({ items }) => items)
}
