import { Columns } from './Columns.tsx'
import { PARTS_WITHOUT, statesLeftOut, WITHOUT } from './states.ts'

const rowsOf = (of: typeof WITHOUT) =>
  Object.keys(of).flatMap((name) => statesLeftOut(name, of).map(({ states, why }) => [name, states.join(', '), why]))

/** Which states a component's page does not show, and why. */
export const LeftOut = () => (
  <Columns label="States left out" head={['Component', 'Not shown', 'For it']} rows={rowsOf(WITHOUT)} />
)

/** The same of parts. */
export const PartsLeftOut = () => (
  <Columns label="States of parts left out" head={['Part', 'Not shown', 'For it']} rows={rowsOf(PARTS_WITHOUT)} />
)
