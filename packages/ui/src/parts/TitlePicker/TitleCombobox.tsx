import { PICKER_RESULTS, type Id, type Title } from '@bunko/api-client'
import { useMemo, useState, type Ref } from 'react'
import { LaterCombobox } from '../../components/Combobox/LaterCombobox.tsx'
import type { Control } from '../../components/Field/Field.tsx'
import { useTitleSearch } from '../../data/search.ts'
import { offered } from '../../lib/offered.ts'
import { amongTitles, toPick, type TitlePick } from '../../lib/title-pick.ts'
import { TitleFacts } from './TitleFacts.tsx'

interface Props extends Partial<Control> {
  /** Its name, for those who listen. */
  label: string
  /** Told of the one that was picked. */
  onPick: (title: TitlePick) => void
  /** Not shown again. */
  chosen?: readonly TitlePick[]
  /** Not all that is chosen is known: none of what is found is offered, and this is said in its place. */
  unready?: string | undefined
  /** The server leaves it out: the title that is being edited. */
  exclude?: Id | undefined
  /** How many are found at most, those that are chosen not counted: 10 when left out. */
  limit?: number
  /** Shown before anything is typed. */
  suggested?: readonly Title[]
  /** Nothing can be typed. */
  disabled?: boolean
  /** It was left. */
  onBlur?: (() => void) | undefined
  /** Of the text field. */
  ref?: Ref<HTMLInputElement> | undefined
}

const NONE: readonly never[] = []
/** Most titles that are asked for at once: those that are chosen come along to be hidden, but not a thousand of them. */
const MOST = 50
const keyOf = ({ id }: TitlePick) => String(id)
const nameOf = ({ name }: TitlePick) => name

/**
 * Finds one title by any of its names.
 *
 * Use where something is done at once with the title that is found; not to collect several into a form, there
 * `TitlePicker`.
 *
 * Keyboard: type, then Up and Down, Enter picks and never submits the form; Esc closes, then empties. With suggestions
 * it opens with the focus.
 */
export const TitleCombobox = ({
  onPick,
  chosen = NONE,
  unready,
  exclude,
  limit = PICKER_RESULTS,
  suggested = NONE,
  ...rest
}: Props) => {
  const [query, setQuery] = useState('')
  const found = useTitleSearch(query, { exclude, limit: Math.min(limit + chosen.length, MOST) })
  const isChosen = useMemo(() => amongTitles(chosen), [chosen])
  const { options, emptyText } =
    unready === undefined
      ? offered({ ...found, results: found.results.map(toPick) }, isChosen)
      : { options: NONE, emptyText: unready }
  return (
    <LaterCombobox
      {...rest}
      query={query}
      onQuery={setQuery}
      state={found.state}
      options={found.state === 'idle' ? suggested.map(toPick).filter((title) => !isChosen(title)) : options}
      emptyText={emptyText}
      keyOf={keyOf}
      nameOf={nameOf}
      render={(title) => <TitleFacts title={title} />}
      onPick={onPick}
      onRetry={found.retry}
      immediate={suggested.length > 0}
    />
  )
}
