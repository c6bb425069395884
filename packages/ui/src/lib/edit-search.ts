import { EditType, type Edit } from '@bunko/api-client'
import { editTypeLabel, summaryOf } from './edit-labels.ts'
import { fold } from './fold.ts'
import { numberText } from './number-text.ts'

/** What an address may hold: every type of the contract, and `all`. */
export const EDIT_TYPE_FILTERS = ['all', ...EditType.options] as const
/** The type that proposals are narrowed down to; `all` for any. */
export type EditTypeFilter = (typeof EDIT_TYPE_FILTERS)[number]

const SHOWN: readonly EditTypeFilter[] = ['all', 'basic_info', 'metadata', 'description', 'tags']
/** Section 2's type filter: All Types, Basic Info, Metadata, Description, Tags. */
export const EDIT_TYPE_OPTIONS = SHOWN.map((value) => ({
  value,
  label: value === 'all' ? 'All Types' : editTypeLabel(value),
}))

const folded = new WeakMap<Edit, string>()
const haystackOf = (edit: Edit): string => {
  let text = folded.get(edit)
  if (text === undefined) {
    text = fold(`${edit.editor_username ?? ''}\n${summaryOf(edit) ?? ''}`)
    folded.set(edit, text)
  }
  return text
}

/** What a list of proposals is narrowed down by (section 2). */
export interface EditFilter {
  search: string
  type: EditTypeFilter
}

/** Whether it leaves anything out; a blank search does not. */
export const isFiltering = ({ search, type }: EditFilter): boolean => type !== 'all' || fold(search) !== ''

/** The proposals of a type whose editor or summary (else reason) holds every word of the search, in any order. */
export const filterEdits = (edits: readonly Edit[], { search, type }: EditFilter): readonly Edit[] => {
  if (!isFiltering({ search, type })) return edits
  const words = fold(search).split(/\s+/u)
  return edits.filter(
    (edit) => (type === 'all' || edit.edit_type === type) && words.every((word) => haystackOf(edit).includes(word)),
  )
}

/** '1 edit matches', '12 edits match'. */
export const matchesText = (count: number): string =>
  count === 1 ? '1 edit matches' : `${numberText(count)} edits match`

/** How far the pages have been gone through for a search. */
export interface SearchProgress {
  /** Proposals gone through so far. */
  read: number
  /** How many there are; null where the server does not say. */
  total: number | null
  isSearching: boolean
  /** There are more, but no more are read: the cap of a search, or a page that failed (R1). */
  isCut: boolean
}

/** 'Searching… 300 of 2,000', then 'Searched the first 5,000 proposals'; null when it went through all there are. */
export const searchText = ({ read, total, isSearching, isCut }: SearchProgress): string | null => {
  const done = numberText(read)
  if (isSearching) return `Searching… ${done}${total === null ? '' : ` of ${numberText(total)}`}`
  return isCut ? `Searched the first ${done} proposals` : null
}

/** Below a list that does not show all there are: 'Showing the first 5,000 proposals'. */
export const cutText = (read: number): string => `Showing the first ${numberText(read)} proposals`
