import type { QueryClient } from '@tanstack/react-query'

/** For the `meta` of a query that waits by `whenQuiet`: such queries do not wait for each other. */
export const LATER = { later: true } as const

/**
 * Resolves once nothing is being read but what is `LATER`, or once `signal` says that nobody waits any more. A browser
 * has six connections to a server of HTTP/1.1: what only makes a link of a name must not stand before what one came for.
 */
export const whenQuiet = (queries: QueryClient, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const isQuiet = () => queries.isFetching({ predicate: ({ meta }) => meta?.['later'] !== true }) === 0
    let look: ReturnType<typeof setTimeout> | undefined
    // A turn later: what has just come brings parts that ask for more.
    const lookSoon = () => (look ??= setTimeout(lookNow))
    const stop = queries.getQueryCache().subscribe(lookSoon)
    const lookNow = () => {
      look = undefined
      if (!signal.aborted && !isQuiet()) return
      stop()
      done()
    }
    signal.addEventListener('abort', lookSoon, { once: true })
    lookSoon()
  })
