import type { ListEntry } from '@bunko/api-client'
import { entryRef } from './list-entries.ts'

/** What stands for each entry, the first one first. */
type Order = ReadonlySet<string>
/** Of a list that nobody has seen yet. */
export const NO_ORDER: Order = new Set()

/** With what is new at its end: nothing that has a place leaves it. The same order where nothing is new. */
export const withNew = (order: Order, entries: readonly ListEntry[]): Order => {
  const fresh = entries.map(entryRef).filter((ref) => !order.has(ref))
  return fresh.length === 0 ? order : new Set([...order, ...fresh])
}

/** These entries in that order. */
export const inOrder = (order: Order, entries: readonly ListEntry[]): ListEntry[] => {
  const byRef = new Map(entries.map((entry) => [entryRef(entry), entry]))
  return [...order].flatMap((ref) => byRef.get(ref) ?? [])
}

/** Whether two lists hold the same entries, one after the other. */
export const isSameOrder = (one: readonly ListEntry[], other: readonly ListEntry[]): boolean =>
  one.map(entryRef).join('\n') === other.map(entryRef).join('\n')
