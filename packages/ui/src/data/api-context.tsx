import type { Client, Probe, Session } from '@bunko/api-client'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { Connection } from './connection.ts'
import { useSession } from '../session/session-context.tsx'

interface Api {
  client: Client
  /** Asks addresses outside the contract: the health check (R24). */
  probe: Probe
  /** Below the base path; a setting of the installation, `/health/` by default (R24). */
  healthPath: string
  /** How the server answers the client; where nobody asks, nothing is told of it. */
  connection?: Connection | undefined
}
const ApiContext = createContext<Api | undefined>(undefined)

/** The client of the tree, and what goes with it. @throws an Error outside of `ApiProvider` */
export const useApi = (): Api => {
  const api = use(ApiContext)
  if (!api) throw new Error('ApiProvider is missing')
  return api
}
/** Every call of section 7. @throws an Error outside of `ApiProvider` */
export const useClient = (): Client => useApi().client

/** How long what a page shows is kept for who comes back, and their place in it: a place without its rows is of no use. */
export const KEPT_MS = 30 * 60_000

/**
 * Forgets what was read and begun for a user. What a screen is still waiting for is asked again for whoever is there
 * afterwards: when the screens that only the user saw are gone.
 */
const forgetUser = (queries: QueryClient) => {
  const awaited = queries.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => !state.dataUpdatedAt })
  queries.getMutationCache().clear()
  queries.removeQueries({ predicate: (query) => !awaited.includes(query) })
  // Calls off what is under way for the user, too.
  setTimeout(() => void queries.resetQueries({ predicate: (query) => awaited.includes(query) }))
}

/**
 * What a visitor was refused is asked for again once somebody is signed in, also by another tab: a screen that is there
 * asks by itself only when it is opened.
 */
const askAgainForUser = (queries: QueryClient, session: Session) => {
  let { login } = session.state()
  session.subscribe(() => {
    const before = login
    ;({ login } = session.state())
    if (before !== null || login === null) return
    void queries.resetQueries({
      type: 'active',
      predicate: ({ state: { error, data } }) => error !== null && data === undefined,
    })
  })
}

/**
 * A cache. Calls are sent once (R9): a write is shown as under way before the next event, not a timer later, so that of
 * two presses that a busy page gets at once the second finds the button busy. Fresh for half a minute: going back to a
 * list asks nothing again.
 *
 * What was read for one user is forgotten when their session ends, also while no screen that reads is there.
 */
export const createQueries = (session: Session) => {
  notifyManager.setScheduler(queueMicrotask)
  const queries = new QueryClient({
    defaultOptions: {
      // A mere look at a form would find its session over, and lead to the login: only what waits is read (`useEdits`).
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  session.onEnd(({ reason }) => reason !== 'again' && forgetUser(queries))
  askAgainForUser(queries, session)
  return queries
}

interface Props extends Omit<Api, 'healthPath'>, Partial<Pick<Api, 'healthPath'>> {
  /** A cache that was begun before the tree was there; one of its own where none is given. */
  queries?: QueryClient
  children: ReactNode
}

/** Client and cache of one tree. */
export const ApiProvider = ({
  client,
  probe,
  healthPath = '/health/',
  connection,
  queries: given,
  children,
}: Props) => {
  const { session } = useSession()
  const [queries] = useState(() => given ?? createQueries(session))
  const api = useMemo(() => ({ client, probe, healthPath, connection }), [client, probe, healthPath, connection])
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiContext>
  )
}
