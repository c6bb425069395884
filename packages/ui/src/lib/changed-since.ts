import { toldOf, type Title } from '@bunko/api-client'
import { isEmpty, languageOf, readChanges, type ChangeRow } from './changes.ts'
import { canonicalJson } from './diff/canonical-json.ts'
import { isUnread } from './unread.ts'

/** What a proposal may say of a title, and both tell in the same way; as the form calls it, whose own facts are long. */
const LABELS = {
  primary_title: 'Primary title',
  type: 'Format',
  status: 'Publication status',
  year: 'Publication year',
  content_rating: 'Content rating',
  chapters: 'Chapters',
  volumes: 'Volumes',
  publication_demographic: 'Demographic',
  original_publisher: 'Original publisher',
  serialized_in: 'Magazine (serialized in)',
  alternative_titles: 'Alternative titles',
  author_names: 'Authors',
  artist_names: 'Artists',
  related_entries: 'Related entries',
  genre_names: 'Genres',
  theme_names: 'Themes',
  format_names: 'Formats',
} as const satisfies Partial<Record<keyof Title, string>>
const SPOKEN = { title: 'Title', description: 'Description' } as const
/** A title has them or not: their order means nothing. */
const TERMS: ReadonlySet<string> = new Set(['genre_names', 'theme_names', 'format_names'])

const isKeyOf = <T extends object>(map: T, name: string): name is Extract<keyof T, string> => Object.hasOwn(map, name)

/** What the server did not tell of a title, or told as something that cannot be read. */
const isUnknown = (title: Title, name: keyof Title): boolean =>
  isUnread(title, name) || (isEmpty(title[name]) && (toldOf(title) ?? title)[name] === undefined)

/** What the title holds by now; undefined where that cannot be told. */
const nowOf = ({ field, language }: ChangeRow, title: Title): unknown => {
  if (language === null) return isKeyOf(LABELS, field) && !isUnknown(title, field) ? title[field] : undefined
  if (!isKeyOf(SPOKEN, field)) return undefined
  const texts = title[field]
  if (texts === null || typeof texts === 'string') return undefined
  const name = Object.keys(texts).find((key) => languageOf(key === 'pt' ? 'pt-br' : key)?.tag === language.tag)
  return name === undefined ? null : texts[name]
}

const keyOf = (field: string, value: unknown): string => {
  if (isEmpty(value) || (field === 'publication_demographic' && value === 'none')) return ''
  if (typeof value === 'string') return value.normalize().replaceAll('\r\n', '\n').trim()
  return canonicalJson(Array.isArray(value) && TERMS.has(field) ? value.map(String).toSorted() : value)
}

const labelOf = ({ field, language }: ChangeRow): string => {
  if (language && isKeyOf(SPOKEN, field)) return `${SPOKEN[field]} (${language.tag})`
  return isKeyOf(LABELS, field) ? LABELS[field] : field
}

/** A change whose field has been saved by somebody since it was proposed. */
export interface ChangedRow {
  /** The change's key among those of its proposal. */
  key: string
  /** The field as the form calls it: 'Publication year'. */
  label: string
  /** What stands there now. */
  now: unknown
}

/**
 * The changes whose field is no longer what the proposal began with, nor what it proposes: approving would undo what
 * somebody has made of it since. What cannot be compared is left out.
 */
export const changedSince = (changes: unknown, title: Title): ChangedRow[] =>
  readChanges(changes).flatMap((row) => {
    const now = nowOf(row, title)
    if (now === undefined || !row.knowsBefore) return []
    const key = keyOf(row.field, now)
    if (key === keyOf(row.field, row.before) || key === keyOf(row.field, row.after)) return []
    return [{ key: row.key, label: labelOf(row), now }]
  })
