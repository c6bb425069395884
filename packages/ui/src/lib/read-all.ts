import type { Page } from '@bunko/api-client'
import { nextOffset } from './next-offset.ts'
import { rowsRead } from './pages.ts'

type Next = Record<string, string> | undefined

interface How<T> {
  ask: (next: Next) => Promise<Page<T>>
  /** Rows of one call. */
  limit: number
  keyOf: (row: T) => string
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

/** Rows of one list at most: how many come with a call is up to the server. */
const ROWS_MAX = 20_000

/** What was read of a list. */
export interface ReadRows<T> {
  readonly rows: readonly T[]
  /** There is more of it: what is not among these may be there all the same (R1). */
  readonly isCut: boolean
}

/** The rows of all pages of a list, one call after the other. Rejects when a call does. */
export const readAll = async <T>({ ask, limit, keyOf }: How<T>): Promise<ReadRows<T>> => {
  const pages: Page<T>[] = []
  let next: Next
  do {
    pages.push(await ask(next))
    next = nextOffset(pages, limit, keyOf)
  } while (next && rowsRead(pages) < ROWS_MAX)
  return { rows: pages.flatMap(({ items }) => items), isCut: next !== undefined }
}
