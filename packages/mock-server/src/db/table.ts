export interface Row {
  readonly id: number
}
type Key = string | number | boolean
type KeyOf<R> = (row: R) => Key | readonly Key[] | null

export interface TableSnapshot<R> {
  readonly rows: ReadonlyMap<number, R>
  readonly nextId: number
}

/** A synchronous table. Rows are never changed in place: `put` another one. */
export interface Table<R extends Row, I extends string = never> {
  readonly size: number
  get(id: number): R | undefined
  /** All rows in the order they came. */
  all(): R[]
  /** Rows of an index, in no particular order. */
  by(index: I, key: Key): R[]
  nextId(): number
  put(row: R): R
  /** @throws when there is no such row */
  update(id: number, patch: Partial<Omit<R, 'id'>>): R
  remove(id: number): boolean
  removeBy(index: I, key: Key): number
  /** Made once, and again after the next write. */
  cached<T>(name: string, make: () => T): T
  snapshot(): TableSnapshot<R>
  restore(from: TableSnapshot<R>): void
}

export const createTable = <R extends Row, I extends string = never>(indexes: Record<I, KeyOf<R>>): Table<R, I> => {
  let rows = new Map<number, R>()
  let last = 0
  const built = new Map<I, Map<Key, Set<number>>>()
  const cache = new Map<string, unknown>()

  const keysOf = (name: I, row: R): readonly Key[] => {
    const keys = indexes[name](row)
    return keys === null ? [] : typeof keys === 'object' ? keys : [keys]
  }
  const note = (index: Map<Key, Set<number>>, key: Key, id: number) => {
    const ids = index.get(key)
    if (ids) ids.add(id)
    else index.set(key, new Set([id]))
  }
  const indexOf = (name: I): Map<Key, Set<number>> => {
    let index = built.get(name)
    if (index) return index
    index = new Map()
    for (const row of rows.values()) for (const key of keysOf(name, row)) note(index, key, row.id)
    built.set(name, index)
    return index
  }
  const forget = (row: R) => {
    for (const [name, index] of built) for (const key of keysOf(name, row)) index.get(key)?.delete(row.id)
  }
  const put = (row: R): R => {
    const before = rows.get(row.id)
    if (before) forget(before)
    rows.set(row.id, row)
    for (const [name, index] of built) for (const key of keysOf(name, row)) note(index, key, row.id)
    last = Math.max(last, row.id)
    cache.clear()
    return row
  }
  const remove = (id: number): boolean => {
    const row = rows.get(id)
    if (!row) return false
    forget(row)
    cache.clear()
    return rows.delete(id)
  }
  const by = (name: I, key: Key): R[] => [...(indexOf(name).get(key) ?? [])].map((id) => rows.get(id) as R)

  return {
    get size() {
      return rows.size
    },
    get: (id) => rows.get(id),
    all: () => [...rows.values()],
    by,
    nextId: () => last + 1,
    put,
    update(id, patch) {
      const before = rows.get(id)
      if (!before) throw new Error(`no row ${id}`)
      return put({ ...before, ...patch })
    },
    remove,
    removeBy(name, key) {
      const gone = by(name, key)
      for (const row of gone) remove(row.id)
      return gone.length
    },
    cached<T>(name: string, make: () => T): T {
      if (!cache.has(name)) cache.set(name, make())
      return cache.get(name) as T
    },
    snapshot: () => ({ rows: new Map(rows), nextId: last }),
    restore(from) {
      rows = new Map(from.rows)
      last = from.nextId
      built.clear()
      cache.clear()
    },
  }
}
