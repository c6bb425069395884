import { useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { emailProblem, refusalOf, type FieldSpec } from '../../lib/account-form.ts'
import { useAccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { useSession } from '../../session/session-context.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { useToldAnywhere } from '../../toasts/use-told-anywhere.ts'
import { isUnsure } from '../../lib/unsure.ts'
import { textBelow } from './text-below.ts'

const EMAIL_FIELDS = {
  newEmail: { label: 'New e-mail', wire: ['newEmail', 'new_email', 'email'] },
} as const satisfies Record<string, FieldSpec>
export type EmailField = keyof typeof EMAIL_FIELDS
const FAILED = 'Failed to change e-mail'
const NOTHING = { newEmail: '' }

/** POST /auth/request-email-change: nothing changes until the new address is confirmed. */
export const useEmailForm = () => {
  const { session } = useSession()
  const { requestEmailChange } = useAccount()
  const failure = useFailureToast()
  const told = useToldAnywhere()
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const form = useAccountForm<EmailField>({
    name: 'email',
    fields: EMAIL_FIELDS,
    base: NOTHING,
    check: ({ newEmail }) => {
      const same = newEmail.trim().toLowerCase() === session.state().user?.email?.toLowerCase()
      const text = same ? 'This is your address already.' : emailProblem(newEmail)
      return text === undefined ? {} : { newEmail: text }
    },
    send: async (values) => {
      const address = values.newEmail.trim()
      await requestEmailChange(address)
      form.rebase(NOTHING, values)
      setAskedFor(address)
      told('success', 'One step is left', {
        text: `We sent an e-mail to ${address}. Your address changes when you open its link.`,
      })
    },
    refused: (error) => refusalOf(error, EMAIL_FIELDS, FAILED),
    onBegin: failure.takeBack,
    onRefused: (error) => failure.say(FAILED, { text: textBelow(FAILED, error), isUnsure: isUnsure(error) }),
  })
  return { form, askedFor }
}
