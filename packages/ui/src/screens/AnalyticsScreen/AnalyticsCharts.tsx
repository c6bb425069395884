import { useMemo, type ReactNode } from 'react'
import { BarChart } from '../../components/BarChart/BarChart.tsx'
import { ChartFrame } from '../../components/ChartFrame/ChartFrame.tsx'
import { PLAIN_MARKS } from '../../components/ChartFrame/ChartMark.tsx'
import { ColumnChart } from '../../components/ColumnChart/ColumnChart.tsx'
import { LineChart } from '../../components/LineChart/LineChart.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { durationText, durationUnit } from '../../lib/analytics/duration.ts'
import { withOthers, type Figures, type Group } from '../../lib/analytics/figures.ts'
import { OUTCOMES, overTime, SPLITS, type OutcomeFilter, type Split } from '../../lib/analytics/over-time.ts'
import { analyticsTables, reportOf } from '../../lib/analytics/report.ts'
import { bucketLabel, bucketName } from '../../lib/analytics/span.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { useUrlState } from '../../routing/use-url-state.ts'
import { AnalyticsSummary } from './AnalyticsSummary.tsx'
import { ReportActions } from './ReportActions.tsx'
import { TitleBars } from './TitleBars.tsx'

interface Props {
  figures: Figures
  periodName: string
  /** What a report should say of them. */
  notes: readonly string[]
  now: () => Date
  /** What stands last among the charts. */
  children: ReactNode
}

const BARS_MAX = 10
const SPLIT_VALUES = SPLITS.map(({ value }) => value)
const OUTCOME_VALUES = OUTCOMES.map(({ value }) => value)
const OUTCOME_SERIES = [
  { mark: 'approved', label: 'Approved' },
  { mark: 'rejected', label: 'Rejected' },
] as const
const MARK_OF: Readonly<Record<string, 'approved' | 'rejected'>> = { Approved: 'approved', Rejected: 'rejected' }
const AXES = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const

const NOTHING = 'No decisions in this period'
const NO_TITLE = 'No proposals for a title in this period'
const UNTOLD = 'Not available: no proposal says how it stands'
const UNDATED = 'Not available: no decision has a date'
const UNDATED_PROPOSALS = 'Not available: no proposal has a date'
const UNNAMED = 'Not available: no proposal names its title'
const UNREAD = 'Not available: not all proposals were read'

