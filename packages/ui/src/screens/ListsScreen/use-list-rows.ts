import type { ListEntry } from '@bunko/api-client'
import { useMemo, useState } from 'react'
import { pageOf } from '../../lib/pages.ts'
import { entriesIn, searchEntries, sortEntries, titleIn, withTitles, type ListTab } from '../../lib/list-entries.ts'
import { inOrder, isSameOrder, NO_ORDER, withNew } from '../../lib/list-order.ts'
import { titlesToRead } from '../../lib/list-titles.ts'
import { isMature } from '../../lib/mature.ts'
import { NONE_READ, withoutFailures } from '../../lib/read-titles.ts'
import type { useListView } from './use-list-view.ts'

const PAGE = 50
/** Titles that are read by themselves for a search or an order; more when the user says so. */
const TITLES_CAP = 500
const NONE: never[] = []

interface Options {
  /** Undefined until the first are read. */
  kept: readonly ListEntry[] | undefined
  /** More are on their way. */
  isReading: boolean
  view: ReturnType<typeof useListView>
  /** Mature titles are shown too. */
  mature: boolean
}

/**
 * The rows of a list's tab. Titles that its entries came without are read: those that are shown, and all of the tab
 * where it is searched or put in order by them. Until those are there, what is not known stands at the end.
 *
 * A row keeps its place until `sort`, and what is new comes last: nothing moves under the user's hand while a list is
 * read, call by call, or while its titles are.
 */
export const useListRows = ({ kept, isReading, view, mature }: Options) => {
  const [read, setRead] = useState(NONE_READ)
  const [placed, setPlaced] = useState(read.titles)
  const [order, setOrder] = useState(NO_ORDER)
  const [tries, setTries] = useState(0)
  const [most, setMost] = useState(TITLES_CAP)
  const { typed } = view.search
  const isSearching = typed.trim() !== ''
  const isJudged = isSearching || view.sort !== 'changed'

  const tame = useMemo(
    () =>
      kept?.filter((entry) => {
        const title = titleIn(entry, read.titles)
        return !title || !isMature(title)
      }),
    [kept, read.titles],
  )
  const visible = mature ? kept : tame
  const entries = useMemo(() => visible && withTitles(visible, read.titles), [visible, read.titles])
  const inTab = useMemo(() => entriesIn(visible ?? NONE, view.tab), [visible, view.tab])
  const matching = useMemo(() => searchEntries(inTab, typed, read.titles), [inTab, typed, read.titles])
  const sortAll = () => withNew(NO_ORDER, sortEntries(withTitles(kept ?? NONE, placed), view.sort))
  // The first that are shown move nothing, where they are all.
  const before = order.size === 0 && !isReading ? sortAll() : order
  const known = kept ? withNew(before, kept) : NO_ORDER
  if (known !== order) setOrder(known)
  const ordered = useMemo(() => inOrder(known, matching), [known, matching])
  const isUnsorted = useMemo(
    () => !isSameOrder(ordered, sortEntries(withTitles(matching, placed), view.sort)),
    [ordered, matching, placed, view.sort],
  )
  const found = withTitles(ordered, read.titles)
  const { rows: onPage, page, pages } = pageOf(found, view.page, PAGE)
  // A page that has not come is not the last one that has.
  const rows = isReading && view.page > pages ? NONE : onPage

  const isNothing = isSearching && found.length === 0
  const titles = titlesToRead({ kept: kept ?? NONE, tab: view.tab, rows, isJudged, isNothing, most, read })
  const { wanted, coming, waiting, left } = titles
  if (waiting === 0 && placed !== read.titles) setPlaced(read.titles)

  const matureIn = (tab: ListTab) => entriesIn(kept ?? NONE, tab).length - entriesIn(tame ?? NONE, tab).length
  return {
    entries,
    inTab: inTab.length,
    found: found.length,
    /** Mature titles of the tab, and of all, shown or hidden. */
    mature: matureIn(view.tab),
    matureInAll: matureIn('all'),
    rows,
    page,
    pages,
    /** Rows stand elsewhere than where the order would have them. */
    isUnsorted,
    /** The order they may be put into, now that no more come; null where they stand in it. */
    due: !isReading && isUnsorted ? view.sort : null,
    sort: () => setOrder(sortAll()),
    isSearching,
    isJudged,
    /** Whether a row's title is on its way. */
    isComing: ({ manga, mangaId }: ListEntry) => manga === null && coming.has(String(mangaId)),
    /** Titles the search or the order waits for. */
    waiting,
    /** Titles that are not read, and will not be before somebody asks for them. */
    left,
    /** Why the last one that failed did; null where none has. */
    why: read.failed.size > 0 ? read.error : null,
    /** For what reads them; another one with every try. */
    reader: { key: tries, wanted, read, onRead: setRead },
    readLeft: () => {
      if (titles.asksForMore) setMost(most + TITLES_CAP)
      // Also what failed in another tab: after some failures nothing is asked at all.
      if (read.failed.size === 0) return
      setRead(withoutFailures(read))
      setTries(tries + 1)
    },
  }
}
