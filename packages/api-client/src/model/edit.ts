import * as z from 'zod/mini'
import { entity, Id, number, text } from './common.ts'
import { EditStatus, EditType, FieldType, open, Priority } from './enums.ts'

/** One changed field of a proposal (section 3). */
export const Change = z.object({
  field_name: z.string().check(z.minLength(1)),
  field_type: FieldType,
  old_value: z.unknown(),
  new_value: z.unknown(),
  change_reason: z.optional(text),
})
export type Change = z.infer<typeof Change>

/** A proposal as it is read. `changes` may hold anything (R21): the screens make rows of whatever it is. */
export const Edit = entity(['id'], {
  id: Id,
  status: open(EditStatus),
  edit_type: open(EditType),
  edit_summary: text,
  reason: text,
  editor_id: z.nullable(Id),
  editor_username: text,
  editor_level: z.unknown(),
  manga_id: z.nullable(Id),
  manga_title: text,
  created_at: text,
  priority: open(Priority),
  reviewed_by: z.nullable(Id),
  reviewer_username: text,
  reviewed_at: text,
  approval_reason: text,
  rejection_reason: text,
  changes: z.unknown(),
})
export type Edit = z.infer<typeof Edit>

/** Section 3: an edit as it is proposed. At least one change; the priority is `medium` where none is named. */
export const ProposalDraft = z.object({
  manga_id: Id,
  edit_type: EditType,
  changes: z.array(Change).check(z.minLength(1)),
  edit_summary: z.string(),
  priority: z._default(Priority, 'medium'),
})
export type ProposalDraft = z.input<typeof ProposalDraft>

/** Section 7: POST /edits/proposals/{id}/approve/. */
export const Review = z.object({ action: z.enum(['approve', 'reject']), reason: z.string() })
export type Review = z.infer<typeof Review>

/** R23: any of these figures may be missing from a server's answer. */
export const EditFigures = z.looseObject({
  proposed: number,
  approved: number,
  rejected: number,
  pending: number,
})
export type EditFigures = z.infer<typeof EditFigures>

/** Which fields the viewer may change: a map of them, or a list. */
export const FieldPermissions = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
export type FieldPermissions = z.infer<typeof FieldPermissions>
