import type { Id } from '@bunko/api-client'
import { useId } from 'react'
import { ChosenList } from '../../components/ChosenList/ChosenList.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { amongTitles, sameTitle, type TitlePick } from '../../lib/title-pick.ts'
import type { PickerProps } from '../TermPicker/picker-props.ts'
import { TitleCombobox } from './TitleCombobox.tsx'
import { TitleFacts } from './TitleFacts.tsx'

interface Props extends PickerProps<readonly TitlePick[]> {
  /** The title that is being edited: it is not related to itself. */
  exclude?: Id | undefined
  /** How many are found at most: 10 when left out. */
  limit?: number
}

// Once for all of them: what is chosen is drawn again where these change.
const keyOf = ({ id }: TitlePick) => String(id)
const nameOf = ({ name }: TitlePick) => name
const draw = (title: TitlePick) => <TitleFacts title={title} />

/**
 * Titles, picked one after the other: related entries, a person's works. None is picked twice.
 *
 * Use in a form that holds several titles; not for one that something is done with at once, there `TitleCombobox`, and
 * not for what a magazine serialises, there `SerialisedPicker`.
 *
 * Keyboard: type, then Up and Down, Enter picks and never submits the form; Esc closes, then empties. Tab goes on
 * through the crosses of what was chosen: Enter, Space, Delete or Backspace removes, and the focus goes to the next
 * one, else the one before, else back to the field.
 */
export const TitlePicker = ({
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
  exclude,
  limit,
}: Props) => {
  const own = useId()
  const inputId = id ?? own
  const add = (title: TitlePick) => !amongTitles(value)(title) && onChange([...value, title])
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} id={inputId} required={required} error={error} hint={closed ?? hint}>
        {(control) => (
          <TitleCombobox
            {...control}
            ref={ref}
            label={label}
            chosen={value}
            exclude={exclude}
            {...(limit !== undefined && { limit })}
            onPick={add}
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
        render={draw}
        onRemove={closed === undefined ? (title) => onChange(value.filter((one) => !sameTitle(one, title))) : undefined}
        inputId={inputId}
      />
    </div>
  )
}
