import type { EditType, Priority } from '@bunko/api-client'
import type { TitleValues } from './title-form.ts'

/** What a proposal says besides its changes. */
export interface EditNote {
  /** Null for the one that the changed fields make. */
  editType: EditType | null
  summary: string
  priority: Priority
}
export const EMPTY_NOTE: EditNote = { editType: null, summary: '', priority: 'medium' }

/** An edit that was not sent: what the form began with, and what it became. */
export interface KeptEdit {
  /** Milliseconds. */
  savedAt: number
  before: TitleValues
  after: TitleValues
  note: EditNote
}

/** Edits of one title that are kept at the same time: those being written, here and in another tab, one of earlier. */
const KEPT = 3

const listIn = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Each edit that a draft's text holds, as a text of its own. */
export const editsIn = (text: string): string[] => listIn(text).map((one) => JSON.stringify([one]))

/** A draft's text without some of its edits, each named by its own text. */
export const withoutEdits = (text: string, gone: readonly string[]): string => {
  const left = listIn(text).filter((one) => !gone.includes(JSON.stringify([one])))
  return left.length === 0 ? '' : JSON.stringify(left)
}

/**
 * A draft's text, '' for nothing to keep: the edit being written, then what the text of an earlier visit holds, as it is.
 * `readKeptEdits` reads it; that is code which only somebody who has left something needs.
 */
export const writeKeptEdits = (edit: KeptEdit | null, earlier: string): string => {
  const written = edit && {
    titles: JSON.stringify(
      [edit.after, edit.before].map((values) => ({
        savedAt: edit.savedAt,
        mangadexId: 'edit',
        values,
        created: null,
      })),
    ),
    note: edit.note,
  }
  const all = [...(written ? [written] : []), ...listIn(earlier)].slice(0, KEPT)
  return all.length === 0 ? '' : JSON.stringify(all)
}
