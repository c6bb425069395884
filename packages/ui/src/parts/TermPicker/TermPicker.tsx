import type { Named } from '@bunko/api-client'
import { useState } from 'react'
import { useTermSearch, type TermKind } from '../../data/search.ts'
import { NamePicker } from './NamePicker.tsx'
import type { PickerProps } from './picker-props.ts'

interface Props extends PickerProps<readonly string[]> {
  kind: TermKind
}

const nameOf = ({ name }: Named) => name ?? ''

/** Genres, themes or formats: names of those there are. */
export const TermPicker = ({ kind, ...field }: Props) => {
  const [query, setQuery] = useState('')
  const found = useTermSearch(kind, query)
  const named = { ...found, results: found.results.filter((term) => nameOf(term) !== '') }
  return <NamePicker {...field} query={query} onQuery={setQuery} found={named} keyOf={nameOf} nameOf={nameOf} />
}
