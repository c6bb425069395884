import type { ListEntry } from '@bunko/api-client'
import { entriesIn, lackingOf, type ListTab } from './list-entries.ts'
import { comingOf, withoutFailures, type TitlesRead } from './read-titles.ts'

interface Options {
  /** As they came: what is read of them stays in its place, and the first `most` stay the same ones. */
  kept: readonly ListEntry[]
  tab: ListTab
  /** The rows that are shown, with the titles that are read. */
  rows: readonly ListEntry[]
  /** Searched, or put in order by its titles. */
  isJudged: boolean
  /** Searched, and nothing is shown. */
  isNothing: boolean
  /** Titles that are read by themselves for a search or an order. */
  most: number
  read: TitlesRead
}

/** The titles a list's tab reads: those of its rows, and of the tab, and of the others, where they are judged by them. */
export const titlesToRead = ({ kept, tab, rows, isJudged, isNothing, most, read }: Options) => {
  const shown = lackingOf(rows)
  const lacking = isJudged ? lackingOf(entriesIn(kept, tab)) : []
  const within = lacking.slice(0, most)
  const judged = comingOf(within, read)
  // Nothing here: whether there is something elsewhere is said too.
  const elsewhere = isNothing && judged.length === 0 ? lackingOf(kept).slice(0, most) : []
  const unread = new Set([...shown, ...lacking].filter((id) => !read.titles.has(id)))
  const coming = new Set(comingOf([...shown, ...judged], read))
  return {
    /** The first ones first. */
    wanted: [...shown, ...judged, ...elsewhere],
    coming,
    /** Titles the search or the order waits for. */
    waiting: judged.length,
    /** Titles that are not read, and will not be before somebody asks for them. */
    left: unread.size - coming.size,
    /** Who asks for what is left asks for those beyond `most`; else only for those again that failed. */
    asksForMore: read.failed.size === 0 || comingOf([...shown, ...within], withoutFailures(read)).length === 0,
  }
}
