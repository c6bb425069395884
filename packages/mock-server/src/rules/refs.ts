import { byRef } from '../db/db.ts'
import type { Ref } from '../db/rows.ts'

type Referred = Parameters<typeof byRef>[0]

/** Of a list of ids: the first one that is no row's, as Django REST framework stops there; null where all are. */
export const lostProblem = (table: Referred, refs: readonly Ref[] | null | undefined): string | null => {
  const lost = (refs ?? []).find((ref) => !byRef(table, ref))
  return lost === undefined ? null : `Invalid pk "${lost}" - object does not exist.`
}

/** Of a list of ids one per row, however each is spelled; without the row `self`, and those that are no row's. */
export const uniqueRefs = (table: Referred, refs: readonly Ref[], self: number): Ref[] => {
  const byRow = new Map<number, Ref>()
  for (const ref of refs) {
    const row = byRef(table, ref)
    if (row && row.id !== self && !byRow.has(row.id)) byRow.set(row.id, ref)
  }
  return [...byRow.values()]
}

/** The rows say null for a text that is nothing, however it was sent. */
export const emptyAsNull = <T extends object>(row: T, texts: readonly (keyof T)[]): T => ({
  ...row,
  ...Object.fromEntries(texts.filter((name) => row[name] === '').map((name) => [name, null])),
})
