import { MAGAZINE_MANGA_SEARCH_LIMIT, PUBLISHER_MAGAZINE_SEARCH_LIMIT } from '@bunko/api-client'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { ChosenList } from '../../components/ChosenList/ChosenList.tsx'
import { LaterCombobox } from '../../components/Combobox/LaterCombobox.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { useSerialisedSearch } from '../../data/magazines.ts'
import { useOwnedSearch } from '../../data/publishers.ts'
import type { Found } from '../../data/search.ts'
import { fold } from '../../lib/fold.ts'
import { associatedIn, type HousePick } from '../../lib/house-form.ts'
import { pickOfMagazine, pickOfTitle } from '../../lib/house-pick.ts'
import { offered } from '../../lib/offered.ts'
import type { PickerProps } from '../TermPicker/picker-props.ts'

type Props = PickerProps<readonly HousePick[]>

interface BaseProps extends Props {
  query: string
  onQuery: (text: string) => void
  found: Found<HousePick>
  /** Section 9: how many are shown. */
  limit: number
  render: (pick: HousePick) => ReactNode
}

const keyOf = ({ ref }: HousePick) => ref
const nameOf = ({ name }: HousePick) => name

/** What tells one from its namesakes, beside its picture. */
const Facts = ({ pick: { name, lang, facts }, picture }: { pick: HousePick; picture: ReactNode }) => (
  <span className="flex min-w-0 items-center gap-3">
    {picture}
    <span className="min-w-0">
      <span lang={lang} className="line-clamp-2 text-ui font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      {facts && <span className="block text-sm text-ink-muted">{facts}</span>}
    </span>
  </span>
)
const drawTitle = (pick: HousePick) => (
  <Facts pick={pick} picture={<Cover title={pick.name} lang={pick.lang} src={pick.cover} size="xs" alt="" />} />
)
const drawMagazine = (pick: HousePick) => (
  <Facts pick={pick} picture={<Logo name={pick.name} lang={pick.lang} src={pick.cover} alt="" />} />
)

const Base = ({
  label,
  value,
  onChange,
  onBlur,
  ref,
  id,
  hint,
  error,
  required = false,
  closed,
  query,
  onQuery,
  found,
  limit,
  render,
}: BaseProps) => {
  const own = useId()
  const inputId = id ?? own
  const isChosen = useMemo(() => associatedIn(value), [value])
  const { options, emptyText } = offered(found, isChosen, limit)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} id={inputId} required={required} error={error} hint={closed ?? hint}>
        {(control) => (
          <LaterCombobox
            {...control}
            ref={ref}
            label={label}
            query={query}
            onQuery={onQuery}
            state={found.state}
            options={options}
            emptyText={emptyText}
            keyOf={keyOf}
            nameOf={nameOf}
            render={render}
            onPick={(pick) => !isChosen(pick) && onChange([...value, pick])}
            onRetry={found.retry}
            disabled={closed !== undefined}
            onBlur={onBlur}
          />
        )}
      </Field>
      <ChosenList
        label={`Chosen: ${label}`}
        items={value}
        keyOf={keyOf}
        nameOf={nameOf}
        render={render}
        onRemove={closed === undefined ? (pick) => onChange(value.filter((one) => one.ref !== pick.ref)) : undefined}
        inputId={inputId}
      />
    </div>
  )
}

/**
 * The titles a magazine serialises, found by any of their names; none twice (section 5).
 *
 * Use in the form of a magazine; not for the titles that a title is related to, there `TitlePicker`, and not for the
 * magazines of a publisher, there `OwnedPicker`.
 *
 * Keyboard: type, then Up and Down, Enter picks and never submits the form; Esc closes, then empties. Tab goes on
 * through the crosses of what was chosen: Enter, Space, Delete or Backspace removes, and the focus goes to the next
 * one, else the one before, else back to the field.
 */
export const SerialisedPicker = (field: Props) => {
  const [query, setQuery] = useState('')
  const found = useSerialisedSearch(query)
  return (
    <Base
      {...field}
      query={query}
      onQuery={setQuery}
      found={{ ...found, results: found.results.map(pickOfTitle) }}
      limit={MAGAZINE_MANGA_SEARCH_LIMIT}
      render={drawTitle}
    />
  )
}

interface OwnedProps extends Props {
  /** The publisher that is being edited: its own are not found (section 2). */
  exclude?: string | undefined
  /** These are its own: one that was removed by mistake can be put back. */
  own?: readonly HousePick[] | undefined
}
const NONE: readonly never[] = []

/**
 * The magazines a publisher owns; none twice (section 5).
 *
 * Use in the form of a publisher; not for the titles of a magazine, there `SerialisedPicker`, and not for a list of them
 * to read, edit or delete, there `HouseList`.
 *
 * Keyboard: type, then Up and Down, Enter picks and never submits the form; Esc closes, then empties. Tab goes on
 * through the crosses of what was chosen: Enter, Space, Delete or Backspace removes, and the focus goes to the next
 * one, else the one before, else back to the field.
 */
export const OwnedPicker = ({ exclude, own = NONE, ...field }: OwnedProps) => {
  const [query, setQuery] = useState('')
  const found = useOwnedSearch(query, exclude)
  const isOwn = useMemo(() => associatedIn(own), [own])
  const mine = found.state === 'idle' ? [] : own.filter(({ name }) => fold(name).includes(fold(query)))
  const others = found.results.map(pickOfMagazine).filter((pick) => !isOwn(pick))
  return (
    <Base
      {...field}
      query={query}
      onQuery={setQuery}
      found={{ ...found, results: [...mine, ...others] }}
      limit={PUBLISHER_MAGAZINE_SEARCH_LIMIT}
      render={drawMagazine}
    />
  )
}
