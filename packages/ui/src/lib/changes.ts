import { FieldType } from '@bunko/api-client'
import { canonicalJson } from './diff/canonical-json.ts'
import { isRecord } from './is-record.ts'
import { SPECIAL_TAGS } from './title-text.ts'

/** A language of a multilingual field, as its name's suffix says (section 3). */
export interface FieldLanguage {
  /** BCP 47, for `lang`: 'pt-BR'. */
  tag: string
  /** In Portuguese: 'Português (Brasil)'. */
  label: string
}

/** One change as the screens show it. */
export interface ChangeRow {
  /** Unique among the rows of one proposal. */
  key: string
  /** The field's name without its language; '' where the change does not name one. */
  field: string
  language: FieldLanguage | null
  kind: FieldType
  before: unknown
  after: unknown
  /** False where the proposal says nothing about the current value. */
  knowsBefore: boolean
  reason: string | null
}

const LANGUAGE_NAMES = new Map([
  ['pt-BR', 'Português (Brasil)'],
  ['en', 'Inglês'],
  ['ja', 'Japonês'],
])
const ORDER = ['pt-BR', 'pt', 'en', 'ja']
const SUFFIX = /^(.+)\.([a-z]{2}(?:[-_][a-z0-9]{2,8}){0,2})$/is

let names: Intl.DisplayNames | undefined
const nameOf = (tag: string): string | undefined => {
  const known = LANGUAGE_NAMES.get(tag)
  if (known) return known
  names ??= new Intl.DisplayNames('pt-BR', { type: 'language', fallback: 'none' })
  const name = names.of(tag)
  return name && name[0]?.toLocaleUpperCase('pt-BR') + name.slice(1)
}

/** The language a suffix such as `pt-br` stands for; undefined where it stands for none. */
export const languageOf = (suffix: string): FieldLanguage | undefined => {
  try {
    const plain = suffix.toLowerCase().replaceAll('_', '-')
    const [tag] = Intl.getCanonicalLocales(SPECIAL_TAGS.get(plain) ?? plain)
    const label = tag && nameOf(tag)
    return tag && label ? { tag, label } : undefined
  } catch {
    return undefined // no well-formed language tag: the dot belongs to the name
  }
}

/** Told by language in any case. */
const SPOKEN = new Set(['title', 'description', 'alternative_titles'])
/** Codes of languages that elsewhere are words of a field's name: 'publisher.id', 'website.io'. */
const ALSO_WORDS = new Set(['as', 'id', 'io', 'is', 'my', 'no', 'or', 'so', 'to', 'tw'])

/** 'description.pt-br' → the field 'description' in Portuguese; a suffix that is no language stays in the name. */
export const splitFieldName = (name: string): { field: string; language: FieldLanguage | null } => {
  const [, field, suffix] = SUFFIX.exec(name) ?? []
  const isWord = suffix && ALSO_WORDS.has(suffix.toLowerCase()) && !SPOKEN.has(field ?? '')
  const language = suffix && !isWord && languageOf(suffix)
  return field && language ? { field, language } : { field: name, language: null }
}

/** An object from a server of which nothing is known (R21). */
export type Bag = Readonly<Record<string, unknown>>

const NAME_KEYS = ['field_name', 'field', 'name']
const BEFORE_KEYS = ['old_value', 'old', 'before', 'from']
const AFTER_KEYS = ['new_value', 'new', 'after', 'to', 'value']
const own = (bag: Bag, keys: readonly string[]): string | undefined => keys.find((key) => Object.hasOwn(bag, key))
const valueOf = (bag: Bag, key: string | undefined): unknown => (key === undefined ? undefined : bag[key])

const isScalar = (value: unknown) => typeof value === 'number' || typeof value === 'string'
const kindOf = (declared: unknown, before: unknown, after: unknown): FieldType => {
  const given = [before, after].filter((value) => value !== null)
  if (given.length === 0) return FieldType.safeParse(declared).data ?? 'other'
  if (given.every((value) => Array.isArray(value))) return 'list'
  if (given.every((value) => typeof value === 'string')) return 'string'
  if (given.every(isScalar)) return 'number'
  return 'other'
}

