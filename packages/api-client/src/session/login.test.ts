import { expect, test, vi } from 'vitest'
import { HttpError, NetworkError, ShapeError, TimeoutError } from '../http/api-error.ts'
import { loadProfile, profileChanged, profileError, signIn, signOut } from './login.ts'
import type { Session, SessionUser } from './session.ts'
import { later, turn } from './testing/fakes.ts'
import { openOne, STORED } from './testing/tabs.ts'

const CREDENTIALS = { login: 'ana@example.org', password: 'secret', turnstile_token: 'bot' }
const TOKENS = { access: 'a', refresh: 'r' }
const ANA: SessionUser = { id: 7, username: 'ana', profile: { level: 3 } }

const open = (over: { login?: () => Promise<unknown>; me?: () => Promise<SessionUser> } = {}) => {
  const tab = openOne('')
  const { session, clock } = tab
  const me = vi.fn<() => Promise<SessionUser>>(over.me ?? (async () => ANA))
  const login = vi.fn<(credentials: unknown) => Promise<unknown>>(over.login ?? (async () => TOKENS))
  return { ...tab, me, login, parts: { session, me, login, wait: clock.wait } }
}
const signedIn = async (parts: Parameters<typeof signIn>[0]) => {
  const result = await signIn(parts, CREDENTIALS)
  if (!result.ok) throw new Error(result.text)
  return result
}

test('section 4: tokens and a temporary user first, the profile after 100 ms', async () => {
  const { parts, session, me, login, clock } = open()
  const result = await signedIn(parts)
  expect(login.mock.calls).toEqual([[CREDENTIALS]])
  expect(session.state()).toMatchObject({
    isAuthenticated: true,
    user: { email: 'ana@example.org' },
    tokens: { accessToken: 'a', refreshToken: 'r' },
    profile: 'waiting',
    isLoading: true,
  })
  await clock.advance(99)
  expect(me).not.toHaveBeenCalled()
  await clock.advance(1)
  expect(me).toHaveBeenCalledTimes(1)
  expect(await result.profile).toEqual({ status: 'ready', user: ANA })
  expect(session.state()).toMatchObject({ user: ANA, level: 3, levelKnown: true, profile: 'ready', isLoading: false })
})

test.each([
  [{ data: { tokens: { accessToken: 'a', refreshToken: 'r' } } }],
  [{ tokens: TOKENS }],
  [{ success: true, data: TOKENS }],
])('login answered %j', async (answer) => {
  const { parts, session } = open({ login: async () => answer })
  await signedIn(parts)
  expect(session.state().tokens).toEqual({ accessToken: 'a', refreshToken: 'r' })
})

test.each([[{ access: 'a' }], [{ refresh: 'r' }], [{}], [null], ['<html>'], [[]], [{ access: '', refresh: '' }]])(
  'section 5: login answered %j without both tokens',
  async (answer) => {
    const { parts, session, browser } = open({ login: async () => answer })
    expect(await signIn(parts, CREDENTIALS)).toMatchObject({ ok: false, text: 'Invalid response format from server' })
    expect(session.state().isAuthenticated).toBe(false)
    expect(browser.session()).toBe('')
  },
)

const http = (status: number, text: string | null = null) => new HttpError({ call: 'POST /auth/login/', status, text })
test.each([
  ['the server text', http(401, 'Account is locked'), 'Account is locked'],
  ['no server text', http(401), 'Invalid login credentials'],
  ['a server that is away', http(502), 'HTTP Error 502'],
  ['a server that fails', http(500), 'HTTP Error 500'],
  ['a server that fails and says why', http(500, 'Out of order'), 'Out of order'],
  ['too many tries', http(429), 'HTTP Error 429'],
  ['no reason, for what was sent', http(400), 'Invalid login credentials'],
  ['no reason, for who sent it', http(403), 'Invalid login credentials'],
  ['no reason, in a 200 that says no', http(200), 'Invalid login credentials'],
  ['no answer of its own', http(300), 'HTTP Error 300'],
  ['nothing there that takes logins', http(404), 'HTTP Error 404'],
  ['something there that takes none', http(405), 'HTTP Error 405'],
  ['no answer', new NetworkError('POST /auth/login/'), 'Network error - please check your connection'],
  ['time-out', new TimeoutError('POST /auth/login/', 5_000), 'Network error - please check your connection'],
  ['a wrong shape', new ShapeError('POST /auth/login/', 'access', 'missing'), 'Invalid response format from server'],
  ['an exception', new TypeError('x is undefined'), 'Login failed'],
  ['no error at all', undefined, 'Login failed'],
])('section 8: login fails with %s', async (_, error, text) => {
  const { parts, session, me } = open({ login: () => Promise.reject(error) })
  expect(await signIn(parts, CREDENTIALS)).toEqual({ ok: false, text, error })
  expect(session.state().isAuthenticated).toBe(false)
  expect(me).not.toHaveBeenCalled()
})

