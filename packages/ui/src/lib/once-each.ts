import { refOf } from '@bunko/api-client'

type Row = Parameters<typeof refOf>[0]

/** Each row once, the last of those with one key: a server may join, or move them from page to page. */
export const onceBy = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
]
/** The same by their ids. */
export const onceEach = <T extends Row>(rows: readonly T[]): T[] => onceBy(rows, refOf)
