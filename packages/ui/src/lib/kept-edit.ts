import { EditType, Priority } from '@bunko/api-client'
import { isBag } from './changes.ts'
import { EMPTY_NOTE, type EditNote, type KeptEdit } from './keep-edit.ts'
import { readKeptTitles } from './kept-title.ts'
import type { TitleValues } from './title-form.ts'

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
