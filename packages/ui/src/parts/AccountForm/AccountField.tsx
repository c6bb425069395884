import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../components/Field/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import type { AccountForm } from './use-account-form.ts'

interface Props<F extends string> {
  form: AccountForm<F>
  name: F
  type?: 'text' | 'email' | 'password'
  /** What a password manager is to take it for. */
  autoComplete: string
  /** The name in the form, where the field's own would mislead. */
  inputName?: string
  required?: boolean
  hint?: ReactNode
  /** Where letters are not those of a sentence: names of accounts, addresses, tokens. */
  exact?: boolean
}

/** A field of an account's form. */
export const AccountField = <F extends string>({
  form,
  name,
  type = 'text',
  autoComplete,
  inputName = name,
  required = false,
  hint,
  exact = type !== 'text',
}: Props<F>) => (
  <Field
    id={form.idOf(name)}
    label={form.fields[name].label}
    required={required}
    hint={hint}
    error={form.problems[name]}
  >
    {(control) => {
      const props: ComponentProps<'input'> = {
        ...control,
        name: inputName,
        autoComplete,
        value: form.values[name],
        onChange: (event) => form.set(name, event.target.value),
        ...(exact && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
      }
      return type === 'password' ? <PasswordInput {...props} /> : <TextInput {...props} type={type} />
    }}
  </Field>
)
