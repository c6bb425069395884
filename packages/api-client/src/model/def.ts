import type { Shape } from './common.ts'

/** The parts of a schema, of the few kinds the contract is made of. */
export interface Def {
  type: string
  shape?: Record<string, Shape>
  element?: Shape
  innerType?: Shape
  options?: Shape[]
  valueType?: Shape
  entries?: Record<string, string>
  defaultValue?: unknown
}
export const defOf = (schema: Shape): Def => schema.def as unknown as Def

/** The fields of an object's schema; none for any other. */
export const fieldsOf = (schema: Shape): [name: string, part: Shape][] => Object.entries(defOf(schema).shape ?? {})
