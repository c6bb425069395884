import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query'

/** Of queries that wait for others: they do not wait for each other. */
const meta = { later: true } as const

/** Resolves once nothing is being read but what waits here, or once `signal` says that nobody waits any more. */
const whenQuiet = (queries: QueryClient, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const isQuiet = () => queries.isFetching({ predicate: (query) => query.meta !== meta }) === 0
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

/**
 * A query that waits until nothing else is being read; nothing else may wait for one. A browser has six connections to a
 * server of HTTP/1.1: what only makes a link of a name must not stand before what one came for.
 */
export const readWhenQuiet = <T>(read: (signal: AbortSignal) => Promise<T>) => ({
  meta,
  queryFn: async ({ client, signal }: QueryFunctionContext): Promise<T> => {
    await whenQuiet(client, signal)
    return read(signal)
  },
})
