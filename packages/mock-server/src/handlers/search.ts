import { contract, PICKER_RESULTS, type Named } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'
import { fold } from '../rules/fold.ts'
import { searchTitles } from '../rules/search.ts'
import { FORMATS, GENRES, THEMES } from '../seed/vocabulary.ts'
import { first, page, whole } from '../wire/page.ts'
import { handle, type Entry } from './handle.ts'
import { passes, sortedTitles } from './titles.ts'

const { search, titles } = contract

/** Names with how many titles carry them: the stock first, then what titles brought along. */
const named = (db: Db, kind: string, stock: readonly string[], pick: (title: TitleRow) => readonly string[]): Named[] =>
  db.titles.cached(`named ${kind}`, () => {
    const counts = new Map<string, number>(stock.map((name) => [name, 0]))
    for (const title of db.titles.all())
      for (const name of new Set(pick(title))) counts.set(name, (counts.get(name) ?? 0) + 1)
    return [...counts].map(([name, count], at) => ({ id: at + 1, name, count }))
  })

const genres = (db: Db) => named(db, 'genres', GENRES, (title) => title.genre_names)
const themes = (db: Db) => named(db, 'themes', THEMES, (title) => title.theme_names)
const formats = (db: Db) => named(db, 'formats', FORMATS, (title) => title.format_names)
const tags = (db: Db) => named(db, 'tags', [...GENRES, ...THEMES, ...FORMATS], (title) => title.tag_names)

const like = (names: readonly Named[], q: string): Named[] => {
  const text = fold(q)
  const at = (one: Named) => fold(one.name ?? '').indexOf(text)
  return names
    .filter((one) => text !== '' && at(one) >= 0)
    .toSorted((a, b) => at(a) - at(b) || (a.id as number) - (b.id as number))
    .slice(0, PICKER_RESULTS)
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(fold)
    .filter((one) => one !== '')
const holdsAll = (names: readonly string[], wanted: readonly string[]) => {
  const have = new Set(names.map(fold))
  return wanted.every((one) => have.has(one))
}

export const searchHandlers: Entry[] = [
  handle(titles.genres, ({ db }) => whole(genres(db))),
  handle(titles.tags, ({ db }) => whole(tags(db))),
  handle(titles.authors, ({ db }) => whole(db.people.all().filter((person) => person.is_author))),
  handle(titles.publishers, ({ db }) => {
    const counts = named(db, 'publishers', [], (title) => (title.original_publisher ? [title.original_publisher] : []))
    const countOf = new Map(counts.map((one) => [one.name, one.count]))
    return whole(db.publishers.all().map(({ id, name }) => ({ id, name, count: countOf.get(name) ?? 0 })))
  }),
  handle(search.advanced, ({ query, db }) => {
    const { q, ordering, year_from, year_to, author, publisher } = query
    const ranked = q !== undefined && ordering === undefined
    const start = ranked ? db.titles.all() : sortedTitles(db, ordering ?? '-statistics.follows')
    const matching = q === undefined ? start : keepOrder(start, searchTitles(start, q), ranked)
    const [wantGenres, wantThemes, wantFormats] = [listed(query.genres), listed(query.themes), listed(query.formats)]
    const passed = passes(query)
    const rows = matching.filter(
      (title) =>
        passed(title) &&
        (year_from === undefined || (title.year ?? Number.NEGATIVE_INFINITY) >= year_from) &&
        (year_to === undefined || (title.year ?? Number.POSITIVE_INFINITY) <= year_to) &&
        holdsAll(title.genre_names, wantGenres) &&
        holdsAll(title.theme_names, wantThemes) &&
        holdsAll(title.format_names, wantFormats) &&
        (author === undefined ||
          [...title.author_names, ...title.artist_names].some((one) => fold(one).includes(fold(author)))) &&
        (publisher === undefined || fold(title.original_publisher ?? '').includes(fold(publisher))),
    )
    return page(rows, query, undefined, 'offset')
  }),
  handle(search.autocomplete, ({ query, db }) => first(searchTitles(db.titles.all(), query.q), query.limit)),
  handle(search.genres, ({ query, db }) => whole(like(genres(db), query.q))),
  handle(search.themes, ({ query, db }) => whole(like(themes(db), query.q))),
  handle(search.formats, ({ query, db }) => whole(like(formats(db), query.q))),
  handle(search.titles, ({ query, db }) => {
    const excluded = query.exclude === undefined ? undefined : byRef(db.titles, query.exclude)?.id
    const hits = searchTitles(db.titles.all(), query.q).filter((title) => title.id !== excluded)
    return first(hits, query.limit ?? PICKER_RESULTS)
  }),
]

/** An explicit ordering beats the ranking of the hits. */
const keepOrder = (sorted: readonly TitleRow[], hits: readonly TitleRow[], ranked: boolean): readonly TitleRow[] => {
  if (ranked) return hits
  const found = new Set(hits)
  return sorted.filter((title) => found.has(title))
}
