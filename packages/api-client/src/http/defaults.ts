import type { Shape } from '../model/common.ts'
import { defOf, fieldsOf, type Def } from '../model/def.ts'

/** Section 9's defaults (autocomplete 5, priority medium) where the caller leaves a part out; the rest as it is. */
export const withDefaults = (
  schema: Shape | undefined,
  given: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined => {
  if (!schema || !given) return given
  const defaults = fieldsOf(schema)
    .map(([key, part]): [string, Def] => [key, defOf(part)])
    .filter(([key, def]) => def.type === 'default' && given[key] === undefined)
    .map(([key, def]) => [key, def.defaultValue])
  return defaults.length === 0 ? given : { ...given, ...Object.fromEntries(defaults) }
}
