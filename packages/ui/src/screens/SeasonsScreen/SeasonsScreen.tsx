import { errorText } from '@bunko/api-client'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useSeasons } from '../../data/season-charts.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { AddSeason } from './AddSeason.tsx'
import { SeasonList } from './SeasonList.tsx'

/** /admin/seasons: every season that has a chart, and a way to add one. Levels 1 and 2. */
export const SeasonsScreen = () => (
  <RequireLevel route="seasons">
    <Seasons />
  </RequireLevel>
)

const ROWS = [1, 2, 3, 4]
const FAILED = 'Failed to load seasons'

const Seasons = () => {
  const seasons = useSeasons()
  const year = useRef<HTMLInputElement>(null)
  usePageTitle('Seasons')
  const retry = () => void seasons.refetch()
  return (
    <div className="flex flex-col">
      <PageHeader
        title="Seasons"
        subtitle="The charts of titles, season by season."
        actions={
          // Beside the list, the form is in sight.
          <Button className="lg:hidden" icon={<Plus />} onClick={() => year.current?.focus()}>
            Add a season
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Card title="All seasons" flush>
          {seasons.data ? (
            <>
              {seasons.isError && (
                <div className="border-b border-line p-3">
                  <QueryFailed query={seasons} title={FAILED} onRetry={retry} />
                </div>
              )}
              {seasons.data.length === 0 ? (
                <EmptyState headingLevel={3} title="No seasons yet" text="Add the first one with its titles." />
              ) : (
                <SeasonList rows={seasons.data} />
              )}
            </>
          ) : seasons.isError ? (
            <ErrorState
              message={FAILED}
              detail={errorText(seasons.error)}
              onRetry={retry}
              retrying={seasons.isFetching}
            />
          ) : (
            <Loading label="Loading seasons…" className="divide-y divide-line">
              {ROWS.map((row) => (
                <div key={row} className="px-4 py-3 sm:px-5">
                  <Skeleton className="h-6 w-3/5" />
                </div>
              ))}
            </Loading>
          )}
        </Card>
        <Card title="Add a season" className="print:hidden">
          <AddSeason known={seasons.data} yearRef={year} />
        </Card>
      </div>
    </div>
  )
}