test('a failed login leaves the session that is there', async () => {
  const { session, browser } = openOne()
  const before = browser.session()
  await signIn({ session, login: () => Promise.reject(http(401)), me: async () => ANA }, CREDENTIALS)
  expect(browser.session()).toBe(before)
})

const failures = [
  http(500),
  http(404),
  new ShapeError('GET /auth/me/', '(body)', 'no JSON'),
  new TimeoutError('GET /auth/me/', 5_000),
]
test.each(failures)('16: the profile fails (%s): signed in, counted as 4 and unknown, retry works', async (error) => {
  let fails = true
  const { parts, session, clock, ends } = open({
    async me() {
      if (fails) throw error
      return ANA
    },
  })
  const result = await signedIn(parts)
  await clock.advance(100)
  expect(await result.profile).toEqual({ status: 'failed', error })
  expect(profileError(session)).toBe(error)
  expect(session.state()).toMatchObject({ isAuthenticated: true, level: 4, levelKnown: false, profile: 'failed' })
  expect(ends).toEqual([])
  fails = false
  expect(await loadProfile(parts)).toEqual({ status: 'ready', user: ANA })
  expect(session.state()).toMatchObject({ level: 3, profile: 'ready' })
})

test.each(failures)('16: after a reload a profile call that fails (%s) demotes nobody', async (error) => {
  const { session, browser } = openOne()
  const before = browser.session()
  const me = async () => {
    throw error
  }
  expect(await loadProfile({ session, me })).toEqual({ status: 'failed', error })
  expect(session.state()).toMatchObject({ user: STORED.user, level: 2, levelKnown: true, profile: 'ready' })
  expect(browser.session()).toBe(before)
})

test('16: after a reload the stored level applies while the profile is slow, then the answered one', async () => {
  const { session } = openOne()
  const answer = later<SessionUser>()
  const loading = loadProfile({ session, me: () => answer.promise })
  await turn()
  expect(session.state()).toMatchObject({ level: 2, profile: 'ready', isLoading: false })
  answer.resolve({ ...ANA, profile: { level: 5 } })
  await loading
  expect(session.state()).toMatchObject({ level: 5, profile: 'ready' })
})

test('one profile call at a time: asking during the 100 ms, or twice, gets the same result', async () => {
  const { parts, me, clock } = open()
  const result = await signedIn(parts)
  const meanwhile = loadProfile(parts)
  await turn()
  expect(me).not.toHaveBeenCalled()
  await clock.advance(100)
  expect(await Promise.all([result.profile, meanwhile])).toEqual([
    { status: 'ready', user: ANA },
    { status: 'ready', user: ANA },
  ])
  expect(me).toHaveBeenCalledTimes(1)
  await Promise.all([loadProfile(parts), loadProfile(parts)])
  expect(me).toHaveBeenCalledTimes(2)
})

test("another sign-in's profile is asked for on its own", async () => {
  const { parts, session, me } = open({ me: () => new Promise(() => undefined) })
  session.begin({ accessToken: 'a', refreshToken: 'r' }, {})
  void loadProfile(parts)
  session.begin({ accessToken: 'b', refreshToken: 'rb' }, {})
  void loadProfile(parts)
  await turn()
  expect(me).toHaveBeenCalledTimes(2)
})

test('loadProfile asks nothing for an anonymous visitor', async () => {
  const { session, me } = open()
  expect(await loadProfile({ session, me })).toEqual({ status: 'over' })
  expect(me).not.toHaveBeenCalled()
})

const leave: Record<string, (session: Session) => void> = {
  logout: (session) => session.end(),
  'login as B': (session) => void session.begin({ accessToken: 'b', refreshToken: 'rb' }, { email: 'bo@example.org' }),
}
test.each(Object.keys(leave))('%s during the 100 ms: no profile call', async (how) => {
  const { parts, session, clock, me } = open()
  const result = await signedIn(parts)
  leave[how]?.(session)
  await clock.advance(100)
  expect(await result.profile).toEqual({ status: 'over' })
  expect(me).not.toHaveBeenCalled()
})

