import { errorText, type ListEntry } from '@bunko/api-client'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNow } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { useList } from '../../data/lists.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { focusNeighbour } from '../../lib/focus-neighbour.ts'
import { entryRef, tabLabel } from '../../lib/list-entries.ts'
import { tryAgain } from '../../lib/later-page.ts'
import { numberText, titlesText } from '../../lib/number-text.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { restText } from '../../lib/wholeness.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { Pager } from '../../parts/Pager/Pager.tsx'
import { MatureTitles } from '../../parts/ShownTitles/MatureTitles.tsx'
import { EntryRow } from './EntryRow.tsx'
import { NoEntries } from './NoEntries.tsx'
import type { useListRows } from './use-list-rows.ts'
import type { useListView } from './use-list-view.ts'
import type { useMyEntries } from './use-my-entries.ts'

interface Props {
  view: ReturnType<typeof useListView>
  list: ReturnType<typeof useList>
  found: ReturnType<typeof useListRows>
  /** null for somebody else's list. */
  mine: ReturnType<typeof useMyEntries> | null
}

const EAGER = 8
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]
const FAILED = 'Failed to load the list'
const BAR = 'border-b border-line px-4 text-sm text-ink-muted tabular-nums sm:px-5'
/** No higher than the line it stands in: nothing moves when it comes. */
const IN_BAR = '-my-1.5 -me-2.5 pointer-coarse:-my-3'

