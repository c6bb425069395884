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

/** Calls of one list at most, far beyond any title's chapters: a server may say 'next' for ever. */
const PAGES_MAX = 1000

/**
 * Every row of a list that is asked for as a whole: a server may page it by itself, and says so by `next` (R1). A row
 * that moved from page to page stands once. Rejects when a call does.
 */
export const readWhole = async <T>(ask: (next: Next) => Promise<Page<T>>): Promise<T[]> => {
  const rows: T[] = []
  // By all they are: some have no id.
  const seen = new Set<string>()
  let next: Next
  for (let calls = 0; calls < PAGES_MAX; calls += 1) {
    const page = await ask(next)
    const marks = page.items.map((row) => JSON.stringify(row))
    const fresh = page.items.filter((_, at) => !seen.has(marks[at] ?? ''))
    rows.push(...fresh)
    for (const mark of marks) seen.add(mark)
    next = page.next ?? undefined
    if (!next || fresh.length === 0) break
  }
  return rows
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
