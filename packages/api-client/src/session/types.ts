import type { SessionProblem } from '../http/api-error.ts'
import type { Level } from '../levels.ts'
import type { User } from '../model/user.ts'

/** A user as far as it is known: only the e-mail typed at login, until the profile is there (section 4). */
export type SessionUser = Readonly<Partial<User>>

export interface Tokens {
  readonly accessToken: string
  /** Null where an earlier front end stored a session without one. */
  readonly refreshToken: string | null
}

/** What a call sends now. `login` names the sign-in, so that a call of A's is never sent again as B. */
export interface Bearer {
  readonly token: string
  readonly login: string
}

/**
 * Where the profile stands (R6). `waiting`: no level is known yet, gates wait. `ready`: the level of `SessionState`
 * applies. `failed`: the profile call failed and no level was known; counts as level 4, a retry is offered.
 */
export type ProfileState = 'none' | 'waiting' | 'ready' | 'failed'

/** Section 3's session. Never changed in place: another state is another object. */
export interface SessionState {
  readonly user: SessionUser | null
  readonly tokens: Tokens | null
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  /** Why this tab's last session was lost, or null; a login or a logout clears it. */
  readonly error: string | null
  readonly login: string | null
  /** R7: 4 where it is not known. Means nothing while anonymous. */
  readonly level: Level
  readonly levelKnown: boolean
  readonly profile: ProfileState
}

/**
 * `logout`: this tab logged out or signed in as someone else. `lost`: the refresh failed for good, here or in another
 * tab. `elsewhere`: another tab logged out or signed in as someone else. `again`: the same user signed in once more, here
 * or in another tab; what was read and typed is still theirs. Only a logout clears drafts (R15b).
 */
export interface SessionEnd {
  readonly reason: 'logout' | 'lost' | 'elsewhere' | 'again'
  readonly problem?: SessionProblem
}

/** POST /auth/refresh/ without a bearer: any answer at all resolves, no answer (network, time limit) rejects. */
export type AskForTokens = (refreshToken: string) => Promise<{
  status: number
  body: unknown
  /** Seconds, where the server said so. */
  retryAfter?: number | null
}>

/** A session as `createSession` makes it: what the interface reads of it, and what the client and the login tell it. */
export interface Session {
  /** The same object until something changes. Reads nothing, so it may be called while rendering. */
  state(): SessionState
  /** Signed in, but storage takes no session (R3): it would go with this document. Reads nothing either. */
  isInMemoryOnly(): boolean
  /** Calls back after every change of `state()`; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** What a call sends now, storage looked at first; null for an anonymous visitor. */
  bearer(): Bearer | null
  /**
   * Whether what this sign-in began is still its user's to go on with: it is the current one, or they have signed in
   * again since. Null asks whether nobody is signed in. Storage is looked at first.
   */
  goesOn(login: string | null): boolean
  /** After a login (section 4). The user is a temporary one until `setUser`. Returns the id of this sign-in. */
  begin(tokens: { accessToken: string; refreshToken: string }, user: SessionUser): string
  /** The profile arrived. False, and nothing done, when another sign-in is current. */
  setUser(user: SessionUser, login: string): boolean
  /** The profile call failed: demotes nobody whose level is known (R6). False when another sign-in is current. */
  profileFailed(login: string): boolean
  /** Logout: storage is cleared, whatever the server says. */
  end(): void
  /**
   * A call sent with `sent` was answered 401 (R4): the bearer to send it with once more.
   * @throws SessionError when the session is over or somebody else's is current; HttpError, NetworkError or TimeoutError
   * when the refresh got no definite answer: then the session is kept.
   */
  renew(sent: Bearer, ask: AskForTokens): Promise<Bearer>
  /**
   * A token fresh from the server was refused because of who it is of: the session is lost, as with a refresh that was
   * refused. Nothing is done when it is another one by now.
   * @throws SessionError when it was lost by this.
   */
  refuse(renewed: Bearer): void
  /** Calls back once for every sign-in that ends, after `state()` shows what comes next (maybe another sign-in). */
  onEnd(listener: (why: SessionEnd) => void): () => void
  /** Stops listening to other tabs and forgets all listeners. Storage stays. */
  dispose(): void
}
