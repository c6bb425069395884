import { median } from './duration.ts'
import { decidedOf, waitOf, type Fact, type Facts } from './facts.ts'
import { bucketAt, spanOf, type AnalyticsPeriod, type Span } from './span.ts'

/** What a decision can be (section 3). */
export type Outcome = 'approved' | 'rejected'
/** Who or what decided proposals belong to: one line of a chart. */
export interface Group {
  name: string
  approved: number
  rejected: number
  /** Milliseconds; null where no wait is known. */
  medianWait: number | null
}
interface AgeBand {
  label: string
  count: number
}
/** A title and how many proposals it had. */
export interface TitleCount {
  ref: string
  name: string | null
  proposals: number
}
/** Figures of a period (R23). Null stands for 'not available', never for 0. */
export interface Figures {
  span: Span
  /** Whether the proposals say how they stand; else nothing is known of decisions, nor of what waits. */
  tellsStatus: boolean
  /** Whether a decision has a date, if there is one: else nothing is known of a period's. */
  datesDecisions: boolean
  /** The same of the proposals. */
  datesProposals: boolean
  /** Whether all proposals were read: else what was found is the least there is, and nothing found says nothing. */
  isComplete: boolean
  proposed: number | null
  approved: number | null
  rejected: number | null
  medianWait: number | null
  /** As of now, whatever the period. Ages in milliseconds. */
  queue: { waiting: number | null; bands: AgeBand[]; oldest: number | null; medianAge: number | null }
  /** The period's decisions, those with a date; without one only for all time. */
  decisions: Fact[]
  reviewers: Group[]
  types: Group[]
  /** Per piece of the period. */
  waits: (number | null)[]
  queueSizes: (number | null)[]
  titles: TitleCount[]
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BANDS: readonly [label: string, below: number][] = [
  ['Under 1 hour', HOUR_MS],
  ['1 to 24 hours', DAY_MS],
  ['1 to 3 days', 3 * DAY_MS],
  ['3 to 7 days', 7 * DAY_MS],
  ['7 to 30 days', 30 * DAY_MS],
  ['30 days and more', Infinity],
]
const TITLES_SHOWN = 10

const groupBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const groupsOf = (decisions: readonly Fact[], keyOf: (fact: Fact) => string): Group[] => {
  const groups = groupBy(decisions, keyOf)
  return [...groups]
    .map(([name, facts]) => ({
      name,
      approved: facts.filter(({ status }) => status === 'approved').length,
      rejected: facts.filter(({ status }) => status === 'rejected').length,
      medianWait: median(facts.flatMap((fact) => waitOf(fact) ?? [])),
    }))
    .toSorted((a, b) => b.approved + b.rejected - a.approved - a.rejected || a.name.localeCompare(b.name, 'en'))
}

const queueOf = (facts: readonly Fact[], now: number): Omit<Figures['queue'], 'waiting'> => {
  const ages = facts.flatMap(({ status, created }) => (status === 'pending' && created !== null ? now - created : []))
  const bands = BANDS.map(([label, below], at) => {
    const from = BANDS[at - 1]?.[1] ?? 0
    return { label, count: ages.filter((age) => age >= from && age < below).length }
  })
  const undated = facts.filter(({ status, created }) => status === 'pending' && created === null).length
  if (undated > 0) bands.push({ label: 'Age not available', count: undated })
  return { bands, medianAge: median(ages), oldest: ages.length === 0 ? null : Math.max(...ages) }
}

/** How many waited at the end of each piece. What was decided without a date, or proposed without, is left out. */
const queueSizesOf = (facts: readonly Fact[], { buckets }: Span): number[] => {
  const changes = facts.flatMap(({ status, created, reviewed }) => {
    if (created === null) return []
    if (status === 'pending') return [{ at: created, by: 1 }]
    return reviewed === null || reviewed < created
      ? []
      : [
          { at: created, by: 1 },
          { at: reviewed, by: -1 },
        ]
  })
  const sorted = changes.toSorted((a, b) => a.at - b.at)
  let size = 0
  let next = 0
  return buckets.map(({ end }) => {
    for (let change = sorted[next]; change && change.at < end; change = sorted[++next]) size += change.by
    return size
  })
}

const areDated = (moments: readonly (number | null)[]) =>
  moments.length === 0 || moments.some((moment) => moment !== null)

const titlesOf = (facts: readonly Fact[]): TitleCount[] => {
  const counts = new Map<string, TitleCount>()
  for (const { title } of facts) {
    if (!title) continue
    const count = counts.get(title.ref) ?? { ...title, proposals: 0 }
    counts.set(title.ref, { ...count, name: count.name ?? title.name, proposals: count.proposals + 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => b.proposals - a.proposals || (a.name ?? '').localeCompare(b.name ?? '', 'en'))
    .slice(0, TITLES_SHOWN)
}

interface Input extends Facts {
  period: AnalyticsPeriod
  now: Date
  isComplete: boolean
}

/** Counts everything that the screen shows, from the proposals' own dates. */
export const countAnalytics = ({ facts, tellsStatus, earliest, period, now, isComplete }: Input): Figures => {
  const span = spanOf(period, now, earliest)
  const { buckets } = span
  const at = now.getTime()
  const within = (moment: number | null) => (moment === null ? period === 'all' : bucketAt(buckets, moment) >= 0)
  /** Of `all` those of the period; null where none of `all` could be placed, or too few were read to say 0. */
  const count = (all: readonly Fact[], momentOf: (fact: Fact) => number | null): number | null => {
    const found = all.filter((fact) => within(momentOf(fact))).length
    if (found > 0) return found
    return isComplete && areDated(all.map(momentOf)) ? 0 : null
  }
  const of = (outcome: Fact['status']) => facts.filter(({ status }) => status === outcome)
  const countOf = (outcome: Outcome) => (tellsStatus ? count(of(outcome), ({ reviewed }) => reviewed) : null)
  const decided = decidedOf(facts)
  const decisions = decided.filter(({ reviewed }) => within(reviewed))
  const waits = decisions.flatMap((fact) => waitOf(fact) ?? [])
  const byBucket = groupBy(decisions, ({ reviewed }) => bucketAt(buckets, reviewed ?? 0))
  const proposed = facts.filter(({ created }) => within(created))
  return {
    span,
    tellsStatus,
    datesDecisions: areDated(decided.map(({ reviewed }) => reviewed)),
    datesProposals: areDated(facts.map(({ created }) => created)),
    isComplete,
    proposed: count(facts, ({ created }) => created),
    approved: countOf('approved'),
    rejected: countOf('rejected'),
    medianWait: median(waits),
    queue: { waiting: isComplete && tellsStatus ? of('pending').length : null, ...queueOf(facts, at) },
    decisions,
    reviewers: groupsOf(decisions, ({ reviewer }) => reviewer),
    types: groupsOf(decisions, ({ type }) => type),
    waits: buckets.map((_, bucket) => median((byBucket.get(bucket) ?? []).flatMap((fact) => waitOf(fact) ?? []))),
    queueSizes: isComplete && tellsStatus ? queueSizesOf(facts, span) : buckets.map(() => null),
    titles: titlesOf(proposed),
  }
}

/** The first groups, and the rest as one. */
export const withOthers = (groups: readonly Group[], most: number): Group[] => {
  if (groups.length <= most) return [...groups]
  const rest = groups.slice(most - 1)
  const sum = (outcome: Outcome) => rest.reduce((total, group) => total + group[outcome], 0)
  return [
    ...groups.slice(0, most - 1),
    { name: `${rest.length} others`, approved: sum('approved'), rejected: sum('rejected'), medianWait: null },
  ]
}
