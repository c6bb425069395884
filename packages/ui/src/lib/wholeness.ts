import type { Page } from '@bunko/api-client'
import { isStuck } from './next-offset.ts'
import { titlesText } from './number-text.ts'
import { broughtBy, rowsRead } from './pages.ts'

/** All of a list, less than there is, or nobody can tell which. */
export type Wholeness = 'whole' | 'cut' | 'unknown'

/**
 * Whether these pages of a list are all of it, where no more are read; `goesOn`: another would follow. A server that
 * pays no heed to the offset sends the same again: where it counts, that tells, else there may be more.
 */
export const wholeness = <T>(pages: readonly Page<T>[], goesOn: boolean, keyOf: (row: T) => string): Wholeness => {
  if (goesOn) return 'cut'
  if (isStuck(pages, keyOf)) return 'unknown'
  const last = pages.at(-1)
  return last?.isCounted && last.total > rowsRead(broughtBy(pages, keyOf)) ? 'cut' : 'whole'
}

/**
 * R1: a word on a list of titles that is not read to its end. `shown` says how many there are to see, `where` of what
 * they are ('of this list'). Null where all of it was read.
 */
export const restText = (read: Wholeness, shown: number, where = ''): string | null => {
  const first = `first ${shown === 1 ? 'title' : titlesText(shown)}${where && ` ${where}`} ${shown === 1 ? 'is' : 'are'}`
  if (read === 'cut') return `Only the ${first} shown.`
  return read === 'unknown' ? `The ${first} shown; there may be more.` : null
}
