import { isApiError } from '@bunko/api-client'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useAccount } from '../../data/account.ts'
import { emailProblem, refusalOf, type FieldSpec } from '../../lib/account-form.ts'
import { loginWithNext } from '../../lib/next-path.ts'
import { AccountField } from '../../parts/AccountForm/AccountField.tsx'
import { AccountSummary } from '../../parts/AccountForm/AccountSummary.tsx'
import { useAccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { QuietFrame } from '../../parts/QuietFrame/QuietFrame.tsx'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { useViewer } from '../../session/session-context.tsx'

const FIELDS = { email: { label: 'E-mail', wire: [] } } as const satisfies Record<string, FieldSpec>
const FAILED = 'Failed to send the link'
/** A server's no to an address that is one: nobody may read from it who has an account. */
const TELLS_OF_ADDRESS = new Set([400, 404, 422])
const isAboutAddress = (error: unknown) =>
  isApiError(error) && error.kind === 'http' && TELLS_OF_ADDRESS.has(error.status)

/** /forgot-password: asks for an e-mail; says the same whether or not the address has an account. */
export const ForgotPasswordScreen = () => {
  usePageMeta({ title: 'Forgot password', path: paths.forgotPassword.to() })
  const { forgotPassword } = useAccount()
  const viewer = useViewer()
  const [params] = useSearchParams()
  const next = params.get('next') ?? ''
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const form = useAccountForm({
    name: 'forgot',
    fields: FIELDS,
    base: { email: '' },
    check: ({ email }) => {
      const text = emailProblem(email)
      return text === undefined ? {} : { email: text }
    },
    send: async ({ email }) => {
      const address = email.trim()
      await forgotPassword(address).catch((error: unknown) => {
        if (!isAboutAddress(error)) throw error
      })
      setAskedFor(address)
    },
    refused: (error) => refusalOf(error, FIELDS, FAILED),
  })
  const back = viewer.kind === 'anonymous' && (
    <p>
      You remember it? <Link to={loginWithNext(paths.login.to(), next)}>Log in</Link>
    </p>
  )
  if (askedFor !== null)
    return (
      <QuietFrame title="Check your e-mail" aside={back}>
        <div role="status" className="mb-5 flex flex-col gap-2">
          <p>
            If there is an account for <bdi className="font-semibold wrap-anywhere">{askedFor}</bdi>, an e-mail with a
            link is on its way to it.
          </p>
          <p className="text-ink-muted">If it is not there in a few minutes, check your spam folder.</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink look="primary" to={loginWithNext(paths.resetPassword.to(), next)}>
            I have the link
          </ButtonLink>
          <Button onClick={() => setAskedFor(null)}>Ask again</Button>
        </div>
      </QuietFrame>
    )
  return (
    <QuietFrame title="Forgot password" lead="We send you an e-mail with a link to choose a new one." aside={back}>
      <div className="flex flex-col gap-4">
        {viewer.kind !== 'anonymous' && (
          <Notice
            title="You are logged in"
            action={
              <ButtonLink size="sm" to={paths.profile.to()}>
                Your profile
              </ButtonLink>
            }
          >
            If you know your password, change it on your profile.
          </Notice>
        )}
        <form noValidate onSubmit={form.submit} aria-label="Forgot password" className="flex flex-col gap-4">
          <AccountSummary form={form} />
          <AccountField form={form} name="email" type="email" autoComplete="username" required />
          <Button type="submit" variant="primary" block busy={form.busy} busyLabel="Sending…">
            Send the link
          </Button>
        </form>
      </div>
    </QuietFrame>
  )
}
