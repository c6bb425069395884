import { errorText } from '@bunko/api-client'
import { useMemo } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { useAllEdits, useStatistics } from '../../data/analytics.ts'
import { EDITS_CAP } from '../../data/edits.ts'
import { flawTexts, readFacts } from '../../lib/analytics/facts.ts'
import { countAnalytics } from '../../lib/analytics/figures.ts'
import { compareFigures } from '../../lib/analytics/server-figures.ts'
import { ANALYTICS_PERIODS, spanText, type AnalyticsPeriod } from '../../lib/analytics/span.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { exactTime } from '../../lib/exact-time.ts'
import { tryAgain } from '../../lib/later-page.ts'
import { numberText } from '../../lib/number-text.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { paths } from '../../paths.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useUrlState } from '../../routing/use-url-state.ts'
import { AnalyticsCharts } from './AnalyticsCharts.tsx'
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx'
import { ServerFigures } from './ServerFigures.tsx'

/** /admin/analytics (level 1, R23): what the proposals tell about reviewing. */
export const AnalyticsScreen = () => (
  <RequireLevel route="analytics">
    <Analytics />
  </RequireLevel>
)

const FAILED = 'Failed to load analytics'
const PERIODS = ANALYTICS_PERIODS.map(({ value }) => value)

const Analytics = () => {
  const clock = useClock()
  const [period, setPeriod] = useUrlState<AnalyticsPeriod>('period', '30', PERIODS)
  const { query, rows, readAt, isReading } = useAllEdits(clock.now)
  const read = useMemo(() => {
    if (!rows || !readAt || isReading) return null
    return { now: readAt, isComplete: !rows.hasMore, ...readFacts(rows.edits, readAt.getTime()) }
  }, [isReading, readAt, rows])
  const figures = useMemo(() => read && countAnalytics({ ...read, period }), [period, read])
  const statistics = useStatistics(figures?.queue.waiting ?? null)
  const waiting = figures?.queue.waiting ?? statistics.system?.pending ?? null
  // One number for the screen and for the report that is made of it.
  const told = useMemo(() => figures && { ...figures, queue: { ...figures.queue, waiting } }, [figures, waiting])
  const compared = useMemo(
    () => compareFigures(read?.isComplete && rows ? rows.edits : null, statistics, read?.now ?? clock.now()),
    [clock, read, rows, statistics],
  )
  const periodName = ANALYTICS_PERIODS.find(({ value }) => value === period)?.name ?? ''
  usePageTitle('Analytics')

  const readOn = () => tryAgain(query)
  const isStuck = query.isFetchNextPageError
  const shortfall = rows && read && !read.isComplete ? shortfallText(rows, isStuck) : null
  const notes = read && rows ? notesOf(read.flaws, rows.dropped, shortfall) : []
  const dates = figures && spanText(figures.span)
  const from = rows && `From ${countText(rows.edits.length)}, read on`
  const source = from && read && `${from} ${exactTime(read.now)}.`
  const server = <ServerFigures compared={compared} {...statistics} />
  const isDrawn = figures !== null && rows !== null && rows.edits.length > 0
  return (
    <div className="flex flex-col space-y-5">
      <PageHeader
        title="Analytics"
        subtitle={
          // On a phone it comes to three lines, and what is below it has its place from the start.
          <span className="block max-sm:min-h-18">
            {figures ? (
              <>
                Edit proposals, {periodName}
                {dates && `: ${dates}`}. {from}{' '}
                {read && <time dateTime={read.now.toISOString()}>{exactTime(read.now)}</time>}.
              </>
            ) : (
              'Edit proposals: what waits, and how it was decided.'
            )}
          </span>
        }
        actions={
          <span data-print="hide" className="flex flex-wrap items-center gap-2">
            <Segmented
              label="Period"
              options={ANALYTICS_PERIODS}
              value={period}
              onValueChange={(next) => setPeriod(next, { push: true })}
            />
            <Button
              busy={query.isRefetching}
              busyLabel="Refreshing…"
              onClick={() => {
                void query.refetch()
                statistics.refetch()
              }}
            >
              Refresh
            </Button>
          </span>
        }
      />
      <p role="status" className="sr-only">
        {figures && `Figures of ${periodName}`}
      </p>
      {query.isRefetchError && (
        <Notice
          tone="danger"
          live="assertive"
          title={FAILED}
          action={<RetryButton busy={query.isFetching} onClick={() => void query.refetch()} />}
        >
          {errorText(query.error)} What was read before is still shown.
        </Notice>
      )}
      {shortfall && (
        <Notice
          tone="warning"
          live="polite"
          title="These figures are not complete"
          action={isStuck && <RetryButton busy={query.isFetching} onClick={readOn} />}
        >
          {shortfall} {isStuck && errorText(query.error)}
        </Notice>
      )}
      {query.isPending || (isReading && rows) ? (
        <AnalyticsSkeleton read={rows?.read ?? 0} total={rows?.total ?? null} />
      ) : !rows || !told ? (
        <Card>
          <ErrorState
            message={FAILED}
            detail={errorText(query.error)}
            hint={shapeHint(query.error)}
            onRetry={readOn}
            retrying={query.isFetching}
            action={<ButtonLink to={paths.admin.to()}>Back to Admin</ButtonLink>}
          />
        </Card>
      ) : rows.edits.length === 0 ? (
        <Card>
          <EmptyState
            title="No proposals yet"
            text="Figures appear as soon as somebody proposes an edit."
            action={<ButtonLink to={paths.editApprovals.to()}>Edit approvals</ButtonLink>}
          />
        </Card>
      ) : (
        <AnalyticsCharts
          figures={told}
          periodName={periodName}
          notes={[...(source ? [source] : []), ...notes]}
          now={clock.now}
        >
          {server}
        </AnalyticsCharts>
      )}
      {notes.length > 0 && (
        <ul aria-label="About these figures" className="list-disc ps-5 text-sm text-ink-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {!isDrawn && server}
    </div>
  )
}

const RetryButton = (props: { busy: boolean; onClick: () => void }) => (
  <Button size="sm" busyLabel="Trying again…" {...props}>
    Retry
  </Button>
)

const countText = (count: number) => (count === 1 ? '1 proposal' : `${numberText(count)} proposals`)

const shortfallText = ({ read, total }: { read: number; total: number | null }, failed: boolean): string => {
  const of = total === null ? '' : ` of ${numberText(total)}`
  return failed
    ? `Only ${numberText(read)}${of} proposals could be read.`
    : `Counted from the first ${numberText(read)}${of} proposals; no more than ${numberText(EDITS_CAP)} are read.`
}

const notesOf = (flaws: Parameters<typeof flawTexts>[0], dropped: number, shortfall: string | null): string[] => [
  ...(shortfall ? [shortfall] : []),
  ...(dropped > 0 ? [`${droppedText(dropped)}.`] : []),
  ...flawTexts(flaws),
]
