import { isApiError } from '@bunko/api-client'
import { isOfLaterPage } from '../../lib/later-page.ts'
import { isMissing } from '../../lib/missing.ts'
import { paths } from '../../paths.ts'
import { noLogin } from '../../session/gates.ts'

const isAnswered = (error: unknown, statuses: readonly number[]) =>
  isApiError(error) && error.kind === 'http' && statuses.includes(error.status)

/**
 * Whether there is no such user, or a server says that this is nobody else's business (401, 403). Not where their first
 * rows were read, and a page behind those is gone.
 */
export const isOwnerRefusal = (error: unknown): boolean =>
  !isOfLaterPage(error) && (isMissing(error) || isAnswered(error, [401, 403]))

export interface Refused {
  /** What the server answered. */
  error: unknown
  /** What may not be seen. */
  what: 'lists' | 'favourites'
  /** The address to which the login leads a visitor back; null for who is signed in. */
  visitorAt: string | null
}

/**
 * In place of another user's list. A visitor whom the server does not know is asked to log in: it need not be private.
 */
export const refusalPanel = ({ error, what, visitorAt }: Refused) => {
  if (visitorAt !== null && isAnswered(error, [401])) return noLogin(visitorAt)
  return {
    title: `These ${what} are private`,
    text: 'Only the reader they belong to can see them.',
    action: { label: 'Go Home', to: paths.home.to() },
  }
}

/** The document's title of what `OwnerRefused` shows. */
export const refusedTitle = (refused: Refused): string =>
  isMissing(refused.error) ? 'User not found' : refusalPanel(refused).title
