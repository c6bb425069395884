import { isMissing } from '../../lib/missing.ts'
import { paths } from '../../paths.ts'
import { GatePanel } from '../GatePanel/GatePanel.tsx'
import { NotFoundPanel } from '../NotFoundPanel/NotFoundPanel.tsx'

interface Props {
  error: unknown
  what: 'lists' | 'favourites'
}

/**
 * In place of another user's list that may not be seen, or of a user who is not there.
 *
 * Use where the server refuses the lists or favourites of somebody else; not where it does not answer, there
 * `QueryFailed`, and not where a level is too low for a screen, there `GatePanel`.
 *
 * Keyboard: none of its own; Tab reaches the way on, Enter follows it.
 */
export const OwnerRefused = ({ error, what }: Props) =>
  isMissing(error) ? (
    <NotFoundPanel what="User" />
  ) : (
    <GatePanel
      title={`These ${what} are private`}
      text="Only the reader whose they are can see them."
      action={{ label: 'Go Home', to: paths.home.to() }}
    />
  )
