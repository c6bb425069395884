import { errorText, profileError } from '@bunko/api-client'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import type { DetailsField } from '../../lib/account-form.ts'
import { passFocusTo } from '../../lib/pass-focus.ts'
import { AccountField } from '../../parts/AccountForm/AccountField.tsx'
import { AccountSummary } from '../../parts/AccountForm/AccountSummary.tsx'
import type { AccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { useLoadProfile, useSession, useSessionState } from '../../session/session-context.tsx'

const UNSURE = 'The changes may have been saved all the same. Saving them again does no harm.'
const passToSave = passFocusTo((around) => around.querySelector('button'))

/** Names, as PATCH /auth/me/ takes them. */
export const DetailsCard = ({ form }: { form: AccountForm<DetailsField> }) => {
  const { user } = useSessionState()
  const { session } = useSession()
  const loadProfile = useLoadProfile()
  const [loading, setLoading] = useState(false)
  if (user?.username == null) {
    const error = profileError(session)
    return (
      <Card title="Details">
        <ErrorState
          message="Failed to load profile"
          detail={error !== undefined && errorText(error)}
          hint="Your names cannot be changed until they are known."
          retrying={loading}
          onRetry={() => {
            setLoading(true)
            void loadProfile().finally(() => setLoading(false))
          }}
        />
      </Card>
    )
  }
  return (
    <Card title="Details">
      <form noValidate onSubmit={form.submit} aria-label="Details" className="flex flex-col gap-4">
        {/* What a later attempt meets does not come of an earlier one, as it may with a password or a code. */}
        <AccountSummary toast form={form} unsureHint={form.refusal?.isUnsure && UNSURE} />
        <AccountField form={form} name="username" autoComplete="nickname" required exact />
        <AccountField form={form} name="firstName" inputName="first_name" autoComplete="given-name" />
        <AccountField form={form} name="lastName" inputName="last_name" autoComplete="family-name" />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" busy={form.busy} busyLabel="Saving…">
            Save changes
          </Button>
          {form.isDirty && !form.busy && (
            <Button ref={passToSave} variant="quiet" onClick={form.reset}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
