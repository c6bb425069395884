import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '../../components/Field/Field.tsx'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import type { TitleField, TitleValues } from '../../lib/title-form.ts'
import { PersonPicker } from '../PersonPicker/PersonPicker.tsx'
import { TermPicker } from '../TermPicker/TermPicker.tsx'
import { TitlePicker } from '../TitlePicker/TitlePicker.tsx'
import { useTitleField, useTitleFormContext } from './title-field.ts'

type Holding<V> = {
  [F in TitleField]: TitleValues[F] extends V ? (V extends TitleValues[F] ? F : never) : never
}[TitleField]
type TextName = Holding<string>
interface TextProps {
  name: TextName
  required?: boolean
  hint?: ReactNode
}

// Text fields keep their text themselves: a letter typed draws nothing but itself.
const useTextField = (name: TextName) => {
  const { form, forgive, closed, ...field } = useTitleField(name)
  const registered = (onBlur?: () => void) => form.register(name, { onChange: forgive, ...(onBlur && { onBlur }) })
  return { ...field, form, closed, registered }
}

export const TextField = ({ name, required = false, hint }: TextProps) => {
  const { id, label, error, closed, registered } = useTextField(name)
  return (
    <Field id={id} label={label} required={required} error={error} hint={closed ?? hint}>
      {(control) => <TextInput autoComplete="off" {...control} {...registered()} disabled={closed !== undefined} />}
    </Field>
  )
}

export const LongTextField = ({ name, required = false, hint }: TextProps) => {
  const { id, label, error, closed, registered } = useTextField(name)
  return (
    <Field id={id} label={label} required={required} error={error} hint={closed ?? hint}>
      {(control) => <TextArea rows={5} {...control} {...registered()} disabled={closed !== undefined} />}
    </Field>
  )
}

/** Checked when it is left, not while it is typed. */
export const NumberField = ({ name, required = false, hint }: TextProps) => {
  const { form, id, label, error, closed, registered } = useTextField(name)
  return (
    <Field id={id} label={label} required={required} error={error} hint={closed ?? hint}>
      {(control) => (
        <NumberInput {...control} {...registered(() => void form.trigger(name))} disabled={closed !== undefined} />
      )}
    </Field>
  )
}

type ChoiceName = 'type' | 'status' | 'demographic' | 'contentRating' | 'season'
interface ChoiceProps<N extends ChoiceName> {
  name: N
  options: readonly { value: TitleValues[N]; label: string }[]
}
export const ChoiceField = <N extends ChoiceName>({ name, options }: ChoiceProps<N>) => {
  const { form, id, label, error, closed, forgive } = useTitleField(name)
  const { field } = useController({ control: form.control, name: name as ChoiceName })
  return (
    <Field id={id} label={label} error={error} hint={closed}>
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          name={name}
          value={field.value}
          options={options}
          disabled={closed !== undefined}
          onBlur={field.onBlur}
          onValueChange={(value) => {
            forgive()
            field.onChange(value)
          }}
          className="w-full"
        />
      )}
    </Field>
  )
}

const usePicker = <N extends 'genres' | 'themes' | 'formats' | 'authors' | 'artists' | 'related'>(name: N) => {
  const { form, forgive, ...rest } = useTitleField(name)
  const { field } = useController({ control: form.control, name })
  const { value, onBlur, ref } = field
  const onChange = (next: readonly unknown[]) => {
    forgive()
    field.onChange(next)
  }
  return { ...rest, value: value as TitleValues[N], onBlur, ref, onChange }
}

export const TermField = ({ name, hint }: { name: 'genres' | 'themes' | 'formats'; hint?: ReactNode }) => (
  <TermPicker kind={name} hint={hint} {...usePicker(name)} />
)
export const PeopleField = ({ name, hint }: { name: 'authors' | 'artists'; hint?: ReactNode }) => (
  <PersonPicker hint={hint} {...usePicker(name)} />
)
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
