import type { Page } from '@bunko/api-client'
import { isRepeated, isStuck } from './next-offset.ts'

/** How many rows the pages brought, left-out ones included. */
export const rowsRead = (pages: readonly Page<unknown>[]): number =>
  pages.reduce((sum, { items, dropped }) => sum + items.length + dropped, 0)

/** How many rows of the pages were left out. */
export const droppedIn = (pages: readonly Page<unknown>[]): number =>
  pages.reduce((sum, { dropped }) => sum + dropped, 0)

/** The pages without the last, where that brings what the others brought. */
export const broughtBy = <T>(pages: readonly Page<T>[], keyOf: (row: T) => string): readonly Page<T>[] =>
  isRepeated(pages, keyOf) ? pages.slice(0, -1) : pages

/**
 * A list's total by its pages: the last `count`, else all rows, each once, at the end, else not known (null). `goesOn`:
 * another page follows, or may follow.
 */
export const totalOf = <T>(pages: readonly Page<T>[], goesOn: boolean, keyOf: (row: T) => string): number | null => {
  const last = pages.at(-1)
  if (!last) return null
  // A count of less than what came and comes is none; what came again is no more.
  const read = rowsRead(broughtBy(pages, keyOf))
  if (last.isCounted && (goesOn ? last.total > read : last.total >= read)) return last.total
  if (goesOn || isStuck(pages, keyOf)) return null
  return new Set(pages.flatMap(({ items }) => items.map(keyOf))).size + droppedIn(pages)
}

/** One page of rows; a page that is not there is the nearest one that is. */
export const pageOf = <T>(rows: readonly T[], wanted: number, size: number) => {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages }
}
