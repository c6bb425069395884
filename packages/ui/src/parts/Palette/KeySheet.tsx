import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { keyNames } from '../../lib/key-names.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import type { NavEntry } from '../Shell/nav.ts'

type Keys = readonly (readonly [keys: string[], does: string])[]

/** In the list of proposals and in one of them. */
const REVIEW: Keys = [
  [['j'], 'Next row of the list, next pending edit'],
  [['k'], 'Previous row of the list, previous pending edit'],
  [['n'], 'Next change of a proposal'],
  [['p'], 'Previous change of a proposal'],
]
const TO_SEARCH: Keys = [[['/'], 'Search']]
const TO_THIS: Keys = [[['?'], 'This sheet']]
const keysFor = (places: readonly NavEntry[], letters: boolean): Keys => [
  [[keyNames().command, 'K'], 'Go to a screen by name'],
  ...(letters ? TO_SEARCH : []),
  ...(letters && places.some(({ name }) => name === 'editApprovals') ? REVIEW : []),
  [[keyNames().alt, 'T'], 'Messages, with their Undo'],
  ...(letters ? TO_THIS : []),
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

interface Props {
  /** The screens that keys lead to: those that the viewer may open. */
  places: readonly NavEntry[]
  /** Esc, the cross or the backdrop: its owner takes it away. */
  onClose: () => void
}

/**
 * Every key there is for who may go to these places, and the way to switch off those that are a letter alone.
 *
 * Use once, in the frame, for whoever asks which keys there are; not to go to a screen by its name, there `Palette`, and
 * not to show a key beside what it does, there `Kbd`.
 *
 * Keyboard: that of a `Dialog`: Tab goes round between Close and the box, Space switches the letters off and on, Esc
 * closes, and the focus returns.
 */
export const KeySheet = ({ places, onClose }: Props) => {
  const [{ letters }, prefer] = usePreferences()
  return (
    <Dialog open onClose={onClose} title="Keys">
      <Checkbox
        label="Single-letter keys"
        hint="Letters, / and ?. Switch them off if dictation or voice control presses them by mistake. Remembered in this browser."
        checked={letters}
        onChange={(event) => prefer({ letters: event.target.checked })}
        className="mb-4"
      />
      <div className="grid gap-x-10 gap-y-4 text-ui sm:grid-cols-2">
        <dl>
          {keysFor(places, letters).map(([keys, does]) => (
            <Row key={does} keys={keys} does={does} />
          ))}
        </dl>
        {letters && (
          <dl>
            {places.map(({ name, label, letter }) => (
              <Row key={name} keys={['g', letter]} does={label} />
            ))}
          </dl>
        )}
      </div>
    </Dialog>
  )
}
