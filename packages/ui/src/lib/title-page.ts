import type { Chapter, Cover, Title } from '@bunko/api-client'
import { readDate } from './age.ts'
import { textKey } from './same-text.ts'
import { englishName, langOfText, langTag, nameOf, phrasesOf, type Phrase } from './title-text.ts'

/** 'Japanese' of 'ja'; null where the language is not known. */
export const languageName = (lang: string | null | undefined): string | null => {
  const tag = langTag(lang)
  return tag === undefined ? null : (englishName(tag) ?? null)
}

/** Every other name of a title, each once, with its language as far as it is known. */
export const otherNames = (title: Title): Phrase[] => {
  const seen = new Set([textKey(nameOf(title).text)])
  return [
    ...phrasesOf(title.title),
    ...title.alternative_titles.map((one) => ({ text: one.title ?? '', lang: langTag(one.lang) })),
  ].flatMap(({ text, lang }) => {
    const key = textKey(text)
    if (key === '' || seen.has(key)) return []
    seen.add(key)
    return [{ text: text.trim(), lang: lang ?? langOfText(text) }]
  })
}

/** Descriptions, the reader's own language (the interface's) first, each text once. */
export const descriptionsOf = ({ description }: Pick<Title, 'description'>): Phrase[] => {
  const seen = new Set<string>()
  const all = phrasesOf(description).filter(({ text }) => {
    const key = textKey(text)
    return !seen.has(key) && seen.add(key)
  })
  return [...all.filter(({ lang }) => lang === 'en'), ...all.filter(({ lang }) => lang !== 'en')]
}

/** Somebody on a title, and what they did for it. */
export interface Maker {
  name: string
  roles: readonly ('author' | 'artist')[]
}
/** Authors and artists, each name once. */
export const makersOf = ({ author_names, artist_names }: Pick<Title, 'author_names' | 'artist_names'>): Maker[] => {
  const makers = new Map<string, { name: string; roles: Maker['roles'] }>()
  for (const [role, names] of [
    ['author', author_names],
    ['artist', artist_names],
  ] as const)
    for (const name of names) {
      const key = textKey(name)
      const known = makers.get(key)
      if (key !== '' && !known?.roles.includes(role))
        makers.set(key, { name: known?.name ?? name.trim(), roles: [...(known?.roles ?? []), role] })
    }
  return [...makers.values()]
}

/** The one whose name is the same; null where nobody's or more than one's is. */
export const oneNamed = <T extends { name: string | null }>(rows: readonly T[], name: string): T | null => {
  const key = textKey(name)
  const [first, second] = rows.filter((row) => row.name !== null && textKey(row.name) === key)
  return first && !second ? first : null
}

type Placed = Pick<Chapter, 'number' | 'published_at'>
/** By number, then by date; chapters without a number come last in either order. */
export const chaptersInOrder = <T extends Placed>(chapters: readonly T[], order: 'newest' | 'oldest'): T[] => {
  const sign = order === 'newest' ? -1 : 1
  const date = (one: T) => readDate(one.published_at)?.getTime() ?? Number.MIN_SAFE_INTEGER
  return chapters.toSorted((a, b) => {
    if (a.number === null || b.number === null) {
      if (a.number !== b.number) return a.number === null ? 1 : -1
      return sign * (date(a) - date(b))
    }
    return sign * (a.number - b.number || date(a) - date(b))
  })
}

/** 'Volume 3', 'Volume 3 (2)' for a second cover of it, 'Other cover' where the volume is not known. */
export const coverLabels = (covers: readonly Pick<Cover, 'volume'>[]): string[] => {
  const counts = new Map<number | null, number>()
  return covers.map(({ volume }) => {
    const count = (counts.get(volume) ?? 0) + 1
    counts.set(volume, count)
    const label = volume === null ? 'Other cover' : `Volume ${volume}`
    return count === 1 ? label : `${label} (${count})`
  })
}
