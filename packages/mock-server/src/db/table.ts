import { sortAgain, sortAll, type By, type Ordering } from './sorted.ts'

export interface Row {
  readonly id: number
}
type Key = string | number | boolean
type KeyOf<R> = (row: R) => Key | readonly Key[] | null

/** What was written since it was last asked. */
export interface Changes {
  /** Ids of rows that came, changed or went; null where anything may have changed, as at first and after a restore. */
  take(): ReadonlySet<number> | null
  stop(): void
}

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
  /** All rows by a key of each; sorted once per name, then only what was written is placed anew. */
  sorted<K>(name: string, by: By<R, K>): readonly R[]
  /** For what is kept in step with the table from outside. */
  follow(): Changes
  snapshot(): TableSnapshot<R>
  restore(from: TableSnapshot<R>): void
}

const KEPT_ORDERINGS = 12

export const createTable = <R extends Row, I extends string = never>(indexes: Record<I, KeyOf<R>>): Table<R, I> => {
  let rows = new Map<number, R>()
  // Snapshots and tables share one map until somebody writes.
  let isShared = false
  let last = 0
  const built = new Map<I, Map<Key, number | Set<number>>>()
  const cache = new Map<string, unknown>()
  const orderings = new Map<string, { changes: Changes; ordering: Ordering<R> }>()
  const followers = new Set<{ ids: Set<number> | null }>()

  const keysOf = (name: I, row: R): readonly Key[] => {
    const keys = indexes[name](row)
    return keys === null ? [] : typeof keys === 'object' ? keys : [keys]
  }
  const note = (index: Map<Key, number | Set<number>>, key: Key, id: number) => {
    const ids = index.get(key)
    if (ids === undefined) index.set(key, id)
    else if (typeof ids === 'object') ids.add(id)
    else if (ids !== id) index.set(key, new Set([ids, id]))
  }
  const drop = (index: Map<Key, number | Set<number>>, key: Key, id: number) => {
    const ids = index.get(key)
    if (ids === id) index.delete(key)
    else if (typeof ids === 'object' && ids.delete(id) && ids.size === 0) index.delete(key)
  }
  const indexOf = (name: I): Map<Key, number | Set<number>> => {
    let index = built.get(name)
    if (index) return index
    index = new Map()
    for (const row of rows.values()) for (const key of keysOf(name, row)) note(index, key, row.id)
    built.set(name, index)
    return index
  }
  const forget = (row: R) => {
    for (const [name, index] of built) for (const key of keysOf(name, row)) drop(index, key, row.id)
  }
  const touch = (id: number) => {
    if (isShared) rows = new Map(rows)
    isShared = false
    if (cache.size > 0) cache.clear()
    if (followers.size === 0) return
    for (const follower of followers) {
      follower.ids?.add(id)
      if (follower.ids && follower.ids.size > 64 + rows.size / 4) follower.ids = null
    }
  }
  const put = (row: R): R => {
    touch(row.id)
    const before = built.size > 0 ? rows.get(row.id) : undefined
    if (before) forget(before)
    rows.set(row.id, row)
    for (const [name, index] of built) for (const key of keysOf(name, row)) note(index, key, row.id)
    if (row.id > last) last = row.id
    return row
  }
  const remove = (id: number): boolean => {
    const row = rows.get(id)
    if (!row) return false
    touch(id)
    forget(row)
    return rows.delete(id)
  }
  const by = (name: I, key: Key): R[] => {
    const ids = indexOf(name).get(key)
    if (ids === undefined) return []
    return (typeof ids === 'object' ? [...ids] : [ids]).map((id) => rows.get(id) as R)
  }
  const follow = (): Changes => {
    const follower: { ids: Set<number> | null } = { ids: null }
    followers.add(follower)
    return {
      take() {
        const { ids } = follower
        if (ids === null || ids.size > 0) follower.ids = new Set()
        return ids
      },
      stop: () => void followers.delete(follower),
    }
  }

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
    sorted<K>(name: string, order: By<R, K>): readonly R[] {
      const known = orderings.get(name) ?? { changes: follow(), ordering: { rows: [], keys: [] } }
      const changed = known.changes.take()
      if (changed === null) known.ordering = sortAll([...rows.values()], order)
      else if (changed.size > 0) known.ordering = sortAgain(known.ordering, changed, rows, order)
      // The least recently used one goes.
      orderings.delete(name)
      orderings.set(name, known)
      const [oldest] = orderings.keys()
      if (orderings.size > KEPT_ORDERINGS && oldest !== undefined) {
        orderings.get(oldest)?.changes.stop()
        orderings.delete(oldest)
      }
      return known.ordering.rows
    },
    follow,
    snapshot() {
      isShared = true
      return { rows, nextId: last }
    },
    restore(from) {
      rows = from.rows as Map<number, R>
      isShared = true
      last = from.nextId
      built.clear()
      cache.clear()
      for (const follower of followers) follower.ids = null
    },
  }
}
