import type { Id } from '@bunko/api-client'
import { ROLE_LABELS, type Role } from '../../lib/person-roles.ts'

/** A title, by whichever name it goes, and what the person did for it; no role where that is not known. */
export interface CreditChange {
  act: 'add' | 'remove'
  titleId: Id
  name: string
  lang: string | undefined
  role: Role | undefined
  /** It cannot be taken back: as what the person stood there before is not known. */
  isFinal?: boolean
}

/** ' 4 more wait.', after what is said of the one on its way. */
export const waitingText = (count: number): string =>
  count === 0 ? '' : ` ${count} more ${count === 1 ? 'waits' : 'wait'}.`

/** 'associated as author', 'no longer associated': what was done to a title. */
export const doneText = ({ act, role }: CreditChange): string =>
  `${act === 'add' ? 'associated' : 'no longer associated'}${role ? ` as ${ROLE_LABELS[role].toLowerCase()}` : ''}`
