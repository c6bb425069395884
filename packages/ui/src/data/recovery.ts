import type { ProbeAnswer } from '@bunko/api-client'
import { givesUp, type Connection } from './connection.ts'

/** The first question comes after 1 to 6 seconds; the span doubles with each that stays without an answer. */
const FIRST_MS = 1_000
const SPAN_MS = 5_000
/** No longer than this between two questions, unless the server asks for more. */
const SPAN_MAX_MS = 60_000
/** A server's wish is heeded up to here. */
const PAUSE_MAX_MS = 600_000
/** So long well, and the next failure begins with the first pause again. */
const WELL_MS = 60_000

interface Parts {
  connection: Connection
  /** Asks the health path (R24). */
  ask: () => Promise<Pick<ProbeAnswer, 'status' | 'retryAfter'>>
  /** The server answers again: asks for what could not be read. */
  heal: () => void
  /** Runs once after so many milliseconds; returns the way to call it off. */
  timer: (run: () => void, ms: number) => () => void
  /** Milliseconds. */
  now: () => number
  /** 0 to 1. */
  random: () => number
  /** Whether somebody looks at this tab. */
  isSeen: () => boolean
  /** Calls back when somebody looks again, or the network is back; returns the way to stop. */
  onSeen: (run: () => void) => () => void
}

/**
 * Finds out when a server that is away is back, and asks once more for what could not be read. Writes are never sent
 * again (R9). The pauses grow and are spread, so that a thousand tabs do not come back together; a tab that nobody
 * looks at asks nothing.
 */
export const createRecovery = ({ connection, ask, heal, timer, now, random, isSeen, onSeen }: Parts) => {
  let tried = 0
  let wellSince = -Infinity
  let callOff: (() => void) | undefined
  let isAsking = false
  let wasAway = false
  /** The server wants to be left alone until then: a moment, which no silence forgets and no look at the tab puts off. */
  let notBefore = -Infinity
  /** It has had enough of somebody's calls: what that asks for ends with the next failure. */
  let wasTooMany = false

  const pause = () => {
    const span = Math.min(SPAN_MAX_MS, SPAN_MS * 2 ** tried)
    // A clock that was put back makes no wish longer.
    return Math.min(PAUSE_MAX_MS, Math.max(0, notBefore - now())) + FIRST_MS + random() * span
  }
  const plan = () => {
    callOff?.()
    callOff = isSeen() ? timer(ring, pause()) : undefined
  }
  // Who looked away meanwhile is asked for when they look again.
  const ring = () => {
    if (isSeen()) void question()
  }
  const question = async () => {
    if (isAsking) return
    callOff?.()
    callOff = undefined
    isAsking = true
    const answer = await ask()
    isAsking = false
    if (stopped || !connection.state().isAway) return
    tried++
    connection.tell(answer)
    // Else the change of the connection has healed.
    if (givesUp(answer)) plan()
  }
  const look = () => {
    const { isAway, status, retryAfter } = connection.state()
    if (retryAfter !== null) notBefore = now() + Math.min(PAUSE_MAX_MS, retryAfter * 1_000)
    else if (wasTooMany || !isAway) notBefore = -Infinity
    wasTooMany = status === 429
    if (isAway === wasAway) return
    wasAway = isAway
    if (isAway) {
      if (now() - wellSince > WELL_MS) tried = 0
      plan()
      return
    }
    wellSince = now()
    callOff?.()
    callOff = undefined
    heal()
  }
  let stopped = false
  const stopLooking = connection.subscribe(look)
  const stopSeeing = onSeen(() => {
    if (connection.state().isAway && !isAsking) plan()
  })
  look()
  return {
    /** Somebody does not want to wait: asks now, and where nothing is heard, for what failed too (a health path may lie). */
    async askNow() {
      await question()
      if (!stopped && connection.state().isAway) heal()
    },
    stop() {
      stopped = true
      callOff?.()
      stopLooking()
      stopSeeing()
    },
  }
}
export type Recovery = ReturnType<typeof createRecovery>
