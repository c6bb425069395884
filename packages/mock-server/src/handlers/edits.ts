import { contract, permissionsOf, TitleDraft, type EditFigures, type Level, type Period } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import type { EditRow } from '../db/rows.ts'
import { DAY, iso } from '../now.ts'
import { NOT_REVIEWED } from '../make/edit.ts'
import { isProposed } from '../rules/apply.ts'
import { fold } from '../rules/fold.ts'
import { knownOrdering, order } from '../rules/order.ts'
import { review } from '../rules/review.ts'
import { page, whole } from '../wire/page.ts'
import { noTitle, notFound, refuse } from '../wire/refusal.ts'
import { handle, signedIn, type Entry } from './handle.ts'

const { edits } = contract
const URGENCY: Record<string, number> = { high: 0, medium: 1 }
const FIELDS = {
  created_at: (edit: EditRow) => edit.created_at,
  reviewed_at: (edit: EditRow) => edit.reviewed_at,
  priority: (edit: EditRow) => URGENCY[edit.priority ?? ''] ?? 2,
  id: (edit: EditRow) => edit.id,
}

/** Sorted once per ordering, and again after the next write; newest first where nothing of the ordering is known. */
const sortedEdits = (db: Db, ordering: string | undefined): EditRow[] => {
  const by = knownOrdering(ordering ?? '', FIELDS) || '-created_at'
  return db.edits.cached(`sorted ${by}`, () => order(db.edits.all(), by, FIELDS))
}

/** An id of a path; anything that is no number finds nothing. */
const editId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)
const findEdit = (db: Db, id: string): EditRow => {
  const edit = db.edits.get(editId(id))
  if (!edit) throw notFound()
  return edit
}

/** Midnight, Monday or the first of the month, in UTC. */
const startOf = (period: Period, now: number): number => {
  const date = new Date(now)
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  if (period === 'today') return midnight
  if (period === 'week') return midnight - ((date.getUTCDay() + 6) % 7) * DAY
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

const figures = (db: Db, from: string) => {
  const all = db.edits.all()
  const since = (at: string | null) => at !== null && at >= from
  const decided = (status: string) => all.filter((edit) => edit.status === status && since(edit.reviewed_at)).length
  return {
    proposed: all.filter((edit) => since(edit.created_at)).length,
    approved: decided('approved'),
    rejected: decided('rejected'),
    pending: all.filter((edit) => edit.status === 'pending' && since(edit.created_at)).length,
  } satisfies EditFigures
}
const tally = (rows: readonly EditRow[], pick: (edit: EditRow) => string | null): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(pick(row) ?? 'unknown', (counts.get(pick(row) ?? 'unknown') ?? 0) + 1)
  return Object.fromEntries(counts)
}

const FIELDS_OF_TITLE = Object.keys(TitleDraft.shape).filter(isProposed)
const EDITORS_ONLY = new Set(['type', 'content_rating'])
const closedTo = (level: Level, field: string): string | null =>
  level > 3 && EDITORS_ONLY.has(field) ? 'Only Editors and above can change this field.' : null

export const editHandlers: Entry[] = [
  handle(
    edits.propose,
    ({ body, viewer, db, now }) => {
      const { user, level } = signedIn(viewer)
      const title = byRef(db.titles, body.manga_id)
      if (!title) throw noTitle()
      refuse(Object.fromEntries(body.changes.map(({ field_name }) => [field_name, closedTo(level, field_name)])))
      return db.edits.put({
        id: db.edits.nextId(),
        status: 'pending',
        edit_type: body.edit_type,
        edit_summary: body.edit_summary,
        reason: null,
        editor_id: user.id,
        editor_username: user.username,
        editor_level: user.profile?.level ?? null,
        manga_id: title.id,
        manga_title: title.primary_title,
        created_at: iso(now),
        priority: body.priority,
        ...NOT_REVIEWED,
        changes: body.changes,
      })
    },
    201,
  ),
  handle(edits.list, ({ query, db }) => {
    const { status, needs_review, edit_type, manga_id, search, ordering } = query
    const title = manga_id === undefined ? undefined : byRef(db.titles, manga_id)
    const text = fold(search ?? '')
    const rows = sortedEdits(db, ordering).filter(
      (edit) =>
        (status === undefined || edit.status === status) &&
        (needs_review === undefined || (edit.status === 'pending') === needs_review) &&
        (edit_type === undefined || edit.edit_type === edit_type) &&
        (manga_id === undefined || String(edit.manga_id) === String(title?.id ?? manga_id)) &&
        (text === '' || [edit.editor_username, edit.edit_summary].some((one) => fold(one ?? '').includes(text))),
    )
    return page(rows, query)
  }),
  handle(edits.get, ({ params, db }) => findEdit(db, params.id)),
  handle(edits.review, ({ params, body, viewer, db, now }) =>
    review(db, {
      editId: editId(params.id),
      action: body.action,
      reason: body.reason,
      reviewer: signedIn(viewer).user,
      now,
    }),
  ),
  handle(edits.dashboard, ({ query, db, now }) => {
    const period = query.period ?? 'today'
    return { ...figures(db, iso(startOf(period, now))), period }
  }),
  handle(edits.reviewQueue, ({ db }) => whole(order(db.edits.by('status', 'pending'), 'priority,created_at', FIELDS))),
  handle(edits.systemStats, ({ db }) => {
    const all = db.edits.all()
    return {
      ...figures(db, ''),
      approved: db.edits.by('status', 'approved').length,
      rejected: db.edits.by('status', 'rejected').length,
      total: all.length,
      by_type: tally(all, (edit) => edit.edit_type),
      by_reviewer: tally(
        all.filter((edit) => edit.status !== 'pending'),
        (edit) => edit.reviewer_username,
      ),
    }
  }),
  handle(edits.fieldPermissions, ({ viewer }) => {
    const { level } = signedIn(viewer)
    const { requires_approval } = permissionsOf(level)
    const fields = FIELDS_OF_TITLE.map((field) => {
      const reason = closedTo(level, field)
      return [field, { can_propose: reason === null, requires_approval, ...(reason !== null && { reason }) }] as const
    })
    return { level, ...permissionsOf(level), fields: Object.fromEntries(fields) }
  }),
]
