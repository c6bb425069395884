import { guardHeldEnter } from '../../lib/held-enter.ts'
import { focusWhatIsPressed } from '../../lib/pressed-focus.ts'
import { guardDoubleClicks } from '../../lib/second-click.ts'

// What comes with the first sign of use, in one file.
export { ConnectionBar } from './ConnectionBar.tsx'

/** A double click and a key that is held do once what they are meant for, and what is pressed has the focus. */
export const guardPresses = () => {
  guardDoubleClicks()
  focusWhatIsPressed()
  guardHeldEnter()
}
