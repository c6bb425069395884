import type { Page } from '@bunko/api-client'

/** A page from which rows were taken since it was read; how many. */
type Shortened<T> = Page<T> & { taken?: number }

/** The page without some rows; its count stays. That it was a full one is still known: more may come behind it. */
export const withoutRows = <T>(page: Shortened<T>, isGone: (row: T) => boolean): Shortened<T> => {
  const items = page.items.filter((row) => !isGone(row))
  return { ...page, items, taken: (page.taken ?? 0) + page.items.length - items.length }
}

const rowsOf = ({ items, dropped }: Page<unknown>) => items.length + dropped
const rowsAtFirst = (page: Shortened<unknown>) => rowsOf(page) + (page.taken ?? 0)

type Next = Record<string, string>
type KeyOf<T> = (row: T) => string

/** Whether the last of several pages holds nothing but what the others held: a server pays no heed to its place. */
export const isRepeated = <T>(pages: readonly Page<T>[], keyOf: KeyOf<T>): boolean => {
  const before = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(keyOf)))
  return pages.length > 1 && pages.slice(-1).every(({ items }) => items.every((row) => before.has(keyOf(row))))
}

const nextOf = <T>(
  pages: readonly Page<T>[],
  limit: number,
  keyOf: KeyOf<T>,
  own: (read: number) => Next,
): Next | undefined => {
  const last = pages.at(-1)
  if (!last || rowsAtFirst(last) === 0) return undefined
  if (isRepeated(pages, keyOf)) return undefined
  if (last.next) return last.next
  const read = pages.reduce((sum, page) => sum + rowsOf(page), 0)
  // One that names what comes next says by none that this is the end.
  if (pages.some(({ next }) => next)) return undefined
  // Rows come and go while pages are read: the last count is right.
  const goesOn = last.isCounted ? read < last.total : rowsAtFirst(last) === limit
  return goesOn ? own(read) : undefined
}

/** The first page is shorter than was asked for, and not the last: this server's pages have a size of their own. */
const hasOwnSize = <T>([first]: readonly Page<T>[], limit: number) => first !== undefined && rowsAtFirst(first) < limit

/**
 * The query of the page after these, of a list by `limit` and `offset`; undefined at the end. Where an answer is only a
 * list (section 7) a full page may have another one behind it, and one that brings nothing new is the end. A server that
 * pays no heed to the limit may know pages by their numbers alone.
 */
export const nextOffset = <T>(pages: readonly Page<T>[], limit: number, keyOf: KeyOf<T>): Next | undefined =>
  nextOf(pages, limit, keyOf, (read) => ({
    limit: String(limit),
    ...(hasOwnSize(pages, limit) && { page: String(pages.length + 1) }),
    offset: String(read),
  }))

/** The same of a list by `limit` and `page`; the offset is for servers that know that alone. */
export const nextNumber = <T>(pages: readonly Page<T>[], limit: number, keyOf: KeyOf<T>): Next | undefined =>
  nextOf(pages, limit, keyOf, (read) => ({
    limit: String(limit),
    page: String(pages.length + 1),
    offset: String(read),
  }))

/** Whether a next page's query is one that `nextNumber` made, and none that the server named. */
export const isOwnNumber = (next: Next | undefined): boolean => next !== undefined && 'page' in next && 'offset' in next

/**
 * A list without a count whose last page is as long as the first and brings nothing new: its server pays no heed to
 * what was asked, and there may be more.
 */
export const isStuck = <T>(pages: readonly Page<T>[], keyOf: KeyOf<T>): boolean => {
  const [first] = pages
  const last = pages.at(-1)
  if (!first || !last || rowsOf(last) === 0) return false
  if (last.isCounted || pages.some(({ next }) => next) || rowsAtFirst(last) !== rowsAtFirst(first)) return false
  return isRepeated(pages, keyOf)
}

/** A next page's query with what the list was asked for: one that is made here names the place alone. */
export const withQuery = (query: object | undefined, next: Next | undefined): Next | undefined =>
  next && { ...Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])), ...next }
