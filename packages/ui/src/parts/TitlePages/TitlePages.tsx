import { errorText, refOf, type Page, type Title } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Loading } from '../../components/Skeleton/Skeleton.tsx'
import type { Query } from '../../data/query.ts'
import { TITLES_PAGE } from '../../data/title-pages.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { isMature } from '../../lib/mature.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { Pager } from '../Pager/Pager.tsx'
import { QueryFailed } from '../QueryFailed/QueryFailed.tsx'
import { MatureTitles } from '../ShownTitles/MatureTitles.tsx'
import { TitleCard, TitleCardSkeleton } from '../TitleCard/TitleCard.tsx'
import type { Figure } from '../TitleCard/title-figure.ts'

interface Props {
  /** How the page stands: on its way, read, or why it could not be. */
  query: Pick<Query<Page<Title>>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>
  /** From 1. */
  page: number
  /** Where a page's link leads. */
  linkOf: (page: number) => string
  /** Of the list, for those who listen. */
  label: string
  /** What could not be loaded, in a sentence. */
  failure: string
  /** Where there is no title at all. */
  empty: ReactNode
  /** Numbers the titles by their place in the whole list. */
  ranked?: boolean
  /** The number on each card: its rating when left out. */
  figure?: Figure
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] gap-x-4 gap-y-7'
/** Held while it is not known whether there are any: nothing below it moves. */
const MATURE = '-mt-4 mb-4 min-h-8 pointer-coarse:min-h-11'
const EAGER = 6

/** The way on is at the end, and may be gone there. The router scrolls to the top, once it has kept the place for Back. */
const toMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/** How many pages there are. Only a list (section 7) has no count: behind a full page there may be another one (null). */
const pagesOf = ({ items, total, isCounted, next, dropped }: Page<Title>, page: number): number | null => {
  const read = items.length + dropped
  if (isCounted && (total > read || !next)) return Math.max(page, Math.ceil(total / TITLES_PAGE))
  return next || read === TITLES_PAGE ? null : page
}

/**
 * A list of titles in pages of thirty, with the way through them.
 *
 * Use for a list of titles that the server answers in pages: a ranking, a chart; not for one line among others, there
 * `Shelf`, and not for titles that are all there already, there `ShownTitles`.
 *
 * Keyboard: none of its own; Tab goes through the titles, then Previous and Next, which are links and take the focus to
 * the top of the screen.
 */
export const TitlePages = ({
  query,
  page,
  linkOf,
  label,
  failure,
  empty,
  ranked = false,
  figure = 'rating',
}: Props) => {
  const [{ mature }] = usePreferences()
  const { data } = query
  const retry = () => void query.refetch()
  if (!data)
    return query.isError ? (
      <ErrorState message={failure} detail={errorText(query.error)} onRetry={retry} retrying={query.isFetching} />
    ) : (
      <>
        <div className={MATURE} />
        <Loading label={`Loading ${label}…`} className={GRID}>
          {Array.from({ length: TITLES_PAGE }, (_, at) => (
            <TitleCardSkeleton key={at} />
          ))}
        </Loading>
      </>
    )
  const failed = query.isError && <QueryFailed query={query} title={failure} onRetry={retry} />
  const left = droppedText(data.dropped)
  const leftOut = left && <p className="mt-6 text-sm text-ink-muted">{left}</p>
  if (data.items.length === 0)
    return (
      <>
        {failed}
        {page === 1 ? (
          empty
        ) : (
          <EmptyState
            title={`There is no page ${page}`}
            text="The list ends before it."
            action={<ButtonLink to={linkOf(1)}>First page</ButtonLink>}
          />
        )}
        {leftOut}
      </>
    )
  const rows = data.items.map((title, at) => ({ title, rank: (page - 1) * TITLES_PAGE + at + 1 }))
  const tame = rows.filter(({ title }) => !isMature(title))
  const shown = mature ? rows : tame
  const count = rows.length - tame.length
  const pages = pagesOf(data, page)
  const List = ranked ? 'ol' : 'ul'
  return (
    <div className="flex flex-col">
      <h2 className="sr-only">{label}</h2>
      <div className={MATURE}>{count > 0 && <MatureTitles count={count} />}</div>
      {failed && <div className="mb-6">{failed}</div>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets */}
      <List role="list" aria-label={label} className={GRID}>
        {shown.map(({ title, rank }, at) => (
          <li key={refOf(title)}>
            <TitleCard title={title} eager={at < EAGER} figure={figure} {...(ranked && { rank })} />
          </li>
        ))}
      </List>
      {leftOut}
      {pages !== 1 && (
        <div className="mt-6">
          <Pager page={page} pages={pages} linkOf={linkOf} onGo={toMain} />
        </div>
      )}
    </div>
  )
}
