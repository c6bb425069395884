import type { Db } from '../db/db.ts'
import type { EditRow, UserRow } from '../db/rows.ts'
import { iso } from '../now.ts'
import { error, noTitle, notFound } from '../wire/refusal.ts'
import { applyChanges } from './apply.ts'
import { saveTitle } from './catalogue.ts'
import { uniqueRefs } from './refs.ts'

export interface Decision {
  readonly editId: number
  readonly action: 'approve' | 'reject'
  readonly reason: string
  readonly reviewer: UserRow
  /** Milliseconds. */
  readonly now: number
}

/**
 * Section 4: pending becomes approved, and is applied to its title at once, or rejected with a reason.
 * @throws Refusal 404 (no such edit, its title is gone), 409 (already reviewed), 400 (reject without a reason)
 */
export const review = (db: Db, { editId, action, reason, reviewer, now }: Decision): EditRow => {
  const edit = db.edits.get(editId)
  if (!edit) throw notFound()
  if (edit.status !== 'pending') throw error(409, `This edit has already been reviewed and ${String(edit.status)}`)
  const by = { reviewed_by: reviewer.id, reviewer_username: reviewer.username, reviewed_at: iso(now) }
  const said = reason.trim()
  if (action === 'reject') {
    if (said === '') throw error(400, 'Rejection reason is required')
    return db.edits.put({ ...edit, ...by, status: 'rejected', rejection_reason: said })
  }
  const title = db.titles.get(Number(edit.manga_id))
  if (!title) throw noTitle()
  const after = applyChanges(title, edit.changes, now)
  const related_entries = uniqueRefs(db.titles, after.related_entries, title.id)
  saveTitle(db, { ...after, related_entries, updated_at: iso(now) })
  // As it is by now: a title that was renamed has its new name there.
  return db.edits.update(editId, { ...by, status: 'approved', approval_reason: said || 'Approved via admin panel' })
}
