import { EditStatus, type Edit, type Review } from '@bunko/api-client'
import { withKnown } from './with-known.ts'

/** A decision as it is sent, and what is known of it whatever the server answers. */
export interface Deciding extends Review {
  /** The name of whoever decides. */
  by: string | null
  /** ISO 8601 */
  at: string
}

/** A title's status is none of a proposal's: 'ongoing' says nothing of how that stands. */
const STATUSES: ReadonlySet<string> = new Set(EditStatus.options)

/**
 * What became of a proposal. The specification does not say what comes back: some answer with nothing, with its status
 * alone, or with the title that was changed. What is not told is as it was before, and as it was sent.
 */
export const decidedAs = (before: Edit, { action, reason, by, at }: Deciding, answer: Edit | null): Edit => {
  const status = action === 'approve' ? 'approved' : 'rejected'
  const known: Edit = {
    ...before,
    status,
    reviewer_username: by,
    reviewed_at: at,
    ...(action === 'approve' ? { approval_reason: reason } : { rejection_reason: reason }),
  }
  if (answer === null || String(answer.id) !== String(before.id)) return known
  const said = answer.status?.trim() || null
  // The title, whose number may happen to be the proposal's.
  if (said !== null && !STATUSES.has(said)) return known
  const told = said === 'pending' ? null : said
  // Decided, and otherwise: then by somebody else.
  return withKnown(told === null || told === status ? known : before, { ...answer, status: told })
}
