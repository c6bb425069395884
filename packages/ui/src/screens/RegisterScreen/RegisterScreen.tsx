import { useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useAccount } from '../../data/account.ts'
import { REGISTER_FIELDS, registerProblems, registerRefusal } from '../../lib/account-form.ts'
import { isBlank } from '../../lib/blank.ts'
import { loginWithNext } from '../../lib/next-path.ts'
import { AccountField } from '../../parts/AccountForm/AccountField.tsx'
import { AccountSummary } from '../../parts/AccountForm/AccountSummary.tsx'
import { useAccountForm } from '../../parts/AccountForm/use-account-form.ts'
import { BOT_CHECK_WAITS, useBotCheck } from '../../parts/BotCheck/use-bot-check.tsx'
import { QuietFrame } from '../../parts/QuietFrame/QuietFrame.tsx'
import { SignedInAlready } from '../../parts/QuietFrame/SignedInAlready.tsx'
import { paths } from '../../paths.ts'
import { useConfig } from '../../providers/config.tsx'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useViewer } from '../../session/session-context.tsx'
import { useToast } from '../../toasts/toasts.tsx'

const NOTHING = { username: '', email: '', password: '', passwordConfirm: '', firstName: '', lastName: '' }
const UNSAVED = { title: 'Leave without an account?', body: 'What you typed is not kept.' }
class BotCheckWaits extends Error {}

/** /register (sections 5, 7 and 8): a new account, then on to its letter; `next` is kept all the way. */
export const RegisterScreen = () => {
  usePageMeta({ title: 'Create an account', path: paths.register.to() })
  const viewer = useViewer()
  const [params] = useSearchParams()
  const next = params.get('next') ?? ''
  if (viewer.kind === 'anonymous') return <Register next={next} />
  return (
    <QuietFrame title="Create an account">
      <SignedInAlready next={next}>
        Another account needs another e-mail address, and this one logged out.
      </SignedInAlready>
    </QuietFrame>
  )
}

const Register = ({ next }: { next: string }) => {
  const { register } = useAccount()
  const toast = useToast()
  const bot = useBotCheck(useConfig().turnstileSiteKey)
  const form = useAccountForm({
    name: 'register',
    fields: REGISTER_FIELDS,
    base: NOTHING,
    check: registerProblems,
    send: async (values) => {
      if (bot.token === null) throw new BotCheckWaits()
      const email = values.email.trim()
      await register({
        username: values.username.trim(),
        email,
        password: values.password,
        password_confirm: values.passwordConfirm,
        // A server need not take a blank one.
        ...(!isBlank(values.firstName) && { first_name: values.firstName.trim() }),
        ...(!isBlank(values.lastName) && { last_name: values.lastName.trim() }),
        turnstile_token: bot.token,
      })
      // Who has gone on elsewhere meanwhile is told there, and stays.
      if (!unsaved.isHere()) return void toast('success', 'Account created', { text: `We sent an e-mail to ${email}.` })
      // The address goes along in the entry's state: no e-mail in an address.
      await unsaved.go(loginWithNext(paths.verifyEmail.to(), next), { replace: true, state: { sentTo: email } })
    },
    refused: (error) =>
      error instanceof BotCheckWaits
        ? { title: BOT_CHECK_WAITS, text: '', problems: {}, isUnsure: false }
        : registerRefusal(error),
    // Its token is spent. Where it had none yet it is left to go on: begun anew each time it would never be done.
    onRefused: (error) => {
      if (!(error instanceof BotCheckWaits)) bot.renew()
    },
  })
  const unsaved = useUnsaved(form.busy ? BEING_SENT : form.isDirty ? UNSAVED : null)
  return (
    <QuietFrame
      title="Create an account"
      lead="To keep lists, rate titles and propose edits."
      aside={
        <p>
          You have an account? <Link to={loginWithNext(paths.login.to(), next)}>Log in</Link>
        </p>
      }
    >
      <form noValidate onSubmit={form.submit} aria-label="New account" className="flex flex-col gap-4">
        <AccountSummary
          form={form}
          unsureHint="The account may have been made all the same: look for our e-mail before you try again."
        />
        <AccountField
          form={form}
          name="username"
          autoComplete="nickname"
          required
          exact
          hint="Everybody sees this name beside what you contribute."
        />
        {/* One logs in with the e-mail: that is what a password manager is to keep. */}
        <AccountField form={form} name="email" type="email" autoComplete="username" required />
        <AccountField form={form} name="password" type="password" autoComplete="new-password" required />
        <AccountField
          form={form}
          name="passwordConfirm"
          inputName="password_confirm"
          type="password"
          autoComplete="new-password"
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <AccountField form={form} name="firstName" inputName="first_name" autoComplete="given-name" />
          <AccountField form={form} name="lastName" inputName="last_name" autoComplete="family-name" />
        </div>
        {bot.check}
        <Button type="submit" variant="primary" block busy={form.busy} busyLabel="Creating the account…">
          Create account
        </Button>
      </form>
      {unsaved.dialog}
    </QuietFrame>
  )
}
