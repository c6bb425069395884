import { toldOf } from '@bunko/api-client'

/**
 * How many rows of a list within a record the reading left out, because nothing identified them (R1); 0 for a record that
 * is not as it was read.
 *
 * @param name the list's name in the answer
 */
export const droppedOf = <K extends string>(record: Record<K, readonly unknown[]>, name: K): number => {
  const told = toldOf(record)?.[name]
  return Array.isArray(told) ? told.length - record[name].length : 0
}

/**
 * Whether a list within a record tells a field of its rows at all; of a record that is not as it was read, and of no
 * rows, it counts as told.
 *
 * @param name the list's name in the answer
 */
export const rowsTell = <K extends string>(record: Record<K, readonly unknown[]>, name: K, field: string): boolean => {
  const told = toldOf(record)?.[name]
  return !Array.isArray(told) || told.length === 0 || told.some((row) => Object.hasOwn(Object(row), field))
}
