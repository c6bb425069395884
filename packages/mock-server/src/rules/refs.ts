import { byRef } from '../db/db.ts'
import type { Ref } from '../db/rows.ts'

type Referred = Parameters<typeof byRef>[0]

/** Of a list of ids: the first one that is no row's, as Django REST framework stops there; null where all are. */
export const lostProblem = (table: Referred, refs: readonly Ref[] | null | undefined): string | null => {
  const lost = (refs ?? []).find((ref) => !byRef(table, ref))
  return lost === undefined ? null : `Invalid pk "${lost}" - object does not exist.`
}

/** The rows say null for a text that is nothing, however it was sent. */
export const emptyAsNull = <T extends object>(row: T, texts: readonly (keyof T)[]): T => ({
  ...row,
  ...Object.fromEntries(texts.filter((name) => row[name] === '').map((name) => [name, null])),
})
