import { PICKER_RESULTS, refOf, type Person } from '@bunko/api-client'
import { useState } from 'react'
import { usePersonSearch } from '../../data/search.ts'
import { langOfText } from '../../lib/title-text.ts'
import { NamePicker } from '../TermPicker/NamePicker.tsx'
import type { PickerProps } from '../TermPicker/picker-props.ts'

interface Props extends PickerProps<readonly string[]> {
  /** How a name that is added as new is written; as it was typed where left out. */
  spell?: ((typed: string) => string) | undefined
}

const nameOf = ({ name }: Person) => name ?? ''

/** 'Author, artist · 41 · Kyoto', of what is known: enough to tell two of one name apart. */
const factsOf = ({ is_author, is_artist, age, hometown }: Person): string => {
  const roles = [is_author && 'author', is_artist && 'artist'].filter(Boolean).join(', ')
  const facts = [roles.charAt(0).toUpperCase() + roles.slice(1), age, hometown?.trim()]
  return facts.filter((fact) => fact != null && fact !== '').join(' · ')
}

/**
 * People by name; a name that nobody has is added as new.
 *
 * Use for the authors and artists of a title; not where no name may be new, there `TermPicker`, and not to write down a
 * person, there `PersonForm`.
 *
 * Keyboard: type, then Up and Down, Enter picks, or adds the name as new, and never submits the form; Esc closes, then
 * empties. Tab goes on through the crosses of what was chosen: Enter, Space, Delete or Backspace removes, and the focus
 * goes to the next one, else the one before, else back to the field.
 */
export const PersonPicker = (field: Props) => {
  const [query, setQuery] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const found = usePersonSearch(query, { limit: PICKER_RESULTS + field.value.length })
  const named = { ...found, results: found.results.filter((person) => nameOf(person) !== '') }
  return (
    <NamePicker
      {...field}
      query={query}
      onQuery={setQuery}
      found={named}
      keyOf={refOf}
      nameOf={nameOf}
      render={(person) => (
        <span className="min-w-0">
          <span lang={langOfText(nameOf(person))} className="block font-medium">
            {nameOf(person)}
          </span>
          <span className="block text-sm text-ink-muted">{factsOf(person)}</span>
        </span>
      )}
      open
      noteOf={(name) => (added.includes(name) ? 'New' : undefined)}
      onCreated={(name) => setAdded([...added, name])}
    />
  )
}
