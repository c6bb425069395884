import { signIn } from '@bunko/api-client'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { laterPart } from '../../lib/later-part.tsx'
import { loginWithNext, nextPath } from '../../lib/next-path.ts'
import { watchFocus } from '../../lib/watch-focus.ts'
import { BOT_CHECK_WAITS, useBotCheck } from '../../parts/BotCheck/use-bot-check.tsx'
import { QuietFrame } from '../../parts/QuietFrame/QuietFrame.tsx'
import { paths } from '../../paths.ts'
import { useConfig } from '../../providers/config.tsx'
import { useGoOn } from '../../routing/use-go-on.ts'
import { useStillHere } from '../../routing/use-still-here.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { dropEnded, readEnded } from '../../session/ended.ts'
import { useSession, useSessionState } from '../../session/session-context.tsx'

/** Few come signed in, and it takes more code than the form. */
const SignedInAlready = laterPart(
  async () => (await import('../../parts/QuietFrame/SignedInAlready.tsx')).SignedInAlready,
  (failure) => <LoadFailed what="The rest of this page" hint="You are logged in." {...failure} />,
  <Skeleton className="h-24 w-full" />,
)

interface Faults {
  email?: string | undefined
  password?: string | undefined
  /** Above the form: what the server said, or what is missing besides the fields. */
  form?: string
  /** What is wrong where the focus is already: no move of it tells. */
  said?: string | undefined
}

/**
 * /login (sections 2 and 4). The e-mail is sent as `login`; `next` leads back, on this origin only. Who comes signed in
 * is told so, with the ways on.
 */
export const LoginScreen = () => {
  usePageMeta({ title: 'Log in', path: paths.login.to() })
  const { session, loadClient, asked } = useSession()
  const { error, isAuthenticated, profile } = useSessionState()
  const [kept] = useState(readEnded)
  useEffect(dropEnded, [])
  const lost = error ?? kept
  const [wasLost] = useState(lost !== null)
  const bot = useBotCheck(useConfig().turnstileSiteKey)
  const goOn = useGoOn()
  const isHere = useStillHere()
  const [params] = useSearchParams()
  const next = params.get('next') ?? ''
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)

  // Once it has been a form it stays one: signing in here is under way before it is done.
  const [wasOut, setWasOut] = useState(!isAuthenticated)
  if (!isAuthenticated && !wasOut) setWasOut(true)

  // Signed in in another tab meanwhile: this one goes on as well, and nobody signs in twice.
  const follow = useEffectEvent(() => void goOn(nextPath(next, paths.home.to())))
  useEffect(() => {
    if (wasOut && isAuthenticated && profile !== 'waiting' && !busy) follow()
  }, [wasOut, isAuthenticated, profile, busy])

  const refuse = (found: Faults, mayFocus = true) => {
    const first = found.email ? 'email' : 'password'
    const field = form.current?.querySelector<HTMLElement>(`[name="${first}"]`)
    setFaults({ ...found, said: field === document.activeElement ? found[first] : '' })
    if (mayFocus) field?.focus()
  }

  /** What was said of this field alone is not true any more. */
  const forget = (field: 'email' | 'password') => setFaults((all) => ({ ...all, [field]: undefined, said: '' }))

  const send = async (turnstile_token: string) => {
    setBusy(true)
    const hasStayed = watchFocus()
    const result = await loadClient().then(
      (client) =>
        signIn(
          { session, login: (body) => client.auth.login({ body }), me: () => client.auth.me() },
          { login: email.trim(), password, turnstile_token },
        ),
      () => ({ ok: false as const, text: 'Login failed' }),
    )
    if (!result.ok) {
      setBusy(false)
      bot.renew()
      // Who corrects what was sent is left there.
      const now = form.current && new FormData(form.current)
      refuse({ form: result.text }, hasStayed() && now?.get('email') === email && now.get('password') === password)
      return
    }
    asked.add(result.login)
    await result.profile
    // Who has gone on elsewhere meanwhile is logged in there.
    if (!isHere()) return
    if (session.state().isAuthenticated) return goOn(nextPath(next, paths.home.to()))
    // A server that takes neither of its new tokens: nobody is logged in, and why is said above the form.
    setBusy(false)
    bot.renew()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found: Faults = {}
    if (email.trim() === '') found.email = 'Enter your e-mail.'
    if (password === '') found.password = 'Enter your password.'
    if (found.email || found.password) refuse(found)
    else if (bot.token === null) refuse({ form: BOT_CHECK_WAITS })
    else {
      setFaults({})
      void send(bot.token)
    }
  }

  if (!wasOut)
    return (
      <QuietFrame title="Log in">
        <SignedInAlready next={next}>Another account needs this one logged out.</SignedInAlready>
      </QuietFrame>
    )
  return (
    <QuietFrame
      title="Log in"
      lead="To keep lists, propose edits and review them."
      aside={
        <>
          <p>
            New here? <Link to={loginWithNext(paths.register.to(), next)}>Create an account</Link>
          </p>
          <p>
            <Link to={loginWithNext(paths.forgotPassword.to(), next)}>Forgot password?</Link>
          </p>
        </>
      }
    >
      {lost !== null && !faults.form && (
        <div className="mb-4">
          <Notice tone="warning" live={wasLost ? 'off' : 'assertive'} title="Your session has ended">
            Log in again to go on where you were. ({lost})
          </Notice>
        </div>
      )}
      {faults.form && (
        <div className="mb-4">
          <Notice tone="danger" live="assertive" title={faults.form} />
        </div>
      )}
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="E-mail" required error={faults.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value)
                forget('email')
              }}
            />
          )}
        </Field>
        <Field label="Password" required error={faults.password}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                forget('password')
              }}
            />
          )}
        </Field>
        <span role="status" className="sr-only">
          {faults.said}
        </span>
        {bot.check}
        <Button type="submit" variant="primary" block busy={busy} busyLabel="Logging in…">
          Log in
        </Button>
      </form>
    </QuietFrame>
  )
}