const rowOf = (key: number, name: unknown, bag: Bag): ChangeRow => {
  const beforeKey = own(bag, BEFORE_KEYS)
  const before = valueOf(bag, beforeKey) ?? null
  const after = valueOf(bag, own(bag, AFTER_KEYS)) ?? null
  const reason = bag['change_reason']
  return {
    key: String(key),
    ...splitFieldName(typeof name === 'string' || typeof name === 'number' ? String(name) : ''),
    kind: kindOf(bag['field_type'], before, after),
    before,
    after,
    knowsBefore: beforeKey !== undefined,
    reason: typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : null,
  }
}

const looksLikeChange = (bag: Bag) => own(bag, BEFORE_KEYS) !== undefined || own(bag, AFTER_KEYS) !== undefined

const rowOfItem = (item: unknown, index: number): ChangeRow => {
  if (!isRecord(item) || !(looksLikeChange(item) || Object.hasOwn(item, 'field_name')))
    return rowOf(index, '', { new_value: item })
  return rowOf(index, valueOf(item, own(item, NAME_KEYS)), item)
}

const rowOfEntry = ([name, value]: [string, unknown], index: number): ChangeRow =>
  isRecord(value) && looksLikeChange(value) ? rowOf(index, name, value) : rowOf(index, name, { new_value: value })

const parsed = (text: string): unknown => {
  try {
    return /^\s*[[{]/u.test(text) ? (JSON.parse(text) as unknown) : text
  } catch {
    return text
  }
}

/**
 * Makes rows of whatever stands in `changes` (R21), one per change and in its order: a list, one change, a map of
 * fields to `{old, new}` or to the new value, such a thing as JSON text, or junk. Nothing in it is thrown away.
 */
export const readChanges = (changes: unknown): ChangeRow[] => {
  const value = typeof changes === 'string' ? parsed(changes) : changes
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.map(rowOfItem)
  if (!isRecord(value)) return [rowOf(0, '', { new_value: value })]
  if (Object.hasOwn(value, 'field_name')) return [rowOfItem(value, 0)]
  return Object.entries(value).map(rowOfEntry)
}

/** A change's field in one line, with its language: 'description (pt-BR)'. */
export const fieldText = ({ field, language }: Pick<ChangeRow, 'field' | 'language'>): string =>
  language ? `${field} (${language.tag})` : field

const rank = (language: FieldLanguage | null) => {
  if (!language) return ORDER.length + 1
  return ORDER.includes(language.tag) ? ORDER.indexOf(language.tag) : ORDER.length
}

/** Changes of one language, or those of no language (null). */
export interface ChangeGroup {
  language: FieldLanguage | null
  rows: ChangeRow[]
}

/** Fields grouped by language: pt-BR, pt, en, ja, then the others as they come; what has no language stands last. */
export const groupByLanguage = (rows: readonly ChangeRow[]): ChangeGroup[] => {
  const groups = new Map<string, ChangeGroup>()
  for (const row of rows) {
    const tag = row.language?.tag ?? ''
    const group = groups.get(tag) ?? { language: row.language, rows: [] }
    group.rows.push(row)
    groups.set(tag, group)
  }
  return [...groups.values()].toSorted((a, b) => rank(a.language) - rank(b.language))
}

/** JSON text of a value from the wire, in lines; in one line where it is nested too deep for that. */
export const jsonText = (value: unknown): string => {
  try {
    return JSON.stringify(value, undefined, 2) ?? String(value)
  } catch {
    return canonicalJson(value)
  }
}

/** Null, an empty text, list or object: what the change details call 'vazio'. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

/** What a change does to its field. */
export type ChangeState = 'added' | 'removed' | 'kept' | 'modified'

/** What happens to a field; 'modified' where its current value is not told. */
export const changeState = ({ before, after, knowsBefore }: Omit<ChangeRow, 'key'>): ChangeState => {
  if (!knowsBefore) return 'modified'
  if ((isEmpty(before) && isEmpty(after)) || canonicalJson(before) === canonicalJson(after)) return 'kept'
  if (isEmpty(before)) return 'added'
  return isEmpty(after) ? 'removed' : 'modified'
}
