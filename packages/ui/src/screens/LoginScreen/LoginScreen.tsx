import { signIn } from '@bunko/api-client'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx'
import { Seal } from '../../components/Seal/Seal.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { nextPath } from '../../lib/next-path.ts'
import { BotCheck } from '../../parts/BotCheck/BotCheck.tsx'
import { paths } from '../../paths.ts'
import { useConfig } from '../../providers/config.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useSession, useSessionState } from '../../session/session-context.tsx'

interface Faults {
  email?: string
  password?: string
  /** Above the form: what the server said, or what is missing besides the fields. */
  form?: string
}

/** /login (sections 2 and 4). The e-mail is sent as `login`; `next` leads back, on this origin only. */
export const LoginScreen = () => {
  usePageTitle('Log in')
  const { session, loadClient, asked } = useSession()
  const { error: lost } = useSessionState()
  const { turnstileSiteKey } = useConfig()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [token, setToken] = useState<string | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)

  const refuse = (found: Faults) => {
    setFaults(found)
    const first = found.email ? 'email' : 'password'
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const send = async (turnstile_token: string) => {
    setBusy(true)
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
      refuse({ form: result.text })
      return
    }
    asked.add(result.login)
    await result.profile
    await navigate(nextPath(params.get('next'), paths.home.to()), { replace: true })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found: Faults = {}
    if (email.trim() === '') found.email = 'Enter your e-mail.'
    if (password === '') found.password = 'Enter your password.'
    if (found.email || found.password) refuse(found)
    else if (token === null) refuse({ form: 'The bot check is not done yet. Wait a moment and try again.' })
    else {
      setFaults({})
      void send(token)
    }
  }

  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <Link to={paths.home.to()} variant="bare">
        <Seal name />
      </Link>
      <Card className="w-full max-w-100">
        <h1 className="mb-1 font-serif text-2xl font-semibold tracking-tight">Log in</h1>
        <p className="mb-5 text-ui text-ink-muted">To keep lists, propose edits and review them.</p>
        {lost !== null && !faults.form && (
          <div className="mb-4">
            <Notice tone="warning" title="Your session has ended">
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
                onChange={(event) => setEmail(event.target.value)}
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
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          <BotCheck siteKey={turnstileSiteKey} onToken={setToken} />
          <Button type="submit" variant="primary" block busy={busy} busyLabel="Logging in…">
            Log in
          </Button>
        </form>
      </Card>
    </main>
  )
}
