import { HttpError, NetworkError, RENEWAL, SessionError, TimeoutError, type SessionProblem } from '../http/api-error.ts'
import { refused } from '../http/server-text.ts'
import { REQUEST_TIMEOUT_MS } from '../limits.ts'
import { LOCK_WAIT_MS, type Lock, type Timer } from './lock.ts'
import { judgeRefresh } from './refresh-answer.ts'
import type { Stored, Unanswered } from './storage.ts'
import type { AskForTokens, Bearer } from './types.ts'

export interface RenewParts {
  /** The stored session of whoever that sign-in is of, looked at now: they may have signed in again since. */
  sessionOf: (login: string) => Stored | null
  write: (next: Stored) => void
  /** Ends the session for good; returns what the waiting calls reject with. */
  lose: (problem: SessionProblem) => SessionError
  lock: Lock
  timer: Timer
  now: () => number
  /** Tells the other tabs of a refresh that got no definite answer. */
  noteUnanswered: (note: Unanswered) => void
  unanswered: () => Unanswered | null
}

export const bearerOf = ({ tokens, login }: Stored): Bearer => ({ token: tokens.accessToken, login })

const within = <T>(timer: Timer, run: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const callOff = timer(() => reject(new TimeoutError(RENEWAL, REQUEST_TIMEOUT_MS)), REQUEST_TIMEOUT_MS)
    new Promise<T>((done) => done(run())).then(resolve, reject).finally(callOff)
  })

/** R4: one refresh at a time, and none where another call or another tab has done it, or tried in vain meanwhile. */
export const createRenew = ({ sessionOf, write, lose, lock, timer, now: clock, ...notes }: RenewParts) => {
  const flights = new Map<string, Promise<Bearer>>()

  /** What the waiting tabs share, so that a server that is away is not asked by one after the other. */
  const note = (login: string, error: HttpError | null) => {
    // Nothing is left of a sign-in that is over by now.
    if (sessionOf(login)?.login !== login) return
    notes.noteUnanswered({
      login,
      at: clock(),
      status: error?.status ?? null,
      retryAfter: error?.retryAfter ?? null,
    })
  }
  const sharedSince = (login: string, began: number): HttpError | NetworkError | null => {
    const last = notes.unanswered()
    if (last?.login !== login || last.at <= began || last.at > clock() || last.at - began > LOCK_WAIT_MS) return null
    const { status, retryAfter } = last
    return status === null ? new NetworkError(RENEWAL) : new HttpError({ call: RENEWAL, status, retryAfter })
  }

  const refresh = async (sent: Bearer, ask: AskForTokens, began: number): Promise<Bearer> => {
    const held = sessionOf(sent.login)
    if (!held) throw new SessionError('No refresh token available')
    if (held.tokens.accessToken !== sent.token) return bearerOf(held)
    const { refreshToken } = held.tokens
    if (refreshToken === null) throw lose('No refresh token available')
    const shared = sharedSince(sent.login, began)
    if (shared) throw shared

    const answer = await within(timer, () => ask(refreshToken)).catch((error: unknown) => {
      note(sent.login, null)
      throw error
    })
    const verdict = judgeRefresh(answer, refreshToken)
    if (verdict.kind === 'unsure') {
      const error = refused(RENEWAL, answer)
      note(sent.login, error)
      throw error
    }

    // Logged out, signed in as someone else, or renewed by a tab without a lock meanwhile: this answer is discarded.
    const now = sessionOf(sent.login)
    if (!now) throw new SessionError('No auth data found')
    if (now.tokens.refreshToken !== refreshToken) return bearerOf(now)
    if (verdict.kind === 'ended' && now.tokens.accessToken !== sent.token) return bearerOf(now)
    if (verdict.kind === 'ended') throw lose(verdict.problem)
    const next = { ...now, tokens: verdict.tokens }
    write(next)
    return bearerOf(next)
  }

  return async (sent: Bearer, ask: AskForTokens): Promise<Bearer> => {
    const held = sessionOf(sent.login)
    if (!held) throw new SessionError('No auth data found')
    if (held.tokens.accessToken !== sent.token) return bearerOf(held)
    if (held.tokens.refreshToken === null) throw lose('No refresh token found')
    const key = JSON.stringify([sent.login, sent.token])
    const began = clock()
    const flight = flights.get(key) ?? lock(() => refresh(sent, ask, began)).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
