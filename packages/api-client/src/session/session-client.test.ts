import { expect, test, vi } from 'vitest'
import { createClient } from '../client.ts'
import { signIn, signOut } from './login.ts'
import { later, settled, turn } from './testing/fakes.ts'
import { openOne, STORED } from './testing/tabs.ts'

interface Request {
  readonly call: string
  readonly token: string | null
  readonly body: string
}
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const ME = { data: { user: { id: 7, username: 'ana', profile: { level: 2 } } } }
const RENEWED = { data: { accessToken: 'access-1', refreshToken: 'refresh-1' } }

/** The client with an injected fetch that answers by call and token, and a note of everything sent. */
const open = (answer: (request: Request) => Response | Promise<Response>, initial: unknown = STORED) => {
  const sent: Request[] = []
  const addresses: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init?.headers)
    const request = {
      call: `${init?.method ?? 'GET'} ${address.pathname.replace('/api/v1', '')}`,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      body: typeof init?.body === 'string' ? init.body : '',
    }
    sent.push(request)
    addresses.push(address.href)
    return answer(request)
  }
  const tab = openOne(initial)
  const client = createClient({ baseUrl: 'https://bunko.test/api/v1', session: tab.session, fetch })
  const calls = (call: string) => sent.filter((request) => request.call === call)
  return { ...tab, client, sent, addresses, calls }
}
const REFRESH = 'POST /auth/refresh/'
const ME_CALL = 'GET /auth/me/'
/** Only the token a refresh brings is good. */
const expired = ({ call, token }: Request) => {
  if (call === REFRESH) return json(200, RENEWED)
  return token === 'access-1' ? json(200, ME) : json(401, { detail: 'expired' })
}

test('1: five calls get 401 together: one refresh, five retries', async () => {
  const { client, calls } = open(expired)
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.auth.me()))
  expect(answers).toHaveLength(5)
  expect(calls(REFRESH)).toEqual([{ call: REFRESH, token: null, body: '{"refreshToken":"refresh-0"}' }])
  expect(calls(ME_CALL).map(({ token }) => token)).toEqual([
    ...Array.from({ length: 5 }, () => 'access-0'),
    ...Array.from({ length: 5 }, () => 'access-1'),
  ])
})

test('2: a 401 that arrives after the refresh is done: no second refresh', async () => {
  const slow = later<Response>()
  let first = true
  const { client, calls } = open((request) => {
    if (request.call !== ME_CALL || !first) return expired(request)
    first = false
    return slow.promise
  })
  const late = client.auth.me()
  await client.auth.me()
  slow.resolve(json(401, {}))
  await expect(late).resolves.toMatchObject({ id: 7 })
  expect(calls(REFRESH)).toHaveLength(1)
  expect(calls(ME_CALL)).toHaveLength(4)
})

test('a save that is refused while its user signs in again is sent once more, as that, and not lost', async () => {
  const slow = later<Response>()
  const { client, session, sent } = open(({ token }) => (token === 'access-0' ? slow.promise : json(200, {})))
  const saved = client.titles.rate({ params: { id: 5 }, body: { rating: 8 } })
  session.begin({ accessToken: 'access-2', refreshToken: 'refresh-2' }, { email: STORED.user.email })
  slow.resolve(json(401, { detail: 'expired' }))
  await saved
  const call = 'POST /manga/5/rate'
  expect(sent).toEqual([
    { call, token: 'access-0', body: '{"rating":8}' },
    { call, token: 'access-2', body: '{"rating":8}' },
  ])
})

test('3: 401 again after the retry: exactly two sends, session kept', async () => {
  const { client, calls, session } = open(({ call }) => (call === REFRESH ? json(200, RENEWED) : json(401, {})))
  await expect(client.auth.me()).rejects.toMatchObject({ kind: 'http', status: 401 })
  expect(calls(ME_CALL)).toHaveLength(2)
  expect(calls(REFRESH)).toHaveLength(1)
  expect(session.state().isAuthenticated).toBe(true)
})

