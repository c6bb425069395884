import { refOf, type Page, type Title } from '@bunko/api-client'
import { onceEach } from './once-each.ts'

type Row = Pick<Title, 'id' | 'public_id'>

/** Every title that came, once each: one may move from page to page while pages are read. */
export const titlesOf = <T extends Row>(pages: readonly Page<T>[]): T[] => onceEach(pages.flatMap(({ items }) => items))

/**
 * The query of the page after these, where the server names one (R1). A page that brings nothing new is the end: a
 * server may name the next one for ever.
 */
export const titlesAfter = (pages: readonly Page<Row>[]): Record<string, string> | undefined => {
  const last = pages.at(-1)
  if (!last?.next) return undefined
  const before = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(refOf)))
  return last.items.some((title) => !before.has(refOf(title))) ? last.next : undefined
}
