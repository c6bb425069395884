import type { Named } from '@bunko/api-client'
import { useMemo, useState } from 'react'
import { useGenreNames } from '../../data/genre-names.ts'
import { useTermSearch, type TermKind } from '../../data/search.ts'
import { NamePicker } from './NamePicker.tsx'
import type { PickerProps } from './picker-props.ts'

interface Props extends PickerProps<readonly string[]> {
  /** Genres, themes or formats. */
  kind: TermKind
  /** What does not is not offered. */
  fits?: (name: string) => boolean
  /** How many may be chosen. */
  max?: number
}

const TWO = 'Type at least 2 characters.'
const HINTS = { genres: 'Choose, or type at least 2 characters.', themes: TWO, formats: TWO }
const nameOf = ({ name }: Named) => name ?? ''
const NONE: readonly Named[] = []
const byName = (one: Named, other: Named) => nameOf(one).localeCompare(nameOf(other), 'en', { sensitivity: 'base' })

/**
 * Genres, themes or formats: names of those there are. All genres are offered before anything is typed; of themes and
 * formats no call gives a list.
 *
 * Use for the classifications of a title, or to search by them; not for people, there `PersonPicker`, and not for
 * titles, there `TitlePicker`.
 *
 * Keyboard: type, then Up and Down (of genres also without a text), Enter picks and never submits the form; Esc closes, then empties. Tab goes on
 * through the crosses of what was chosen: Enter, Space, Delete or Backspace removes, and the focus goes to the next
 * one, else the one before, else back to the field.
 */
export const TermPicker = ({ kind, fits, hint, ...field }: Props) => {
  const [query, setQuery] = useState('')
  const [isReached, setIsReached] = useState(false)
  const found = useTermSearch(kind, query)
  const genres = useGenreNames(kind === 'genres' && isReached)
  const all = genres.data ?? NONE
  const reach = () => {
    setIsReached(true)
    if (genres.isError && !genres.isFetching) void genres.refetch()
  }
  const fit = (terms: readonly Named[]) => terms.filter((term) => nameOf(term) !== '' && (fits?.(nameOf(term)) ?? true))
  const suggested = useMemo(() => all.toSorted(byName), [all])
  return (
    <NamePicker
      {...field}
      query={query}
      onQuery={setQuery}
      found={{ ...found, results: fit(found.results) }}
      hint={hint ?? HINTS[kind]}
      {...(kind === 'genres' && { suggested: fit(suggested), suggesting: genres.isFetching })}
      {...(field.closed === undefined && { onReach: reach })}
      keyOf={nameOf}
      nameOf={nameOf}
    />
  )
}
