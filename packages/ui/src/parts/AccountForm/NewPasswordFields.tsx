import { AccountField } from './AccountField.tsx'
import type { AccountForm } from './use-account-form.ts'

interface Props<F extends string> {
  form: AccountForm<F | 'password' | 'repeated'>
}

/** Another password, twice. */
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
