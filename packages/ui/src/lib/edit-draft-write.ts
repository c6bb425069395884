import type { EditType, Priority } from '@bunko/api-client'
import { joinedDrafts } from './kept-list.ts'
import type { TitleValues } from './title-form.ts'

/** What a proposal says besides its changes. */
export interface EditNote {
  /** Null for the one that the changed fields make. */
  editType: EditType | null
  summary: string
  priority: Priority
}
/** Nothing said yet; section 9's priority. */
export const EMPTY_NOTE: EditNote = { editType: null, summary: '', priority: 'medium' }

/** An edit that is not known to have arrived: what the form began with, and what it became. */
export interface KeptEdit {
  /** Milliseconds. */
  savedAt: number
  before: TitleValues
  after: TitleValues
  note: EditNote
  /** It went out as a proposal, and was neither accepted nor refused: it may have arrived. */
  unsure?: true | undefined
}

/** A draft's text as it was before it went out. Within its values quotes are escaped. */
export const asNotSent = (text: string): string => text.replace(',"unsure":true', '')

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
    unsure: edit.unsure,
  }
  return joinedDrafts(written ? JSON.stringify([written]) : '', earlier)
}
