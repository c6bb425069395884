import type { Answer, Call, Endpoint, Level, Page } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import type { TokenRow, UserRow } from '../db/rows.ts'
import type { Tokens } from '../rules/tokens.ts'
import type { Served } from '../wire/page.ts'
import { unauthenticated } from '../wire/refusal.ts'

export interface Viewer {
  readonly user: UserRow
  /** An unknown level counts as 4 (R7). */
  readonly level: Level
  readonly token: TokenRow
}
/** What every handler may look at besides its call. */
export interface Context {
  readonly viewer: Viewer | null
  readonly db: Db
  /** Milliseconds. */
  readonly now: number
  readonly tokens: Tokens
}
/** What a handler gives: the value itself, a cut list, or at most a message where the body is not described. */
type Given<E extends Endpoint> =
  Answer<E> extends Page<infer Row>
    ? Served<Row>
    : [Answer<E>] extends [undefined]
      ? { message: string } | undefined
      : NonNullable<Answer<E>>
export type Handler<E extends Endpoint> = (call: Call<E> & Context) => Given<E> | Promise<Given<E>>

export interface Entry {
  readonly endpoint: Endpoint
  readonly run: (call: never) => unknown
  /** Status of the answer; 204 for a void one. */
  readonly status: number
}

/** Ties a handler to its call; the compiler checks both sides. */
export const handle = <E extends Endpoint>(endpoint: E, run: Handler<E>, status = 200): Entry => ({
  endpoint,
  run,
  status,
})

/** The viewer of a call that the contract keeps for signed-in users. @throws Refusal 401 */
export const signedIn = (viewer: Viewer | null): Viewer => {
  if (!viewer) throw unauthenticated()
  return viewer
}
