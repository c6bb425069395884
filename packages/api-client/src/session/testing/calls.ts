import { endpoint, one } from '../../contract/endpoint.ts'
import { User } from '../../model/user.ts'
import type { UserName } from './fake-server.ts'

/** A call of whoever is signed in, as GET /auth/me/ is. Its id tells both requests of one call from all others. */
export const CALL = endpoint({ method: 'GET', path: '/calls/{id}/', answer: one(User) })
/** The same, and refused whatever token it carries. */
export const BLOCKED_CALL = endpoint({ method: 'GET', path: '/blocked/{id}/', answer: one(User) })

export const profileOf = (user: UserName) => ({
  id: 1,
  username: user,
  email: `${user}@example.org`,
  profile: { level: 2 },
})

const headers = new Headers()
/** As much of a `Response` as the client reads: a whole one takes longer than the call. */
export const responseOf = (status: number, body: unknown): Response => {
  const text = JSON.stringify(body)
  return { status, type: 'basic', headers, body: text, text: async () => text } as unknown as Response
}
