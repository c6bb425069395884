import { addressOf } from './path.ts'
import { waitOf } from './server-text.ts'
import { timeLimit } from './time-limit.ts'

/** How an address outside the contract answered; its body is not kept. */
export interface ProbeAnswer {
  /** Null when no answer came within the limit. */
  status: number | null
  /** Milliseconds until the whole answer was there. */
  ms: number
  /** Seconds to wait, where the server said so. */
  retryAfter: number | null
}
/** Asks an address below the base path, without a token; never throws. */
export type Probe = (path: string, signal?: AbortSignal) => Promise<ProbeAnswer>

/** For diagnostics (R24): what stands outside the contract, such as the health path. */
export const createProbe =
  (transport: { baseUrl: string; fetch?: typeof globalThis.fetch; now?: () => number; limitMs?: number }): Probe =>
  async (path, signal) => {
    const { now = () => performance.now(), limitMs = 5_000 } = transport
    const started = now()
    const [limit, timer] = timeLimit(limitMs, signal)
    try {
      signal?.throwIfAborted()
      const response = await (transport.fetch ?? globalThis.fetch)(addressOf(transport.baseUrl, path, ''), {
        // An answer that is kept says nothing of the server.
        cache: 'no-store',
        signal: limit,
      })
      await response.text()
      const retryAfter = waitOf(response.headers)
      return { status: response.status, ms: now() - started, retryAfter }
    } catch {
      return { status: null, ms: now() - started, retryAfter: null }
    } finally {
      clearTimeout(timer)
    }
  }
