import { createClient, createSession, SESSION_KEY, type Client, type Session } from '@bunko/api-client'
import { BASE } from '../respond.ts'
import type { MockServer } from '../server-types.ts'
import { cutResponse } from '../wire/cut.ts'
import type { Asker } from './ask.ts'

type Fetch = typeof globalThis.fetch

/** `respond` as a fetch: the shortest way from the client to the server. */
const directFetch =
  (server: MockServer): Fetch =>
  async (...args) => {
    const request = new Request(...args)
    const reply = await server.respond({
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
      body: request.body === null ? undefined : { text: () => request.text(), form: () => request.formData() },
    })
    if (reply.kind === 'network') throw new TypeError('Failed to fetch')
    if (reply.kind === 'cut') return cutResponse(reply)
    return new Response(reply.status === 204 ? null : reply.body, reply)
  }

const sessionOf = (server: MockServer, as: Asker): Session => {
  const held = new Map<string, string>()
  if (as !== 'anonymous') {
    const { user, accessToken, refreshToken } = server.signIn(as)
    held.set(SESSION_KEY, JSON.stringify({ user, tokens: { accessToken, refreshToken }, isAuthenticated: true }))
  }
  return createSession({
    storage: {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    },
    locks: null,
    events: null,
  })
}

/** The real client, signed in; over `respond` unless another fetch or address is given. */
export const clientOf = (
  server: MockServer,
  as: Asker = 'anonymous',
  { fetch = directFetch(server), origin = 'http://mock.example' }: { fetch?: Fetch; origin?: string } = {},
): Client & { session: Session } => {
  const session = sessionOf(server, as)
  return Object.assign(createClient({ baseUrl: `${origin}${BASE}`, session, fetch }), { session })
}
