import type { Level, Period } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { Stat } from '../../components/Stat/Stat.tsx'
import { Tile } from '../../components/Tile/Tile.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useNow } from '../../clock/clock.tsx'
import { EDITS_CAP, useEdits, useFigures } from '../../data/edits.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { readPages, totalOfEdits } from '../../lib/edit-pages.ts'
import { numberText } from '../../lib/number-text.ts'
import { PERIODS } from '../../lib/period.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { paths } from '../../paths.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useUrlState } from '../../routing/use-url-state.ts'
import { useViewer } from '../../session/session-context.tsx'
import { PendingEditsCard } from './PendingEditsCard.tsx'
import { databaseTiles, quickActions, subtitleOf, type DashboardTile } from './tiles.ts'

/** /admin (section 2): what waits for a decision stands before the ways to elsewhere. */
export const AdminScreen = () => {
  const viewer = useViewer()
  return <RequireLevel route="admin">{viewer.kind === 'user' && <Dashboard level={viewer.level} />}</RequireLevel>
}

const PERIOD_VALUES = PERIODS.map(({ value }) => value)
/**
 * Why the figures need not add up. Where a server counts only what was proposed in the period it is true as well: that
 * was decided in it, too.
 */
const DECIDED = 'decided in this time'

const Dashboard = ({ level }: { level: Level }) => {
  usePageTitle('Dashboard')
  const now = useNow()
  const [period, setPeriod] = useUrlState<Period>('period', 'today', PERIOD_VALUES)
  const pending = useEdits('pending')
  const { isPending, figures, isCut, failed } = useFigures(period, now)
  const { refresh, isRefreshing, isDone } = useRefresh()
  const outcome = pending.isError
    ? 'The edits could not be refreshed'
    : failed
      ? 'The figures could not be refreshed'
      : 'The dashboard is up to date'
  const waiting = totalOfEdits(pending.data?.pages ?? []) ?? undefined
  return (
    <div className="flex flex-col space-y-6">
      <PageHeader
        title="Dashboard"
        subtitle={subtitleOf(level)}
        actions={
          <>
            <Segmented
              label="Period"
              options={PERIODS}
              value={period}
              onValueChange={(next) => setPeriod(next, { push: true })}
            />
            <Button busy={isRefreshing} busyLabel="Refreshing…" onClick={refresh}>
              Refresh
            </Button>
          </>
        }
      />
      <p role="status" className="sr-only">
        {isDone && outcome}
      </p>
      {failed && <QueryFailed query={failed} title="Failed to get the figures" onRetry={failed.retry} />}
      <section aria-label="Figures of the period" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Stat label="Proposed" tone="neutral" value={figures.proposed} loading={isPending} />
        <Stat label="Approved" tone="success" value={figures.approved} loading={isPending} hint={DECIDED} />
        <Stat label="Rejected" tone="danger" value={figures.rejected} loading={isPending} hint={DECIDED} />
        <Stat label="Waiting" tone="warning" value={figures.pending} loading={isPending} hint="of those proposed" />
        {isCut && (
          <p className="col-span-full text-sm text-ink-muted">
            The server does not tell all of them, and here no more than {numberText(EDITS_CAP)} proposals are counted.
          </p>
        )}
      </section>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PendingEditsCard
          read={pending.data && readPages(pending.data.pages)}
          error={pending.error}
          outdated={pending.isRefetchError}
          onRetry={() => void pending.refetch()}
          retrying={pending.isFetching}
          now={now}
        />
        <section className="flex min-w-0 flex-col">
          <VisuallyHidden>
            <h2>Quick actions</h2>
          </VisuallyHidden>
          {/* Beside the card they stand below each other, to its end. */}
          <Tiles tiles={quickActions(level)} waiting={waiting} className="xl:flex-1 xl:auto-rows-fr xl:grid-cols-1" />
        </section>
      </div>
      <Card title="Database Information">
        <Tiles tiles={databaseTiles(level)} className="xl:grid-cols-3" />
      </Card>
    </div>
  )
}

interface TilesProps {
  tiles: readonly DashboardTile[]
  waiting?: number | undefined
  className: string
}
const Tiles = ({ tiles, waiting, className }: TilesProps) => (
  <ul className={`grid gap-3 sm:grid-cols-2 ${className}`}>
    {tiles.map((tile) => (
      <li key={tile.title} className="flex *:flex-1">
        <Tile {...tile} count={tile.to === paths.editApprovals.to() ? waiting : undefined} />
      </li>
    ))}
  </ul>
)
