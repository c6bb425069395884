import { PICKER_RESULTS, refOf, type Named, type Person } from '@bunko/api-client'
import { useState } from 'react'
import { LaterCombobox } from '../../components/Combobox/LaterCombobox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { usePublisherSearch } from '../../data/publisher-search.ts'
import { usePersonSearch, type Found } from '../../data/search.ts'
import { TEXT_MAX } from '../../lib/search-params.ts'
import { langOfText } from '../../lib/title-text.ts'
import { useTypedFilter, type ChangeFilters } from './use-search-filters.ts'

interface Props {
  value: string
  change: ChangeFilters
}

/** Whoever wrote or drew it: any part of a name filters (section 7), suggested are the people there are. */
export const AuthorFilter = ({ value, change }: Props) => {
  const [asked, setAsked] = useState('')
  return (
    <SuggestedFilter
      label="Author or artist"
      value={value}
      write={(author, how) => change({ author }, how)}
      onAsk={setAsked}
      found={usePersonSearch(asked)}
      keyOf={(person: Person) => refOf(person)}
    />
  )
}

/** As above, of the publishers there are. */
export const PublisherFilter = ({ value, change }: Props) => {
  const [asked, setAsked] = useState('')
  return (
    <SuggestedFilter
      label="Publisher"
      value={value}
      write={(publisher, how) => change({ publisher }, how)}
      onAsk={setAsked}
      found={usePublisherSearch(asked)}
      keyOf={({ name }: Named) => name ?? ''}
    />
  )
}

interface SuggestedProps<T> {
  label: string
  value: string
  write: (text: string, how: { push: boolean }) => void
  /** What is to be suggested for: what somebody types, not what an address brought along. */
  onAsk: (text: string) => void
  found: Found<T>
  keyOf: (option: T) => string
}

const SuggestedFilter = <T extends { name: string | null }>({
  label,
  value,
  write,
  onAsk,
  found,
  keyOf,
}: SuggestedProps<T>) => {
  const { typed, setTyped, flush, show } = useTypedFilter(value, (text) => write(text, { push: false }))
  const nameOf = (option: T) => option.name ?? ''
  const choose = (name: string) => {
    show(name)
    onAsk('')
    write(name, { push: true })
  }
  return (
    <Field label={label}>
      {(control) => (
        <LaterCombobox
          {...control}
          label={label}
          maxLength={TEXT_MAX}
          keepsText
          query={typed}
          onQuery={(text) => {
            setTyped(text)
            onAsk(text)
          }}
          state={found.state}
          options={found.results.filter((option) => nameOf(option) !== '').slice(0, PICKER_RESULTS)}
          emptyText="No such name. What you typed filters all the same"
          keyOf={keyOf}
          nameOf={nameOf}
          langOf={(option) => langOfText(nameOf(option))}
          onPick={(option) => choose(nameOf(option))}
          onRetry={found.retry}
          onBlur={() => {
            onAsk('')
            flush()
          }}
        />
      )}
    </Field>
  )
}
