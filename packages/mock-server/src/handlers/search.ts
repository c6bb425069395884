import { contract, PICKER_RESULTS, type Call, type Named } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'
import { fold } from '../rules/fold.ts'
import { countTitlesWith, findTitles, titlesWith } from '../rules/search.ts'
import { FORMATS, GENRES, THEMES } from '../seed/vocabulary.ts'
import { first, page, whole } from '../wire/page.ts'
import { handle, type Entry } from './handle.ts'
import { known, passes, sortedTitles } from './titles.ts'

const { search, titles } = contract

/** Names with how many titles carry them: the stock first, then what titles brought along. */
const named = (db: Db, kind: string, stock: readonly string[], pick: (title: TitleRow) => readonly string[]): Named[] =>
  db.titles.cached(`named ${kind}`, () => {
    const counts = new Map<string, number>(stock.map((name) => [name, 0]))
    for (const title of db.titles.all())
      for (const name of new Set(pick(title))) counts.set(name, (counts.get(name) ?? 0) + 1)
    return [...counts].map(([name, count], at) => ({ id: at + 1, public_id: null, name, count }))
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
const folded = new Map<string, string>()
/** Classifications, people and publishers come again and again; titles' own names do not. */
const foldName = (name: string): string => {
  const before = folded.get(name)
  if (before !== undefined) return before
  if (folded.size > 5000) folded.clear()
  const made = fold(name)
  folded.set(name, made)
  return made
}
const holdsAll = (names: readonly string[], wanted: readonly string[]) =>
  wanted.every((one) => names.some((name) => foldName(name) === one))

const NO_FILTERS = new Set(['q', 'ordering', 'limit', 'offset'])
type Advanced = Call<typeof search.advanced>['query']

/** Whether a title passes the filters besides the text; undefined where there are none. */
const filterOf = (query: Advanced): ((title: TitleRow) => boolean) | undefined => {
  if (!Object.keys(query).some((name) => !NO_FILTERS.has(name))) return undefined
  const { year_from = Number.NEGATIVE_INFINITY, year_to = Number.POSITIVE_INFINITY } = query
  const [wantGenres, wantThemes, wantFormats] = [listed(query.genres), listed(query.themes), listed(query.formats)]
  const [author, publisher] = [fold(query.author ?? ''), fold(query.publisher ?? '')]
  const passed = passes(query)
  return (title: TitleRow) =>
    passed(title) &&
    (title.year ?? Number.NEGATIVE_INFINITY) >= year_from &&
    (title.year ?? Number.POSITIVE_INFINITY) <= year_to &&
    holdsAll(title.genre_names, wantGenres) &&
    holdsAll(title.theme_names, wantThemes) &&
    holdsAll(title.format_names, wantFormats) &&
    (author === '' || [...title.author_names, ...title.artist_names].some((one) => foldName(one).includes(author))) &&
    (publisher === '' || foldName(title.original_publisher ?? '').includes(publisher))
}

export const searchHandlers: Entry[] = [
  handle(titles.genres, ({ db }) => whole(genres(db))),
  handle(titles.tags, ({ db }) => whole(tags(db))),
  handle(titles.authors, ({ db }) => whole(db.people.all().filter((person) => person.is_author))),
  handle(titles.publishers, ({ db }) => {
    const counts = named(db, 'publishers', [], (title) => (title.original_publisher ? [title.original_publisher] : []))
    const countOf = new Map(counts.map((one) => [one.name, one.count]))
    return whole(
      db.publishers.all().map(({ id, public_id, name }) => ({ id, public_id, name, count: countOf.get(name) ?? 0 })),
    )
  }),
  handle(search.advanced, ({ query, db }) => {
    // A text of spaces is none.
    const q = fold(query.q ?? '') === '' ? undefined : query.q
    const passed = filterOf(query)
    if (q !== undefined && known(query.ordering) === '') {
      // Only the rows of the page are ranked; the others are counted.
      const counted: undefined[] = []
      counted.length = countTitlesWith(db, q, passed)
      const cut = page(counted, query, undefined, 'offset')
      const { offset = 0, limit = 0 } = cut.window ?? {}
      return { ...cut, items: findTitles(db, q, offset + limit, passed).slice(offset) }
    }
    // An explicit ordering beats the ranking of the hits.
    const sorted = sortedTitles(db, query.ordering, '-statistics.follows')
    const found = q === undefined ? null : new Set(titlesWith(db, q))
    const hits = found === null ? sorted : sorted.filter((title) => found.has(title))
    return page(passed ? hits.filter(passed) : hits, query, undefined, 'offset')
  }),
  handle(search.autocomplete, ({ query, db }) => first(findTitles(db, query.q, query.limit), query.limit)),
  handle(search.genres, ({ query, db }) => whole(like(genres(db), query.q))),
  handle(search.themes, ({ query, db }) => whole(like(themes(db), query.q))),
  handle(search.formats, ({ query, db }) => whole(like(formats(db), query.q))),
  handle(search.titles, ({ query, db }) => {
    const excluded = query.exclude === undefined ? undefined : byRef(db.titles, query.exclude)?.id
    const limit = query.limit ?? PICKER_RESULTS
    return first(
      findTitles(db, query.q, limit, (title) => title.id !== excluded),
      limit,
    )
  }),
]
