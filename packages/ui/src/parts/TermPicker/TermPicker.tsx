import type { Named } from '@bunko/api-client'
import { useState } from 'react'
import { useTermSearch, type TermKind } from '../../data/search.ts'
import { NamePicker } from './NamePicker.tsx'
import type { PickerProps } from './picker-props.ts'

interface Props extends PickerProps<readonly string[]> {
  kind: TermKind
  /** What does not is not offered. */
  fits?: (name: string) => boolean
  /** How many may be chosen. */
  max?: number
}

const nameOf = ({ name }: Named) => name ?? ''

/**
 * Genres, themes or formats: names of those there are.
 *
 * Use for the classifications of a title, or to search by them; not for people, there `PersonPicker`, and not for
 * titles, there `TitlePicker`.
 *
 * Keyboard: type, then Up and Down, Enter picks and never submits the form; Esc closes, then empties. Tab goes on
 * through the crosses of what was chosen: Enter, Space, Delete or Backspace removes, and the focus goes to the next
 * one, else the one before, else back to the field.
 */
export const TermPicker = ({ kind, fits, ...field }: Props) => {
  const [query, setQuery] = useState('')
  const found = useTermSearch(kind, query)
  const named = {
    ...found,
    results: found.results.filter((term) => nameOf(term) !== '' && (fits?.(nameOf(term)) ?? true)),
  }
  return <NamePicker {...field} query={query} onQuery={setQuery} found={named} keyOf={nameOf} nameOf={nameOf} />
}
