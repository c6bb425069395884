type Timer = ReturnType<typeof setTimeout>

/**
 * A limit of `ms` milliseconds beside the caller's own signal, which has not ended yet; the timer is to be cleared when
 * the answer is there. Not `AbortSignal.any`, which browsers have since 2023 or 2024 only.
 */
export const timeLimit = (ms: number, caller?: AbortSignal): [limit: AbortSignal, timer: Timer] => {
  const limit = new AbortController()
  const leave = () => limit.abort()
  caller?.addEventListener('abort', leave)
  return [limit.signal, setTimeout(leave, ms)]
}
