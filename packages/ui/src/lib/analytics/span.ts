/** What the screen's figures can be asked for. */
export const ANALYTICS_PERIODS = [
  { value: '7', label: '7 days', name: 'the last 7 days' },
  { value: '30', label: '30 days', name: 'the last 30 days' },
  { value: '90', label: '90 days', name: 'the last 90 days' },
  { value: '12m', label: '12 months', name: 'the last 12 months' },
  { value: 'all', label: 'All', name: 'all time' },
] as const
/** A period, as an address has it. */
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]['value']

type Unit = 'day' | 'week' | 'month' | 'year'
/** Milliseconds since 1970: from `start` on, before `end`. */
export interface Bucket {
  start: number
  end: number
}
/** A period in pieces of one unit. */
export interface Span {
  unit: Unit
  /** One after the other without a gap; none where nothing has a date. */
  buckets: Bucket[]
}

const DAYS = { '7': 7, '30': 30, '90': 90 } as const
const MONTHS = 12
const DAY_MS = 86_400_000

/** Midnight of a local day; the calendar does the counting, so that a day of 23 or 25 hours is one day. */
const dayOf = (at: Date, add = 0) => new Date(at.getFullYear(), at.getMonth(), at.getDate() + add)

const NEXT: Record<Unit, (start: Date) => Date> = {
  day: (start) => dayOf(start, 1),
  // Weeks begin on Monday; the first one may begin later, where the period begins.
  week: (start) => dayOf(start, 7 - ((start.getDay() + 6) % 7)),
  month: (start) => new Date(start.getFullYear(), start.getMonth() + 1, 1),
  year: (start) => new Date(start.getFullYear() + 1, 0, 1),
}

const cut = (unit: Unit, from: Date, to: Date): Span => {
  const buckets: Bucket[] = []
  for (let start = from; start < to;) {
    const next = NEXT[unit](start)
    buckets.push({ start: start.getTime(), end: Math.min(next.getTime(), to.getTime()) })
    start = next
  }
  return { unit, buckets }
}

const ALL_TIME: readonly [days: number, unit: Unit][] = [
  [45, 'day'],
  [200, 'week'],
  [5 * 366, 'month'],
]

/**
 * A period in pieces, by the local calendar of whoever looks, today included. `earliest` (milliseconds, null for
 * none) is where 'all' begins.
 */
export const spanOf = (period: AnalyticsPeriod, now: Date, earliest: number | null): Span => {
  const to = dayOf(now, 1)
  if (period === '12m') return cut('month', new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1), 1), to)
  if (period !== 'all') return cut(period === '90' ? 'week' : 'day', dayOf(now, 1 - DAYS[period]), to)
  if (earliest === null) return { unit: 'day', buckets: [] }
  const first = dayOf(new Date(earliest))
  const days = (to.getTime() - first.getTime()) / DAY_MS
  const unit = ALL_TIME.find(([most]) => days <= most)?.[1] ?? 'year'
  return cut(unit, unit === 'year' ? new Date(first.getFullYear(), 0, 1) : first, to)
}

/** The place of a moment among the pieces, -1 outside of them. */
export const bucketAt = (buckets: readonly Bucket[], at: number): number => {
  let low = 0
  let high = buckets.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const { start, end } = buckets[middle] as Bucket
    if (at < start) high = middle - 1
    else if (at >= end) low = middle + 1
    else return middle
  }
  return -1
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short' })
const MONTH_OF_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit' })
const YEAR = new Intl.DateTimeFormat('en-GB', { year: 'numeric' })
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const LONG_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const EXACT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** '20 Nov 2026', in the reader's time zone. */
export const dayText = (at: number): string => EXACT_DAY.format(at)

/** Under an axis: '20 Nov', 'Nov', '2026'; 'Nov 25' where a month comes more than once. */
export const bucketLabel = ({ unit, buckets }: Span, { start }: Bucket): string => {
  if (unit === 'month') return (buckets.length > MONTHS ? MONTH_OF_YEAR : MONTH).format(start)
  return (unit === 'year' ? YEAR : DAY).format(start)
}

/** In full: 'Fri, 20 Nov 2026', '16 Nov 2026 to 20 Nov 2026', 'November 2026', '2026'. */
export const bucketName = (unit: Unit, { start, end }: Bucket): string => {
  if (unit === 'year') return YEAR.format(start)
  if (unit === 'month') return LONG_MONTH.format(start)
  const last = dayText(end - 1)
  return last === dayText(start) ? LONG_DAY.format(start) : `${dayText(start)} to ${last}`
}

/** '22 Oct 2026 to 20 Nov 2026'; null where there is nothing with a date. */
export const spanText = ({ buckets }: Span): string | null => {
  const [first] = buckets
  const last = buckets.at(-1)
  return first && last ? `${dayText(first.start)} to ${dayText(last.end - 1)}` : null
}
