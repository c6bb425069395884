import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { keyNames } from '../../lib/key-names.ts'
import type { NavEntry } from '../Shell/nav.ts'

type Keys = readonly (readonly [keys: string[], does: string])[]

/** In the list of proposals and in one of them. */
const REVIEW: Keys = [
  [['j'], 'Next row of the list, next pending edit'],
  [['k'], 'Previous row of the list, previous pending edit'],
  [['n'], 'Next change of a proposal'],
  [['p'], 'Previous change of a proposal'],
]
const keysFor = (places: readonly NavEntry[]): Keys => [
  [[keyNames().command, 'K'], 'Go to a screen by name'],
  [['/'], 'Search'],
  ...(places.some(({ name }) => name === 'editApprovals') ? REVIEW : []),
  [[keyNames().alt, 'T'], 'Messages, with their Undo'],
  [['?'], 'This sheet'],
]

const Row = ({ keys, does }: { keys: readonly string[]; does: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-1">
    <dt>{does}</dt>
    <dd className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </dd>
  </div>
)

/** Every key there is for who may go to these places. */
export const KeySheet = ({ places, onClose }: { places: readonly NavEntry[]; onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keys">
    <div className="grid gap-x-10 gap-y-4 text-ui sm:grid-cols-2">
      <dl>
        {keysFor(places).map(([keys, does]) => (
          <Row key={does} keys={keys} does={does} />
        ))}
      </dl>
      <dl>
        {places.map(({ name, label, letter }) => (
          <Row key={name} keys={['g', letter]} does={label} />
        ))}
      </dl>
    </div>
  </Dialog>
)
