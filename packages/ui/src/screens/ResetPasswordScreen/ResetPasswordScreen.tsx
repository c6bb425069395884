import { isApiError, type HttpError } from '@bunko/api-client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useAccount } from '../../data/account.ts'
import { newPasswordProblems, refusalOf, tokenIn, type FieldSpec } from '../../lib/account-form.ts'
import { isBlank } from '../../lib/blank.ts'
import { loginWithNext } from '../../lib/next-path.ts'
import { AccountField } from '../../parts/AccountForm/AccountField.tsx'
import { AccountSummary } from '../../parts/AccountForm/AccountSummary.tsx'
import { NewPasswordFields } from '../../parts/AccountForm/NewPasswordFields.tsx'
import { useAccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { useAddressToken } from '../../routing/use-address-token.ts'
import { QuietFrame } from '../../parts/QuietFrame/QuietFrame.tsx'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { useUnsaved } from '../../routing/use-unsaved.tsx'

const FORM = 'reset'
const TOKEN_ID = `${FORM}-token`
const FIELDS = {
  token: { label: 'Link or code', wire: ['token'] },
  password: { label: 'New password', wire: ['newPassword', 'new_password', 'password'] },
  repeated: { label: 'Repeat new password', wire: ['password_confirm', 'passwordConfirm'] },
} as const satisfies Record<string, FieldSpec>

const PASSWORD_NAMES = [...FIELDS.password.wire, ...FIELDS.repeated.wire]
/** A definite no that is about neither password. */
const isOfToken = ({ status, fields }: HttpError) =>
  status < 500 && status !== 429 && !PASSWORD_NAMES.some((name) => Object.hasOwn(fields, name))

const UNSAVED = { title: 'Leave without a new password?', body: 'What you typed is not kept.' }
const SENDING = {
  title: 'Your new password is being sent',
  body: 'Leaving does not take it back: try to log in with it.',
}

/** /reset-password: a new password by the token of a letter, from its link (`?token=`) or pasted. */
export const ResetPasswordScreen = () => {
  usePageMeta({ title: 'Choose a new password', path: paths.resetPassword.to() })
  const token = useAddressToken()
  // Another letter's link begins anew; what one token's form holds is that form's.
  return <Reset key={token} linked={token} />
}

const Reset = ({ linked }: { linked: string | null }) => {
  const { resetPassword } = useAccount()
  const [params] = useSearchParams()
  const next = params.get('next') ?? ''
  const [isDone, setDone] = useState(false)
  /** A link that was refused gives way to a field, so that another one can be pasted. */
  const [wantsToken, setWantsToken] = useState(linked === null)
  const form = useAccountForm({
    name: FORM,
    fields: FIELDS,
    base: { token: '', password: '', repeated: '' },
    check: ({ token, password, repeated }) => {
      const { first, second } = newPasswordProblems(password, repeated)
      return {
        ...(linked === null && isBlank(tokenIn(token)) && { token: 'Paste the link or the code from the e-mail.' }),
        ...(first !== undefined && { password: first }),
        ...(second !== undefined && { repeated: second }),
      }
    },
    send: async ({ token, password }) => {
      await resetPassword({ token: tokenIn(token) || (linked ?? ''), newPassword: password })
      setDone(true)
    },
    refused: (error) => refusalOf(error, FIELDS, 'Failed to change password'),
    onRefused: (error, mayFocus) => {
      if (!isApiError(error) || error.kind !== 'http' || !isOfToken(error)) return
      flushSync(() => setWantsToken(true))
      if (mayFocus) document.getElementById(TOKEN_ID)?.focus()
    },
  })
  const unsaved = useUnsaved(isDone ? null : form.busy ? SENDING : form.isDirty ? UNSAVED : null)
  if (isDone)
    return (
      <QuietFrame title="Password changed">
        <p role="status" className="mb-5">
          Log in with your new password.
        </p>
        <ButtonLink look="primary" block to={loginWithNext(paths.login.to(), next)}>
          Log in
        </ButtonLink>
      </QuietFrame>
    )
  return (
    <QuietFrame
      title="Choose a new password"
      aside={
        <p>
          The link does not work? <Link to={loginWithNext(paths.forgotPassword.to(), next)}>Ask for another link</Link>
        </p>
      }
    >
      <form noValidate onSubmit={form.submit} aria-label="Choose a new password" className="mt-4 flex flex-col gap-4">
        <AccountSummary form={form} unsureHint="It may have been changed all the same: try to log in with it." />
        {wantsToken && (
          <AccountField
            form={form}
            name="token"
            autoComplete="one-time-code"
            exact
            required={linked === null}
            hint="As it stands in the e-mail we sent you."
          />
        )}
        <NewPasswordFields form={form} />
        <Button type="submit" variant="primary" block busy={form.busy} busyLabel="Changing the password…">
          Change password
        </Button>
      </form>
      {unsaved.dialog}
    </QuietFrame>
  )
}
