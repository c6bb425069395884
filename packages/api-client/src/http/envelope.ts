import * as z from 'zod/mini'
import type { AnswerOf, AnswerSpec, List, One, Page, Perhaps } from '../contract/endpoint.ts'
import type { Shape } from '../model/common.ts'
import { defOf, fieldsOf } from '../model/def.ts'
import { isRecord } from './is-record.ts'
import { tolerantRead } from './tolerant.ts'

interface Fault {
  field: string
  reason: string
}
/** `doubt`: what is wrong with a record that could be read but for this. */
export type Unwrapped<T> = { ok: true; value: T; doubt?: Fault | undefined } | ({ ok: false } & Fault)

type Spec = Exclude<AnswerSpec, { kind: 'nothing' }>

const IDENTITY = new Set(['id', 'public_id'])
/**
 * Whether an object is the value already, and what stands under a name in it no more than a part of it: the server's own
 * `data` of a proposal, the `user` of an author. It has the identity, where the value has one, and more of its fields.
 */
const isTheValue = (own: readonly string[], outer: Record<string, unknown>, inner: unknown) => {
  const isTold = (name: string) => outer[name] !== undefined && outer[name] !== null
  const identity = own.filter((name) => IDENTITY.has(name))
  if (identity.length > 0 && !identity.some(isTold)) return false
  const within = isRecord(inner) ? own.filter((name) => name in inner).length : 0
  return own.filter(isTold).length > within
}

/**
 * Steps into `data` and then into the value's own name, where they stand and are neither fields nor parts of the value
 * itself.
 */
export const stepsInto = (spec: Spec, body: unknown) => {
  const isList = spec.kind === 'list'
  const own = isList ? [] : fieldsOf(spec.schema).map(([name]) => name)
  const names = isList ? ['data', 'results', ...spec.names, 'results', 'data'] : ['data', ...spec.names, 'data']
  let value = body
  const at: string[] = []
  const around: Record<string, unknown>[] = []
  for (const name of names) {
    if (!isRecord(value) || own.includes(name) || !isWrapped(value[name])) continue
    if (isTheValue(own, value, value[name])) continue
    around.push(value)
    value = value[name]
    at.push(name)
  }
  return { value, at, around }
}
const isWrapped = (value: unknown) => typeof value === 'object' && value !== null

const under = (at: readonly string[], field: string) => [...at, field].filter(Boolean).join('.') || '(body)'

const raws = new WeakMap<object, Record<string, unknown>>()
/** A record that an answer was, as the server told it; undefined for what was not read here. */
export const toldOf = (record: object) => raws.get(record)

/** The record with what is to count as told of it, where another was made of one that was read. @returns the record */
export const asTold = <T extends object>(record: T, told: Record<string, unknown>): T => {
  raws.set(record, told)
  return record
}

const readOne = <S extends Shape>(spec: One<S> | Perhaps<S>, body: unknown): Unwrapped<z.output<S>> => {
  const { value, at } = stepsInto(spec, spec.take?.(body) ?? body)
  // An object without required fields would swallow any text or list; of a union one part may be a list.
  if (!isRecord(value) && !(Array.isArray(value) && defOf(spec.schema).type === 'union'))
    return { ok: false, field: under(at, ''), reason: 'expected an object' }
  const read = tolerantRead(spec.schema, value, 'all')
  if (!read.ok) return { ...read, field: under(at, read.field) }
  if (isRecord(value)) raws.set(read.value as object, value)
  const exact = spec.isExact ? tolerantRead(spec.schema, value, 'rows') : read
  return exact.ok ? read : { ...read, doubt: { ...exact, field: under(at, exact.field) } }
}

const nextQuery = (next: unknown): Record<string, string> | null => {
  if (Number.isSafeInteger(next)) return { page: String(next) }
  if (typeof next !== 'string') return null
  // Only the query is used: `next` may name another host (R1).
  const query = /\?([^#]*)/.exec(next)?.[1]
  return query ? Object.fromEntries(new URLSearchParams(query)) : null
}

const countOf = (count: unknown): number | null =>
  !isWrapped(count) && /^\d+$/.test(String(count)) ? Number(count) : null

/** Where a page tells of itself, other than beside its rows. */
const OF_THE_PAGE = ['pagination', 'meta', 'links']
/** What a count goes by besides `count` (R1): as section 3 calls it. `count` may be of the page alone. */
const TOTALS = ['total_count', 'total']
const beside = (around: readonly Record<string, unknown>[]) =>
  around.flatMap((one) => [one, ...OF_THE_PAGE.map((name) => one[name]).filter(isRecord)])

const readList = <S extends Shape>(spec: List<S>, body: unknown): Unwrapped<Page<z.output<S>>> => {
  const { value, at, around } = stepsInto(spec, body)
  const told = beside(around)
  if (!Array.isArray(value)) return { ok: false, field: under(at, ''), reason: 'expected a list' }
  const read = tolerantRead(z.array(spec.row), value)
  if (!read.ok) return { ...read, field: under(at, read.field) }
  const items = read.value as z.output<S>[]
  const counts = told.flatMap((one) => [
    ...TOTALS.map((name) => countOf(one[name])).filter((total) => total !== null && total >= value.length),
    countOf(one['count']),
  ])
  const count = counts.find((one) => one !== null)
  // Where nothing tells of a next page, a count of as many as came may be of this answer alone: a full page may then
  // have another one behind it, and how many there are is not known.
  const isOfAll = count !== value.length || told.some((one) => 'next' in one || 'previous' in one)
  const next = told.map((one) => nextQuery(one['next'])).find(Boolean) ?? null
  const total = count ?? items.length
  return { ok: true, value: { items, total, isCounted: count !== undefined && isOfAll, next, dropped: read.dropped } }
}

/** Takes the value out of whichever accepted shape (R1) the body has. `undefined` stands for an empty body. */
export const readAnswer = <A extends AnswerSpec>(spec: A, body: unknown): Unwrapped<AnswerOf<A>> =>
  read(spec, body) as Unwrapped<AnswerOf<A>>

const read = (spec: AnswerSpec, body: unknown): Unwrapped<unknown> => {
  if (spec.kind === 'list') return readList(spec, body)
  // A write is done when it is accepted, whatever is said of it (decision 10): `"Deleted"`, `true`, an object, nothing.
  if (spec.kind === 'nothing') return { ok: true, value: undefined }
  const record = readOne(spec, body)
  return record.ok || spec.certain ? record : { ok: true, value: null }
}
