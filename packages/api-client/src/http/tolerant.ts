import * as z from 'zod/mini'
import { aliasesOf, Id, identityOf, type Shape } from '../model/common.ts'
import { isRecord } from './is-record.ts'
import { defOf, fieldsOf } from '../model/def.ts'
import { isStored, storedChoice } from '../model/enums.ts'

/** Where what fits nothing counts as missing, if it may be missing: everywhere, or in the rows of lists alone. */
type Forgives = 'all' | 'rows' | 'nothing'
interface Reading {
  /** Rows that had to be left out. */
  dropped: number
  forgives: Forgives
}
export type Read<S extends Shape> =
  | { ok: true; value: z.output<S>; dropped: number }
  | { ok: false; field: string; reason: string }

const NUMERIC = /^\s*-?\d+(?:\.\d+)?\s*$/
const leaf = (type: string, value: unknown): unknown => {
  if (type === 'number' && typeof value === 'string') return NUMERIC.test(value) ? Number(value) : value || null
  // A whole number that JSON could not hold is another one by now: no id is made of it.
  if (type === 'string' && typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? value : String(value)
  if (type !== 'boolean') return value
  if (value === 1 || value === 'true' || value === 'True') return true
  return value !== 0 && value !== 'false' && value !== 'False' && value
}

/** A choice of Django's, told as it is shown there: 'On Hold' for on_hold. Anything else stays as it came. */
const choiceIn = (options: readonly Shape[], value: string): string => {
  const stored = storedChoice(value)
  return options.some((option) => isStored(option) && z.safeParse(option, stored).success) ? stored : value
}

const coerceUnion = (schema: Shape, given: unknown, reading: Reading): unknown => {
  const options = defOf(schema).options ?? []
  const value = typeof given === 'string' ? choiceIn(options, given) : given
  if (options.some((option) => z.safeParse(option, value).success)) return value
  const coerced = options.map((option) => coerce(option, value, reading))
  return coerced.find((one, at) => z.safeParse(options[at] as Shape, one).success) ?? value
}

const isNone = (identity: unknown) => identity === null || identity === undefined || identity === ''

/** The first that can be the id of a row. */
const refIn = (...given: unknown[]) => given.find((one) => z.safeParse(Id, one).success)

/** An entry of a list tells which title it is of by one key or another, or by the title alone. */
const entryIn = (entry: Record<string, unknown>): Record<string, unknown> => {
  const { manga, manga_id, mangaId } = entry
  const { public_id, id } = isRecord(manga) ? manga : {}
  return { ...entry, mangaId: refIn(mangaId, manga_id, manga, public_id, id) }
}

const isText = (one: unknown): one is string => typeof one === 'string' && one !== ''
const textOf = (...given: unknown[]) => given.find(isText) ?? null

const hasIdentity = (one: Record<string, unknown>) => refIn(one['public_id'], one['id']) !== undefined

/** Something in a row that reads as a title: it has a name and an id of its own. */
const isTitle = (one: unknown) => isRecord(one) && isText(one['primary_title']) && hasIdentity(one)

/** What a row that points at a title by a number may tell of that title, and not of itself. */
const OF_TITLE = new Set(['title', 'primary_title', 'covers', 'author_names', 'content_rating', 'statistics'])

const ofTitle = (item: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([key]) => OF_TITLE.has(key)))

/**
 * The title that a row points at by its number, though it has a name: the row's own number is not the title's. Null
 * where it is the same, or where one of the two is no number: then nobody can tell which of them is meant.
 */
const namedPointer = (item: Record<string, unknown>): object | null => {
  const { id = null, public_id, manga, manga_id, mangaId, related_manga, related_manga_id } = item
  const leads = related_manga ?? related_manga_id
  const ref = (isNone(leads) ? [mangaId, manga_id, manga] : [leads]).find(Number.isSafeInteger)
  if (ref === undefined || ref === id || public_id) return null
  return id === null || Number.isSafeInteger(id) ? { ...ofTitle(item), id: ref } : null
}

/**
 * A favourite or a relation may wrap its title, or only point at it: its own id is not the title's, whatever else of the
 * title it tells.
 */
const titleIn = (item: Record<string, unknown>): unknown => {
  const { name, public_id, primary_title, title, manga, manga_title, content_rating } = item
  const { related_manga, related_title, manga_id, mangaId } = item
  const isNamed = textOf(primary_title, title) !== null
  // A relation may tell of both its titles: it leads to this one.
  if (isRecord(related_manga) && hasIdentity(related_manga))
    return { primary_title: textOf(related_title), ...related_manga }
  if (isRecord(manga) && (hasIdentity(manga) || !isNamed)) {
    const isCalled = manga['primary_title'] || manga['title']
    return { content_rating, ...manga, ...(!isCalled && { primary_title: textOf(manga_title, primary_title, title) }) }
  }
  if (isNamed) return namedPointer(item) ?? item
  // Not the names by their languages.
  if (isRecord(title)) return title['primary_title'] ? title : item
  const id = refIn(related_manga, item['related_manga_id'], mangaId, manga_id, manga)
  if (id !== undefined) return { ...ofTitle(item), id, primary_title: textOf(related_title, manga_title) }
  const titles = public_id || isText(name) ? [] : Object.values(item).filter(isTitle)
  return titles.length === 1 ? titles[0] : item
}

/** A term may be no more than its name. */
const rowIn = (item: unknown, shape: object) => {
  if (!isRecord(item)) return typeof item === 'string' ? { name: item } : item
  if ('mangaId' in shape) return entryIn(item)
  return 'primary_title' in shape ? titleIn(item) : item
}

