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

/** Waits for a gate; false when aborted before it opens. */
export const waitFor = (gate: Promise<void>, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(false)
    signal?.addEventListener('abort', () => resolve(false), { once: true })
    void gate.then(() => resolve(true))
  })
