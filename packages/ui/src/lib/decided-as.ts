import { EditStatus, type Edit, type Review } from '@bunko/api-client'
import { withKnown } from './with-known.ts'

/** A decision as it is sent, and what is known of it whatever the server answers. */
export interface Deciding extends Review {
  /** The name of whoever decides. */
  by: string | null
  /** ISO 8601 */
  at: string
}

/** A decision that was not sent: its title has changed since it was looked at, or whoever decided has left. */
export class NotDecided extends Error {
  override readonly name = 'NotDecided'
  readonly why: 'changed' | 'left'
  constructor(why: 'changed' | 'left') {
    super(`The decision was not sent: ${why}`)
    this.why = why
  }
}

/** A title's status is none of a proposal's: 'ongoing' says nothing of how that stands. */
const STATUSES: ReadonlySet<string> = new Set(EditStatus.options)

const sentAs = (action: Review['action']) => (action === 'approve' ? 'approved' : 'rejected')

/** How an answer says that the proposal stands; null where it does not, or is about something else. */
const statusIn = (id: string, answer: Edit): string | null => {
  const said = answer.status?.trim() || null
  // The title, whose number may happen to be the proposal's.
  return String(answer.id) === id && said !== null && STATUSES.has(said) ? said : null
}

/**
 * The answer to a decision, where it tells of another one that was made before: otherwise, or by an id that is another's;
 * else null.
 */
export const earlierIn = (
  id: string,
  action: Review['action'],
  answer: Edit | null,
  isAnothers: (edit: Edit) => boolean,
): Edit | null => {
  if (answer === null) return null
  const said = statusIn(id, answer)
  if (said === null || said === 'pending') return null
  return said !== sentAs(action) || (answer.reviewed_by !== null && isAnothers(answer)) ? answer : null
}

/**
 * What became of a proposal. The specification does not say what comes back: some answer with nothing, with its status
 * alone, or with the title that was changed. What is not told is as it was before, and as it was sent.
 */
export const decidedAs = (before: Edit, { action, reason, by, at }: Deciding, answer: Edit | null): Edit => {
  const status = sentAs(action)
  const known: Edit = {
    ...before,
    status,
    reviewer_username: by,
    reviewed_at: at,
    ...(action === 'approve' ? { approval_reason: reason } : { rejection_reason: reason }),
  }
  const id = String(before.id)
  if (answer === null || String(answer.id) !== id) return known
  const said = statusIn(id, answer)
  if (said === null && answer.status?.trim()) return known
  const told = said === 'pending' ? null : said
  // Decided, and otherwise: then by somebody else.
  return withKnown(told === null || told === status ? known : before, { ...answer, status: told })
}
