import { ListStatus, type ListEntry, type Title } from '@bunko/api-client'
import { fold } from './fold.ts'
import { labelOf, nameOf, phrasesOf } from './title-text.ts'

/** R16's statuses in their order, and `all`: what an address may hold. */
export const LIST_TABS = [...ListStatus.options, 'all'] as const
/** A status, or `all` of the entries. */
export type ListTab = (typeof LIST_TABS)[number]

const LABELS: Readonly<Record<ListTab, string>> = {
  reading: 'Reading',
  completed: 'Completed',
  on_hold: 'On hold',
  dropped: 'Dropped',
  plan_to_read: 'Plan to read',
  re_reading: 'Re-reading',
  all: 'All',
}
/** What a tab is called: 'Plan to read', 'All'. */
export const tabLabel = (tab: ListTab): string => LABELS[tab]
/** The choices of an entry (R16). */
export const LIST_STATUS_OPTIONS = ListStatus.options.map((value) => ({ value, label: LABELS[value] }))

const isStatus = (status: string | null): status is ListStatus =>
  (ListStatus.options as readonly (string | null)[]).includes(status)
/** R1: a status this front end does not know has its own words, none is 'Unknown'. */
export const statusLabel = (status: string | null): string =>
  isStatus(status) ? LABELS[status] : (labelOf(status) ?? 'Unknown')

/** What stands for an entry in a path (R2): its id, else its title's. */
export const entryRef = (entry: Pick<ListEntry, 'id' | 'mangaId'>): string => String(entry.id ?? entry.mangaId ?? '')

/** What an entry is called: as its title, and by that one's id as long as it is not read. */
export const nameOfEntry = ({ manga, mangaId }: Pick<ListEntry, 'manga' | 'mangaId'>): ReturnType<typeof nameOf> =>
  manga ? nameOf(manga) : { text: (mangaId ?? '') === '' ? 'Untitled' : `Title ${mangaId}`, lang: undefined }

/** Each entry once: rows move from page to page while pages are read. */
export const uniqueEntries = (entries: readonly ListEntry[]): ListEntry[] => [
  ...new Map(entries.map((entry) => [entryRef(entry), entry])).values(),
]

/** How many entries each tab holds. */
export const countEntries = (entries: readonly ListEntry[]): Record<ListTab, number> => {
  const counts = Object.fromEntries(LIST_TABS.map((tab) => [tab, 0])) as Record<ListTab, number>
  for (const { status } of entries) {
    if (isStatus(status)) counts[status] += 1
    counts.all += 1
  }
  return counts
}

/** Those of a status; under `all` also those whose status is not known (R1). */
export const entriesIn = (entries: readonly ListEntry[], tab: ListTab): readonly ListEntry[] =>
  tab === 'all' ? entries : entries.filter(({ status }) => status === tab)

/** The orders of a list: what an address may hold. */
export const LIST_SORTS = ['changed', 'title', 'rating', 'year'] as const
/** An order of a list. */
export type ListSort = (typeof LIST_SORTS)[number]
/** The orders to choose from, as they are shown. */
export const LIST_SORT_OPTIONS = [
  { value: 'changed', label: 'Last changed' },
  { value: 'title', label: 'Title' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'year', label: 'Newest' },
] as const satisfies readonly { value: ListSort; label: string }[]

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
// A sort asks for each many times.
const shown = new WeakMap<object, string>()
const titleName = ({ manga }: ListEntry): string | null => {
  if (!manga) return null
  const known = shown.get(manga)
  if (known !== undefined) return known
  const { text } = nameOf(manga)
  shown.set(manga, text)
  return text
}
const timeOf = ({ updated_at }: ListEntry): number | undefined => Date.parse(String(updated_at)) || undefined
/** What is not known comes last. */
const descending = (one: number | string | null | undefined, other: number | string | null | undefined): number =>
  one == null || other == null ? Number(one == null) - Number(other == null) : one < other ? 1 : one > other ? -1 : 0
const byName = (one: ListEntry, other: ListEntry): number => {
  const [a, b] = [titleName(one), titleName(other)]
  return a === null || b === null ? Number(a === null) - Number(b === null) : names.compare(a, b)
}
const ORDERS: Readonly<Record<ListSort, (one: ListEntry, other: ListEntry) => number>> = {
  changed: (one, other) => descending(timeOf(one), timeOf(other)),
  title: byName,
  rating: (one, other) =>
    descending(one.manga?.statistics?.rating, other.manga?.statistics?.rating) || byName(one, other),
  year: (one, other) => descending(one.manga?.year, other.manga?.year) || byName(one, other),
}
/** The entries in that order, in a new list. What is not known comes last. */
export const sortEntries = (entries: readonly ListEntry[], sort: ListSort): ListEntry[] =>
  entries.toSorted(ORDERS[sort])

/** The ids of titles that these came without: section 3 promises an entry's title no more than by its id. */
export const lackingOf = (entries: readonly ListEntry[]): string[] =>
  entries.flatMap(({ manga, mangaId }) => (manga === null && mangaId !== null ? [String(mangaId)] : []))

type Titles = ReadonlyMap<string, Title | null>
const NO_TITLES: Titles = new Map()
/** An entry's title: the one it came with, else the one that was read. */
export const titleIn = ({ manga, mangaId }: ListEntry, titles: Titles): Title | null =>
  manga ?? titles.get(String(mangaId)) ?? null
/** The entries with the titles they came without, as far as those are read. */
export const withTitles = (entries: readonly ListEntry[], titles: Titles): readonly ListEntry[] =>
  entries.map((entry) => {
    const manga = titleIn(entry, titles)
    return manga === entry.manga ? entry : { ...entry, manga }
  })

const folded = new WeakMap<object, string>()
const haystackOf = (manga: NonNullable<ListEntry['manga']>): string => {
  let text = folded.get(manga)
  if (text === undefined) {
    const others = manga.alternative_titles.map(({ title }) => title ?? '')
    text = fold(
      [manga.primary_title ?? '', ...phrasesOf(manga.title).map((phrase) => phrase.text), ...others].join('\n'),
    )
    folded.set(manga, text)
  }
  return text
}
/** The entries one of whose title's names hold every word of the search, in any order. */
export const searchEntries = (
  entries: readonly ListEntry[],
  search: string,
  titles: Titles = NO_TITLES,
): readonly ListEntry[] => {
  const text = fold(search)
  if (text === '') return entries
  const words = text.split(/\s+/u)
  return entries.filter((entry) => {
    const title = titleIn(entry, titles)
    return title && words.every((word) => haystackOf(title).includes(word))
  })
}