/** A name, or something that has one: genres are told in either way. */
const textIn = (item: unknown): unknown => (isRecord(item) && typeof item['name'] === 'string' ? item['name'] : item)

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)

/** Whether something that stands under another name is what is meant: a text, or a list of what has a name. */
const isMeant = (part: Shape, told: unknown) =>
  defOf(part).type === 'array'
    ? Array.isArray(told) && told.every((one) => typeof textIn(one) === 'string')
    : isText(told)

/** With what is told elsewhere in the place where it is missing. */
const withAliases = (schema: Shape, value: Record<string, unknown>): Record<string, unknown> => {
  const shape = defOf(schema).shape ?? {}
  const missing = Object.entries(aliasesOf(schema)).filter(([key]) => value[key] === undefined || value[key] === null)
  const told = missing.map(([key, paths]) => [
    key,
    paths.map((path) => at(value, path)).find((one) => isMeant(shape[key] as Shape, one)),
  ])
  return { ...value, ...Object.fromEntries(told) }
}

/** Choices of a form, told as Django holds them once made a dict: each value with its label. */
const choicesIn = (row: Shape, value: unknown): unknown =>
  isRecord(value) && defOf(row).options?.some((option) => defOf(option).type === 'array')
    ? Object.entries(value)
    : value

const coerceArray = (schema: Shape, told: unknown, reading: Reading): unknown => {
  if (told === null || told === undefined) return []
  const row = defOf(schema).element as Shape
  const value = choicesIn(row, told)
  if (!Array.isArray(value)) return value
  const keys = identityOf(row)
  const { shape = {} } = defOf(row)
  const isOfTexts = defOf(row).type === 'string'
  const items = value.map((item: unknown) => {
    if (keys) return rowIn(isRecord(item) ? withAliases(row, item) : item, shape)
    return isOfTexts ? textIn(item) : item
  })
  // One that cannot be read identifies nothing, and costs its row alone.
  const identifies = (key: string, one: unknown) =>
    !isNone(one) && z.safeParse(shape[key] as Shape, coerce(shape[key] as Shape, one, reading)).success
  const present = items.filter((item) =>
    keys ? isRecord(item) && keys.some((key) => identifies(key, item[key])) : item != null,
  )
  if (keys) reading.dropped += value.length - present.length
  const inRows: Reading = { dropped: 0, forgives: reading.forgives === 'rows' ? 'all' : reading.forgives }
  const rows = present.map((item) => coerce(row, item, inRows))
  reading.dropped += inRows.dropped
  return rows
}

/** Of the covers of a title the one that stands for it. */
const coverIn = (shape: object, given: unknown): unknown =>
  Array.isArray(given) && 'thumbnail' in shape
    ? (given.find((one) => isRecord(one) && leaf('boolean', one['is_primary']) === true) ??
      (given as unknown[])[0] ??
      null)
    : given

const coerceObject = (schema: Shape, told: unknown, reading: Reading): unknown => {
  const { shape = {} } = defOf(schema)
  const given = coverIn(shape, told)
  if (!isRecord(given)) return given
  const value = withAliases(schema, 'mangaId' in shape ? entryIn(given) : given)
  // What alone identifies is never filled in: a list that is missing there is not an empty one.
  const keys = identityOf(schema)
  const mayBeMissing = (key: string, part: Shape) =>
    keys ? keys.some((other) => other !== key && !isNone(value[other])) : z.safeParse(part, null).success
  const read = fieldsOf(schema).map(([key, part]) => {
    const one = keys?.includes(key) && isNone(value[key]) ? null : coerce(part, value[key], reading)
    const isMissing = reading.forgives === 'all' && !z.safeParse(part, one).success && mayBeMissing(key, part)
    return [key, isMissing ? coerce(part, null, reading) : one]
  })
  return { ...value, ...Object.fromEntries(read) }
}

/** What R1 allows, undone: missing is null, a number in a text is a number, a row without identity is left out. */
const coerce = (schema: Shape, value: unknown, reading: Reading): unknown => {
  const def = defOf(schema)
  switch (def.type) {
    case 'nullable':
      return value === null || value === undefined ? null : coerce(def.innerType as Shape, value, reading)
    case 'optional':
      return value === null || value === undefined ? undefined : coerce(def.innerType as Shape, value, reading)
    case 'default':
      return value === undefined ? undefined : coerce(def.innerType as Shape, value, reading)
    case 'unknown':
      return value ?? null
    case 'array':
      return coerceArray(schema, value, reading)
    case 'union':
      return coerceUnion(schema, value, reading)
    case 'record':
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, one]) => [key, coerce(def.valueType as Shape, one, reading)]),
          )
        : value
    case 'object':
      return coerceObject(schema, value, reading)
    default:
      return leaf(def.type, value)
  }
}

const readBy = <S extends Shape>(schema: S, value: unknown, forgives: Forgives): Read<S> => {
  const reading: Reading = { dropped: 0, forgives }
  const parsed = z.safeParse(schema, coerce(schema, value, reading))
  if (parsed.success) return { ok: true, value: parsed.data, dropped: reading.dropped }
  const [issue] = parsed.error.issues
  return { ok: false, field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'does not fit' }
}

/**
 * Reads a value against a schema as R1 asks, strictly first: nothing may be otherwise but what `coerce` undoes. Where
 * that fails it reads again, and what fits nothing is missing: in a row all but what identifies it, elsewhere what may
 * be null. `forgives` says where the second reading does so. Never throws; names the first field that fits nothing.
 */
export const tolerantRead = <S extends Shape>(schema: S, value: unknown, forgives: Forgives = 'all'): Read<S> => {
  const read = readBy(schema, value, 'nothing')
  return read.ok ? read : readBy(schema, value, forgives)
}
