import type { Shape } from '@bunko/api-client'
import { defOf } from './drf.ts'

/** What is kept as it was typed. */
const SECRET = /password/i

/** A body as CharFields read it: its texts without the spaces around them. Choices, ids and free values stay. */
export const trimmed = (schema: Shape | undefined, value: unknown): unknown => {
  const def = defOf(schema)
  if (typeof value === 'string') return def?.type === 'string' ? value.trim() : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return def?.element ? value.map((one) => trimmed(def.element, one)) : value
  const parts = Object.entries(value).map(([name, part]: [string, unknown]) => [
    name,
    SECRET.test(name) ? part : trimmed(def?.shape?.[name] ?? def?.valueType, part),
  ])
  return Object.fromEntries(parts) as unknown
}
