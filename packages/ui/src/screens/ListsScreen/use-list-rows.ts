import type { ListEntry } from '@bunko/api-client'
import { useState } from 'react'
import { pageOf } from '../../lib/house-list.ts'
import { entriesIn, lackingOf, searchEntries, sortEntries, titleIn, withTitles } from '../../lib/list-entries.ts'
import { isMature } from '../../lib/mature.ts'
import { comingOf, NONE_READ, withoutFailures } from '../../lib/read-titles.ts'
import type { useListView } from './use-list-view.ts'

const PAGE = 50
/** Titles that are read by themselves for a search or an order; more when the user says so. */
const TITLES_CAP = 500
const NONE: never[] = []

interface Options {
  /** Undefined until the first are read. */
  kept: readonly ListEntry[] | undefined
  view: ReturnType<typeof useListView>
  /** Mature titles are shown too. */
  mature: boolean
}

/**
 * The rows of a list's tab. Titles that its entries came without are read: those that are shown, and all of the tab
 * where it is searched or put in order by them. Until those are there, what is not known stands at the end: rows go to
 * their places at once, and not one by one under the user's hand.
 */
export const useListRows = ({ kept, view, mature }: Options) => {
  const [read, setRead] = useState(NONE_READ)
  const [placed, setPlaced] = useState(read.titles)
  const [tries, setTries] = useState(0)
  const [most, setMost] = useState(TITLES_CAP)
  const isSearching = view.search.typed.trim() !== ''
  const isJudged = isSearching || view.sort !== 'changed'

  const tame = kept?.filter((entry) => {
    const title = titleIn(entry, read.titles)
    return !title || !isMature(title)
  })
  const visible = mature ? kept : tame
  const entries = visible && withTitles(visible, read.titles)
  const inTab = entriesIn(visible ?? NONE, view.tab)
  const matching = searchEntries(inTab, view.search.typed, read.titles)
  const found = withTitles(sortEntries(withTitles(matching, placed), view.sort), read.titles)
  const { rows, page, pages } = pageOf(found, view.page, PAGE)

  const lacking = isJudged ? lackingOf(inTab) : NONE
  const judged = comingOf(lacking.slice(0, most), read)
  const shown = lackingOf(rows)
  // Nothing here: whether there is something elsewhere is said too.
  const elsewhere = isSearching && found.length === 0 && judged.length === 0 ? lackingOf(entries ?? NONE) : NONE
  const wanted = [...shown, ...judged, ...elsewhere.slice(0, most)]
  if (judged.length === 0 && placed !== read.titles) setPlaced(read.titles)

  const unread = new Set([...shown, ...lacking].filter((id) => !read.titles.has(id)))
  const coming = new Set(comingOf([...shown, ...judged], read))
  return {
    entries,
    inTab: inTab.length,
    found: found.length,
    /** Mature titles of all tabs, shown or hidden. */
    mature: (kept?.length ?? 0) - (tame?.length ?? 0),
    rows,
    page,
    pages,
    isSearching,
    isJudged,
    /** Whether a row's title is on its way. */
    isComing: ({ manga, mangaId }: ListEntry) => manga === null && coming.has(String(mangaId)),
    /** Titles the search or the order waits for. */
    waiting: judged.length,
    /** Titles that are not read, and will not be before somebody asks for them. */
    left: unread.size - coming.size,
    /** For what reads them; another one with every try. */
    reader: { key: tries, wanted, read, onRead: setRead },
    readLeft: () => {
      if (read.failed.size === 0) return setMost(most + TITLES_CAP)
      setRead(withoutFailures(read))
      setTries(tries + 1)
    },
  }
}
