import { durationText } from './duration.ts'
import type { Figures, Group } from './figures.ts'
import type { OverTime } from './over-time.ts'
import { bucketName, spanText } from './span.ts'

type Cell = string | number | null
/** One table of the report; the same rows stand behind the charts. */
interface ReportTable {
  title: string
  head: string[]
  rows: Cell[][]
}
/** The figures of a period in words and tables, to be copied or saved. */
export interface Report {
  /** 'Edit analytics: the last 30 days' */
  title: string
  /** What should be known of the figures: the dates, how much was read, what is left out. */
  notes: string[]
  tables: ReportTable[]
}

const NOT_AVAILABLE = 'not available'
const waitText = (ms: number | null): string | null => (ms === null ? null : durationText(ms))

type Told = (count: number) => number | null
const groupTable = (title: string, first: string, groups: readonly Group[], told: Told): ReportTable => ({
  title,
  head: [first, 'Approved', 'Rejected', 'Total', 'Median wait'],
  rows: groups.map(({ name, approved, rejected, medianWait }) => [
    name,
    told(approved),
    told(rejected),
    told(approved + rejected),
    waitText(medianWait),
  ]),
})

const UNIT_NAMES = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const

/** Each chart's table. Null in a cell is 'not available'. */
export const analyticsTables = (figures: Figures, shown: OverTime) => {
  const { span, queue, tellsStatus, isComplete } = figures
  /** R23: nothing found among some of the proposals is not 0. */
  const told = (count: number) => (tellsStatus && (isComplete || count > 0) ? count : null)
  const unit = UNIT_NAMES[span.unit]
  const names = span.buckets.map((bucket) => bucketName(span.unit, bucket))
  return {
    summary: {
      title: 'Summary',
      head: ['Figure', 'Value'],
      rows: [
        ['Waiting now', queue.waiting],
        ['Proposed', figures.proposed],
        ['Approved', figures.approved],
        ['Rejected', figures.rejected],
        ['Median wait until a decision', waitText(figures.medianWait)],
        ['Median age of what waits', waitText(isComplete ? queue.medianAge : null)],
        ['Oldest that waits', waitText(isComplete ? queue.oldest : null)],
      ],
    },
    ages: {
      title: 'Age of what waits now',
      head: ['Age', 'Proposals'],
      rows: queue.bands.map(({ label, count }) => [label, told(count)]),
    },
    queueSizes: {
      title: 'Queue size over time',
      head: [unit, 'Waiting at its end'],
      rows: names.map((name, at) => [name, figures.queueSizes[at] ?? null]),
    },
    decisions: {
      title: 'Decisions over time',
      head: [unit, ...shown.series, 'Total'],
      rows: names.map((name, at) => {
        const counts = shown.values[at] ?? []
        return [name, ...counts.map(told), told(counts.reduce((sum, one) => sum + one, 0))]
      }),
    },
    waits: {
      title: 'Median wait over time',
      head: [unit, 'Median wait'],
      rows: names.map((name, at) => [name, waitText(figures.waits[at] ?? null)]),
    },
    reviewers: groupTable('Decisions by reviewer', 'Reviewer', figures.reviewers, told),
    types: groupTable('Decisions by type', 'Type', figures.types, told),
    titles: {
      title: 'Most edited titles',
      head: ['Title', 'ID', 'Proposals'],
      rows: figures.titles.map(({ ref, name, proposals }) => [name ?? 'Untitled', ref, proposals]),
    },
  } satisfies Record<string, ReportTable>
}
type AnalyticsTables = ReturnType<typeof analyticsTables>

/** The tables behind the charts, under a title and what should be known of them. */
export const reportOf = (
  tables: AnalyticsTables,
  { periodName, figures, notes }: { periodName: string; figures: Figures; notes: readonly string[] },
): Report => {
  const dates = spanText(figures.span)
  return {
    title: `Edit analytics: ${periodName}`,
    notes: [...(dates ? [`${dates}.`] : []), ...notes],
    tables: Object.values(tables),
  }
}

/** Line breaks would end a cell, direction marks would turn the rest of the line around. */
const UNFIT = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu
/** What a spreadsheet would take for a formula becomes text; a number below zero stays one. */
const FORMULA = /^[=+\-@]/u
const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return NOT_AVAILABLE
  const text = String(cell).replaceAll(UNFIT, ' ').trim()
  return typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text
}

/** To be pasted into a report or a spreadsheet: headings, and tables whose cells are divided by tabs. */
export const reportText = ({ title, notes, tables }: Report): string =>
  [
    title,
    ...notes,
    ...tables.flatMap((table) => [
      '',
      table.title,
      ...(table.rows.length === 0
        ? ['Nothing in this period']
        : [table.head, ...table.rows].map((row) => row.map(cellText).join('\t'))),
    ]),
  ]
    .map((line) => `${line}\n`)
    .join('')

const csvCell = (cell: Cell | undefined): string => {
  const text = cellText(cell)
  return /[",;]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180: table, item, measure, value; a figure in each row, so that one file holds all tables. */
export const reportCsv = ({ tables }: Report): string =>
  [
    ['Table', 'Item', 'Measure', 'Value'],
    ...tables.flatMap(({ title, head, rows }) =>
      rows.flatMap(([item = null, ...values]) => values.map((value, at) => [title, item, head[at + 1] ?? '', value])),
    ),
  ]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('')
