/** Waits; false when aborted before the time is over. */
export const wait = (ms: number, signal: AbortSignal | undefined): Promise<boolean> => {
  if (signal?.aborted) return Promise.resolve(false)
  if (ms <= 0) return Promise.resolve(true)
  return new Promise((resolve) => {
    const onAbort = () => {
      clearTimeout(timer)
      resolve(false)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve(true)
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

/** Waits until a gate opens; false when aborted before. */
export const waitFor = (gate: AbortSignal, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(false)
    if (gate.aborted) return resolve(true)
    signal?.addEventListener('abort', () => resolve(false), { once: true })
    gate.addEventListener('abort', () => resolve(true), { once: true })
  })
