import { useId, useMemo, type ReactNode } from 'react'
import { ChosenList } from '../../components/ChosenList/ChosenList.tsx'
import { LaterCombobox } from '../../components/Combobox/LaterCombobox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import type { Found } from '../../data/search.ts'
import { offered } from '../../lib/offered.ts'
import { sameText, textKey } from '../../lib/same-text.ts'
import { isBlank } from '../../lib/blank.ts'
import { langOfText } from '../../lib/title-text.ts'
import type { PickerProps } from './picker-props.ts'

interface Props<T> extends PickerProps<readonly string[]> {
  query: string
  onQuery: (text: string) => void
  found: Found<T>
  /** Offered before anything is typed; without it the list opens for what is typed. Empty until they are there. */
  suggested?: readonly T[]
  /** They are on their way. */
  suggesting?: boolean
  /** The pointer or the focus has come to it. */
  onReach?: () => void
  keyOf: (option: T) => string
  nameOf: (option: T) => string
  render?: (option: T) => ReactNode
  /** Names that no result has may be added. */
  open?: boolean
  /** How many may be chosen. */
  max?: number
  /** How a name that is added is written; as it was typed where left out. */
  spell?: ((typed: string) => string) | undefined
  noteOf?: (name: string) => string | undefined
  onCreated?: (name: string) => void
}

const oneself = (name: string) => name

/** Names, picked one after the other. Two that differ in case or in spaces around them are one (R13). */
export const NamePicker = <T,>({
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
  suggested,
  suggesting = false,
  onReach,
  keyOf,
  nameOf,
  render,
  open = false,
  max = Infinity,
  spell = oneself,
  noteOf,
  onCreated,
}: Props<T>) => {
  const own = useId()
  const inputId = id ?? own
  const chosen = useMemo(() => new Set(value.map(textKey)), [value])
  const isChosen = (name: string) => chosen.has(textKey(name))
  // It stays open: one that closes takes the focus from who has just chosen the last.
  const full = value.length >= max ? `At most ${max}` : undefined
  const { options, emptyText } = offered(found, (option) => isChosen(nameOf(option)))
  const unchosen = suggested?.filter((option) => !isChosen(nameOf(option))) ?? []
  const add = (name: string) => !isChosen(name) && onChange([...value, name])
  const isNew = open && !full && !isChosen(query) && !found.results.some((option) => sameText(nameOf(option), query))
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} id={inputId} required={required} error={error} hint={closed ?? full ?? hint}>
        {(control) => (
          <div onFocus={onReach} onPointerEnter={onReach}>
            <LaterCombobox
              {...control}
              ref={ref}
              label={label}
              query={query}
              onQuery={onQuery}
              state={found.state}
              options={full ? [] : found.state === 'idle' ? unchosen : options}
              emptyText={full ?? emptyText}
              idleText={
                full ?? (suggested?.length ? 'All of them are already chosen' : suggesting ? 'Loading…' : undefined)
              }
              browsable={suggested !== undefined}
              keyOf={keyOf}
              nameOf={nameOf}
              langOf={(option) => langOfText(nameOf(option))}
              {...(render && { render })}
              onPick={(option) => add(nameOf(option))}
              onRetry={found.retry}
              immediate={!isBlank(query)}
              onCreate={
                isNew
                  ? (typed) => {
                      const name = spell(typed)
                      onCreated?.(name)
                      add(name)
                    }
                  : undefined
              }
              disabled={closed !== undefined}
              onBlur={onBlur}
            />
          </div>
        )}
      </Field>
      <ChosenList
        label={`Chosen: ${label}`}
        items={value}
        keyOf={oneself}
        nameOf={oneself}
        langOf={langOfText}
        {...(noteOf && { noteOf })}
        onRemove={closed === undefined ? (name) => onChange(value.filter((one) => one !== name)) : undefined}
        inputId={inputId}
      />
    </div>
  )
}
