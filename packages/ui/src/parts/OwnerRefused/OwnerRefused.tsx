import { isApiError } from '@bunko/api-client'
import { isMissing } from '../../lib/missing.ts'
import { paths } from '../../paths.ts'
import { noLogin } from '../../session/gates.ts'
import { GatePanel } from '../GatePanel/GatePanel.tsx'
import { NotFoundPanel } from '../NotFoundPanel/NotFoundPanel.tsx'

const isUnknown = (error: unknown) => isApiError(error) && error.kind === 'http' && error.status === 401

interface Props {
  error: unknown
  what: 'lists' | 'favourites'
  /** The address to which the login leads a visitor back; null for who is signed in. */
  visitorAt: string | null
}

/**
 * In place of another user's list that may not be seen, or of a user who is not there. A visitor whom the server does
 * not know is asked to log in: the list need not be private.
 *
 * Use where the server refuses the lists or favourites of somebody else; not where it does not answer, there
 * `QueryFailed`, and not where a level is too low for a screen, there `GatePanel`.
 *
 * Keyboard: none of its own; Tab reaches the way on, Enter follows it.
 */
export const OwnerRefused = ({ error, what, visitorAt }: Props) => {
  if (isMissing(error)) return <NotFoundPanel what="User" />
  if (visitorAt !== null && isUnknown(error)) return <GatePanel {...noLogin(visitorAt)} />
  return (
    <GatePanel
      title={`These ${what} are private`}
      text="Only the reader they belong to can see them."
      action={{ label: 'Go Home', to: paths.home.to() }}
    />
  )
}
