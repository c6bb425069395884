/** What somebody else did to a chart since it was opened. */
export interface Meanwhile<T> {
  added: T[]
  removed: T[]
  /** They ordered it anew, and so did we. */
  reordered: boolean
}
interface Merged<T> {
  rows: T[]
  /** Whether the order is ours, not only titles added at the end. */
  moved: boolean
  /** Null where nothing happened that needs a look. */
  meanwhile: Meanwhile<T> | null
}

/** Joins what we made of a chart with what others made of it, so that a write of the whole undoes nobody's work. */
export const mergeChart = <T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (row: T) => string,
): Merged<T> => {
  const keys = (rows: readonly T[]) => new Set(rows.map(keyOf))
  const [inBase, inMine, inTheirs] = [keys(base), keys(mine), keys(theirs)]
  const order = (rows: readonly T[], ...of: ReadonlySet<string>[]) =>
    JSON.stringify(rows.map(keyOf).filter((key) => of.every((one) => one.has(key))))
  const added = theirs.filter((row) => !inBase.has(keyOf(row)) && !inMine.has(keyOf(row)))
  const removed = base.filter((row) => !inTheirs.has(keyOf(row)) && inMine.has(keyOf(row)))
  const untouched = [...base.filter((row) => inMine.has(keyOf(row))), ...mine.filter((row) => !inBase.has(keyOf(row)))]
  const moved = order(mine) !== order(untouched)
  const reordered =
    moved && order(theirs, inBase) !== order(base, inTheirs) && order(theirs, inMine) !== order(mine, inTheirs)
  const gone = keys(removed)
  const rows = moved
    ? [...mine.filter((row) => !gone.has(keyOf(row))), ...added]
    : [
        ...theirs.filter((row) => inMine.has(keyOf(row)) || !inBase.has(keyOf(row))),
        ...mine.filter((row) => !inBase.has(keyOf(row)) && !inTheirs.has(keyOf(row))),
      ]
  return {
    rows,
    moved,
    meanwhile: added.length > 0 || removed.length > 0 || reordered ? { added, removed, reordered } : null,
  }
}
