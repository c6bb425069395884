import {
  contract,
  FEATURED_LIMIT,
  RECENT_LIMIT,
  TRENDING_LIMIT,
  type Chapter,
  type Demographic,
  type TitleStatus,
  type TitleType,
} from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { hash } from '../db/random.ts'
import type { TitleRow } from '../db/rows.ts'
import { DAY, iso } from '../now.ts'
import { knownOrdering, orderingBy } from '../rules/order.ts'
import { NO_STATISTICS } from '../rules/statistics.ts'
import { first, page, whole } from '../wire/page.ts'
import { notFound } from '../wire/refusal.ts'
import { handle, type Entry } from './handle.ts'

const { titles } = contract

/** A title by what stands in a path. @throws Refusal 404 */
export const titleOf = (db: Db, ref: string | number): TitleRow => {
  const title = byRef(db.titles, ref)
  if (!title) throw notFound()
  return title
}

const FIELDS = {
  'statistics.follows': (title: TitleRow) => title.statistics?.follows ?? null,
  'statistics.rating': (title: TitleRow) => title.statistics?.rating ?? null,
  'statistics.favorites': (title: TitleRow) => title.statistics?.favorites ?? null,
  year: (title: TitleRow) => title.year,
  created_at: (title: TitleRow) => title.created_at,
  updated_at: (title: TitleRow) => title.updated_at,
  primary_title: (title: TitleRow) => title.primary_title,
  id: (title: TitleRow) => title.id,
}
/** All titles in order; `otherwise` where nothing of the ordering is known, as Django REST framework does. */
export const sortedTitles = (db: Db, ordering: string | undefined, otherwise: string): readonly TitleRow[] => {
  const name = known(ordering) || otherwise
  return db.titles.sorted(name, orderingBy(name, FIELDS))
}
/** The parts of an ordering that titles have; '' where there are none. */
export const known = (ordering: string | undefined): string => knownOrdering(ordering ?? '', FIELDS)

interface Filters {
  status?: TitleStatus | undefined
  type?: TitleType | undefined
  year?: number | undefined
  content_rating?: string | undefined
  publication_demographic?: Demographic | undefined
}
const FILTERS = ['status', 'type', 'year', 'content_rating', 'publication_demographic'] as const
const isFiltered = (query: Filters) => FILTERS.some((field) => query[field] !== undefined)
export const passes = (query: Filters) => {
  const wanted = FILTERS.filter((field) => query[field] !== undefined)
  return (title: TitleRow) => wanted.every((field) => title[field] === query[field])
}

const heat = (title: TitleRow) => (title.statistics?.follows ?? -1) * (1 + (hash('heat', title.id) % 7))
const trending = (db: Db): readonly TitleRow[] =>
  db.titles.sorted('trending', {
    keyOf: (title) => ({ heat: heat(title), id: title.id }),
    compare: (a, b) => b.heat - a.heat || a.id - b.id,
  })

const CATEGORIES = new Map([
  ['rating', '-statistics.rating'],
  ['popular', '-statistics.follows'],
  ['follows', '-statistics.follows'],
  ['favorites', '-statistics.favorites'],
])

const CHAPTERS_SHOWN = 500

const chaptersOf = (title: TitleRow, now: number): Chapter[] => {
  const count = Math.min(title.chapters ?? 0, CHAPTERS_SHOWN)
  const perVolume = Math.max(1, Math.ceil((title.chapters ?? 0) / Math.max(1, title.volumes ?? 1)))
  return Array.from({ length: count }, (_, at) => ({
    id: title.id * 10_000 + at + 1,
    number: at + 1,
    title: at % 9 === 4 ? null : `Chapter ${at + 1}`,
    volume: Math.floor(at / perVolume) + 1,
    published_at: iso(now - (count - at) * 14 * DAY),
  }))
}

export const titleHandlers: Entry[] = [
  handle(titles.get, ({ params, db }) => titleOf(db, params.id)),
  handle(titles.list, ({ query, db }) => {
    const rows = sortedTitles(db, query.ordering, '-created_at')
    return page(isFiltered(query) ? rows.filter(passes(query)) : rows, query, undefined, 'offset')
  }),
  handle(titles.heroSlider, ({ db }) =>
    first(
      trending(db).filter((title) => title.covers !== null),
      FEATURED_LIMIT,
    ),
  ),
  handle(titles.trending, ({ query, db }) => first(trending(db), query.limit ?? TRENDING_LIMIT)),
  handle(titles.recent, ({ query, db }) => first(sortedTitles(db, '-created_at', ''), query.limit ?? RECENT_LIMIT)),
  handle(titles.top, ({ query, db }) =>
    page(sortedTitles(db, CATEGORIES.get(query.category ?? ''), '-statistics.rating'), query, undefined, 'offset'),
  ),
  handle(titles.stats, ({ params, db }) => titleOf(db, params.id).statistics ?? NO_STATISTICS),
  handle(titles.chapters, ({ params, db, now }) => whole(chaptersOf(titleOf(db, params.id), now))),
  handle(titles.related, ({ params, db }) =>
    whole(titleOf(db, params.id).related_entries.flatMap((ref) => byRef(db.titles, ref) ?? [])),
  ),
]
