import { AUTHORS_LIMIT, refOf, type Page, type Person } from '@bunko/api-client'
import { scriptLang } from './script-lang.ts'
import type { Phrase } from './title-text.ts'

type Pages = readonly Page<Person>[]
const rowsOf = ({ items, dropped }: Page<Person>) => items.length + dropped
const readIn = (pages: Pages) => pages.reduce((sum, page) => sum + rowsOf(page), 0)
/** Whether the server told how many there are in all; an answer that is only a list does not. */
const isCounted = (pages: Pages) => pages.some((page) => page.total > rowsOf(page))

/** Everyone who came, once each: a page may repeat what the one before it held. */
export const peopleOf = (pages: Pages): Person[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((person) => [refOf(person), person])).values(),
]

/**
 * The query of the page after these; undefined at the end. Where an answer is only a list (section 7) a full page may
 * have another one behind it, and one that brings nobody new is the end.
 */
export const pageAfter = (pages: Pages, search: string): Record<string, string> | undefined => {
  const last = pages.at(-1)
  if (!last || rowsOf(last) === 0) return undefined
  if (pages.length > 1 && peopleOf(pages).length === peopleOf(pages.slice(0, -1)).length) return undefined
  if (last.next) return last.next
  const goesOn = isCounted(pages) ? readIn(pages) < (pages[0]?.total ?? 0) : rowsOf(last) === AUTHORS_LIMIT
  if (!goesOn) return undefined
  return { limit: String(AUTHORS_LIMIT), page: String(pages.length + 1), ...(search !== '' && { search }) }
}

const number = new Intl.NumberFormat('en')

/** 'The first 50 of 60 authors and artists': how many are shown, and of how many. */
export const countText = (pages: Pages, hasMore: boolean): string => {
  const shown = peopleOf(pages).length
  if (!hasMore) return shown === 1 ? '1 author or artist' : `${number.format(shown)} authors and artists`
  return isCounted(pages)
    ? `The first ${number.format(shown)} of ${number.format(pages[0]?.total ?? 0)} authors and artists`
    : `The first ${number.format(shown)} authors and artists; there may be more`
}

/** A page without one person. */
export const withoutPerson = (page: Page<Person>, ref: string): Page<Person> => {
  const items = page.items.filter((person) => refOf(person) !== ref)
  return { ...page, items, total: page.total - (page.items.length - items.length) }
}

/** What a person goes by, with the language as far as the script tells. */
export const personName = ({ name }: Pick<Person, 'name'>): Phrase => {
  const text = name?.trim()
  return text ? { text, lang: scriptLang(text) } : { text: 'Unnamed', lang: undefined }
}
