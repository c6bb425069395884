import { contract, LEVELS, signOut } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, demoAccount } from '../named.ts'
import { MINUTE, NOW } from '../now.ts'
import type { MockServerOptions } from '../server-types.ts'
import { createMockServer } from '../server.ts'
import { ask, type Told } from '../testing/ask.ts'
import { clientOf } from '../testing/client.ts'

const withClock = (options: MockServerOptions = {}) => {
  let time = NOW
  const server = createMockServer({ ...options, now: () => time })
  return { server, pass: (ms: number) => void (time += ms) }
}
const TOKEN = { turnstile_token: 't' }
const me = (server: ReturnType<typeof createMockServer>, token: string): Promise<Told> =>
  ask(server, 'GET', '/auth/me/', { headers: { authorization: `Bearer ${token}` } })

describe('login', () => {
  test.each(DEMO_ACCOUNTS)('by e-mail and by name: $role', async ({ email, username, password, level }) => {
    const server = createMockServer()
    for (const login of [email, username, ` ${email.toUpperCase()} `]) {
      const { access } = await clientOf(server).auth.login({ body: { login, password, ...TOKEN } })
      expect((await me(server, access)).body).toMatchObject({
        data: { username, email, profile: level === null ? null : { level } },
      })
    }
  })
  test.each([
    ['nobody@bunko.example', 'bunko-demo'],
    ['m.tanabe', 'Bunko'],
  ])('%s with %s is refused', async (login, password) => {
    const told = await ask(createMockServer(), 'POST', '/auth/login/', { body: { login, password, ...TOKEN } })
    expect(told).toMatchObject({ status: 401, body: { detail: 'No active account found with the given credentials' } })
  })
  test('answers bare tokens, and me never shows a password', async () => {
    const server = createMockServer()
    const told = await ask(server, 'POST', '/auth/login/', {
      body: { login: 'm.tanabe', password: 'bunko-demo', ...TOKEN },
    })
    expect(Object.keys(told.body as object)).toEqual(['access', 'refresh'])
    expect(JSON.stringify((await me(server, (told.body as { access: string }).access)).body)).not.toContain('password')
  })
})

describe('tokens', () => {
  test('live by the clock of the mock', async () => {
    const { server, pass } = withClock({ tokenLifeMs: MINUTE })
    const { accessToken } = server.signIn(3)
    pass(MINUTE - 1)
    expect((await me(server, accessToken)).status).toBe(200)
    pass(1)
    expect((await me(server, accessToken)).status).toBe(401)
  })
  test('a refresh gives new ones, under data, and the client goes on', async () => {
    const { server } = withClock()
    const client = clientOf(server, 2)
    server.expireTokens()
    expect((await client.auth.me()).username).toBe('m.tanabe')
    expect(server.journal.map(({ call, status }) => [call, status])).toEqual([
      ['GET /auth/me/', 401],
      ['POST /auth/refresh/', 200],
      ['GET /auth/me/', 200],
    ])
  })
  test('a refresh token works once: used again, the whole sign-in is over', async () => {
    const { server } = withClock()
    const { refreshToken } = server.signIn(2)
    const refresh = (token: string) => ask(server, 'POST', '/auth/refresh/', { body: { refreshToken: token } })
    const { data } = (await refresh(refreshToken)).body as { data: { accessToken: string; refreshToken: string } }
    expect((await me(server, data.accessToken)).status).toBe(200)
    expect(await refresh(refreshToken)).toMatchObject({
      status: 401,
      body: { detail: 'Token is blacklisted', code: 'token_not_valid' },
    })
    expect((await me(server, data.accessToken)).status).toBe(401)
    expect((await refresh(data.refreshToken)).status).toBe(401)
  })
  test('without rotation it stays, and none is sent', async () => {
    const { server } = withClock({ rotateRefresh: false })
    const { refreshToken } = server.signIn(2)
    for (let round = 0; round < 2; round++)
      expect((await ask(server, 'POST', '/auth/refresh', { body: { refreshToken } })).body).toMatchObject({
        data: { refreshToken: null },
      })
  })
  test('an access token refreshes nothing, a refresh token opens nothing', async () => {
    const { server } = withClock()
    const { accessToken, refreshToken } = server.signIn(2)
    const told = await ask(server, 'POST', '/auth/refresh/', { body: { refreshToken: accessToken } })
    expect(told).toMatchObject({ status: 401, body: { detail: 'Token is invalid or expired' } })
    expect(await me(server, refreshToken)).toMatchObject({
      status: 401,
      body: { messages: [{ message: 'Token has wrong type' }] },
    })
    expect((await ask(server, 'POST', '/auth/refresh/', { body: { refreshToken: '' } })).body).toEqual({
      refreshToken: ['This field may not be blank.'],
    })
  })
  test('nothing works after logout, another sign-in of the same person does', async () => {
    const { server } = withClock()
    const [here, elsewhere] = [server.signIn(2), server.signIn(2)]
    const headers = { authorization: `Bearer ${here.accessToken}` }
    expect(
      (await ask(server, 'POST', '/auth/logout/', { headers, body: { refreshToken: here.refreshToken } })).status,
    ).toBe(200)
    expect((await me(server, here.accessToken)).status).toBe(401)
    expect((await ask(server, 'POST', '/auth/refresh/', { body: { refreshToken: here.refreshToken } })).status).toBe(
      401,
    )
    expect((await me(server, elsewhere.accessToken)).status).toBe(200)
  })
  test('a logout ends the sign-in also where the access token has expired', async () => {
    const { server } = withClock()
    const client = clientOf(server, 2)
    const refreshToken = client.session.state().tokens?.refreshToken
    server.expireTokens()
    expect(await signOut({ session: client.session, logout: (body) => client.auth.logout({ body }) })).toBe(true)
    expect((await ask(server, 'POST', '/auth/refresh/', { body: { refreshToken } })).status).toBe(401)
  })
  test('logout takes an anonymous visitor as it comes', async () => {
    expect((await ask(createMockServer(), 'POST', '/auth/logout/')).status).toBe(200)
  })
  test('a user who is gone is signed in no more', async () => {
    const { server } = withClock()
    const { accessToken } = server.signIn(5)
    server.db.users.remove(demoAccount(5).id)
    expect((await me(server, accessToken)).status).toBe(401)
  })
})

test('signIn takes levels, accounts and names, and refuses strangers', () => {
  const server = createMockServer()
  for (const level of LEVELS) expect(server.signIn(level).user.profile).toEqual({ level })
  expect(server.signIn(null).user.profile).toBeNull()
  expect(server.signIn(demoAccount(4)).user.username).toBe('r.oliveira')
  expect(server.signIn('kenji_m').user.profile).toEqual({ level: 2 })
  expect(() => server.signIn('nobody')).toThrow('no user nobody')
})

test('health answers, for the diagnostics panel', async () => {
  expect(await ask(createMockServer(), 'GET', '/health/')).toMatchObject({ status: 200, body: { message: 'ok' } })
  expect(Object.values(contract.auth).map((call) => call.path)).not.toContain('/health/')
})
