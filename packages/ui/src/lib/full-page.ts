import type { Page } from '@bunko/api-client'
import { onceBy } from './once-each.ts'
import { rowsRead } from './pages.ts'

type Next = Record<string, string> | undefined

/**
 * A page of `size` rows, also of a server whose own pages are shorter: what it names as `next` (R1) is asked as well. A
 * row that moved from page to page stands once. Rejects when a call does.
 */
export const fullPage = async <T>(
  ask: (next: Next) => Promise<Page<T>>,
  size: number,
  keyOf: (row: T) => string,
): Promise<Page<T>> => {
  let page = await ask(undefined)
  page = { ...page, items: onceBy(page.items, keyOf) }
  while (page.next && rowsRead([page]) < size) {
    const more = await ask(page.next)
    const known = new Set(page.items.map(keyOf))
    const fresh = more.items.filter((row) => !known.has(keyOf(row)))
    page = { ...more, items: [...page.items, ...fresh].slice(0, size), dropped: page.dropped + more.dropped }
    if (fresh.length === 0) break
  }
  return page
}
