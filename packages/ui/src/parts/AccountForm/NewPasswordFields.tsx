import { AccountField } from './AccountField.tsx'
import type { AccountForm } from './use-account-form.ts'

interface Props<F extends string> {
  /** Of `useAccountForm`, with the fields `password` and `repeated`. */
  form: AccountForm<F | 'password' | 'repeated'>
}

/**
 * Another password, twice.
 *
 * Use where a password is set anew, in a form of `useAccountForm`; not for the one that is to be replaced, there
 * `AccountField`.
 *
 * Keyboard: Tab goes through each field and its eye; Enter in a field sends the form.
 */
export const NewPasswordFields = <F extends string>({ form }: Props<F>) => (
  <>
    <AccountField
      form={form}
      name="password"
      inputName="new_password"
      type="password"
      autoComplete="new-password"
      required
    />
    <AccountField
      form={form}
      name="repeated"
      inputName="new_password_confirm"
      type="password"
      autoComplete="new-password"
      required
    />
  </>
)
