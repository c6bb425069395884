import type { ReactNode } from 'react'
import { useController, useFormState, type RegisterOptions } from 'react-hook-form'
import { Field } from '../../components/Field/Field.tsx'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { withBreaksOf, withLineEndsOf } from '../../lib/line-ends.ts'
import type { TitleField } from '../../lib/title-fields.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { labelOf } from '../../lib/title-text.ts'
import { useTitleField } from './title-field.ts'

type Holding<V> = {
  [F in TitleField]: TitleValues[F] extends V ? (V extends TitleValues[F] ? F : never) : never
}[TitleField]
type ChoiceName = 'type' | 'status' | 'demographic' | 'contentRating' | 'season'
type TextName = Exclude<Holding<string>, ChoiceName>
interface TextProps {
  name: TextName
  required?: boolean
  hint?: ReactNode
  /** Of what is typed, where it is not the page's. */
  lang?: string
}

// Text fields keep their text themselves: a letter typed draws nothing but itself.
const useTextField = (name: TextName) => {
  const { form, forgive, recheck, isSubmitted, closed, ...field } = useTitleField(name)
  const registered = (options: RegisterOptions<TitleValues, TextName> = {}) =>
    form.register(name, { onChange: forgive, onBlur: () => isSubmitted && recheck(), ...options })
  return { ...field, form, recheck, closed, registered }
}

export const TextField = ({ name, required = false, hint }: TextProps) => {
  const { form, id, label, error, closed, registered } = useTextField(name)
  const setValueAs = (typed: string) => withBreaksOf(form.getValues(name), typed)
  return (
    <Field id={id} label={label} required={required} error={error} hint={closed ?? hint}>
      {(control) => (
        <TextInput autoComplete="off" {...control} {...registered({ setValueAs })} disabled={closed !== undefined} />
      )}
    </Field>
  )
}

export const LongTextField = ({ name, required = false, hint, lang }: TextProps) => {
  const { form, id, label, error, closed, registered } = useTextField(name)
  const setValueAs = (typed: string) => withLineEndsOf(form.getValues(name), typed)
  return (
    <Field id={id} label={label} required={required} error={error} hint={closed ?? hint}>
      {(control) => (
        <TextArea rows={5} lang={lang} {...control} {...registered({ setValueAs })} disabled={closed !== undefined} />
      )}
    </Field>
  )
}

interface NumberProps extends TextProps {
  /** What is sent where somebody empties it; seen there then. */
  emptyIs?: number
}
/** Checked when it is left, not while it is typed. */
export const NumberField = ({ name, required = false, hint, emptyIs }: NumberProps) => {
  const { form, id, label, error, recheck, closed, registered } = useTextField(name)
  const { defaultValues } = useFormState({ control: form.control, name, exact: true })
  // Where nothing stood and nothing was typed nothing is sent.
  const placeholder = defaultValues?.[name] === '' ? undefined : emptyIs?.toString()
  return (
    <Field id={id} label={label} required={required} error={error} hint={closed ?? hint}>
      {(control) => (
        <NumberInput
          {...control}
          {...registered({ onBlur: recheck })}
          placeholder={placeholder}
          disabled={closed !== undefined}
        />
      )}
    </Field>
  )
}

/** What the server told stays to be chosen, though the form would not offer it. */
const withOwn = (options: ChoiceProps['options'], own: readonly string[]) => {
  const others = [...new Set(own)].filter((one) => !options.some(({ value }) => value === one))
  return [...options, ...others.map((value) => ({ value, label: labelOf(value) ?? 'Not chosen' }))]
}
interface ChoiceProps {
  name: ChoiceName
  options: readonly { value: string; label: string }[]
}
export const ChoiceField = ({ name, options }: ChoiceProps) => {
  const { form, id, label, error, closed, forgive } = useTitleField(name)
  const { field, formState } = useController({ control: form.control, name })
  return (
    <Field id={id} label={label} error={error} hint={closed}>
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          name={name}
          value={field.value}
          options={withOwn(options, [formState.defaultValues?.[name] ?? field.value, field.value])}
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
