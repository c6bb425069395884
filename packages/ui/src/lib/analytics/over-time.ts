import type { Fact } from './facts.ts'
import type { Figures, Outcome } from './figures.ts'
import { bucketAt } from './span.ts'

/** The choices of what columns are stacked by. */
export const SPLITS = [
  { value: 'outcome', label: 'Outcome' },
  { value: 'reviewer', label: 'Reviewer' },
  { value: 'type', label: 'Type' },
] as const
/** What columns are stacked by. */
export type Split = (typeof SPLITS)[number]['value']
/** The choices of which decisions are shown. */
export const OUTCOMES = [
  { value: 'all', label: 'All decisions' },
  { value: 'approved', label: 'Approvals' },
  { value: 'rejected', label: 'Rejections' },
] as const
/** Which decisions are shown. */
export type OutcomeFilter = (typeof OUTCOMES)[number]['value']

/** The decisions of a period, stacked piece by piece. */
export interface OverTime {
  /** What each column is made of, from the axis up. */
  series: string[]
  /** Counts, by piece of the period and then by series. */
  values: number[][]
}

/** As many as can be told apart; the last one stands for the rest. */
const SERIES_MAX = 6
const OUTCOME_NAMES: Record<Outcome, string> = { approved: 'Approved', rejected: 'Rejected' }

const keyOf = (split: Split, fact: Fact): string =>
  split === 'outcome' ? OUTCOME_NAMES[fact.status as Outcome] : fact[split]

/** The period's decisions piece by piece, split by outcome, reviewer or type; those without a date have no place. */
export const overTime = (
  { decisions, span: { buckets } }: Pick<Figures, 'decisions' | 'span'>,
  split: Split,
  outcome: OutcomeFilter,
): OverTime => {
  const shown = decisions.filter(
    ({ status, reviewed }) => reviewed !== null && (outcome === 'all' || status === outcome),
  )
  const totals = new Map<string, number>()
  for (const fact of shown) totals.set(keyOf(split, fact), (totals.get(keyOf(split, fact)) ?? 0) + 1)
  const ranked = [...totals].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en')).map(([name]) => name)
  const isCut = ranked.length > SERIES_MAX
  const named = split === 'outcome' ? namesOf(outcome) : ranked.slice(0, isCut ? SERIES_MAX - 1 : SERIES_MAX)
  const series = isCut ? [...named, `${ranked.length - named.length} others`] : named
  const places = new Map(named.map((name, place) => [name, place]))
  const values = buckets.map(() => series.map(() => 0))
  for (const fact of shown) {
    const column = values[bucketAt(buckets, fact.reviewed ?? 0)]
    const place = places.get(keyOf(split, fact)) ?? series.length - 1
    if (column) column[place] = (column[place] ?? 0) + 1
  }
  return { series, values }
}

const namesOf = (outcome: OutcomeFilter): string[] =>
  outcome === 'all' ? [OUTCOME_NAMES.approved, OUTCOME_NAMES.rejected] : [OUTCOME_NAMES[outcome]]
