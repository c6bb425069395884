import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useClock } from '../../clock/clock.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { chartErrorText } from '../../data/read-chart.ts'
import { useSeasonChart, useSeasons } from '../../data/season-charts.ts'
import { parseNumber } from '../../lib/parse-number.ts'
import { neighbours, sameSeason, seasonKey, seasonLabel, seasonOf, type SeasonKey } from '../../lib/season.ts'
import { paths } from '../../paths.ts'
import { COLUMNS } from '../../parts/SaveBar/bar-classes.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { CHART_SIDE } from './chart-side.ts'
import { ChartEditor } from './ChartEditor.tsx'

/** /admin/seasons/{year}/{season}: the chart of a season. Levels 1 and 2. */
export const SeasonScreen = () => (
  <RequireLevel route="season">
    <Addressed />
  </RequireLevel>
)

const SEASONS = paths.seasons.to()
const crumbs = (label: string) => [
  { label: 'Dashboard', to: paths.admin.to() },
  { label: 'Seasons', to: SEASONS },
  { label },
]
const ROWS = [1, 2, 3, 4, 5, 6]

const Addressed = () => {
  const { year = '', season } = useParams()
  const number = parseNumber(year)
  const key = seasonKey(typeof number === 'number' ? number : null, season)
  if (key) return <OneSeason key={seasonLabel(key)} season={key} />
  return <NoSeason />
}

const NoSeason = () => {
  usePageTitle('Season not found', 'Seasons')
  return (
    <>
      <PageHeader title="Season not found" breadcrumbs={crumbs('Not found')} />
      <Card>
        <EmptyState
          title="No such season"
          text="An address holds a year and winter, spring, summer or fall."
          action={<ButtonLink to={SEASONS}>All seasons</ButtonLink>}
        />
      </Card>
    </>
  )
}

const OneSeason = ({ season }: { season: SeasonKey }) => {
  const { now } = useClock()
  const chart = useSeasonChart(season)
  const label = seasonLabel(season)
  usePageTitle(label, 'Seasons')
  return (
    <div className="flex flex-col">
      <PageHeader
        title={label}
        badges={sameSeason(season, seasonOf(now())) && <Badge tone="seal">Current</Badge>}
        breadcrumbs={crumbs(label)}
        actions={<Others season={season} />}
      />
      {chart.data?.exists === false ? (
        <Card>
          <EmptyState
            title={`${label} has no chart`}
            text="None was made, or it was deleted."
            action={
              <>
                <ButtonLink look="primary" to={`${SEASONS}?year=${season.year}&season=${season.season}`}>
                  Add {label}
                </ButtonLink>
                <ButtonLink to={SEASONS}>All seasons</ButtonLink>
              </>
            }
          />
        </Card>
      ) : chart.data ? (
        <ChartEditor season={season} titles={chart.data.titles} />
      ) : chart.isError ? (
        <Card>
          <ErrorState
            message="Failed to load the chart"
            detail={chartErrorText(chart.error)}
            onRetry={() => void chart.refetch()}
            retrying={chart.isFetching}
          />
        </Card>
      ) : (
        <Loading label="Loading the chart…" className="@container">
          <div className={COLUMNS}>
            <div className={CHART_SIDE}>
              <Card title="Change the chart">
                <Skeleton className="h-15 w-full" />
              </Card>
            </div>
            <Card title="Chart" className="w-full">
              <div className="flex flex-col gap-4">
                {ROWS.map((row) => (
                  <Skeleton key={row} className="h-15 w-full" />
                ))}
              </div>
            </Card>
          </div>
        </Loading>
      )}
    </div>
  )
}

/** To the charts before and after this one. */
const Others = ({ season }: { season: SeasonKey }) => {
  const { before, after } = neighbours(season, useSeasons().data ?? [])
  if (!before && !after) return null
  return (
    <nav aria-label="Other seasons" className="-mx-3.5 flex flex-wrap gap-2">
      {before && (
        <ButtonLink look="quiet" icon={<ArrowLeft />} to={paths.season.to({ ...before })}>
          {seasonLabel(before)}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink look="quiet" icon={<ArrowRight />} to={paths.season.to({ ...after })} className="flex-row-reverse">
          {seasonLabel(after)}
        </ButtonLink>
      )}
    </nav>
  )
}
