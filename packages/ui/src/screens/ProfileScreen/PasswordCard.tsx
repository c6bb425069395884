import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { AccountField } from '../../parts/AccountForm/AccountField.tsx'
import { AccountSummary } from '../../parts/AccountForm/AccountSummary.tsx'
import { NewPasswordFields } from '../../parts/AccountForm/NewPasswordFields.tsx'
import type { AccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { useSessionState } from '../../session/session-context.tsx'
import type { PasswordField } from './use-password-form.ts'

/** Another password. */
export const PasswordCard = ({ form }: { form: AccountForm<PasswordField> }) => {
  const { user } = useSessionState()
  return (
    <Card title="Password">
      <form noValidate onSubmit={form.submit} aria-label="Password" className="flex flex-col gap-4">
        <AccountSummary toast form={form} unsureHint="It may have been changed all the same: try to log in with it." />
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <AccountField
          form={form}
          name="current"
          inputName="current_password"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordFields form={form} />
        <div>
          <Button type="submit" busy={form.busy} busyLabel="Changing the password…">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  )
}
