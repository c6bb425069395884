import { guardHeldEnter } from '../../lib/held-enter.ts'
import { guardDoubleClicks } from '../../lib/second-click.ts'

// What comes with the first sign of use, in one file.
export { ConnectionBar } from './ConnectionBar.tsx'

/** Lets a double click and a key that is held do once what they are meant for; more than once does no harm. */
export const guardPresses = () => {
  guardDoubleClicks()
  guardHeldEnter()
}
