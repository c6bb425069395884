import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { StoryContext } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'

let kept = ''
const textOf = (states: unknown) => (states ? JSON.stringify(states) : '')

/**
 * The pseudo-states that a story asks for (`parameters.pseudo`) stay its own: the add-on writes them into the toolbar,
 * which then holds for every later story too. Those that somebody has chosen there stay chosen.
 */
export const leaveStatesBehind = ({ parameters, globals, viewMode }: StoryContext): void => {
  const asked = viewMode === 'story' ? textOf(parameters['pseudo']) : ''
  if (kept !== '' && kept !== asked && kept === textOf(globals['pseudo']))
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { pseudo: false } })
  kept = asked
}
