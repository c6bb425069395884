import type { Edit, Page } from '@bunko/api-client'

export interface EditRows {
  /** Each proposal once: rows move from page to page while pages are read. */
  edits: Edit[]
  /** Rows read so far, with those that were left out. */
  read: number
  /** How many there are; null where the server does not say and more pages follow. */
  total: number | null
  /** Rows without identity that were left out (R1). */
  dropped: number
  /** There are more than were read, by the last page's `next` or by the count. */
  hasMore: boolean
}

/** How many rows the pages brought, left-out ones included. */
export const rowsRead = (pages: readonly Page<unknown>[]): number =>
  pages.reduce((sum, { items, dropped }) => sum + items.length + dropped, 0)

/** A list's total by its first pages: `count`, else all rows once the last page is there, else not known (null). */
export const totalOf = (pages: readonly Page<unknown>[]): number | null => {
  const [first] = pages
  if (!first) return null
  if (first.next === null || first.total > first.items.length) return first.total
  return pages.at(-1)?.next === null ? rowsRead(pages) : null
}

/** Makes one list of a list's pages. */
export const readPages = (pages: readonly Page<Edit>[]): EditRows => {
  const read = rowsRead(pages)
  const total = totalOf(pages)
  return {
    edits: [...new Map(pages.flatMap(({ items }) => items).map((edit) => [String(edit.id), edit])).values()],
    read,
    total,
    dropped: pages.reduce((sum, page) => sum + page.dropped, 0),
    hasMore: pages.at(-1)?.next != null || (total !== null && read < total),
  }
}
