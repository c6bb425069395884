import type { FieldMeanwhile } from '../../lib/field-meanwhile.ts'
import type { HouseValues } from '../../lib/house-form.ts'
import { ChangedMeanwhile } from '../ChangedMeanwhile/ChangedMeanwhile.tsx'

/** What a colleague stored since the form was opened: field by field, and whole. */
export interface Meanwhile {
  changes: readonly FieldMeanwhile[]
  theirs: HouseValues
}

interface HouseMeanwhileProps {
  what: 'magazine' | 'publisher'
  /** `null` shows nothing. */
  meanwhile: Meanwhile | null
  busy: boolean
  /** Puts what is stored beneath the form, keeping what was typed (`mine`) or not (`theirs`). */
  adopt: (stored: HouseValues, keep: 'mine' | 'theirs') => void
  /** Sends the form again, over what the colleague stored. */
  onOverwrite: () => void
  onTaken: () => void
}

/** Asks whose words stay, where the same fields were changed by two people (R25). */
export const HouseMeanwhile = ({ what, meanwhile, busy, adopt, onOverwrite, onTaken }: HouseMeanwhileProps) =>
  meanwhile && (
    <ChangedMeanwhile
      what={what}
      changes={meanwhile.changes}
      busy={busy}
      onOverwrite={() => {
        adopt(meanwhile.theirs, 'mine')
        onOverwrite()
      }}
      onTakeTheirs={() => {
        adopt(meanwhile.theirs, 'theirs')
        onTaken()
      }}
    />
  )
