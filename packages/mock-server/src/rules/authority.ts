import { can, levelOf, type Capability, type Endpoint } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import type { TokenRow } from '../db/rows.ts'
import { signedIn, type Viewer } from '../handlers/handle.ts'
import { detail, error, type Refusal } from '../wire/refusal.ts'

const DEFAULT = 'You do not have permission to perform this action.'
/** What a refused level reads; sections 6 and 8, and their pattern where they are silent. */
const TEXTS: Partial<Record<Capability, string>> = {
  readEdits: 'Only Moderators and Admins can access the edit approval panel.',
  reviewEdits: 'Only Moderators and Admins can review edit proposals.',
  createTitle: "You don't have permission to create titles.",
  manageMagazines: 'Only Admins can access magazine management.',
  managePublishers: 'Only Admins can access publisher management.',
}
const DELETE_TITLE = 'Insufficient permissions. Only Admins can delete manga.'

/** The person behind a token. */
export const viewerOf = (db: Db, token: TokenRow | null): Viewer | null => {
  const user = token && db.users.get(token.user_id)
  return user ? { user, token, level: levelOf(user.profile?.level).level } : null
}

/** Section 6, on the server's own account. @throws Refusal 401 or 403 */
export const permit = ({ who }: Pick<Endpoint, 'who'>, viewer: Viewer | null): void => {
  if (who === 'anyone') return
  if (who === 'deleteTitle' && !viewer) throw error(401, 'Authentication required')
  const { level } = signedIn(viewer)
  if (who === 'signedIn' || can(level, who)) return
  throw refusalFor(who)
}

/** The 403 of a call, whoever asks. */
export const refusalFor = (who: Endpoint['who']): Refusal =>
  who === 'deleteTitle' ? error(403, DELETE_TITLE) : detail(403, TEXTS[who as Capability] ?? DEFAULT)
