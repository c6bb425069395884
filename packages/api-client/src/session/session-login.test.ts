import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { signIn } from './login.ts'
import { openOne } from './testing/tabs.ts'
import { BOTH_TOKENS, PLACES } from './testing/token-answers.ts'

const ME = { data: { user: { id: 7, username: 'ana', profile: { level: 2 } } } }

/** The login form's whole way: the real client, and a server that answers the login so. */
const signInBy = async (answer: object) => {
  const { session } = openOne('')
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return Response.json(pathname === '/api/v1/auth/login/' ? answer : ME)
  }
  const client = createClient({ baseUrl: 'https://bunko.test/api/v1', session, fetch })
  const result = await signIn(
    { session, login: (body) => client.auth.login({ body }), me: () => client.auth.me(), wait: async () => {} },
    { login: 'ana@example.org', password: 'x', turnstile_token: 'x' },
  )
  if (result.ok) await result.profile
  return { result, session }
}

test.each(BOTH_TOKENS.map((answer) => [answer]))('R1, R4: a login that is answered %j signs in', async (answer) => {
  const { result, session } = await signInBy(answer)
  expect(result).toMatchObject({ ok: true })
  expect(session.state()).toMatchObject({ tokens: { accessToken: 'a', refreshToken: 'r' }, profile: 'ready' })
})

test('R4: tokens at the root of a login are taken, whatever stands under data', async () => {
  const { result } = await signInBy({ access: 'a', refresh: 'r', data: { id: 7 } })
  expect(result).toMatchObject({ ok: true })
})

const HALVES = [{ access: 'a' }, { accessToken: 'a', refreshToken: '' }, { refresh: 'r' }, { access: '', refresh: 'r' }]
test.each(PLACES.flatMap((place) => HALVES.map((half) => [place(half)])))(
  'section 8: a login that is answered %j, without both tokens, says so',
  async (answer) => {
    const { result, session } = await signInBy(answer)
    expect(result).toMatchObject({ ok: false, text: 'Invalid response format from server' })
    expect(session.state().isAuthenticated).toBe(false)
  },
)
