import {
  ContentRating,
  Demographic,
  TITLE_YEAR_MIN,
  titleYearMax,
  TitleStatus,
  TitleType,
  type Call,
  type Contract,
} from '@bunko/api-client'
import { numberText, titlesText } from './number-text.ts'
import { parseNumber } from './parse-number.ts'
import { sameText } from './same-text.ts'
import { labelOf } from './title-text.ts'

const ORDERINGS = [
  '-statistics.follows',
  '-statistics.rating',
  '-year',
  'year',
  '-created_at',
  '-updated_at',
  'primary_title',
] as const
type Ordering = (typeof ORDERINGS)[number]

/** What a search of the catalogue asks for. '' , null and an empty list ask for nothing. */
export interface SearchFilters {
  q: string
  type: TitleType | ''
  status: TitleStatus | ''
  publication_demographic: Demographic | ''
  content_rating: ContentRating | ''
  year_from: number | null
  year_to: number | null
  genres: readonly string[]
  themes: readonly string[]
  formats: readonly string[]
  author: string
  publisher: string
  /** '' is the best match, or the most followed where no text is searched for. */
  ordering: Ordering | ''
}

/** Asks for nothing: every title, the most followed first. */
export const NO_SEARCH: SearchFilters = {
  q: '',
  type: '',
  status: '',
  publication_demographic: '',
  content_rating: '',
  year_from: null,
  year_to: null,
  genres: [],
  themes: [],
  formats: [],
  author: '',
  publisher: '',
  ordering: '',
}

/** Characters of a text that are searched for: its fields take no more, else what is behind would vanish from them. */
export const TEXT_MAX = 200
/** Of genres, themes and formats each: more are neither read from an address nor written. */
export const NAMES_MAX = 20

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? ''
const textOf = (text: string | null): string => [...(text ?? '').trim()].slice(0, TEXT_MAX).join('')
const namesOf = (text: string | null): readonly string[] => {
  const names: string[] = []
  for (const name of (text ?? '').split(',').map(textOf))
    if (name !== '' && names.length < NAMES_MAX && !names.some((one) => sameText(one, name))) names.push(name)
  return names
}

/** A year as it is typed; undefined for what is none (section 5). */
export const readYear = (text: string, now: Date): number | null | undefined => {
  const year = parseNumber(text)
  if (year === null) return null
  return year !== 'invalid' && year >= TITLE_YEAR_MIN && year <= titleYearMax(now) ? year : undefined
}

/** What an address asks for. What is unknown, out of range or contradicts itself asks for nothing. */
export const readSearch = (params: URLSearchParams, now: Date): SearchFilters => {
  const from = readYear(params.get('year_from') ?? '', now) ?? null
  const to = readYear(params.get('year_to') ?? '', now) ?? null
  const isTurned = from !== null && to !== null && from > to
  return {
    q: textOf(params.get('q')),
    type: oneOf(TitleType.options, params.get('type')),
    status: oneOf(TitleStatus.options, params.get('status')),
    publication_demographic: oneOf(Demographic.options, params.get('publication_demographic')),
    content_rating: oneOf(ContentRating.options, params.get('content_rating')),
    year_from: isTurned ? null : from,
    year_to: isTurned ? null : to,
    genres: namesOf(params.get('genres')),
    themes: namesOf(params.get('themes')),
    formats: namesOf(params.get('formats')),
    author: textOf(params.get('author')),
    publisher: textOf(params.get('publisher')),
    ordering: oneOf(ORDERINGS, params.get('ordering')),
  }
}

type Wanted = SearchFilters[keyof SearchFilters]
const isAsked = (value: Wanted): value is NonNullable<Wanted> =>
  value !== null && value !== '' && (typeof value !== 'object' || value.length > 0)
const plain = (value: string | number | readonly string[]) =>
  typeof value === 'object' ? value.slice(0, NAMES_MAX).join(',') : value

const entriesOf = (filters: SearchFilters) =>
  Object.entries(filters).flatMap(([name, value]: [string, Wanted]) =>
    isAsked(value)
      ? [[name, plain(typeof value === 'string' ? value.trim() : value)] as [string, string | number]]
      : [],
  )

