import type { Edit } from '@bunko/api-client'
import { fieldText, readChanges, type ChangeRow } from './changes.ts'
import { listDiff } from './diff/list-diff.ts'

/** The tones of a badge that a proposal can wear. */
export type LabelTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const LABEL_MAX = 60

/** 'cover_art' → 'Cover art'; undefined where nothing readable is left. */
const humanise = (value: string | null | undefined): string | undefined => {
  const words = (value ?? '').replace(/[\s\p{Cf}_]+/gu, ' ').trim()
  if (words === '') return undefined
  const [first = '', ...rest] = [...words].slice(0, LABEL_MAX)
  return first.toUpperCase() + rest.join('')
}

const TONES = new Map<string | null | undefined, LabelTone>([
  ['pending', 'warning'],
  ['approved', 'success'],
  ['rejected', 'danger'],
])

/** Section 2's name of an edit type, which but for one is the value in words; 'Edit' where there is none. */
export const editTypeLabel = (type: string | null | undefined): string =>
  type === 'basic_info' ? 'Basic Info' : (humanise(type) ?? 'Edit')

/** 'Pending', 'Approved', 'Rejected', as any other the value in words; 'Unknown' for none. */
export const statusLabel = (status: string | null | undefined): string => humanise(status) ?? 'Unknown'
/** The colour beside `statusLabel`'s word; neutral for a status that is not known (R1). */
export const statusTone = (status: string | null | undefined): LabelTone => TONES.get(status) ?? 'neutral'

/** 'High priority', 'Medium priority', 'Other priority' (also where there is none). */
export const priorityLabel = (priority: string | null | undefined): string =>
  `${humanise(priority) ?? 'Other'} priority`
/** The colour beside `priorityLabel`'s words: a high one alone has any. */
export const priorityTone = (priority: string | null | undefined): LabelTone =>
  priority === 'high' ? 'danger' : 'neutral'

const filled = (text: string | null): string | null => (text?.trim() ? text.trim() : null)

/**
 * The name of the title that a proposal is for, where a list has to say it; where it is not told `read`, that of the title
 * itself, or 'Untitled'.
 */
export const titleNameOf = (edit: Pick<Edit, 'manga_title'>, read?: string): string =>
  filled(edit.manga_title) ?? read ?? 'Untitled'

/** What the editor says the edit is for: the summary, which falls back to the reason (section 2); null for neither. */
export const summaryOf = (edit: Pick<Edit, 'edit_summary' | 'reason'>): string | null =>
  filled(edit.edit_summary) ?? filled(edit.reason)

/** The reason where it says something that the summary does not; null for nothing to add. */
export const reasonBeside = (edit: Pick<Edit, 'edit_summary' | 'reason'>): string | null => {
  const reason = filled(edit.reason)
  return reason === summaryOf(edit) ? null : reason
}

/** Why the editor asks for it, where one line has to say it: the reason, else the summary; null for neither. */
export const whyOf = (edit: Pick<Edit, 'edit_summary' | 'reason'>): string | null =>
  filled(edit.reason) ?? filled(edit.edit_summary)

const previewText = ({ kind, knowsBefore, before, after }: ChangeRow): string => {
  if (kind !== 'list' || !knowsBefore) return 'modified'
  const { added, removed } = listDiff(before, after)
  const counts = [added.length > 0 && `+${added.length}`, removed.length > 0 && `−${removed.length}`]
  return counts.filter(Boolean).join(' ') || 'modified'
}

/** A list card's line on what changes: per field how many items were added and removed ('+2 −1'), or 'modified'. */
export const changePreview = (changes: unknown): { field: string; text: string }[] =>
  readChanges(changes).map((row) => ({ field: fieldText(row), text: previewText(row) }))
