import type { By } from '../db/sorted.ts'

type Sortable = string | number | null
type Pick<R> = (row: R) => Sortable
type Fields<R> = Readonly<Record<string, Pick<R>>>

const compare = (a: Sortable, b: Sortable): number => {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

const nameOf = (part: string) => part.replace(/^-/, '')

/** The parts of an `ordering` that are known, once each; '' where none is. */
export const knownOrdering = <R>(ordering: string, fields: Fields<R>): string => {
  const parts = ordering.split(',').map((part) => part.trim())
  const known = parts.filter((part) => Object.hasOwn(fields, nameOf(part)))
  return known.filter((part, at) => known.findIndex((one) => nameOf(one) === nameOf(part)) === at).join(',')
}

/** The keys and the comparison of an `ordering`. Nulls last, ties by id; an unknown field is ignored. */
export const orderingBy = <R extends { id: number }>(ordering: string, fields: Fields<R>): By<R, Sortable[]> => {
  const keys = knownOrdering(ordering, fields)
    .split(',')
    .filter((part) => part !== '')
    .map((part) => ({ down: part.startsWith('-'), pick: fields[nameOf(part)] as Pick<R> }))
  const picks = [...keys.map(({ pick }) => pick), (row: R) => row.id]
  return {
    keyOf: (row) => picks.map((pick) => pick(row)),
    compare(a, b) {
      for (const [at, { down }] of keys.entries()) {
        const [left, right] = [a[at] as Sortable, b[at] as Sortable]
        const by = left === null || right === null || !down ? compare(left, right) : compare(right, left)
        if (by) return by
      }
      return compare(a[keys.length] as Sortable, b[keys.length] as Sortable)
    },
  }
}

/**
 * Rows by an `ordering` such as '-statistics.follows,year'. Nulls last, ties by id; an unknown field is ignored, as
 * Django REST framework does.
 */
export const order = <R extends { id: number }>(rows: readonly R[], ordering: string, fields: Fields<R>): R[] => {
  const { keyOf, compare: by } = orderingBy(ordering, fields)
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => by(a.key, b.key))
    .map(({ row }) => row)
}
