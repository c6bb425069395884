import type { Client, Probe, Session } from '@bunko/api-client'
import { ApiProvider } from '@bunko/ui/data/api-context'
import { createConnection } from '@bunko/ui/data/connection'
import { memoryStorage } from '@bunko/ui/lib/storage'
import { AppProviders } from '@bunko/ui/providers/AppProviders'
import { AppShell } from '@bunko/ui/routing/AppShell'
import { ScreenBoundary } from '@bunko/ui/routing/ScreenBoundary'
import { SessionWatch } from '@bunko/ui/routing/SessionWatch'
import { ToastOutlet } from '@bunko/ui/toasts/ToastOutlet'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation, type RouteObject } from 'react-router-dom'

/** Where a screen's story stands, as the app's router would have it. */
export interface StoryRoute {
  /** The screen's pattern. Left out by journeys, which bring `routes`. */
  path?: string
  /** The address in the bar when the story begins. */
  at: string
  /** Off for the login, which has no frame. */
  shell?: boolean
  /** The frame says that the server does not answer, whatever it answers the screen. */
  isAway?: boolean
  /** Screens that the story goes on to, inside the frame. */
  routes?: RouteObject[]
}

interface Props {
  route: StoryRoute
  session: Session
  client: Client
  probe: Probe
  now: () => number
  /** How many times as long as told stays what goes by itself. */
  stretch: number
  children: ReactNode
}

/** The app around a story's screen: the same providers and frame as the web app, on the story's own back end. */
export const StoryApp = ({ route, session, client, probe, now, stretch, children }: Props) => {
  const [router] = useState(() => routerOf(route, children, { session, client, probe, now, stretch }))
  return <RouterProvider router={router} />
}

const Frame = () => (
  <AppShell>
    <ScreenBoundary>
      <Outlet />
    </ScreenBoundary>
  </AppShell>
)

/** Who is to wait so long does not find by itself that the server is back. */
const lostConnection = () => {
  const connection = createConnection()
  connection.tell({ status: null, retryAfter: null })
  connection.tell({ status: null, retryAfter: 300 })
  return connection
}

const routerOf = (
  { path, at, shell = true, isAway = false, routes = [] }: StoryRoute,
  screen: ReactNode,
  { session, client, probe, now, stretch }: Omit<Props, 'route' | 'children'>,
) => {
  const clock = { now: () => new Date(now()), tickMs: 0, stretch }
  const storage = memoryStorage()
  const connection = isAway ? lostConnection() : undefined
  const Root = () => (
    <AppProviders
      session={session}
      loadClient={async () => client}
      storage={storage}
      clock={clock}
      config={{ turnstileSiteKey: null }}
      applyTheme={false}
    >
      <ApiProvider client={client} probe={probe} connection={connection}>
        <SessionWatch />
        <div className="min-h-dvh bg-paper font-sans text-ink">
          <Outlet />
        </div>
        <ToastOutlet stretch={stretch} />
      </ApiProvider>
    </AppProviders>
  )
  const own: RouteObject[] = path === undefined ? [] : [{ path, element: screen }]
  const elsewhere: RouteObject = { path: '*', Component: Elsewhere }
  return createMemoryRouter(
    [
      {
        Component: Root,
        HydrateFallback: () => null,
        children: [
          ...(shell ? [] : own),
          { Component: Frame, children: [...(shell ? own : []), ...routes, elsewhere] },
        ],
      },
    ],
    { initialEntries: [at] },
  )
}

/** Stands for every screen that the story does not bring, so that a redirect can be seen. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <h1 className="font-serif text-2xl font-semibold">Elsewhere</h1>
      <p>
        The app has gone to <code>{pathname + search}</code>
      </p>
    </>
  )
}