test.each(
  Object.keys(leave).flatMap((how) => [
    { how, outcome: 'answers' },
    { how, outcome: 'fails' },
  ]),
)('$how while the profile is on its way, which then $outcome: dropped', async ({ how, outcome }) => {
  const answer = later<SessionUser>()
  const { parts, session, clock, browser } = open({ me: () => answer.promise })
  const result = await signedIn(parts)
  await clock.advance(100)
  leave[how]?.(session)
  const [state, stored] = [session.state(), browser.session()]
  if (outcome === 'answers') answer.resolve(ANA)
  else answer.reject(http(500))
  expect(await result.profile).toEqual({ status: 'over' })
  expect(session.state()).toBe(state)
  expect(browser.session()).toBe(stored)
})

test.each([
  ['fails', () => Promise.reject(http(500))],
  ['hangs', () => new Promise<never>(() => undefined)],
  [
    'throws',
    () => {
      throw new Error('at once')
    },
  ],
])('14: logout while its call %s: storage is empty before anything answers', async (_, logout) => {
  const { session, browser, ends } = openOne()
  const asked = vi.fn<() => void>()
  const confirmed = signOut({
    session,
    logout: () => {
      asked()
      expect(session.bearer()).not.toBeNull()
      return logout()
    },
  })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(browser.map.size).toBe(0)
  expect(session.state().isAuthenticated).toBe(false)
  expect(ends).toEqual([{ reason: 'logout' }])
  expect(await Promise.race([confirmed, turn()])).not.toBe(true)
})

test('a logout of nobody is told to the server all the same, without a token', async () => {
  const { session } = openOne()
  session.end()
  const logout = vi.fn<(body: object) => Promise<null>>(async () => null)
  await expect(signOut({ session, logout })).resolves.toBe(true)
  expect(logout).toHaveBeenCalledExactlyOnceWith({ refreshToken: undefined })
})

test('a confirmed logout says so', async () => {
  const { session } = openOne()
  await expect(signOut({ session, logout: async () => null })).resolves.toBe(true)
})

test('the profile of an earlier sign-in that ends late leaves the one under way alone', async () => {
  const first = later<SessionUser>()
  const second = later<SessionUser>()
  const answers = [first.promise, second.promise]
  const { parts, clock, me } = open({ me: () => answers.shift() ?? Promise.reject(new Error('asked once too often')) })
  const one = await signedIn(parts)
  await clock.advance(100)
  const two = await signedIn(parts)
  await clock.advance(100)
  first.resolve(ANA)
  expect(await one.profile).toEqual({ status: 'over' })
  await turn()
  const again = loadProfile(parts)
  second.resolve(ANA)
  expect(await again).toEqual({ status: 'ready', user: ANA })
  expect(await two.profile).toEqual({ status: 'ready', user: ANA })
  expect(me).toHaveBeenCalledTimes(2)
})

test('a profile that is on its way when the user is changed is asked for anew, and never shown', async () => {
  const before = later<SessionUser>()
  const answers = [before.promise, Promise.resolve({ ...ANA, username: 'ana.nova' })]
  const { parts, session, clock, me } = open({
    me: () => answers.shift() ?? Promise.reject(new Error('once too often')),
  })
  const { login, profile } = await signedIn(parts)
  await clock.advance(100)
  session.setUser({ ...ANA, username: 'ana.nova' }, login)
  profileChanged(session)
  const joined = loadProfile(parts)
  const shown: unknown[] = []
  session.subscribe(() => shown.push(session.state().user?.['username']))
  before.resolve(ANA)
  const ready = { status: 'ready', user: { ...ANA, username: 'ana.nova' } }
  expect(await profile).toEqual(ready)
  expect(await joined).toEqual(ready)
  expect(shown).toEqual(['ana.nova'])
  expect(me).toHaveBeenCalledTimes(2)
})

test('a change of the user that comes before the profile is asked for costs no second call', async () => {
  const { parts, session, clock, me } = open()
  const { profile } = await signedIn(parts)
  profileChanged(session)
  await clock.advance(100)
  await profile
  expect(me).toHaveBeenCalledTimes(1)
})

test('section 4: the pause is 100 ms by the clock too', async () => {
  vi.useFakeTimers()
  try {
    const { parts, me } = open()
    const { wait: _, ...real } = parts
    await signedIn(real)
    await vi.advanceTimersByTimeAsync(99)
    expect(me).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(me).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})
