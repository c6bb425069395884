import type { Db } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'
import { fold } from './fold.ts'
import { TextIndex } from './text-index.ts'

const indexes = new WeakMap<Db['titles'], TextIndex>()
const indexOf = (db: Db): TextIndex => {
  const known = indexes.get(db.titles)
  if (known) return known
  const made = new TextIndex(db.titles)
  indexes.set(db.titles, made)
  return made
}

type Accept = (title: TitleRow) => boolean

/**
 * The first titles whose names hold the text: the whole name before its beginning, the beginning of a word and any other
 * place, then the more followed ones, then the older ones.
 */
export const findTitles = (db: Db, text: string, count: number, accept?: Accept): TitleRow[] => {
  const q = fold(text)
  return q === '' ? [] : indexOf(db).top(q, count, accept)
}
/** How many titles `findTitles` would find at most. */
export const countTitlesWith = (db: Db, text: string, accept?: Accept): number => {
  const q = fold(text)
  return q === '' ? 0 : indexOf(db).count(q, accept)
}
/** All of them, in no particular order. */
export const titlesWith = (db: Db, text: string): TitleRow[] => {
  const q = fold(text)
  return q === '' ? [] : indexOf(db).all(q)
}

const namesOf = (title: TitleRow): string[] => {
  const own = typeof title.title === 'string' ? [title.title] : Object.values(title.title ?? {})
  const all = [title.primary_title, ...own, ...title.alternative_titles.map((one) => one.title)]
  return all.filter((name) => name !== null).map((name) => fold(String(name)))
}
/** 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere, 4 nowhere. */
const rank = (name: string, q: string): number => {
  const at = name.indexOf(q)
  if (at < 0) return 4
  if (at === 0) return name.length === q.length ? 0 : 1
  return name.includes(` ${q}`) ? 2 : 3
}
const follows = (title: TitleRow) => title.statistics?.follows ?? 0

/** The same for any titles, without an index: looks at each of them. */
export const searchTitles = (titles: readonly TitleRow[], text: string): TitleRow[] => {
  const q = fold(text)
  if (q === '') return []
  return titles
    .map((title) => ({ title, rank: Math.min(4, ...namesOf(title).map((name) => rank(name, q))) }))
    .filter((hit) => hit.rank < 4)
    .toSorted((a, b) => a.rank - b.rank || follows(b.title) - follows(a.title) || a.title.id - b.title.id)
    .map((hit) => hit.title)
}
