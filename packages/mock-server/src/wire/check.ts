import { callName, type Endpoint, type Shape } from '@bunko/api-client'
import type { Served } from './page.ts'

/** The first place where `read` lost something of `value`: a key the contract does not name. */
const lost = (value: unknown, read: unknown, at: string): string | null => {
  if (typeof value !== 'object' || value === null) return Object.is(value, read) ? null : at
  if (typeof read !== 'object' || read === null) return at
  for (const [key, inner] of Object.entries(value)) {
    const found = Object.hasOwn(read, key)
      ? lost(inner, (read as Record<string, unknown>)[key], `${at}.${key}`)
      : `${at}.${key}`
    if (found) return found
  }
  return null
}

// Rows are never changed in place: what fitted once fits for good.
const fitted = new WeakMap<Shape, WeakSet<object>>()
const fittedBy = (schema: Shape): WeakSet<object> => {
  const known = fitted.get(schema) ?? new WeakSet()
  fitted.set(schema, known)
  return known
}

const judge = (e: Endpoint, schema: Shape, value: unknown, at: string): void => {
  const known = fittedBy(schema)
  if (typeof value === 'object' && value !== null && known.has(value)) return
  const read = schema.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(
      `${callName(e)}: the mock's answer does not fit: ${[at, ...(issue?.path ?? [])].join('.')} ${issue?.message ?? ''}`,
    )
  }
  const extra = lost(value, read.data, at)
  if (extra) throw new Error(`${callName(e)}: the mock's answer holds what the contract does not name: ${extra}`)
  if (typeof value === 'object' && value !== null) known.add(value)
}

/** Holds an answer against the contract to the letter. @throws Error, which no adapter turns into an answer */
export const checkAnswer = (e: Endpoint, value: unknown): void => {
  if (e.answer.kind === 'one') judge(e, e.answer.schema, value, 'answer')
  if (e.answer.kind !== 'list') return
  const { items, total } = value as Served<unknown>
  if (!Number.isInteger(total) || total < items.length)
    throw new Error(`${callName(e)}: total ${total} of ${items.length} rows`)
  for (const [at, item] of items.entries()) judge(e, e.answer.row, item, `row ${at}`)
}
