type Sortable = string | number | null
type Pick<R> = (row: R) => Sortable

const compare = (a: Sortable, b: Sortable): number => {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

/**
 * Rows by an `ordering` such as '-statistics.follows,year'. Nulls last, ties by id; an unknown field is ignored, as
 * Django REST framework does.
 */
export const order = <R extends { id: number }>(
  rows: readonly R[],
  ordering: string,
  fields: Readonly<Record<string, Pick<R>>>,
): R[] => {
  const keys = ordering
    .split(',')
    .map((part) => ({ down: part.startsWith('-'), name: part.replace(/^-/, '').trim() }))
    .filter(({ name }) => Object.hasOwn(fields, name))
    .map(({ down, name }) => ({ down, pick: fields[name] as Pick<R> }))
  return rows.toSorted((a, b) => {
    for (const { down, pick } of keys) {
      const [left, right] = [pick(a), pick(b)]
      const by = left === null || right === null || !down ? compare(left, right) : compare(right, left)
      if (by) return by
    }
    return a.id - b.id
  })
}
