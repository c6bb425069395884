import { paths } from '../../paths.ts'
import { GatePanel } from '../GatePanel/GatePanel.tsx'

/** An address, or a thing at an address, that is not there. */
export const NotFoundPanel = ({ what }: { what: string }) => (
  <>
    {/* The server answers every address alike: this says that there is nothing to find. React moves it to the head. */}
    <meta name="robots" content="noindex" />
    <GatePanel
      title={`${what} not found`}
      text="The address may be mistyped, or what stood here is gone."
      action={{ label: 'Go Home', to: paths.home.to() }}
    />
  </>
)
