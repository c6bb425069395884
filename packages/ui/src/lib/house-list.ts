import { refOf, type Id } from '@bunko/api-client'
import { fold } from './fold.ts'
import { scriptLang } from './script-lang.ts'
import type { Phrase } from './title-text.ts'

/** What a magazine and a publisher have in common, as far as a list shows it. */
export interface House {
  public_id: string | null
  id: Id | null
  name: string | null
  type: string | null
  status: string | null
  country: string | null
  founded_year: number | null
  logo: string | null
  website: string | null
}

/** Rows without the one of this ref (R2). */
export const withoutRow = <T extends Pick<House, 'public_id' | 'id'>>(rows: readonly T[], ref: string): T[] =>
  rows.filter((row) => refOf(row) !== ref)

/** What a magazine or publisher goes by, with the language as far as the script tells. */
export const houseName = ({ name }: Pick<House, 'name'>): Phrase => {
  const text = name?.trim()
  return text ? { text, lang: scriptLang(text) } : { text: 'Unnamed', lang: undefined }
}

/** Marks that turn the direction: what stands in one line with others turns them as well. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g
/** 'Monthly · Japan · Active', of what is known. */
export const lineOf = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join(' · ').replace(TURNS, '')

/** The orders of a list of houses: what an address may hold. */
export const HOUSE_SORTS = ['name', '-name', 'new', 'most', 'founded'] as const
/** An order of such a list; `new` goes by the highest id. */
export type HouseSort = (typeof HOUSE_SORTS)[number]

/** What such a list is narrowed down by, and its order. */
export interface HouseFilter {
  search: string
  /** '' for any. */
  status: string
  sort: HouseSort
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const newest = ({ id }: House) => (typeof id === 'number' ? id : -1)

const orders = <T extends House>(countOf: (row: T) => number | null) => ({
  name: () => 0,
  '-name': () => 0,
  new: (a: T, b: T) => newest(b) - newest(a),
  most: (a: T, b: T) => (countOf(b) ?? -1) - (countOf(a) ?? -1),
  founded: (a: T, b: T) => (a.founded_year ?? Infinity) - (b.founded_year ?? Infinity),
})

/** Rows whose name, country or ID holds every word of the search, in the order that was chosen, then by name. */
export const filterHouses = <T extends House>(
  rows: readonly T[],
  { search, status, sort }: HouseFilter,
  countOf: (row: T) => number | null,
): T[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const holds = (row: T) => {
    if (status !== '' && row.status !== status) return false
    if (words.length === 0) return true
    const text = fold([row.name, row.country, row.public_id, row.id].join('\n'))
    return words.every((word) => text.includes(word))
  }
  const order = orders(countOf)[sort]
  const byName = (a: T, b: T) => collator.compare(houseName(a).text, houseName(b).text)
  // Neither of two that are unknown comes first: that is 0, or no number.
  const found = rows.filter(holds).toSorted((a, b) => order(a, b) || byName(a, b))
  return sort === '-name' ? found.toReversed() : found
}

/** What a list of houses takes from its address, and the way to change it. */
export interface HouseParams {
  /** What stands in the search field. */
  typed: string
  type: (text: string) => void
  /** Searches at once for what was typed. */
  flush: () => void
  filter: HouseFilter
  setStatus: (status: string) => void
  setSort: (sort: HouseSort) => void
  page: number
  /** Where a page's link leads. */
  linkOf: (page: number) => string
  clear: () => void
}
