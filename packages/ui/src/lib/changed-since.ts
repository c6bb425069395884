import { storedChoice, TitleDraft, type Title } from '@bunko/api-client'
import { fieldText, groupByLanguage, isEmpty, languageOf, readChanges, type ChangeRow } from './changes.ts'
import { canonicalJson } from './diff/canonical-json.ts'
import { TERM_NAMES } from './title-terms.ts'
import { isUnread, toldAs } from './unread.ts'

/** Told by language. */
const SPOKEN = ['title', 'description'] as const satisfies readonly (keyof TitleDraft)[]
/** Made as a title is created: no proposal says anything of them. */
const MADE = ['mangadex_id', 'slug', 'original_language', 'tag_names'] as const satisfies readonly (keyof TitleDraft)[]
/** Lists whose order means nothing: a server sorts them by rules of its own, and may tell a number as a text. */
const UNORDERED: ReadonlySet<string> = new Set<keyof TitleDraft>([...Object.values(TERM_NAMES), 'related_entries'])

const CHOICES: ReadonlySet<string> = new Set<keyof TitleDraft>([
  'status',
  'type',
  'content_rating',
  'publication_demographic',
])

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => names.some((one) => one === name)

type Plain = Exclude<keyof TitleDraft, (typeof SPOKEN | typeof MADE)[number]>
/** What a proposal may say of a title, and both tell in the same way: all else that the contract has of one. */
const isPlain = (name: string): name is Plain =>
  Object.hasOwn(TitleDraft.shape, name) && !isOneOf([...SPOKEN, ...MADE], name)

/** What the server did not tell of a title, or told as something that cannot be read. */
const isUnknown = (title: Title, name: keyof Title): boolean =>
  isUnread(title, name) || (isEmpty(title[name]) && toldAs(title, name) === undefined)

/** The specification writes Brazil's Portuguese both ways. */
const tagOf = (key: string) => languageOf(key.toLowerCase() === 'pt' ? 'pt-br' : key)?.tag

/** What the title holds by now; undefined where that cannot be told. */
const nowOf = ({ field, language }: ChangeRow, title: Title): unknown => {
  if (language === null) return isPlain(field) && !isUnknown(title, field) ? title[field] : undefined
  if (!isOneOf(SPOKEN, field)) return undefined
  const texts = title[field]
  if (texts === null || typeof texts === 'string') return undefined
  // One language may stand there under two names, with a text under one of them.
  const tag = tagOf(language.tag)
  const told = Object.entries(texts).filter(([key]) => tagOf(key) === tag)
  return told.find(([, text]) => text !== null)?.[1] ?? null
}

const keyOf = (field: string, told: unknown): string => {
  // As it is stored, where it was told or proposed as it is shown.
  const value = typeof told === 'string' && CHOICES.has(field) ? storedChoice(told) : told
  if (isEmpty(value) || (field === 'publication_demographic' && value === 'none')) return ''
  if (typeof value === 'string') return value.normalize().replaceAll('\r\n', '\n').trim()
  return canonicalJson(Array.isArray(value) && UNORDERED.has(field) ? value.map(String).toSorted() : value)
}

/** A change whose field has been saved by somebody since it was proposed. */
export interface ChangedRow {
  /** The change's key among those of its proposal. */
  key: string
  /** The field as its row names it, with its language: 'description (pt-BR)'. */
  label: string
  /** What stands there now. */
  now: unknown
}

/**
 * The changes whose field is no longer what the proposal began with, nor what it proposes: approving would undo what
 * somebody has made of it since. What cannot be compared is left out. In the order of the rows.
 */
export const changedSince = (changes: unknown, title: Title): ChangedRow[] =>
  groupByLanguage(readChanges(changes))
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      const now = nowOf(row, title)
      if (now === undefined || !row.knowsBefore) return []
      const key = keyOf(row.field, now)
      if (key === keyOf(row.field, row.before) || key === keyOf(row.field, row.after)) return []
      return [{ key: row.key, label: fieldText(row), now }]
    })
