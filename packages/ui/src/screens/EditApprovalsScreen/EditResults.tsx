import { errorText } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { useNow } from '../../clock/clock.tsx'
import { droppedText } from '../../lib/dropped-text.ts'
import { cutText, matchesText, searchText } from '../../lib/edit-search.ts'
import { isOfLaterPage, tryAgain } from '../../lib/later-page.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { EditList } from '../../parts/EditList/EditList.tsx'
import { EditListSkeleton } from '../../parts/EditList/EditListSkeleton.tsx'
import { paths } from '../../paths.ts'
import type { EditRowsState } from './use-edit-rows.ts'

interface Props {
  rows: EditRowsState
  label: string
  placeKey: string
  linkState: object | undefined
  isRefreshing: boolean
  onRefresh: () => void
  onClear: () => void
}

const FAILED = 'Failed to load pending edits'

/** One tab's proposals in whatever state they are: on their way, failed, none, some, some and a failed next page. */
export const EditResults = ({ rows, label, placeKey, linkState, isRefreshing, onRefresh, onClear }: Props) => {
  const now = useNow()
  const { query, matches, isActive, isSearching } = rows
  const isEmpty = rows.edits.length === 0
  if (query.isPending) return <EditListSkeleton />
  if (!query.data)
    return (
      <ErrorState
        message={FAILED}
        detail={errorText(query.error)}
        hint={shapeHint(query.error)}
        onRetry={onRefresh}
        retrying={query.isFetching || isRefreshing}
      />
    )
  // What waits behind a page that failed may match as well.
  const isUnread = query.hasNextPage && (isEmpty || query.isError)
  const isNothing = matches.length === 0 && !isSearching && !isOfLaterPage(query.error) && !isUnread
  return (
    <>
      {query.isRefetchError && !isOfLaterPage(query.error) && (
        <div className="border-b border-line p-3">
          <QueryFailed query={query} title={FAILED} onRetry={onRefresh} />
        </div>
      )}
      <SearchLine rows={rows} />
      {isNothing ? (
        <EmptyState
          title="No edits found"
          text="No edits match the applied filters."
          action={
            <>
              {isActive && <Button onClick={onClear}>Clear filters</Button>}
              <ButtonLink to={paths.admin.to()}>Back to Admin</ButtonLink>
            </>
          }
        />
      ) : (
        // The last one may go under the focus, and the list with it.
        <div ref={passFocus}>
          {matches.length > 0 && (
            <EditList
              edits={matches}
              total={isSearching ? null : isActive ? matches.length : rows.total}
              label={label}
              now={now}
              linkState={linkState}
              placeKey={placeKey}
              onNearEnd={rows.readNext}
            />
          )}
        </div>
      )}
      <ListEnd rows={rows} />
    </>
  )
}

/** While a search or a filter is on: how much it found, and how much of everything it went through. */
const SearchLine = ({ rows }: { rows: EditRowsState }) => {
  const found = matchesText(rows.matches.length)
  const progress = searchText(rows)
  const said = rows.isSearching ? 'Searching…' : [found, progress].filter(Boolean).join('. ')
  return (
    <>
      {/* There before its words are, so that they are read out. */}
      <p role="status" className="sr-only">
        {rows.isActive && said}
      </p>
      {rows.isActive && (
        <div className="flex flex-wrap justify-between gap-x-6 border-b border-line bg-sunken/45 px-4 py-2 text-sm text-ink-muted sm:px-5">
          <p>{found}</p>
          {progress && <p>{progress}</p>}
        </div>
      )}
    </>
  )
}

/** What stands below the last card: the next page on its way or failed, the cap, rows that were left out. */
const ListEnd = ({ rows }: { rows: EditRowsState }) => {
  const { query, isCut, isActive, read } = rows
  const left = droppedText(rows.dropped)
  if (isOfLaterPage(query.error))
    return (
      <div className="border-t border-line p-3">
        <QueryFailed query={query} title={FAILED} onRetry={() => tryAgain(query)} />
      </div>
    )
  // Said above the list: here, where one has scrolled to, it can be tried again as well.
  if (query.isError && query.hasNextPage)
    return (
      <div
        ref={passFocus}
        className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5"
      >
        <p>The rest is not read: what is shown could not be read again.</p>
        <Button size="sm" busy={query.isFetching} busyLabel="Trying again…" onClick={() => tryAgain(query)}>
          Try again
        </Button>
      </div>
    )
  return (
    <>
      {query.hasNextPage && (
        <div className="border-t border-line">
          <EditListSkeleton rows={2} label="Loading more edits…" />
        </div>
      )}
      {((isCut && !isActive) || left) && (
        <div className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
          {isCut && !isActive && <p>{cutText(read)}</p>}
          {left && <p>{left}</p>}
        </div>
      )}
    </>
  )
}
