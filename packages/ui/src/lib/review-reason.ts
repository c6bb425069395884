import { isBlank } from './blank.ts'

/** Section 5: what is sent without a comment. The form never rejects without one. */
const WITHOUT_COMMENT = { approve: 'Approved via admin panel', reject: 'Rejected via admin panel' } as const

/** The reason that goes with a decision: the comment, else the default. */
export const reasonOf = (action: keyof typeof WITHOUT_COMMENT, comment: string): string =>
  isBlank(comment) ? WITHOUT_COMMENT[action] : comment.trim()