test.each([
  [401, 'user_not_found'],
  [401, 'user_inactive'],
  [401, 'password_changed'],
  [403, 'user_not_found'],
])(
  '3: %i %s again after the retry: two sends, and the session is lost like one whose refresh was refused',
  async (status, code) => {
    const { client, calls, browser, ends } = open(({ call }) =>
      call === REFRESH ? json(200, RENEWED) : json(status, { detail: 'User not found', code }),
    )
    const result = await settled(client.auth.me())
    expect(result).toMatchObject({ ok: false, error: { kind: 'session', problem: 'refused' } })
    expect(calls(ME_CALL)).toHaveLength(2)
    expect(calls(REFRESH)).toHaveLength(1)
    expect(browser.session()).toBeUndefined()
    expect(ends).toEqual([{ reason: 'lost', problem: 'refused' }])
  },
)

test.each([
  [401, 'some_user_not_found'],
  [401, 'password_changed_elsewhere'],
  [400, 'user_not_found'],
])('3: %i %s is no account that is gone: the session is kept', async (status, code) => {
  const { client, browser, ends } = open(({ call }) =>
    call === REFRESH ? json(200, RENEWED) : json(status, { detail: 'No', code }),
  )
  expect(await settled(client.auth.me())).toMatchObject({ ok: false, error: { kind: 'http', status } })
  expect(browser.session()).toBeDefined()
  expect(ends).toEqual([])
})

test('3: an account that is gone takes nobody with it who has signed in meanwhile', async () => {
  const slow = later<Response>()
  const { client, session, ends } = open((request) => {
    if (request.call === REFRESH) return json(200, RENEWED)
    return request.token === 'access-1' ? slow.promise : json(401, {})
  })
  const call = settled(client.auth.me())
  await vi.waitFor(() => expect(session.bearer()?.token).toBe('access-1'))
  session.begin({ accessToken: 'access-b', refreshToken: 'refresh-b' }, {})
  slow.resolve(json(401, { detail: 'User not found', code: 'user_not_found' }))
  expect(await call).toMatchObject({ ok: false, error: { kind: 'http', status: 401 } })
  expect(session.bearer()?.token).toBe('access-b')
  expect(ends).toEqual([{ reason: 'logout' }])
})

test('4: 401 on login or logout: no refresh, and login carries no bearer', async () => {
  const { client, sent, session } = open(() => json(401, { detail: 'No active account' }))
  const credentials = { login: 'ana@example.org', password: 'x', turnstile_token: 'x' }
  const result = await signIn(
    { session, login: (body) => client.auth.login({ body }), me: () => client.auth.me() },
    credentials,
  )
  expect(result).toMatchObject({ ok: false, text: 'No active account' })
  expect(sent).toMatchObject([{ call: 'POST /auth/login/', token: null }])
  expect(session.state().isAuthenticated).toBe(true)
  await expect(signOut({ session, logout: (body) => client.auth.logout({ body }) })).resolves.toBe(false)
  const logout = { call: 'POST /auth/logout/', body: '{"refreshToken":"refresh-0"}' }
  expect(sent.slice(1)).toEqual([
    { ...logout, token: 'access-0' },
    { ...logout, token: null },
  ])
  expect(session.state().isAuthenticated).toBe(false)
})

test('R5: a 401 for an anonymous visitor is an ordinary error', async () => {
  const { client, sent, ends } = open(() => json(401, {}), '')
  await expect(client.auth.me()).rejects.toMatchObject({ kind: 'http', status: 401 })
  expect(sent).toEqual([{ call: ME_CALL, token: null, body: '' }])
  expect(ends).toEqual([])
})

test('5: refresh refused: storage cleared, ended once, every call settled and sent once', async () => {
  const { client, calls, browser, ends } = open(() => json(401, { detail: 'no' }))
  const results = await Promise.all([1, 2, 3].map(() => settled(client.auth.me())))
  for (const result of results)
    expect(result).toMatchObject({ ok: false, error: { kind: 'session', problem: 'refused' } })
  expect(browser.session()).toBeUndefined()
  expect(ends).toEqual([{ reason: 'lost', problem: 'refused' }])
  expect(calls(ME_CALL)).toHaveLength(3)
  expect(calls(REFRESH)).toHaveLength(1)
})

