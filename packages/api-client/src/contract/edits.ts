import * as z from 'zod/mini'
import { Id } from '../model/common.ts'
import { Edit, EditFigures, FieldPermissions, ProposalDraft, Review } from '../model/edit.ts'
import { EditStatus, EditType, Period } from '../model/enums.ts'
import { endpoint, list, one, perhaps } from './endpoint.ts'
import { numbered } from './query.ts'

const editNames = ['edit', 'proposal']

/** Section 7, Edits. Any signed-in user proposes (READING), levels 1 to 3 read, 1 and 2 decide (section 6). */
export const edits = {
  propose: endpoint({
    method: 'POST',
    path: '/edits/proposals/',
    body: ProposalDraft,
    answer: perhaps(Edit, editNames, 'data'),
    who: 'signedIn',
    errors: [400, 401, 404],
  }),
  list: endpoint({
    method: 'GET',
    path: '/edits/proposals/',
    query: z.object({
      ...numbered,
      status: z.optional(EditStatus),
      needs_review: z.optional(z.boolean()),
      edit_type: z.optional(EditType),
      manga_id: z.optional(Id),
      search: z.optional(z.string()),
      ordering: z.optional(z.string()),
    }),
    answer: list(Edit, ['edits', 'proposals', 'results'], 'page'),
    who: 'readEdits',
    errors: [401, 403],
  }),
  get: endpoint({
    method: 'GET',
    path: '/edits/proposals/{id}/',
    answer: one(Edit, editNames, 'bare'),
    who: 'readEdits',
    errors: [401, 403, 404],
  }),
  review: endpoint({
    method: 'POST',
    path: '/edits/proposals/{id}/approve/',
    body: Review,
    answer: perhaps(Edit, editNames, 'data'),
    who: 'reviewEdits',
    errors: [400, 401, 403, 404, 409],
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/edits/dashboard/',
    query: z.object({ period: z.optional(Period) }),
    answer: one(EditFigures, ['dashboard', 'stats'], 'data'),
    who: 'readEdits',
    errors: [401, 403],
  }),
  reviewQueue: endpoint({
    method: 'GET',
    path: '/edits/review-queue/',
    answer: list(Edit, ['queue', 'edits', 'proposals', 'results'], 'page'),
    who: 'readEdits',
    errors: [401, 403],
  }),
  systemStats: endpoint({
    method: 'GET',
    path: '/edits/system-stats/',
    answer: one(EditFigures, ['stats'], 'data'),
    who: 'readEdits',
    errors: [401, 403],
  }),
  fieldPermissions: endpoint({
    method: 'GET',
    path: '/edits/field-permissions/',
    answer: one(FieldPermissions, ['permissions', 'field_permissions'], 'data'),
    who: 'signedIn',
    errors: [401],
  }),
}
