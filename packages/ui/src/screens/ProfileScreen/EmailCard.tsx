import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { AccountField } from '../../parts/AccountForm/AccountField.tsx'
import { AccountSummary } from '../../parts/AccountForm/AccountSummary.tsx'
import type { AccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { useSessionState } from '../../session/session-context.tsx'
import type { EmailField } from './use-email-form.ts'

interface Props {
  form: AccountForm<EmailField>
  /** The address an e-mail has gone to. */
  askedFor: string | null
}

/** Another address to log in with. */
export const EmailCard = ({ form, askedFor }: Props) => {
  const { user } = useSessionState()
  // Its link may have been opened in another tab.
  const isChanged = askedFor?.toLowerCase() === user?.email?.toLowerCase()
  return (
    <Card title="E-mail">
      <form noValidate onSubmit={form.submit} aria-label="E-mail" className="flex flex-col gap-4">
        <p className="wrap-anywhere">
          {user?.email ? (
            <>
              You log in with <bdi className="font-semibold">{user.email}</bdi>.
            </>
          ) : (
            'Your address is not known here.'
          )}
        </p>
        <AccountSummary toast form={form} />
        {/* There before its words are, so that they are read out. */}
        <div role="status" className="empty:-mt-4">
          {askedFor !== null && !isChanged && (
            <Notice tone="info" title="One step is left">
              We sent an e-mail to <bdi className="font-semibold">{askedFor}</bdi>. Your address changes when you open
              its link.
            </Notice>
          )}
        </div>
        <AccountField form={form} name="newEmail" inputName="new_email" type="email" autoComplete="email" required />
        <div>
          <Button type="submit" busy={form.busy} busyLabel="Sending the link…">
            Change e-mail
          </Button>
        </div>
      </form>
    </Card>
  )
}
