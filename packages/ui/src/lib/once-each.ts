import { refOf } from '@bunko/api-client'

type Row = Parameters<typeof refOf>[0]

/** Each row once, the last of those with one id: a server may join, or move them from page to page. */
export const onceEach = <T extends Row>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [refOf(row), row])).values(),
]
