import { refOf, type Page, type Title } from '@bunko/api-client'

type Pages = readonly Page<Pick<Title, 'id' | 'public_id'>>[]

/**
 * The query of the page after these, where the server names one (R1). A page that brings nothing new is the end: a
 * server may name the next one for ever.
 */
export const titlesAfter = (pages: Pages): Record<string, string> | undefined => {
  const last = pages.at(-1)
  if (!last?.next) return undefined
  const before = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(refOf)))
  return last.items.some((title) => !before.has(refOf(title))) ? last.next : undefined
}
