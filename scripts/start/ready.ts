import { setTimeout as pause } from 'node:timers/promises'

const TRY_MS = 10_000
const PAUSE_MS = 120

/** The status a GET is answered with, or the reason why there was no answer. */
export const ask = async (url: string, limitMs = TRY_MS): Promise<{ status: number } | { reason: string }> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: 'manual' })
    await response.body?.cancel()
    return { status: response.status }
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
    if (name === 'TimeoutError') return { reason: `no answer within ${limitMs / 1000} s` }
    return { reason: cause?.code ?? cause?.message ?? message }
  }
}

/**
 * Asks again and again until each address has answered 200.
 * Returns undefined then, 'given up' when `isWanted` turns false, else (after `limitMs`) what the last try brought.
 */
export const waitUntilReady = async (urls: readonly string[], limitMs: number, isWanted: () => boolean) => {
  const deadline = performance.now() + limitMs
  const waiting = [...urls]
  let last = 'nothing'
  for (let [url] = waiting; url !== undefined; [url] = waiting) {
    if (!isWanted()) return 'given up'
    const left = deadline - performance.now()
    if (left <= 0) return last
    const answer = await ask(url, Math.ceil(Math.min(TRY_MS, left)))
    if ('status' in answer && answer.status === 200) {
      waiting.shift()
      continue
    }
    // A try that the limit has cut off says less than the one before.
    const isCut = 'reason' in answer && left < TRY_MS && answer.reason.startsWith('no answer within')
    if (!isCut || last === 'nothing') last = 'status' in answer ? `HTTP ${answer.status}` : answer.reason
    await pause(PAUSE_MS)
  }
  return undefined
}
