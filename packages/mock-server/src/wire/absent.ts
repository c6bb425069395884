import { identityOf, type Endpoint, type Shape } from '@bunko/api-client'
import type { Served } from './page.ts'
import { refuse } from './refusal.ts'

export const ABSENT = ['as is', 'null', 'missing', 'empty'] as const
/**
 * What stands where the contract promises nothing: the value, null, or no key at all. 'empty': the value, and of a text
 * that is nothing '', as in Django's columns of texts, which take no null (`refuseNulls`).
 */
export type Absent = (typeof ABSENT)[number]

type Parts = Record<string, Shape>
interface Def {
  type: string
  shape?: Parts
  element?: Shape
  innerType?: Shape
}
const defOf = (schema: Shape) => schema.def as unknown as Def

const isNullable = (schema: Shape): boolean => {
  const { type, innerType } = defOf(schema)
  return type === 'nullable' || (type === 'optional' && innerType !== undefined && isNullable(innerType))
}
const innerOf = (schema: Shape): Shape => {
  const { innerType } = defOf(schema)
  return innerType ? innerOf(innerType) : schema
}
/** Their columns are no texts, or say null for nothing (section 5). */
const OTHER_COLUMNS = /^(?:logo|date_joined|\w+_at)$/
const isEmptyText = (key: string, part: Shape, value: unknown): boolean =>
  value === null && isNullable(part) && defOf(innerOf(part)).type === 'string' && !OTHER_COLUMNS.test(key)

/** Of an entity a list may be missing too. */
const isSpare = (schema: Shape, part: Shape): boolean =>
  isNullable(part) || (identityOf(schema) !== undefined && defOf(part).type === 'array')
const isOptional = (schema: Shape): boolean => defOf(schema).type === 'optional'

/** The one key that still identifies a row. */
const identityIn = (schema: Shape, value: Record<string, unknown>): string | undefined =>
  identityOf(schema)?.find((key) => (value[key] ?? '') !== '')

const bared = (schema: Shape, value: unknown, how: Absent): unknown => {
  const { shape, element, innerType } = defOf(schema)
  if (typeof value !== 'object' || value === null) return value
  if (innerType) return bared(innerType, value, how)
  if (element) return (value as unknown[]).map((one) => bared(element, one, how))
  if (!shape) return value
  const given = value as Record<string, unknown>
  const identity = identityIn(schema, given)
  const kept: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(given)) {
    const part = shape[key]
    if (!part || key === identity) kept[key] = inner
    else if (how === 'empty') kept[key] = isEmptyText(key, part, inner) ? '' : bared(part, inner, how)
    else if (how === 'missing' && (isOptional(part) || isSpare(schema, part))) continue
    else kept[key] = isSpare(schema, part) ? null : bared(part, inner, how)
  }
  return kept
}

/** As a serializer of such columns does. @throws Refusal 400 for a text that is sent as null */
export const refuseNulls = ({ body, encoding }: Endpoint, given: unknown): void => {
  if (!body || encoding === 'multipart') return
  const nulls = Object.entries(defOf(body).shape ?? {}).filter(([key, part]) =>
    isEmptyText(key, part, (given as Record<string, unknown>)[key]),
  )
  refuse(Object.fromEntries(nulls.map(([key]) => [key, 'This field may not be null.'])))
}

/**
 * An answer with as little in it as R1 allows: one identity per row, and what the answer is about. Tokens stay whole,
 * since null means something of its own there.
 */
export const withAbsent = (e: Endpoint, value: unknown, how: Absent): unknown => {
  const { answer } = e
  if (how === 'as is' || answer.kind === 'nothing' || e.path.startsWith('/auth/refresh')) return value
  if (answer.kind === 'one') return bared(answer.schema, value, how)
  const served = value as Served<unknown>
  return { ...served, items: served.items.map((row) => bared(answer.row, row, how)) }
}
