import type { SessionProblem } from '../http/api-error.ts'
import { isRecord } from '../http/is-record.ts'
import type { SessionUser, Tokens } from './types.ts'
import { parseJson, readUser } from './user.ts'

/** The part of the browser's Storage that is used. Every method may throw. */
export interface StorageLike {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Section 3, R3. */
export const SESSION_KEY = 'auth-storage'
/** Which sign-in was lost, whose and why, without any token: other tabs tell it from a logout, and keep its drafts. */
const LOST_KEY = 'auth-storage-lost'
/** The last refresh without a definite answer, without any token: the tabs that waited for it do not ask again. */
const UNANSWERED_KEY = 'auth-storage-unanswered'

export interface Unanswered {
  readonly login: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Null where no answer came. */
  readonly status: number | null
  /** Seconds. */
  readonly retryAfter: number | null
}

export interface Stored {
  readonly user: SessionUser | null
  readonly tokens: Tokens
  readonly login: string
}

/** What may stand in a header: anything else would make every call throw. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)

// The earlier front end stored no `login`: one that every tab reads alike, and that a refresh does not change.
const earlierLogin = (user: SessionUser | null) => `earlier:${user?.id ?? user?.username ?? user?.email ?? ''}`

/** Reads what is stored (R3), also wrapped in `{ state }`; null for anything damaged. Never throws. */
export const parseStored = (raw: string | null): Stored | null => {
  const outer = parseJson(raw)
  const value = isRecord(outer) && isRecord(outer['state']) ? outer['state'] : outer
  if (!isRecord(value) || !isRecord(value['tokens'])) return null
  const { isAuthenticated = true, login } = value
  const { accessToken, refreshToken } = value['tokens']
  if (isAuthenticated !== true || !isToken(accessToken)) return null
  const user = readUser(value['user'])
  return {
    user,
    tokens: { accessToken, refreshToken: typeof refreshToken === 'string' && refreshToken ? refreshToken : null },
    login: typeof login === 'string' && login ? login : earlierLogin(user),
  }
}

const format = ({ user, tokens, login }: Stored) => JSON.stringify({ user, tokens, isAuthenticated: true, login })

const numberOr = (value: unknown) => (typeof value === 'number' ? value : null)
const readUnanswered = (note: unknown): Unanswered | null => {
  if (!isRecord(note)) return null
  const { login, status, retryAfter } = note
  const at = numberOr(note['at'])
  if (typeof login !== 'string' || at === null) return null
  return { login, at, status: numberOr(status), retryAfter: numberOr(retryAfter) }
}

/** Whatever is asked of it throws, as where storage is blocked. */
const NOWHERE = {} as StorageLike

const attempt = (run: () => void): boolean => {
  try {
    run()
    return true
  } catch {
    return false
  }
}

/**
 * The stored session as this tab sees it. Where storage throws, this tab keeps what it wrote in memory, until another
 * tab is seen to have written something else.
 */
export const createStore = (given: StorageLike | null) => {
  const storage = given ?? NOWHERE
  let held: string | null = null
  let seen: string | null | undefined

  /** Undefined where storage cannot be read. */
  const peek = (key: string): string | null | undefined => {
    try {
      const raw: unknown = storage.getItem(key)
      return typeof raw === 'string' ? raw : null
    } catch {
      return undefined
    }
  }
  const put = (raw: string) => storage.setItem(SESSION_KEY, raw)
  const drop = () => storage.removeItem(SESSION_KEY)
  const noteLost = (login: string, problem: SessionProblem, id?: unknown) => {
    const note = JSON.stringify({ login, problem, id })
    const keep = () => storage.setItem(LOST_KEY, note)
    if (attempt(keep)) return
    // Full: in place of the session, which is longer, for who looks now, and then in the room that it leaves.
    attempt(() => put(note))
    attempt(drop)
    attempt(keep)
  }
  /** Of this sign-in; where the `id` of its user is given, of their latest one. */
  const whyLost = (login: string, id?: unknown): SessionProblem | undefined => {
    for (const key of [LOST_KEY, SESSION_KEY]) {
      const note = parseJson(peek(key))
      if (isRecord(note) && (note['login'] === login || (id != null && note['id'] === id)))
        return PROBLEMS.find((one) => one === note['problem'])
    }
    return undefined
  }
  /** The sign-in of this tab that storage has not taken. */
  let untaken: string | undefined
  /** Whether it was stored after all, in the room of what stood there, or of a note. Else the other tabs have lost it. */
  const squeeze = ({ login, user }: Stored, raw: string): boolean => {
    const store = () => attempt(() => put(raw))
    // Before the session goes: a logout would clear its drafts.
    const note = () => noteLost(login, 'No auth data found', user?.id)
    untaken = login
    note()
    attempt(drop)
    if (store()) return true
    attempt(() => storage.removeItem(LOST_KEY))
    if (store()) return true
    note()
    return false
  }
  const forgetLost = (login: string, id?: unknown) => {
    if (whyLost(login, id)) attempt(() => storage.removeItem(LOST_KEY))
  }

  return {
    /** The raw text: unchanged text means an unchanged session. */
    read(): string | null {
      const there = peek(SESSION_KEY)
      if (there === undefined || there === seen) return held
      if (seen !== undefined || held === null) held = there
      seen = there
      return held
    },
    /** What is no longer true is never left behind: a value that cannot be replaced is removed. Returns the raw text. */
    write(next: Stored | null): string | null {
      const raw = next && format(next)
      held = raw
      if (!next || raw === null) {
        if (!attempt(drop)) attempt(() => put(''))
      } else if (attempt(() => put(raw)) || squeeze(next, raw)) {
        if (untaken !== undefined) forgetLost(untaken)
        untaken = undefined
      }
      seen = peek(SESSION_KEY)
      return held
    },
    /** Storage has not taken what is held. Reads nothing. */
    isInMemoryOnly: () => held !== null && held !== seen,
    /** Before the session is removed, for who looks between the two. */
    noteLost,
    noteUnanswered(note: Unanswered): void {
      attempt(() => storage.setItem(UNANSWERED_KEY, JSON.stringify(note)))
    },
    unanswered(): Unanswered | null {
      return readUnanswered(parseJson(peek(UNANSWERED_KEY)))
    },
    /** With the sign-in, or once a refresh was answered. */
    forgetUnanswered(): void {
      attempt(() => storage.removeItem(UNANSWERED_KEY))
    },
    whyLost,
    /** Of this user alone: a tab that sleeps has yet to read what is told of another. */
    forgetLost,
  }
}

const PROBLEMS: readonly SessionProblem[] = [
  'No auth data found',
  'No refresh token found',
  'No refresh token available',
  'Invalid refresh response format',
  'refused',
]
