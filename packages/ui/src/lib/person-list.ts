import { AUTHORS_LIMIT, refOf, type Page, type Person } from '@bunko/api-client'
import { totalOf } from './pages.ts'
import { nextNumber, withoutRows } from './next-offset.ts'
import { numberText } from './number-text.ts'
import { onceEach } from './once-each.ts'
import { scriptLang } from './script-lang.ts'
import type { Phrase } from './title-text.ts'
import { wholeness } from './wholeness.ts'

type Pages = readonly Page<Person>[]

/** Everyone who came, once each: a page may repeat what the one before it held. */
export const peopleOf = (pages: Pages): Person[] => onceEach(pages.flatMap(({ items }) => items))

/** The query of the page after these; undefined at the end. */
export const pageAfter = (pages: Pages, search: string): Record<string, string> | undefined => {
  const next = nextNumber(pages, AUTHORS_LIMIT, refOf)
  if (!next || pages.at(-1)?.next) return next
  return { limit: String(AUTHORS_LIMIT), page: String(pages.length + 1), ...(search !== '' && { search }) }
}

/** 'The first 50 of 60 authors and artists': how many are shown, and of how many. */
export const countText = (pages: Pages, hasMore: boolean): string => {
  const shown = peopleOf(pages).length
  const isWhole = wholeness(pages, hasMore, refOf) === 'whole'
  if (isWhole) return shown === 1 ? '1 author or artist' : `${numberText(shown)} authors and artists`
  const total = totalOf(pages, hasMore, refOf)
  return total === null
    ? `The first ${numberText(shown)} authors and artists; there may be more`
    : `The first ${numberText(shown)} of ${numberText(total)} authors and artists`
}

/** The pages without one person, who is counted in none of them. */
export const withoutPerson = (pages: Pages, ref: string): Page<Person>[] => {
  const isGone = (person: Person) => refOf(person) === ref
  if (!pages.some(({ items }) => items.some(isGone))) return [...pages]
  return pages.map((page) => ({ ...withoutRows(page, isGone), total: page.total - 1 }))
}

/** What a person goes by, with the language as far as the script tells. */
export const personName = ({ name }: Pick<Person, 'name'>): Phrase => {
  const text = name?.trim()
  return text ? { text, lang: scriptLang(text) } : { text: 'Unnamed', lang: undefined }
}
