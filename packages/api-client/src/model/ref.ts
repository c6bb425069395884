import type { Id } from './common.ts'

/** What stands for a row in a path (R2): its public_id where it has one, else its id; '' (which is refused) for none. */
export const refOf = (row: { public_id?: string | null; id?: Id | null }): string =>
  row.public_id || String(row.id ?? '')
