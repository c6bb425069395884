/** How long a part of the app's own code is waited for: on a line that stalls a browser waits for minutes. */
export const CODE_TIMEOUT_MS = 30_000

/** What comes of `work`; rejected where that takes longer than `ms` milliseconds. The work itself goes on. */
export const inTime = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not there after ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
