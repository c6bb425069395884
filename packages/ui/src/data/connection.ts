import type { Outcome } from '@bunko/api-client'

/** How the server answers, by what became of the latest requests. */
export interface ConnectionState {
  /** Requests in a row without an answer that tells anything. */
  readonly failures: number
  /** Twice in a row: somebody is to be told. */
  readonly isAway: boolean
  /** Of the last failure: 429 or 5xx of a gateway; null where it was silence, or there was none. */
  readonly status: number | null
  /** Seconds that the server wants to be left alone, or null. */
  readonly retryAfter: number | null
}
const FINE: ConnectionState = { failures: 0, isAway: false, status: null, retryAfter: null }
/** What a server says that cannot work now, or what stands in front of one that is away. */
const GIVES_UP: ReadonlySet<number | null> = new Set([null, 429, 502, 503, 504])
const TOLD_AFTER = 2
/**
 * A server that was still answering so long after a request was sent, and was heard a moment ago, is slow, or keeps a
 * browser's queue waiting.
 */
const STILL_ANSWERING_MS = 1_000
const MOMENT_MS = 3_000

/** Whether this answer, or none, says that it should be tried later. */
export const givesUp = ({ status }: Pick<Outcome, 'status'>) => GIVES_UP.has(status)

/** How the server answers, by the outcome of every request. A single failure may be anything; two in a row are told. */
export const createConnection = () => {
  let state = FINE
  let answered = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()
  const show = (next: ConnectionState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    /** `began`: when it was sent, in milliseconds as of `performance.now()`. */
    tell(outcome: Outcome, began = performance.now()) {
      if (!givesUp(outcome)) {
        answered = performance.now()
        return show(FINE)
      }
      const { status, retryAfter } = outcome
      const isSlow = answered - began > STILL_ANSWERING_MS && performance.now() - answered < MOMENT_MS
      if (status === null && isSlow) return
      const failures = state.failures + 1
      show({ failures, isAway: failures >= TOLD_AFTER, status, retryAfter })
    },
    state: () => state,
    /** Returns the way to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
/** What `createConnection` makes: told of every request, looked at by whoever says that the server is away. */
export type Connection = ReturnType<typeof createConnection>
