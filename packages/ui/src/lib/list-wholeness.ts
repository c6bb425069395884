import type { ListEntry, Page } from '@bunko/api-client'
import { rowsRead } from './pages.ts'
import { entryRef } from './list-entries.ts'
import { isStuck } from './next-offset.ts'

/**
 * Whether these pages of a list are all of it, where no more are read; `goesOn`: another would follow. A server that
 * pays no heed to the offset sends the same again: where it counts, that tells, else there may be more.
 */
export const wholeness = (pages: readonly Page<ListEntry>[], goesOn: boolean): 'whole' | 'cut' | 'unknown' => {
  if (goesOn) return 'cut'
  if (isStuck(pages, entryRef)) return 'unknown'
  const before = pages.slice(0, -1)
  const last = pages.at(-1)
  const seen = new Set(before.flatMap(({ items }) => items.map(entryRef)))
  const isRepeated = before.length > 0 && last?.items.every((entry) => seen.has(entryRef(entry)))
  return last?.isCounted && last.total > rowsRead(isRepeated ? before : pages) ? 'cut' : 'whole'
}
