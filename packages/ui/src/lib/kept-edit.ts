import { EditType, Priority } from '@bunko/api-client'
import { isBag } from './changes.ts'
import { readKeptTitles, writeKeptTitles } from './kept-title.ts'
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

const noteOf = (value: unknown): EditNote => {
  if (!isBag(value)) return EMPTY_NOTE
  const { editType, summary, priority } = value
  return {
    editType: EditType.safeParse(editType).data ?? null,
    summary: typeof summary === 'string' ? summary : '',
    priority: Priority.safeParse(priority).data ?? 'medium',
  }
}
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a draft's text holds, newest first; what is damaged is left out. */
export const readKeptEdits = (text: string, now: TitleValues): KeptEdit[] => {
  const kept = parsed(text)
  if (!Array.isArray(kept)) return []
  return kept.filter(isBag).flatMap(({ titles, note }): KeptEdit[] => {
    const [after, before] = typeof titles === 'string' ? readKeptTitles(titles, now) : []
    if (!after || !before) return []
    return [{ savedAt: after.savedAt, before: before.values, after: after.values, note: noteOf(note) }]
  })
}

/** Edits of one title that are kept at the same time: one being written, one not yet restored or discarded. */
const KEPT = 2

/** A draft's text; '' for nothing to keep. */
export const writeKeptEdits = (edits: readonly KeptEdit[]): string => {
  if (edits.length === 0) return ''
  return JSON.stringify(
    edits.slice(0, KEPT).map(({ savedAt, before, after, note }) => ({
      titles: writeKeptTitles(
        [after, before].map((values) => ({ savedAt, mangadexId: 'edit', values, created: null })),
      ),
      note,
    })),
  )
}
