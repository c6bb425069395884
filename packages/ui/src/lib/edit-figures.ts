import type { Edit, EditFigures, EditStatus, Period } from '@bunko/api-client'
import { momentOf } from './moment-of.ts'
import { periodStart } from './period.ts'

/** R23's figures, in their order. */
export const FIGURES = ['proposed', 'approved', 'rejected', 'pending'] as const
/** One of R23's figures. */
export type Figure = (typeof FIGURES)[number]
/** Null stands for 'not available', never for 0 (R23). */
export type Figures = Readonly<Record<Figure, number | null>>

/** Whether the proposals say how they stand (R1), in whatever words: else to find none of a status says nothing. */
export const tellStatus = (edits: readonly Edit[]): boolean =>
  edits.length === 0 || edits.some(({ status }) => status?.trim())

/**
 * Counts a period's figures from the proposals' own dates; `pending` are those of the period that still wait. Null
 * where there are proposals of a kind and none of them says when, and of what became of them where none says that.
 */
export const countFigures = (edits: readonly Edit[], period: Period, now: Date): Figures => {
  const start = periodStart(period, now).getTime()
  const count = (all: readonly Edit[], date: 'created_at' | 'reviewed_at'): number | null => {
    const moments = all.flatMap((edit) => momentOf(edit[date], now.getTime()) ?? [])
    return all.length > 0 && moments.length === 0 ? null : moments.filter((at) => at >= start).length
  }
  const isTold = tellStatus(edits)
  const countOf = (status: EditStatus, date: 'created_at' | 'reviewed_at') =>
    isTold
      ? count(
          edits.filter((edit) => edit.status === status),
          date,
        )
      : null
  return {
    proposed: count(edits, 'created_at'),
    approved: countOf('approved', 'reviewed_at'),
    rejected: countOf('rejected', 'reviewed_at'),
    pending: countOf('pending', 'created_at'),
  }
}

/** The server's figures; where one is missing, the counted one; where neither is known, null. */
export const mergeFigures = (answered: EditFigures | undefined, counted: Figures | undefined): Figures =>
  Object.fromEntries(FIGURES.map((name) => [name, answered?.[name] ?? counted?.[name] ?? null])) as unknown as Figures
