/** What an answer tells of those associated with a house. */
export interface Told {
  /** The list of ids, where the answer has one: it names them all. */
  ids: unknown
  /** The rows that it has instead, and how many of them could be read. */
  rows: unknown
  read: number
  count: number | null
}

/** How many are not named; 'any' where the answer says nothing of them at all. */
export type Untold = number | 'any'

/** Of what is associated with a house, how many an answer counts or lists without naming them. */
export const untold = ({ ids, rows, read, count }: Told): Untold => {
  if (ids === undefined && rows === undefined && count === null) return 'any'
  return Array.isArray(ids) ? 0 : Math.max(count ?? 0, Array.isArray(rows) ? rows.length : 0, read) - read
}

/** Whether an answer names all of it: a save then sends it as it was told (decision 13). */
export const isAllTold = (told: Told): boolean =>
  Array.isArray(told.ids) || (Array.isArray(told.rows) && untold(told) === 0)

/** A picker's hint, with what a change of its list would do to those that are not named. */
export const untoldHint = (hint: string, count: Untold): string => {
  if (count === 'any')
    return `${hint} The server does not tell what stands here: what is chosen takes the place of all of it.`
  return count === 0
    ? hint
    : `${hint} The server counts ${count} more than it names: a change of this list may remove what is not named.`
}