test.each([['{}'], ['null'], ['[]'], ['"text"'], ['<!doctype html>'], ['']])(
  "7: refresh answers '%s': 'Invalid refresh response format', logged out",
  async (body) => {
    const { client, session } = open(({ call }) => (call === REFRESH ? new Response(body) : json(401, {})))
    await expect(client.auth.me()).rejects.toThrow('Invalid refresh response format')
    expect(session.state().isAuthenticated).toBe(false)
  },
)

test.each([[404], [429], [500], [502]])('refresh answers %i: the call fails, the session stays', async (status) => {
  const { client, session, calls } = open(({ call }) => json(call === REFRESH ? status : 401, {}))
  await expect(client.auth.me()).rejects.toMatchObject({ kind: 'http', status, call: REFRESH })
  expect(calls(ME_CALL)).toHaveLength(1)
  expect(session.state().isAuthenticated).toBe(true)
})

test('no answer to the refresh: the call fails, the session stays', async () => {
  const { client, session } = open(({ call }) => {
    if (call === REFRESH) throw new TypeError('Failed to fetch')
    return json(401, {})
  })
  await expect(client.auth.me()).rejects.toMatchObject({ kind: 'network' })
  expect(session.state().isAuthenticated).toBe(true)
})

test("10: login as B while A's call waits: A's call is never sent as B", async () => {
  const answer = later<Response>()
  const { client, session, sent } = open(({ call }) => (call === REFRESH ? answer.promise : json(401, {})))
  const call = settled(client.auth.me())
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  session.begin({ accessToken: 'access-b', refreshToken: 'refresh-b' }, {})
  answer.resolve(json(200, RENEWED))
  expect(await call).toMatchObject({ ok: false, error: { kind: 'session' } })
  expect(sent.map(({ token }) => token)).toEqual(['access-0', null])
  expect(session.bearer()?.token).toBe('access-b')
})

test('14: logout while the server is down: over at once, with the bearer of the session that ended', async () => {
  const { client, session, browser, sent } = open(() => {
    throw new TypeError('Failed to fetch')
  })
  const confirmed = signOut({ session, logout: (body) => client.auth.logout({ body }) })
  expect(browser.map.size).toBe(0)
  expect(session.bearer()).toBeNull()
  await expect(confirmed).resolves.toBe(false)
  expect(sent).toMatchObject([{ call: 'POST /auth/logout/', token: 'access-0' }])
})

test('18: a level faked in storage, the server says 403: an error, no refresh, and the answered level wins', async () => {
  const faked = { ...STORED, user: { ...STORED.user, profile: { level: 1 } } }
  const { client, session, calls } = open(({ call }) => (call === ME_CALL ? json(200, ME) : json(403, {})), faked)
  await expect(client.edits.dashboard({ query: {} })).rejects.toMatchObject({ kind: 'http', status: 403 })
  expect(calls(REFRESH)).toHaveLength(0)
  expect(session.state().level).toBe(1)
  session.setUser(await client.auth.me(), session.bearer()?.login ?? '')
  expect(session.state().level).toBe(2)
})

test('19: no token in an address, a console line or an error', async () => {
  const lines: unknown[][] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...line: unknown[]) => void lines.push(line)),
  )
  const errors: unknown[] = []
  const outcomes = [() => json(401, {}), () => json(500, {}), () => new Response('<html>'), expired]
  for (const outcome of outcomes) {
    const { client, addresses } = open((request) => (request.call === REFRESH ? outcome(request) : json(401, {})))
    const result = await settled(client.auth.me())
    if (!result.ok) errors.push(result.error)
    expect(addresses.length).toBeGreaterThan(1)
    expect(addresses.join(' ')).not.toMatch(/(access|refresh)-\d/)
  }
  for (const spy of spies) spy.mockRestore()
  await turn()
  expect(errors).toHaveLength(4)
  for (const error of errors) expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/(access|refresh)-\d/)
  expect(lines).toEqual([])
})
