import { canonicalJson } from './canonical-json.ts'

/** What became of the items of a list. */
export interface ListDiff {
  /** Only in the new list, in its order. */
  readonly added: readonly unknown[]
  /** Only in the old list, in its order. */
  readonly removed: readonly unknown[]
  /** In both, in the order of the new list. */
  readonly kept: readonly unknown[]
  /** Whether the kept items come in another order than before. */
  readonly reordered: boolean
}

function toList(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

const keyed = (value: unknown) => toList(value).map((item) => ({ item, key: canonicalJson(item) }))

/** Parts items by whether the other list has one left that is equal; each there is used once. */
function part(items: ReturnType<typeof keyed>, others: ReturnType<typeof keyed>) {
  const left = new Map<string, number>()
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1)
  const shared: typeof items = []
  const alone: typeof items = []
  for (const entry of items) {
    const count = left.get(entry.key) ?? 0
    left.set(entry.key, count - 1)
    if (count > 0) shared.push(entry)
    else alone.push(entry)
  }
  return { shared, alone }
}

/**
 * What was added to, removed from and kept in a list (section 2). Items are any JSON values and equal when their JSON
 * is, whatever the order of keys; equal items are counted. Null is an empty list, anything else that is no list a list
 * of one (R21).
 */
export function listDiff(before: unknown, after: unknown): ListDiff {
  const old = keyed(before)
  const fresh = keyed(after)
  const removed = part(old, fresh)
  const added = part(fresh, old)
  const items = (entries: typeof old) => entries.map(({ item }) => item)
  return {
    added: items(added.alone),
    removed: items(removed.alone),
    kept: items(added.shared),
    reordered: added.shared.some(({ key }, index) => key !== removed.shared[index]!.key),
  }
}
