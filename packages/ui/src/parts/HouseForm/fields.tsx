import { Controller, useFormState, useWatch, type RegisterOptions } from 'react-hook-form'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import {
  CHECKED_WHEN_LEFT,
  HOUSE_FIELDS,
  type HouseChoice,
  type HouseTextField,
  type HouseValues,
} from '../../lib/house-form.ts'
import { withBreaksOf, withLineEndsOf } from '../../lib/line-ends.ts'
import type { LogoRules } from '../../lib/logo-rules.ts'
import { LogoField } from '../LogoField/LogoField.tsx'
import type { Logo } from '../LogoField/use-logo.ts'
import { ADDRESS_INPUT } from '../LongForm/address-input.ts'
import { checkWhenLeft } from '../LongForm/check-when-left.ts'
import { fieldId } from './field-id.ts'
import type { HouseFormReturn } from './use-house-form.ts'

interface Props {
  form: HouseFormReturn
  name: HouseTextField
  required?: boolean
  hint?: string
}

const useHouseField = (
  { form, name, required = false, hint }: Props,
  options: RegisterOptions<HouseValues, HouseTextField> = {},
) => {
  const { errors } = useFormState({ control: form.control, name })
  return {
    field: { id: fieldId(name), label: HOUSE_FIELDS[name].label, error: errors[name]?.message, required, hint },
    registered: form.register(name, {
      onChange: () => void (form.getFieldState(name).error && form.clearErrors(name)),
      ...(CHECKED_WHEN_LEFT.has(name) && { onBlur: () => checkWhenLeft(form, name) }),
      ...options,
    }),
  }
}

/** One line of text: a name, a country. */
export const HouseText = (props: Props) => {
  const { form, name } = props
  const { field, registered } = useHouseField(props, {
    setValueAs: (typed: string) => withBreaksOf(form.getValues(name), typed),
  })
  return <Field {...field}>{(control) => <TextInput autoComplete="off" {...control} {...registered} />}</Field>
}

/** Several lines. */
export const HouseLongText = (props: Props) => {
  const { form, name } = props
  const { field, registered } = useHouseField(props, {
    setValueAs: (typed: string) => withLineEndsOf(form.getValues(name), typed),
  })
  return <Field {...field}>{(control) => <TextArea {...control} {...registered} />}</Field>
}

/** A whole number, as text. */
export const HouseNumber = (props: Props) => {
  const { field, registered } = useHouseField(props)
  return <Field {...field}>{(control) => <NumberInput {...control} {...registered} />}</Field>
}

/** The address of a site or a profile. */
export const HouseLink = (props: Props) => {
  const { field, registered } = useHouseField(props)
  return <Field {...field}>{(control) => <TextInput {...ADDRESS_INPUT} {...control} {...registered} />}</Field>
}

/** One of several. */
export const HouseSelect = ({ choices, ...props }: Props & { choices: readonly HouseChoice[] }) => {
  const { form, name } = props
  const { field } = useHouseField(props)
  return (
    <Field {...field}>
      {(control) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Select
              {...control}
              ref={ref}
              className="w-full"
              options={choices}
              value={value}
              onBlur={onBlur}
              onValueChange={(next) => {
                onChange(next)
                if (form.getFieldState(name).error) form.clearErrors(name)
              }}
            />
          )}
        />
      )}
    </Field>
  )
}

/** Something that a house is or is not. */
export const HouseCheck = ({ form, hint }: { form: HouseFormReturn; hint: string }) => {
  const name = 'isDigitalOnly'
  const { errors } = useFormState({ control: form.control, name })
  return (
    <Checkbox
      id={fieldId(name)}
      label={HOUSE_FIELDS[name].label}
      hint={hint}
      error={errors[name]?.message}
      className="sm:col-span-2"
      {...form.register(name, { onChange: () => form.clearErrors(name) })}
    />
  )
}

/** The stored logo, and the way to another one. */
export const HouseLogo = ({ form, rules, logo }: { form: HouseFormReturn; rules: LogoRules; logo: Logo }) => {
  const { control } = form
  const { errors } = useFormState({ control, name: 'logo' })
  const [name, stored] = useWatch({ control, name: ['name', 'logo'] })
  return (
    <LogoField
      id={fieldId('logo')}
      error={errors.logo?.message}
      rules={rules}
      logo={{
        ...logo,
        choose: (...chosen) => {
          form.clearErrors('logo')
          return logo.choose(...chosen)
        },
      }}
      stored={stored}
      name={name}
    />
  )
}
