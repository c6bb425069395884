import { Button } from '../../components/Button/Button.tsx'
import { isBlank } from '../../lib/blank.ts'
import { refusalOf, tokenIn, type FieldSpec } from '../../lib/account-form.ts'
import { AccountField } from '../AccountForm/AccountField.tsx'
import { AccountSummary } from '../AccountForm/AccountSummary.tsx'
import { useAccountForm } from '../AccountForm/use-account-form.ts'

const FIELDS = { token: { label: 'Link or code', wire: ['token'] } } as const satisfies Record<string, FieldSpec>

interface Props {
  /** Rejects where the server refuses. */
  call: (token: string) => Promise<unknown>
  /** The server has taken it. */
  onDone: () => void
  /** What the button says: 'Verify e-mail'. */
  button: string
  /** Read out while it is sent. */
  busyLabel: string
  /** In place of a server's text. */
  failed: string
  /** What to do where it is not sure whether it was done. */
  unsureHint: string
}

/**
 * For a link that cannot be opened here: pasted, whole or only its code.
 *
 * Use where the letter's code is all that is asked for; not beside other fields, there `AccountField`, and not while a
 * link that was opened here is on its way, there `LetterSending`.
 *
 * Keyboard: Enter in the field sends it. Where the field is wrong, it has the focus.
 */
export const LetterForm = ({ call, onDone, button, busyLabel, failed, unsureHint }: Props) => {
  const form = useAccountForm({
    name: 'letter',
    fields: FIELDS,
    base: { token: '' },
    check: ({ token }) => (isBlank(tokenIn(token)) ? { token: 'Paste the link or the code from the e-mail.' } : {}),
    send: async ({ token }) => {
      await call(tokenIn(token))
      onDone()
    },
    refused: (error) => refusalOf(error, FIELDS, failed),
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <AccountSummary form={form} unsureHint={unsureHint} />
      <AccountField
        form={form}
        name="token"
        autoComplete="one-time-code"
        exact
        required
        hint="As it stands in the e-mail we sent you."
      />
      <Button type="submit" variant="primary" block busy={form.busy} busyLabel={busyLabel}>
        {button}
      </Button>
    </form>
  )
}
