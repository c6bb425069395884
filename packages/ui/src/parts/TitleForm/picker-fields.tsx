import { useEffect, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { loadCombobox } from '../../components/Combobox/LaterCombobox.tsx'
import { sameText } from '../../lib/same-text.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { PersonPicker } from '../PersonPicker/PersonPicker.tsx'
import { TermPicker } from '../TermPicker/TermPicker.tsx'
import { TitlePicker } from '../TitlePicker/TitlePicker.tsx'
import { useTitleField, useTitleFormContext } from './title-field.ts'

const usePicker = <N extends 'genres' | 'themes' | 'formats' | 'authors' | 'artists' | 'related'>(name: N) => {
  const { form, forgive, recheck, ...rest } = useTitleField(name)
  const { field } = useController({ control: form.control, name })
  const { value, ref } = field
  // Who opens a tab of pickers will use one.
  useEffect(() => void loadCombobox().catch(() => undefined), [])
  const onChange = (next: readonly unknown[]) => {
    forgive()
    field.onChange(next)
  }
  const onBlur = () => {
    field.onBlur()
    if (rest.error !== undefined) recheck()
  }
  return { ...rest, value: value as TitleValues[N], onBlur, ref, onChange }
}

export const TermField = ({ name }: { name: 'genres' | 'themes' | 'formats' }) => (
  <TermPicker kind={name} {...usePicker(name)} />
)

const OTHER = { authors: 'artists', artists: 'authors' } as const
export const PeopleField = ({ name, hint }: { name: 'authors' | 'artists'; hint?: ReactNode }) => {
  const { form } = useTitleFormContext()
  // Who is new and does both is one person, also where it is typed in other letters (R13): servers compare them.
  const spell = (typed: string) => form.getValues(OTHER[name]).find((one) => sameText(one, typed)) ?? typed
  return <PersonPicker hint={hint} spell={spell} {...usePicker(name)} />
}
export const RelatedField = () => {
  const { excludeId } = useTitleFormContext()
  return (
    <TitlePicker
      hint="Sequels, spin-offs, other versions. Type at least 2 characters."
      exclude={excludeId}
      {...usePicker('related')}
    />
  )
}