/** All charts of a period, each with its table, and the report made of them. */
export const AnalyticsCharts = ({ figures, periodName, notes, now, children }: Props) => {
  const [split, setSplit] = useUrlState<Split>('by', 'outcome', SPLIT_VALUES)
  const [outcome, setOutcome] = useUrlState<OutcomeFilter>('show', 'all', OUTCOME_VALUES)
  const { span, queue } = figures
  const shown = useMemo(() => overTime(figures, split, outcome), [figures, outcome, split])
  const tables = useMemo(() => analyticsTables(figures, shown), [figures, shown])
  const report = useMemo(
    () => reportOf(tables, { periodName, figures, notes }),
    // oxlint-disable-next-line react/exhaustive-deps -- the notes are a list made anew by each render
    [figures, periodName, tables],
  )
  const columns = useMemo(
    () => span.buckets.map((bucket) => ({ label: bucketLabel(span, bucket), name: bucketName(span.unit, bucket) })),
    [span],
  )
  const xLabel = `${AXES[span.unit]}, in your time zone`
  const unit = durationUnit(Math.max(0, ...figures.waits.map((wait) => wait ?? 0)))
  const hasDated = figures.decisions.some(({ reviewed }) => reviewed !== null)
  /** In the place of a chart in which nothing is to be seen: R23, never 0 where that is not known. */
  const emptyText = (nothing: string) => (figures.isComplete ? nothing : UNREAD)
  const dated = emptyText(figures.datesDecisions ? NOTHING : UNDATED)
  const none = figures.tellsStatus ? dated : UNTOLD
  const noTitle = emptyText(figures.proposed ? UNNAMED : NO_TITLE)
  const series = shown.series.map((label, at) => ({
    label,
    mark: (split === 'outcome' ? MARK_OF[label] : undefined) ?? PLAIN_MARKS[at] ?? 'six',
  }))
  const isShown = shown.values.some((counts) => counts.some((count) => count > 0))
  return (
    <>
      <AnalyticsSummary figures={figures} />
      <ReportActions report={report} fileName={() => `bunko-analytics-${dateStamp(now())}`} />
      <div className="grid gap-5 xl:grid-cols-2 print:grid-cols-1">
        <ChartFrame
          title="Decisions over time"
          table={tables.decisions}
          empty={isShown ? null : none}
          controls={
            <span data-print="hide" className="flex flex-wrap items-center gap-2">
              <Select
                aria-label="Decisions shown"
                options={OUTCOMES}
                value={outcome}
                onValueChange={(next) => setOutcome(next, { push: true })}
              />
              <Segmented
                label="Split by"
                options={SPLITS}
                value={split}
                onValueChange={(next) => setSplit(next, { push: true })}
              />
            </span>
          }
        >
          <ColumnChart
            label="Decisions over time"
            columns={columns}
            series={series}
            values={shown.values}
            yLabel={`${OUTCOMES.find(({ value }) => value === outcome)?.label ?? ''} (count per ${span.unit})`}
            xLabel={xLabel}
          />
        </ChartFrame>
        <ChartFrame
          title="Median wait over time"
          note="From the proposal to its decision, by the date of the decision."
          table={tables.waits}
          empty={figures.waits.some((wait) => wait !== null) ? null : hasDated ? 'Not available' : none}
        >
          <LineChart
            label="Median wait over time"
            columns={columns}
            values={figures.waits.map((wait) => (wait === null ? null : wait / unit.ms))}
            valueText={(value) => durationText(value * unit.ms)}
            noValue="no known wait"
            yLabel={`Median wait (${unit.name})`}
            xLabel={xLabel}
          />
        </ChartFrame>
        <GroupFrame
          title="Decisions by reviewer"
          groups={figures.reviewers}
          table={tables.reviewers}
          none={none}
          isComplete={figures.isComplete}
        />
        <GroupFrame
          title="Decisions by type"
          groups={figures.types}
          table={tables.types}
          none={none}
          isComplete={figures.isComplete}
        />
        <ChartFrame
          title="Queue size over time"
          note={`Proposals that waited at the end of each ${span.unit}.`}
          table={tables.queueSizes}
          empty={
            figures.queueSizes.some((size) => size !== null)
              ? null
              : figures.tellsStatus
                ? 'Not available: it takes all proposals, with their dates'
                : UNTOLD
          }
        >
          <LineChart
            label="Queue size over time"
            columns={columns}
            values={figures.queueSizes}
            valueText={(size) => (size === 1 ? '1 proposal' : `${size.toLocaleString('en')} proposals`)}
            noValue="not available"
            whole
            yLabel="Waiting (proposals)"
            xLabel={xLabel}
          />
        </ChartFrame>
        <ChartFrame
          title="Age of what waits now"
          note="All proposals waiting now, not only this period’s."
          table={tables.ages}
          empty={
            queue.bands.some(({ count }) => count > 0)
              ? null
              : figures.tellsStatus
                ? emptyText('Nothing waits')
                : UNTOLD
          }
        >
          <BarChart
            label="Age of what waits now"
            series={[{ mark: 'one', label: 'Waiting' }]}
            bars={queue.bands.map(({ label, count }) => ({
              key: label,
              label,
              counts: [count],
              text: count === 0 && !figures.isComplete ? 'not available' : count.toLocaleString('en'),
            }))}
            axisLabel="Waiting (proposals)"
          />
        </ChartFrame>
        <ChartFrame
          title="Most edited titles"
          note="By proposals made in the period, whatever became of them."
          table={tables.titles}
          empty={figures.titles.length > 0 ? null : figures.datesProposals ? noTitle : emptyText(UNDATED_PROPOSALS)}
        >
          <TitleBars titles={figures.titles} />
        </ChartFrame>
        {children}
      </div>
    </>
  )
}

const dateStamp = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

interface GroupProps {
  title: string
  groups: readonly Group[]
  table: Parameters<typeof ChartFrame>[0]['table']
  /** What is said where there is no group. */
  none: string
  /** Whether all proposals were read: none found among some of them is not said. */
  isComplete: boolean
}
const GroupFrame = ({ title, groups, table, none, isComplete }: GroupProps) => (
  <ChartFrame title={title} table={table} empty={groups.length > 0 ? null : none}>
    <BarChart
      label={title}
      series={OUTCOME_SERIES}
      bars={withOthers(groups, BARS_MAX).map(({ name, approved, rejected, medianWait }) => ({
        key: name,
        label: <bdi lang={scriptLang(name)}>{name}</bdi>,
        counts: [approved, rejected],
        text: [
          (isComplete || approved > 0) && `${approved.toLocaleString('en')} approved`,
          (isComplete || rejected > 0) && `${rejected.toLocaleString('en')} rejected`,
          medianWait !== null && `median ${durationText(medianWait)}`,
        ]
          .filter(Boolean)
          .join(', '),
      }))}
      axisLabel="Decisions (count)"
      stacked
    />
  </ChartFrame>
)
