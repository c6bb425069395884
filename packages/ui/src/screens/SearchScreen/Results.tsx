import { errorText } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { cx } from '../../lib/cx.ts'
import { wholenessFound } from '../../data/search.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { isOfLaterPage, tryAgain } from '../../lib/later-page.ts'
import { droppedIn } from '../../lib/pages.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { restText } from '../../lib/wholeness.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { TitleGridSkeleton, type TitleView } from '../../parts/TitleGrid/TitleGrid.tsx'
import { usePreferences } from '../../preferences/preferences.tsx'
import { ResultWall } from './ResultWall.tsx'
import type { SearchResults } from './use-search-results.ts'

interface Props {
  results: SearchResults
  view: TitleView
  text: string
  isFiltered: boolean
  onClearText: () => void
  onClearFilters: () => void
}

const FAILED = 'Search failed'

/** What a search found, in whatever state it is. */
export const Results = ({ results, view, text, isFiltered, onClearText, onClearFilters }: Props) => {
  const [, prefer] = usePreferences()
  const { query, titles, isClosed, hidden } = results
  const showMature = <Button onClick={() => prefer({ mature: true })}>Show mature titles</Button>
  if (isClosed)
    return (
      <Nothing title="Mature titles are hidden" text="Titles with this content rating are shown only to those who ask.">
        {showMature}
        <Button onClick={onClearFilters}>Clear filters</Button>
      </Nothing>
    )
  if (results.isFirst) return <TitleGridSkeleton view={view} label="Searching…" />
  if (!query.data)
    return (
      <ErrorState
        message={FAILED}
        detail={errorText(query.error)}
        hint={shapeHint(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  const outdated = query.isRefetchError && !isOfLaterPage(query.error) && (
    <QueryFailed query={query} title={FAILED} onRetry={() => void query.refetch()} />
  )
  const left = droppedText(droppedIn(query.data.pages))
  const leftOut = left && <p className="text-sm text-ink-muted">{left}</p>
  if (titles.length === 0 && !query.hasNextPage)
    return (
      <>
        {outdated}
        {hidden > 0 ? (
          <Nothing title="Mature titles are hidden" text="This search finds nothing else.">
            {showMature}
          </Nothing>
        ) : text === '' && !isFiltered ? (
          <Nothing title="No titles yet" text="The first one will stand here." />
        ) : (
          <Nothing
            title="No titles found"
            text={
              text === '' ? (
                'No title matches all of these filters. Take one off, or clear them all.'
              ) : (
                <>
                  Nothing matches “<bdi lang={scriptLang(text)}>{text}</bdi>”{isFiltered && ' with these filters'}.
                  Check the spelling, try another of its names, or use fewer words.
                </>
              )
            }
          >
            {isFiltered && <Button onClick={onClearFilters}>Clear filters</Button>}
            {text !== '' && <Button onClick={onClearText}>Clear search</Button>}
          </Nothing>
        )}
        {leftOut}
      </>
    )
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {outdated}
      <div className={cx('min-w-0', results.isBusy && 'being-searched')}>
        <ResultWall
          titles={titles}
          view={view}
          total={hidden > 0 ? null : results.total}
          placeKey={`${results.placeKey} ${view}`}
          staysPut={results.isOpened}
          onNearEnd={results.readNext}
        />
      </div>
      <End results={results} view={view}>
        {leftOut}
      </End>
    </div>
  )
}

const Nothing = ({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) => (
  <EmptyState title={title} text={<span className="wrap-anywhere">{text}</span>} action={children} />
)

/** What stands below the last title: the next page on its way or failed, rows that were left out. */
const End = ({
  results: { query, titles },
  view,
  children,
}: Pick<Props, 'results' | 'view'> & { children: ReactNode }) => {
  if (isOfLaterPage(query.error)) return <QueryFailed query={query} title={FAILED} onRetry={() => tryAgain(query)} />
  if (query.hasNextPage && !query.isPlaceholderData)
    return <TitleGridSkeleton view={view} count={view === 'grid' ? 6 : 2} label="Loading more titles…" />
  const rest = query.isPlaceholderData ? null : restText(wholenessFound(query.data?.pages ?? []), titles.length)
  return (
    <>
      {rest && <p className="text-sm text-ink-muted">{rest}</p>}
      {children}
    </>
  )
}
