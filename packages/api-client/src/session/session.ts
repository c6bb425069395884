import { SessionError, type SessionProblem } from '../http/api-error.ts'
import { levelOf } from '../levels.ts'
import { browserEvents, browserLocks, browserStorage, browserTimer, randomId, type SessionEvents } from './browser.ts'
import { createLock, type LocksLike, type Timer } from './lock.ts'
import { bearerOf, createRenew } from './renew.ts'
import { createStore, parseStored, type StorageLike, type Stored } from './storage.ts'
import type { ProfileState, Session, SessionEnd, SessionState, SessionUser } from './types.ts'
import { readUser } from './user.ts'

export type { AskForTokens, Bearer, Session, SessionEnd, SessionState, SessionUser } from './types.ts'

/** Everything has a browser's default; null says that there is none. */
export interface SessionOptions {
  storage?: StorageLike | null | undefined
  locks?: LocksLike | null | undefined
  events?: SessionEvents | null | undefined
  timer?: Timer | undefined
  /** Milliseconds; used for the lock in storage only. Tokens are never judged by a clock. */
  now?: (() => number) | undefined
  newId?: (() => string) | undefined
}

const stateOf = (stored: Stored | null, profile: ProfileState, error: string | null): SessionState => {
  const { level, known } = levelOf(stored?.user?.profile?.level)
  return Object.freeze({
    user: stored?.user ?? null,
    tokens: stored?.tokens ?? null,
    isAuthenticated: stored !== null,
    isLoading: profile === 'waiting',
    error,
    login: stored?.login ?? null,
    level,
    levelKnown: known,
    profile,
  })
}

const levelIsKnown = (stored: Stored) => levelOf(stored.user?.profile?.level).known

const emailOf = (user: SessionUser | null | undefined) => user?.email?.trim().toLowerCase()
/** Right after a login nothing but the e-mail is known of a user. */
const isSameUser = (one: SessionUser | null | undefined, other: SessionUser | null | undefined) =>
  Boolean(emailOf(one)) && emailOf(one) === emailOf(other)

// A listener that throws must not stop the others, nor a refresh half-way.
const call = (run: () => void) => {
  try {
    run()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/**
 * The session of section 4, READING R3 to R7. Storage is the truth, this object a view of it. Never throws: without
 * storage, or where it throws, the session is in memory and this tab's alone (R3); one that is damaged is an anonymous
 * visitor's.
 */
export const createSession = (options: SessionOptions = {}): Session => {
  const storage = options.storage === undefined ? browserStorage() : options.storage
  const locks = options.locks === undefined ? browserLocks() : options.locks
  const events = options.events === undefined ? browserEvents() : options.events
  const { timer = browserTimer, now = Date.now, newId = randomId } = options

  const store = createStore(storage)
  const listeners = new Set<() => void>()
  const endListeners = new Set<(why: SessionEnd) => void>()
  let raw = store.read()
  let held = parseStored(raw)
  let state = stateOf(held, held ? (levelIsKnown(held) ? 'ready' : 'waiting') : 'none', null)
  /** Sign-ins of whoever is signed in now that another of theirs has followed. */
  const earlier = new Set<string>()

  const show = (next: Stored | null, profile: ProfileState, why?: SessionEnd): void => {
    const before = held
    held = next
    const lost = why?.problem ? new SessionError(why.problem).message : null
    state = stateOf(next, profile, lost)
    for (const listener of listeners) call(listener)
    if (!before || !why) return
    if (why.reason === 'again') earlier.add(before.login)
    else earlier.clear()
    for (const listener of endListeners) call(() => listener(why))
  }

  /** Looks at storage: another tab may have changed it. */
  const read = (): Stored | null => {
    const there = store.read()
    if (there === raw) return held
    raw = there
    const next = parseStored(raw)
    const before = held
    const same = before?.login === next?.login
    const profile: ProfileState = !next
      ? 'none'
      : next.user?.profile !== undefined
        ? 'ready' // the other tab has asked the server
        : same
          ? state.profile
          : 'waiting'
    if (!before || same) show(next, profile)
    else if (isSameUser(before.user, next?.user)) show(next, profile, { reason: 'again' })
    else {
      // Slept over a logout and another login of theirs: what counts is how that one ended.
      const problem = store.whyLost(before.login, next ? null : before.user?.id)
      show(next, profile, problem ? { reason: 'lost', problem } : { reason: 'elsewhere' })
    }
    return held
  }
  const write = (next: Stored | null, profile: ProfileState, why?: SessionEnd): void => {
    raw = store.write(next)
    store.forgetUnanswered()
    show(next, profile, why)
  }

  const sessionOf = (login: string): Stored | null => {
    const stored = read()
    return stored && (stored.login === login || earlier.has(login)) ? stored : null
  }

  const lose = (problem: SessionProblem): SessionError => {
    if (held) store.noteLost(held.login, problem, held.user?.id)
    write(null, 'none', { reason: 'lost', problem })
    return new SessionError(problem)
  }

  const renew = createRenew({
    sessionOf,
    write: (next) => write(next, state.profile),
    lose,
    lock: createLock({ locks, storage, timer, now, newId }),
    timer,
    now,
    noteUnanswered: store.noteUnanswered,
    unanswered: store.unanswered,
  })
  const stop = events?.subscribe(read)

  return {
    state: () => state,
    isInMemoryOnly: store.isInMemoryOnly,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    goesOn: (login) => (login === null ? read() === null : sessionOf(login) !== null),
    bearer() {
      const stored = read()
      return stored && bearerOf(stored)
    },
    begin(tokens, user) {
      const before = read()?.user
      const again = isSameUser(before, user)
      // Of the same user what is known applies until the server answers (R6): no other tab's form gives way to a gate.
      const next = { user: readUser({ ...(again && before), ...user }), tokens: { ...tokens }, login: newId() }
      write(next, levelIsKnown(next) ? 'ready' : 'waiting', { reason: again ? 'again' : 'logout' })
      return next.login
    },
    setUser(user, login) {
      const stored = read()
      if (stored?.login !== login) return false
      // A profile that is there, if only as null, tells the other tabs that the server has answered.
      write({ ...stored, user: { profile: null, ...readUser(user) } }, 'ready')
      return true
    },
    profileFailed(login) {
      const stored = read()
      if (stored?.login !== login) return false
      if (state.profile === 'waiting') show(stored, 'failed')
      return true
    },
    end() {
      const ending = read()
      if (ending) store.forgetLost(ending.login, ending.user?.id)
      write(null, 'none', { reason: 'logout' })
    },
    renew,
    refuse({ login, token }) {
      if (sessionOf(login)?.tokens.accessToken === token) throw lose('refused')
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
    dispose() {
      stop?.()
      listeners.clear()
      endListeners.clear()
    },
  }
}