/** The address of a search: only what is asked for stands in it. */
export const writeSearch = (filters: SearchFilters): URLSearchParams =>
  new URLSearchParams(entriesOf(filters).map(([name, value]): [string, string] => [name, String(value)]))

/** What GET /search/advanced/ is asked with (section 7). */
export type SearchQuery = Call<Contract['search']['advanced']>['query']

/** GET /search/advanced/ (section 7): only parameters that are not empty. */
export const toQuery = (filters: SearchFilters): SearchQuery => ({
  ...(Object.fromEntries(entriesOf(filters)) as SearchQuery),
  ...(filters.ordering === '' && filters.q === '' && { ordering: ORDERINGS[0] }),
})

const ORDER_LABELS: Record<Ordering, string> = {
  '-statistics.follows': 'Most followed',
  '-statistics.rating': 'Highest rated',
  '-year': 'Newest first',
  year: 'Oldest first',
  '-created_at': 'Recently added',
  '-updated_at': 'Recently updated',
  primary_title: 'A to Z',
}

/** The orders to choose from; what comes by itself stands first. */
export const orderOptions = (q: string): { value: Ordering | ''; label: string }[] => {
  const named = ORDERINGS.map((value) => ({ value, label: ORDER_LABELS[value] }))
  return q === ''
    ? [{ value: '', label: ORDER_LABELS[ORDERINGS[0]] }, ...named.slice(1)]
    : [{ value: '', label: 'Best match' }, ...named]
}

/** The choice that stands for an ordering: without a text the most followed come by themselves. */
export const orderingShown = ({ q, ordering }: SearchFilters): Ordering | '' =>
  q === '' && ordering === ORDERINGS[0] ? '' : ordering

/** A filter that is on, and what turns it off, whatever else is asked for by then. */
export interface ActiveFilter {
  key: string
  field: string
  text: string
  without: (now: SearchFilters) => Partial<SearchFilters>
}

const CHOICES = [
  ['type', 'Type'],
  ['status', 'Status'],
  ['publication_demographic', 'Demographic'],
  ['content_rating', 'Content rating'],
] as const
const LISTS = [
  ['genres', 'Genre'],
  ['themes', 'Theme'],
  ['formats', 'Format'],
] as const
const TEXTS = [
  ['author', 'Author'],
  ['publisher', 'Publisher'],
] as const

const yearsText = (from: number | null, to: number | null) => {
  if (from === null) return `to ${to}`
  if (to === null) return `from ${from}`
  return from === to ? String(from) : `${from}–${to}`
}

/** The filters that are on, in the order of the panel; the text and the order are none. */
export const activeFilters = (filters: SearchFilters): ActiveFilter[] => [
  ...CHOICES.flatMap(([key, field]) => {
    const text = labelOf(filters[key])
    return text ? [{ key, field, text, without: () => ({ [key]: '' }) }] : []
  }),
  ...(filters.year_from === null && filters.year_to === null
    ? []
    : [
        {
          key: 'year',
          field: 'Year',
          text: yearsText(filters.year_from, filters.year_to),
          without: () => ({ year_from: null, year_to: null }),
        },
      ]),
  ...LISTS.flatMap(([key, field]) =>
    filters[key].map((name) => ({
      key: `${key} ${name}`,
      field,
      text: name,
      without: (now: SearchFilters) => ({ [key]: now[key].filter((one) => one !== name) }),
    })),
  ),
  ...TEXTS.flatMap(([key, field]) =>
    filters[key] === '' ? [] : [{ key, field, text: filters[key], without: () => ({ [key]: '' }) }],
  ),
]

/** The same text in the same order, without any filter. */
export const withoutFilters = ({ q, ordering }: SearchFilters): SearchFilters => ({ ...NO_SEARCH, q, ordering })

/** '1,204 titles', and how many of those read so far are mature. `total` is null where the server does not say. */
export const foundText = (total: number | null, read: number, mature: number, isShown: boolean): string => {
  const count = total === null ? `The first ${titlesText(read)}` : titlesText(total)
  if (mature === 0) return count
  return `${count}, ${numberText(mature)} mature ${mature === 1 ? 'title' : 'titles'} ${isShown ? 'shown' : 'hidden'}`
}
