import { Columns } from './Columns.tsx'
import { statesLeftOut, WITHOUT } from './states.ts'

const rows = Object.keys(WITHOUT).flatMap((name) =>
  statesLeftOut(name).map(({ states, why }, at) => [at === 0 ? name : '', states.join(', '), why]),
)

/** Which states a component's page does not show, and why. */
export const LeftOut = () => <Columns label="States left out" head={['Component', 'Not shown', 'For it']} rows={rows} />
