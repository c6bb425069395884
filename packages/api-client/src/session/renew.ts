import { HttpError, SessionError, TimeoutError, type SessionProblem } from '../http/api-error.ts'
import { codeOf, serverText } from '../http/server-text.ts'
import { REQUEST_TIMEOUT_MS } from '../limits.ts'
import type { Lock, Timer } from './lock.ts'
import { judgeRefresh } from './refresh-answer.ts'
import type { Stored } from './storage.ts'
import type { AskForTokens, Bearer } from './types.ts'

const CALL = 'POST /auth/refresh/'

export interface RenewParts {
  /** The stored session, looked at now. */
  read: () => Stored | null
  write: (next: Stored) => void
  /** Ends the session for good; returns what the waiting calls reject with. */
  lose: (problem: SessionProblem) => SessionError
  lock: Lock
  timer: Timer
}

export const bearerOf = ({ tokens, login }: Stored): Bearer => ({ token: tokens.accessToken, login })

const within = <T>(timer: Timer, run: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const callOff = timer(() => reject(new TimeoutError(CALL, REQUEST_TIMEOUT_MS)), REQUEST_TIMEOUT_MS)
    new Promise<T>((done) => done(run())).then(resolve, reject).finally(callOff)
  })

/** R4: one refresh at a time, and none where another call or another tab has done it. */
export const createRenew = ({ read, write, lose, lock, timer }: RenewParts) => {
  const flights = new Map<string, Promise<Bearer>>()

  const refresh = async (sent: Bearer, ask: AskForTokens): Promise<Bearer> => {
    const held = read()
    if (held?.login !== sent.login) throw new SessionError('No refresh token available')
    if (held.tokens.accessToken !== sent.token) return bearerOf(held)
    const { refreshToken } = held.tokens
    if (refreshToken === null) throw lose('No refresh token available')

    const answer = await within(timer, () => ask(refreshToken))
    const verdict = judgeRefresh(answer, refreshToken)
    if (verdict.kind === 'unsure') {
      const { status, body } = answer
      throw new HttpError({ call: CALL, status, code: codeOf(body, status), text: serverText(body), body })
    }

    // Logged out, signed in as someone else, or renewed by a tab without a lock meanwhile: this answer is discarded.
    const now = read()
    if (now?.login !== sent.login) throw new SessionError('No auth data found')
    if (now.tokens.refreshToken !== refreshToken) return bearerOf(now)
    if (verdict.kind === 'ended' && now.tokens.accessToken !== sent.token) return bearerOf(now)
    if (verdict.kind === 'ended') throw lose(verdict.problem)
    const next = { ...now, tokens: verdict.tokens }
    write(next)
    return bearerOf(next)
  }

  return async (sent: Bearer, ask: AskForTokens): Promise<Bearer> => {
    const held = read()
    if (held?.login !== sent.login) throw new SessionError('No auth data found')
    if (held.tokens.accessToken !== sent.token) return bearerOf(held)
    if (held.tokens.refreshToken === null) throw lose('No refresh token found')
    const key = JSON.stringify([sent.login, sent.token])
    const flight = flights.get(key) ?? lock(() => refresh(sent, ask)).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
