interface Entry<R, K> {
  readonly row: R
  readonly key: K
}
export interface Ordering<R> {
  readonly rows: readonly R[]
  readonly keys: readonly unknown[]
}
/** How rows are put in order: by a key of each, which is picked once. */
export interface By<R, K> {
  readonly keyOf: (row: R) => K
  readonly compare: (a: K, b: K) => number
}

const ordered = <R, K>(rows: readonly R[], { keyOf, compare }: By<R, K>): Entry<R, K>[] =>
  rows.map((row) => ({ row, key: keyOf(row) })).toSorted((a, b) => compare(a.key, b.key))

/** All rows in order. */
export const sortAll = <R, K>(rows: readonly R[], by: By<R, K>): Ordering<R> => {
  const entries = ordered(rows, by)
  return { rows: entries.map(({ row }) => row), keys: entries.map(({ key }) => key) }
}

/** More changes than this are not worth placing one by one. */
const FEW = 64

/** The same order with the changed rows taken out and those that are still there put in anew. */
export const sortAgain = <R extends { id: number }, K>(
  before: Ordering<R>,
  changed: ReadonlySet<number>,
  table: ReadonlyMap<number, R>,
  by: By<R, K>,
): Ordering<R> => {
  if (changed.size > FEW) return sortAll([...table.values()], by)
  const [rows, keys] = [before.rows.slice(), before.keys.slice() as K[]]
  for (let at = rows.length - 1; at >= 0; at--) {
    if (!changed.has((rows[at] as R).id)) continue
    rows.splice(at, 1)
    keys.splice(at, 1)
  }
  for (const id of changed) {
    const row = table.get(id)
    if (!row) continue
    const key = by.keyOf(row)
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (by.compare(keys[middle] as K, key) < 0) low = middle + 1
      else high = middle
    }
    rows.splice(low, 0, row)
    keys.splice(low, 0, key)
  }
  return { rows, keys }
}
