import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../components/Field/Field.tsx'
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import type { AccountForm } from './use-account-form.ts'

interface Props<F extends string> {
  /** Keeps what was typed and knows what is wrong with it. */
  form: AccountForm<F>
  /** Which field of the form. */
  name: F
  /** 'text' when left out; a password can be shown. */
  type?: 'text' | 'email' | 'password'
  /** What a password manager is to take it for. */
  autoComplete: string
  /** The name in the form, where the field's own would mislead. */
  inputName?: string
  /** It is said that it must be filled in; the form checks. */
  required?: boolean
  /** Below the field, and read out with it. */
  hint?: ReactNode
  /** Where letters are not those of a sentence: names of accounts, addresses, tokens. As for every type but 'text'. */
  exact?: boolean
}

/**
 * A field of an account's form, with its label, hint and problem: a text, an e-mail address or a password.
 *
 * Use in a form of `useAccountForm`; not for a password that is set anew, there `NewPasswordFields`, and not in any other
 * form, there `Field`.
 *
 * Keyboard: Tab reaches the field, and the eye of a password; Enter in the field sends the form.
 */
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
