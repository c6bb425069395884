import type { ListEntry, Title } from '@bunko/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { entryRef } from '../lib/list-entries.ts'
import type { ReadRows } from '../lib/read-all.ts'
import { favoriteKeys, listKeys } from './list-keys.ts'

/** What the pages of titles know of an entry of one's own list. */
export interface Held {
  /** What stands for the entry in a path. */
  ref: string
  marks: string[]
  status: string | null
}

/** What a title is recognised by: servers name it by either of its ids. */
export const marksOf = ({ id, public_id }: Pick<Title, 'id' | 'public_id'>): string[] =>
  [id, public_id].flatMap((mark) => (mark === null || mark === '' ? [] : [String(mark)]))
/** Whether one of the marks is the title's. */
export const isOf = (title: Pick<Title, 'id' | 'public_id'>, marks: readonly string[]): boolean =>
  marksOf(title).some((mark) => marks.includes(mark))

/** What the pages of titles are to know of an entry. */
export const heldOf = (entry: ListEntry): Held => ({
  ref: entryRef(entry),
  marks: [...(entry.mangaId === null ? [] : [String(entry.mangaId)]), ...(entry.manga ? marksOf(entry.manga) : [])],
  status: entry.status,
})

/** Whether an answer is the entry of a title: it names it, or names none and has another number. */
export const isEntryOf = (title: Title, answer: ListEntry): boolean => {
  const { marks } = heldOf(answer)
  return marks.length > 0 ? isOf(title, marks) : answer.id !== null && !marksOf(title).includes(String(answer.id))
}

/**
 * Lays into what the pages of titles know what was done of an entry elsewhere, that none of them says otherwise until it
 * has asked again; null for removed.
 */
export const layStatus = (queries: QueryClient, entry: ListEntry, status: string | null): void =>
  void queries.setQueryData<ReadRows<Held>>(
    listKeys.held,
    (all) =>
      all && {
        ...all,
        rows: all.rows.flatMap((row) => {
          if (row.ref !== entryRef(entry)) return [row]
          return status === null ? [] : [{ ...row, status }]
        }),
      },
  )

/** The same of a title that is no favourite any more. */
export const layUnfavored = (queries: QueryClient, title: Title): void =>
  void queries.setQueryData<ReadRows<string[]>>(
    favoriteKeys.held,
    (all) => all && { ...all, rows: all.rows.filter((marks) => !isOf(title, marks)) },
  )
