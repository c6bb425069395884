import { EditType, Priority } from '@bunko/api-client'
import { isRecord } from './is-record.ts'
import { EMPTY_NOTE, type EditNote, type KeptEdit } from './edit-draft-write.ts'
import { listIn } from './kept-list.ts'
import { listOf } from './kept-picks.ts'
import { readKeptTitles } from './kept-title.ts'
import type { TitleValues } from './title-form.ts'

const noteOf = (value: unknown): EditNote => {
  if (!isRecord(value)) return EMPTY_NOTE
  const { editType, summary, priority } = value
  return {
    editType: EditType.safeParse(editType).data ?? null,
    summary: typeof summary === 'string' ? summary : '',
    priority: Priority.safeParse(priority).data ?? 'medium',
  }
}

/** What a draft's text holds, newest first; what is damaged is left out. */
export const readKeptEdits = (text: string, now: TitleValues): KeptEdit[] =>
  listOf(listIn(text), isRecord).flatMap(({ titles, note, unsure }) => {
    const [after, before] = typeof titles === 'string' ? readKeptTitles(titles, now) : []
    if (!after || !before) return []
    return [
      {
        savedAt: after.savedAt,
        before: before.values,
        after: after.values,
        note: noteOf(note),
        ...(unsure === true && { unsure }),
      },
    ]
  })
