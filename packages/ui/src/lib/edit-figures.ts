import type { Edit, EditFigures, Period } from '@bunko/api-client'
import { periodStart } from './period.ts'

export const FIGURES = ['proposed', 'approved', 'rejected', 'pending'] as const
export type Figure = (typeof FIGURES)[number]
/** Null stands for 'not available', never for 0 (R23). */
export type Figures = Readonly<Record<Figure, number | null>>

const since = (value: string | null, start: Date) => value !== null && Date.parse(value) >= start.getTime()

/** Counts a period's figures from the proposals' own dates; `pending` are those of the period that still wait. */
export const countFigures = (edits: readonly Edit[], period: Period, now: Date): Record<Figure, number> => {
  const start = periodStart(period, now)
  const decided = (status: string) => edits.filter((e) => e.status === status && since(e.reviewed_at, start)).length
  return {
    proposed: edits.filter((e) => since(e.created_at, start)).length,
    approved: decided('approved'),
    rejected: decided('rejected'),
    pending: edits.filter((e) => e.status === 'pending' && since(e.created_at, start)).length,
  }
}

/** The server's figures; where one is missing, the counted one; where neither is there, null. */
export const mergeFigures = (answered: EditFigures | undefined, counted: Record<Figure, number> | undefined): Figures =>
  Object.fromEntries(FIGURES.map((name) => [name, answered?.[name] ?? counted?.[name] ?? null])) as unknown as Figures
