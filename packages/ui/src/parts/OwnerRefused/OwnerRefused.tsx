import { isMissing } from '../../lib/missing.ts'
import { GatePanel } from '../GatePanel/GatePanel.tsx'
import { NotFoundPanel } from '../NotFoundPanel/NotFoundPanel.tsx'
import { refusalPanel, type Refused } from './refusal.ts'

/**
 * In place of another user's list that may not be seen, or of a user who is not there. The screen names the document
 * the same, by `refusedTitle`.
 *
 * Use where the server refuses the lists or favourites of somebody else; not where it does not answer, there
 * `QueryFailed`, and not where a level is too low for a screen, there `GatePanel`.
 *
 * Keyboard: none of its own; Tab reaches the way on, Enter follows it.
 */
export const OwnerRefused = (refused: Refused) =>
  isMissing(refused.error) ? <NotFoundPanel what="User" /> : <GatePanel {...refusalPanel(refused)} />
