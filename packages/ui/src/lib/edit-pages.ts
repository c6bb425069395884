import type { Edit, Page } from '@bunko/api-client'
import { isStuck, nextNumber } from './next-offset.ts'
import { rowsRead, totalOf } from './pages.ts'

/** What was read of a list of proposals. */
export interface EditRows {
  /** Each proposal once: rows move from page to page while pages are read. */
  edits: Edit[]
  /** Rows read so far, with those that were left out. */
  read: number
  /** How many there are; null where the server does not say and more pages follow. */
  total: number | null
  /** Rows without identity that were left out (R1). */
  dropped: number
  /** There are more than were read, by the last page's `next` or by the count, or there may be (section 7). */
  hasMore: boolean
}

/** Proposals of one call. */
export const EDITS_PAGE = 100
const keyOfEdit = ({ id }: Edit) => String(id)
/** A server may name the same page for ever. */
const isNamedAgain = (pages: readonly Page<Edit>[]) => {
  const named = JSON.stringify(pages.at(-1)?.next)
  return pages.slice(0, -1).some(({ next }) => JSON.stringify(next) === named)
}
/**
 * The query of the page of proposals after these; undefined at the end. What the server names is followed, also where
 * rows have moved so that a page brings nothing new, unless that page was read already.
 */
export const nextEdits = (pages: readonly Page<Edit>[]) =>
  (rowsRead(pages.slice(-1)) > 0 && !isNamedAgain(pages) && pages.at(-1)?.next) ||
  nextNumber(pages, EDITS_PAGE, keyOfEdit)

/** How many proposals a list has; null where that is not known. */
export const totalOfEdits = (pages: readonly Page<Edit>[]): number | null =>
  totalOf(pages, nextEdits(pages) !== undefined, keyOfEdit)

/** Makes one list of a list's pages. */
export const readPages = (pages: readonly Page<Edit>[]): EditRows => {
  // What came twice is no more than was read.
  const brought = isStuck(pages, keyOfEdit) ? pages.slice(0, -1) : pages
  const read = rowsRead(brought)
  const total = totalOfEdits(pages)
  return {
    edits: [...new Map(pages.flatMap(({ items }) => items).map((edit) => [String(edit.id), edit])).values()],
    read,
    total,
    dropped: brought.reduce((sum, page) => sum + page.dropped, 0),
    hasMore: total === null ? pages.length > 0 : read < total,
  }
}
