import { refOf, type Edit, type Id, type Title } from '@bunko/api-client'
import { readChanges } from './changes.ts'
import { isRecord } from './is-record.ts'
import { textKey } from './same-text.ts'

/** Names of one form that are looked for. */
const NAMES = 5
/** From here on two names look alike; a beginning is alike, a few letters in the middle of a word are not. */
const ALIKE = 0.45
const MARKS = /[\u0300-\u036f]/gu
const NO_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu

/** Letters and digits alone: case, accents, width, punctuation and spaces between words do not count. */
const wordsOf = (text: string): string[] =>
  textKey(text.normalize('NFKC')).normalize('NFD').replace(MARKS, '').normalize('NFC').split(NO_LETTERS)

const pairsOf = (letters: readonly string[]): Map<string, number> => {
  const pairs = new Map<string, number>()
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1]
    if (next !== undefined) pairs.set(letter + next, (pairs.get(letter + next) ?? 0) + 1)
  }
  return pairs
}
/** What is compared of a name; made once, however many others it is compared with. */
interface Shape {
  words: readonly string[]
  joined: string
  letters: number
  pairs: ReadonlyMap<string, number>
}
const shapeOf = (name: string): Shape => {
  const words = wordsOf(name)
  const joined = words.join('')
  const letters = [...joined]
  return { words, joined, letters: letters.length, pairs: pairsOf(letters) }
}

/** The share of pairs of letters that two words have in common. */
const common = (one: Shape, other: Shape): number => {
  let both = 0
  for (const [pair, count] of one.pairs) both += Math.min(count, other.pairs.get(pair) ?? 0)
  const all = one.letters + other.letters - 2
  return all > 0 ? (2 * both) / all : 0
}

const alike = (one: Shape, other: Shape): number => {
  const [short, long] = one.joined.length <= other.joined.length ? [one, other] : [other, one]
  if (short.joined === '') return 0
  if (short.joined === long.joined) return 1
  const share = short.joined.length / long.joined.length
  let at = 0
  // A name may have thousands of words: none of them is to be joined again.
  const begins = long.words.some((word) => {
    const found = long.joined.startsWith(short.joined, at)
    at += word.length
    return found
  })
  const beginning = long.joined.startsWith(short.joined) ? 0.55 + 0.4 * share : begins ? 0.45 + 0.4 * share : 0
  return Math.max(beginning, common(short, long))
}

/** How much two names look alike, 0 to 1; 1 where only case, accents, width, spaces or punctuation differ. */
export const likeness = (one: string, other: string): number => alike(shapeOf(one), shapeOf(other))

/** The names to look for: from 2 letters, each once, at most 5. */
export const namesToFind = (names: readonly string[]): string[] => {
  const found = new Map<string, string>()
  for (const name of names) {
    const text = name.trim()
    if ([...text].length >= 2 && !found.has(textKey(text))) found.set(textKey(text), text)
    // A form may hold hundreds, and this is asked with every letter.
    if (found.size === NAMES) break
  }
  return [...found.values()]
}

/** The first half of a name, for a second look where the whole is not found; null where that would be too little. */
export const beginningOf = (name: string): string | null => {
  const text = name.trim()
  const words = text.split(/\s+/u)
  const half =
    words.length > 1
      ? words.slice(0, Math.ceil(words.length / 2)).join(' ')
      : [...text].slice(0, Math.ceil([...text].length / 2)).join('')
  // Two letters of a script whose letters are words or syllables say as much as three of others.
  const least = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u.test(half) ? 2 : 3
  return [...half].length >= least ? half : null
}

const best = (names: readonly Shape[], others: readonly string[]): number =>
  Math.max(0, ...others.map(shapeOf).flatMap((other) => names.map((name) => alike(name, other))))
const isText = (value: unknown): value is string => typeof value === 'string'

/** Every name a title goes by, in any language. */
const namesOfTitle = (title: Title): string[] =>
  [
    title.primary_title,
    ...(typeof title.title === 'string' ? [title.title] : Object.values(title.title ?? {})),
    ...title.alternative_titles.map((one) => one.title),
  ].filter(isText)

/** Those that look like one of the names, each once, the likest first. */
const ranked = <T>(rows: readonly T[], score: (row: T) => number, keyOf: (row: T) => string, limit: number): T[] => {
  const once = new Map(rows.map((row) => [keyOf(row), row]))
  return [...once.values()]
    .map((row) => ({ row, score: score(row) }))
    .filter((one) => one.score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ row }) => row)
}

/** Whether a title's `id` or `public_id` is one of these. */
export const isOneOf = (own: readonly Id[], mark: Id): boolean => own.some((one) => String(one) === String(mark))

/** Titles that look like one of the names. */
export const likeTitles = (titles: readonly Title[], names: readonly string[], limit: number): Title[] => {
  const shapes = names.map(shapeOf)
  return ranked(titles, (title) => best(shapes, namesOfTitle(title)), refOf, limit)
}

const NAME_FIELDS = new Set(['primary_title', 'title', 'alternative_titles'])
const textsIn = (value: unknown): string[] => {
  if (isText(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) && isText(value['title']) ? [value['title']] : []
}
/** The names a proposal would give its title, and the one it has. */
const namesOfEdit = (edit: Edit): string[] => [
  ...textsIn(edit.manga_title),
  ...readChanges(edit.changes).flatMap(({ field, after }) => (NAME_FIELDS.has(field) ? textsIn(after) : [])),
]

/** Proposals whose title, or the name they propose, looks like one of the names, but for those of the title that is its `own` marks. */
export const likeEdits = (
  edits: readonly Edit[],
  names: readonly string[],
  limit: number,
  own: readonly Id[],
): Edit[] => {
  const shapes = names.map(shapeOf)
  return ranked(
    edits.filter(({ manga_id }) => manga_id === null || !isOneOf(own, manga_id)),
    (edit) => best(shapes, namesOfEdit(edit)),
    ({ id }) => String(id),
    limit,
  )
}
