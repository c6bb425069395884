import type { Edit, EditFigures } from '@bunko/api-client'
import { countFigures, tellStatus } from '../edit-figures.ts'

/** A figure as it was counted from the proposals, and as the server gives it; null where it is not available. */
export interface Compared {
  name: string
  counted: number | null
  server: number | null
}
interface Answers {
  system: EditFigures | undefined
  month: EditFigures | undefined
  queue: number | undefined
}

/** The statistics calls' figures beside our own count; `edits` is null unless all of them were read. */
export const compareFigures = (
  edits: readonly Edit[] | null,
  { system, month, queue }: Answers,
  now: Date,
): Compared[] => {
  const of = (status: string) =>
    edits && tellStatus(edits) ? edits.filter((edit) => edit.status === status).length : null
  const counted = edits && countFigures(edits, 'month', now)
  const total = system?.['total']
  return [
    { name: 'Waiting now', counted: of('pending'), server: system?.pending ?? null },
    { name: 'In the review queue', counted: of('pending'), server: queue ?? null },
    {
      name: 'Proposed, all time',
      counted: edits?.length ?? null,
      server: system?.proposed ?? (typeof total === 'number' ? total : null),
    },
    { name: 'Approved, all time', counted: of('approved'), server: system?.approved ?? null },
    { name: 'Rejected, all time', counted: of('rejected'), server: system?.rejected ?? null },
    { name: 'Proposed this month', counted: counted?.proposed ?? null, server: month?.proposed ?? null },
    { name: 'Approved this month', counted: counted?.approved ?? null, server: month?.approved ?? null },
    { name: 'Rejected this month', counted: counted?.rejected ?? null, server: month?.rejected ?? null },
  ]
}
