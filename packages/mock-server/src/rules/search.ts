import type { TitleRow } from '../db/rows.ts'
import { fold } from './fold.ts'

const folded = new WeakMap<TitleRow, readonly string[]>()
/** All names of a title, folded; kept as long as the row is. */
const namesOf = (title: TitleRow): readonly string[] => {
  const known = folded.get(title)
  if (known) return known
  const own = typeof title.title === 'string' ? [title.title] : Object.values(title.title ?? {})
  const all = [title.primary_title, ...own, ...title.alternative_titles.map((one) => one.title)]
  const names = [...new Set(all.filter((name) => name !== null && name !== '').map((name) => fold(String(name))))]
  folded.set(title, names)
  return names
}

/** 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere, 4 nowhere. */
const rank = (name: string, q: string): number => {
  const at = name.indexOf(q)
  if (at < 0) return 4
  if (at === 0) return name.length === q.length ? 0 : 1
  return name.includes(` ${q}`) ? 2 : 3
}

const follows = (title: TitleRow) => title.statistics?.follows ?? 0

/** Titles whose names hold the text; the beginning of a name first, then the more followed ones. */
export const searchTitles = (titles: readonly TitleRow[], text: string): TitleRow[] => {
  const q = fold(text)
  if (q === '') return []
  const hits: { title: TitleRow; rank: number }[] = []
  for (const title of titles) {
    const best = Math.min(4, ...namesOf(title).map((name) => rank(name, q)))
    if (best < 4) hits.push({ title, rank: best })
  }
  hits.sort((a, b) => a.rank - b.rank || follows(b.title) - follows(a.title) || a.title.id - b.title.id)
  return hits.map((hit) => hit.title)
}
