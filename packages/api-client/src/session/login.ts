import { errorText, isApiError } from '../http/api-error.ts'
import { PROFILE_WAIT_MS } from '../limits.ts'
import { tokensIn } from './refresh-answer.ts'
import type { Session, SessionUser } from './types.ts'

/** Section 5: the e-mail field is sent as `login`. */
export interface Credentials {
  readonly login: string
  readonly password: string
  readonly turnstile_token: string
}

/** `over`: meanwhile that sign-in ended, or another one began; its profile was dropped. */
export type ProfileResult =
  | { readonly status: 'ready'; readonly user: SessionUser }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'over' }

/**
 * How a login went; `text` is what the form says of one that failed (section 8), `error` what was thrown, if anything.
 */
export type SignInResult =
  /** Signed in. `profile` never rejects; on `failed` a retry (`loadProfile`) is to be offered (R6). */
  | { readonly ok: true; readonly login: string; readonly profile: Promise<ProfileResult> }
  | { readonly ok: false; readonly text: string; readonly error: unknown }

/** What a profile call needs: the call itself, and whose level it is to settle. */
export interface ProfileParts {
  /** GET /auth/me/ */
  me: () => Promise<SessionUser>
  session: Session
}

/** What a login needs besides. `wait` is for tests: it stands in for the 100 ms of section 4. */
export interface SignInParts extends ProfileParts {
  /** POST /auth/login/ */
  login: (credentials: Credentials) => Promise<unknown>
  wait?: (ms: number) => Promise<void>
}

const NO_TOKENS = 'Invalid response format from server'

const loginErrorText = (error: unknown): string => {
  if (!isApiError(error)) return 'Login failed'
  if (error.kind === 'shape') return NO_TOKENS
  // Any other status says nothing of them: the server fails, or has had enough of it, or takes no logins there. One that
  // let it through and says `success: false` has judged (R1).
  const isRefused = error.kind === 'http' && (error.status < 300 || [400, 401, 403].includes(error.status))
  return errorText(error, isRefused ? 'Invalid login credentials' : undefined)
}

/** Sessions whose user has been changed since the profile was last asked for. */
const changed = new WeakSet<Session>()
/** To be called when a write has changed the user: a profile on its way may be from before, and is asked for anew. */
export const profileChanged = (session: Session): void => void changed.add(session)

const failures = new WeakMap<Session, unknown>()
/** Why the profile could not be loaded the last time, to be shown with the retry (R6); undefined where it never failed. */
export const profileError = (session: Session): unknown => failures.get(session)

const fetchProfile = async (parts: ProfileParts, login: string): Promise<ProfileResult> => {
  const { me, session } = parts
  if (session.bearer()?.login !== login) return { status: 'over' }
  try {
    changed.delete(session)
    const user = await me()
    if (changed.has(session)) return fetchProfile(parts, login)
    return session.setUser(user, login) ? { status: 'ready', user } : { status: 'over' }
  } catch (error) {
    if (!session.profileFailed(login)) return { status: 'over' }
    failures.set(session, error)
    return { status: 'failed', error }
  }
}

const underWay = new WeakMap<Session, { login: string; result: Promise<ProfileResult> }>()

/** One profile call at a time for a sign-in: whoever asks meanwhile, also during the 100 ms, gets the same result. */
const once = (session: Session, login: string, run: () => Promise<ProfileResult>): Promise<ProfileResult> => {
  const known = underWay.get(session)
  if (known?.login === login) return known.result
  const entry = { login, result: run().finally(() => underWay.get(session) === entry && underWay.delete(session)) }
  underWay.set(session, entry)
  return entry.result
}

const delay = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * Section 4: tokens stored, a temporary user first, the profile after 100 ms. Resolves as soon as the viewer is signed
 * in, or with the text of section 8 for the login form; never rejects.
 */
export const signIn = async (parts: SignInParts, credentials: Credentials): Promise<SignInResult> => {
  const { session, wait = delay } = parts
  try {
    const answer = await parts.login(credentials)
    const tokens = tokensIn(answer)
    if (!tokens?.refreshToken) return { ok: false, text: NO_TOKENS, error: null }
    const { accessToken, refreshToken } = tokens
    const login = session.begin({ accessToken, refreshToken }, { email: credentials.login })
    const profile = once(session, login, () => wait(PROFILE_WAIT_MS).then(() => fetchProfile(parts, login)))
    return { ok: true, login, profile }
  } catch (error) {
    return { ok: false, text: loginErrorText(error), error }
  }
}

/** After a reload, and for a retry: the stored level applies until the server answers, and stays if it does not (R6). */
export const loadProfile = async (parts: ProfileParts): Promise<ProfileResult> => {
  const login = parts.session.bearer()?.login
  return login === undefined ? { status: 'over' } : once(parts.session, login, () => fetchProfile(parts, login))
}

/**
 * Section 4: the session is over before this returns, whatever the server says. `logout` is given what section 7 does
 * not show: a server whose access tokens end by their age alone can take back the refresh token. Resolves,
 * when the server has answered or the call has failed, with whether it confirmed; nothing needs to wait for that.
 */
export const signOut = ({
  logout,
  session,
}: {
  logout: (body: { refreshToken?: string | undefined }) => Promise<unknown>
  session: Session
}): Promise<boolean> => {
  // Asked first: the call takes its bearer when it is made.
  const asked = new Promise<unknown>((done) =>
    done(logout({ refreshToken: session.state().tokens?.refreshToken ?? undefined })),
  )
  session.end()
  return asked.then(
    () => true,
    () => false,
  )
}