/** One tab of a list in whatever state it is: on its way, failed, empty, some, some and more to come. */
export const ListResults = ({ view, list, found, mine }: Props) => {
  const now = useNow()
  const rows = useRef<HTMLUListElement>(null)
  const { query } = list
  const { entries, rows: shown, due } = found
  /** A row has another place by having been changed here: it stays under the hand, where not all browsers leave the focus. */
  const hasMoved = useRef(false)
  // Whoever is at work in a row keeps it where it is, and is asked.
  const sortUnlessHeld = useEffectEvent(() => {
    const isMoved = hasMoved.current && due === 'changed'
    if (!isMoved && !rows.current?.contains(document.activeElement)) found.sort()
  })
  useLayoutEffect(() => {
    if (due !== null) sortUnlessHeld()
    if (due !== 'changed') hasMoved.current = false
  }, [due])
  if (!entries)
    return query.isError ? (
      <ErrorState
        message={FAILED}
        detail={errorText(query.error)}
        hint={shapeHint(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <RowsSkeleton />
    )

  const leave = (entry: ListEntry) =>
    focusNeighbour(rows.current?.querySelector(`[data-entry="${CSS.escape(entryRef(entry))}"]`))
  const count = found.isSearching ? `${numberText(found.found)} of ${titlesText(found.inTab)}` : titlesText(found.inTab)
  const read = `${numberText(list.entries?.length ?? 0)}${list.total === null ? '' : ` of ${numberText(list.total)}`}`
  return (
    <>
      {mine?.failures.map(({ key, name, text, outcome }) => (
        <div key={key} className="border-b border-line p-3">
          <Notice
            tone="danger"
            live="toast"
            title={
              <>
                <bdi>{name}</bdi> {outcome}
              </>
            }
            action={
              <Button size="sm" variant="quiet" onClick={() => mine.dismiss(key)}>
                Dismiss
              </Button>
            }
          >
            {text}
          </Notice>
        </div>
      ))}
      {query.isError && (
        <div className="border-b border-line p-3">
          <QueryFailed
            query={query}
            title={list.isPart ? 'Not all of the list could be loaded' : FAILED}
            onRetry={() => tryAgain(query)}
          />
        </div>
      )}
      <div className={`${BAR} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5`}>
        <p role="status">
          {list.isReading ? `Loading… ${read}` : list.isPart ? `Loaded ${read}` : count}
          {found.isUnsorted && ', not sorted yet'}
        </p>
        {due !== null && (
          <div ref={passFocus} className={IN_BAR}>
            <Button size="sm" variant="quiet" onClick={found.sort}>
              Sort
            </Button>
          </div>
        )}
        {mine === null && found.mature > 0 && (
          <div className={IN_BAR}>
            <MatureTitles count={found.mature} />
          </div>
        )}
      </div>
      <UnreadTitles found={found} />
      {shown.length === 0 && list.isReading && <SkeletonRows />}
      {shown.length === 0 ? (
        !list.isPart &&
        found.waiting === 0 && (
          <NoEntries
            view={view}
            entries={entries}
            isMine={mine !== null}
            hasMature={mine === null && found.mature > 0}
            hasMatureElsewhere={mine === null && found.matureInAll > 0}
          />
        )
      ) : (
        <ul
          ref={rows}
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets
          role="list"
          aria-label={view.tab === 'all' ? 'All titles' : tabLabel(view.tab)}
          className="divide-y divide-line"
        >
          {shown.map((entry, at) => (
            <li key={entryRef(entry)} data-entry={entryRef(entry)} tabIndex={-1} className="-outline-offset-2">
              <EntryRow
                entry={entry}
                isComing={found.isComing(entry)}
                now={now}
                eager={at < EAGER}
                showStatus={view.tab === 'all'}
                actions={
                  mine && {
                    onChange: (status) => {
                      if (view.tab !== 'all') leave(entry)
                      hasMoved.current = view.sort === 'changed'
                      mine.change(entry, status)
                    },
                    onRemove: () => {
                      leave(entry)
                      mine.remove(entry)
                    },
                  }
                }
              />
            </li>
          ))}
        </ul>
      )}
      {/* Below a page that still fills it would be pushed away. */}
      {(list.isReading ? found.page < found.pages : found.pages > 1) && (
        <Pager
          inCard
          page={found.page}
          pages={list.isReading ? null : found.pages}
          linkOf={view.linkOf}
          // The way on is at the end of the list, the next page begins at its top.
          onGo={() => queueMicrotask(() => rows.current?.closest('main')?.focus())}
        />
      )}
      <Footnotes list={list} />
    </>
  )
}

/** How many titles the search or the order does not know, and why: none is left out without a word. */
const UnreadTitles = ({ found }: Pick<Props, 'found'>) => {
  const { waiting, left, why, isSearching, isJudged, readLeft } = found
  const yet = waiting > 0 ? ' yet' : ''
  const so = isSearching ? `, not searched${yet}` : isJudged ? `, at the end of the list${yet && ' until then'}` : ''
  return (
    <>
      {waiting > 0 && (
        <p className={`${BAR} py-2.5`}>
          {titlesText(waiting)} still loading{so}
        </p>
      )}
      {left > 0 && (
        <div ref={passFocus} className={`${BAR} flex flex-wrap items-center gap-x-3 gap-y-1 py-2`}>
          <p role="status" className="min-w-0 wrap-anywhere">
            {left === 1 ? '1 title is' : `${numberText(left)} titles are`} not loaded{so}
            {why !== null && <span>: {errorText(why)}</span>}
          </p>
          <Button size="sm" variant="quiet" onClick={readLeft}>
            Load {left === 1 ? 'it' : 'them'}
          </Button>
        </div>
      )}
    </>
  )
}

const Footnotes = ({ list }: Pick<Props, 'list'>) => {
  const left = droppedText(list.dropped)
  const rest = restText(list.wholeness, list.entries?.length ?? 0, 'of this list')
  if (rest === null && left === null) return null
  return (
    <div className="flex flex-col gap-1 border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
      {rest && <p>{rest}</p>}
      {left && <p>{left}</p>}
    </div>
  )
}

const RowsSkeleton = () => (
  <Loading label="Loading the list…">
    <div className="border-b border-line px-4 py-2.5 sm:px-5">
      <Skeleton className="my-0.5 h-4 w-20" />
    </div>
    <SkeletonRows />
  </Loading>
)

const SkeletonRows = () => (
  <div className="divide-y divide-line print:hidden">
    {ROWS.map((row) => (
      <div key={row} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
        <Skeleton className="aspect-[2/3] w-10 shrink-0" />
        <div className="flex flex-[1_1_12rem] flex-col gap-2">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="h-9 w-48" />
      </div>
    ))}
  </div>
)
