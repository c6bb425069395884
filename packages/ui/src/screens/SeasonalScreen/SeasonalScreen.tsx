import { errorText, type Season } from '@bunko/api-client'
import { ArrowLeft, ArrowRight, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom'
import { useClock } from '../../clock/clock.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useSeasonTitles } from '../../data/title-pages.ts'
import { useSeasons } from '../../data/season-charts.ts'
import { cx } from '../../lib/cx.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { parseNumber } from '../../lib/parse-number.ts'
import {
  neighbours,
  newestFirst,
  sameSeason,
  seasonKey,
  seasonLabel,
  seasonOf,
  type SeasonKey,
} from '../../lib/season.ts'
import { TitlePages } from '../../parts/TitlePages/TitlePages.tsx'
import { usePage } from '../../routing/use-page.ts'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { may } from '../../session/may-open.ts'
import { useViewer } from '../../session/session-context.tsx'

/** /seasonal, the season we are in, and /seasonal/{year}/{season}, any other. */
export const SeasonalScreen = () => {
  const { year, season } = useParams()
  const { now } = useClock()
  if (year === undefined) return <OneSeason season={seasonOf(now())} />
  const number = parseNumber(year)
  const key = seasonKey(typeof number === 'number' ? number : null, season)
  return key ? <OneSeason season={key} /> : <NoSeason />
}

const toSeason = (season: SeasonKey) => paths.seasonChart.to({ ...season })
const toAdding = ({ year, season }: SeasonKey) =>
  `${paths.seasons.to()}?${new URLSearchParams({ year: String(year), season })}`
/** Those that can be opened, the newest first. */
const keysOf = (rows: readonly Season[]): SeasonKey[] =>
  newestFirst(rows).flatMap(({ year, season }) => seasonKey(year, season) ?? [])

const NoSeason = () => {
  usePageMeta({ title: 'Season not found', path: paths.seasonal.to() })
  return (
    <EmptyState
      headingLevel={1}
      title="No such season"
      text="An address holds a year and winter, spring, summer or fall."
      action={<ButtonLink to={paths.seasonal.to()}>This season</ButtonLink>}
    />
  )
}

const OneSeason = ({ season }: { season: SeasonKey }) => {
  const { now } = useClock()
  const { page, linkOf } = usePage()
  const seasons = useSeasons()
  const query = useSeasonTitles(season, page)
  const changes = may(useViewer(), 'manageSeasons')
  const label = seasonLabel(season)
  const known = keysOf(seasons.data ?? [])
  const isMade = known.some((key) => sameSeason(key, season))
  const latest = known.find((key) => !sameSeason(key, season))
  usePageMeta({
    title: label,
    description: `Titles of ${label}: what readers follow this season.`,
    path: toSeason(season),
  })
  return (
    <>
      <PageHeader
        title={label}
        badges={sameSeason(season, seasonOf(now())) && <Badge tone="seal">Current</Badge>}
        actions={
          <>
            {changes && isMade && (
              <ButtonLink icon={<Pencil />} to={paths.season.to({ ...season })}>
                Change the chart
              </ButtonLink>
            )}
            <OtherSeasons season={season} query={seasons} known={known} />
          </>
        }
      />
      <TitlePages
        query={query}
        page={page}
        linkOf={linkOf}
        label={`Titles of ${label}`}
        failure={`${label} could not be loaded`}
        empty={
          <EmptyState
            title={`${label} has no titles`}
            text={
              seasons.isSuccess && !isMade
                ? 'Nobody has put together this season yet.'
                : 'There is nothing in its chart.'
            }
            action={
              <>
                {changes && seasons.isSuccess && !isMade && (
                  <ButtonLink look="primary" to={toAdding(season)}>
                    Add {label}
                  </ButtonLink>
                )}
                {latest && <ButtonLink to={toSeason(latest)}>{seasonLabel(latest)}</ButtonLink>}
              </>
            }
          />
        }
      />
    </>
  )
}

interface OtherSeasonsProps {
  season: SeasonKey
  query: ReturnType<typeof useSeasons>
  known: readonly SeasonKey[]
}
const wordOf = ({ year, season }: SeasonKey) => `${year}/${season}`

/** Said to the address that it leads to: who looks through the seasons keeps the focus on their list. */
const saying = (chosen: string) => ({ chosen })
const chosenSeason = (state: unknown) =>
  typeof state === 'object' && state !== null && 'chosen' in state ? state.chosen : null

/** The season before, any of them, the season after. */
const OtherSeasons = ({ season, query, known }: OtherSeasonsProps) => {
  const navigate = useNavigate()
  const picker = useRef<HTMLSelectElement>(null)
  const isNew = useNavigationType() === 'PUSH'
  const said = chosenSeason(useLocation().state)
  const chosenHere = isNew ? said : null
  const word = wordOf(season)
  useEffect(() => {
    // After the screen has had its turn with the focus.
    if (word === chosenHere) queueMicrotask(() => picker.current?.focus({ preventScroll: true }))
  }, [chosenHere, word])
  if (query.isPending) return <Skeleton className="h-9 w-64" />
  // What was read before leads on, also where it could not be read again.
  if (query.isError && !query.data)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere text-ink-muted">
        The other seasons could not be loaded: {errorText(query.error)}
        <Button ref={passFocus} size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      </p>
    )
  const { before, after } = neighbours(season, known)
  const all = known.some((key) => sameSeason(key, season)) ? known : newestFirst([...known, season])
  const choose = (to: string) => {
    const chosen = all.find((key) => wordOf(key) === to)
    if (chosen) void navigate(toSeason(chosen), { state: saying(to) })
  }
  return (
    <nav
      aria-label="Seasons"
      className={cx(
        'flex flex-wrap items-center gap-2',
        // A phone has no room for the three in one line.
        before && 'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:justify-items-start',
      )}
    >
      {before && (
        <ButtonLink
          look="quiet"
          icon={<ArrowLeft />}
          to={toSeason(before)}
          className="max-sm:-ms-3.5 max-sm:whitespace-nowrap"
        >
          {seasonLabel(before)}
        </ButtonLink>
      )}
      <Select
        ref={picker}
        aria-label="Season"
        opensByKeys
        value={word}
        options={all.map((key) => ({ value: wordOf(key), label: seasonLabel(key) }))}
        onValueChange={choose}
      />
      {after && (
        <ButtonLink
          look="quiet"
          icon={<ArrowRight />}
          to={toSeason(after)}
          className={cx('flex-row-reverse sm:-me-3.5', before && 'max-sm:-ms-3.5')}
        >
          {seasonLabel(after)}
        </ButtonLink>
      )}
    </nav>
  )
}
