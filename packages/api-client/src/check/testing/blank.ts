import type { Shape } from '../../model/common.ts'
import { defOf, fieldsOf } from '../../model/def.ts'

/** A value that fits a schema by the letter, as empty as can be; `given` stands over it. */
export const blank = (schema: Shape, given: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...Object.fromEntries(
    fieldsOf(schema).map(([key, part]) => {
      const { type } = defOf(part)
      if (type === 'array') return [key, []]
      if (type === 'object') return [key, blank(part)]
      return [key, type === 'union' ? 1 : null]
    }),
  ),
  ...given,
})
