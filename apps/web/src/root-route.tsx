import { CODE_TIMEOUT_MS, inTime } from '@bunko/api-client'
import { AppProviders } from '@bunko/ui/providers/AppProviders'
import { BotCheckDocument } from '@bunko/ui/routing/BotCheckDocument'
import { ScrollPlaces } from '@bunko/ui/routing/ScrollPlaces'
import { SessionWatch } from '@bunko/ui/routing/SessionWatch'
import { safeStorage, tabStorage } from '@bunko/ui/lib/storage'
import { Outlet } from 'react-router-dom'
import { useLayoutEffect } from 'react'
import { takeShellAway } from './early/take-shell-away.ts'
import { env } from './env.ts'
import { session } from './session.ts'

const storage = safeStorage(() => window.localStorage)
const clock = { now: () => new Date(), tickMs: 30_000 }
const loadClient = async () => (await inTime(import('./client.ts'), CODE_TIMEOUT_MS)).client

/** Around every screen. The client, the query cache and the toasts come with the shell. */
export const RootRoute = () => {
  // The document's static shell stays until the first screen's code is there.
  useLayoutEffect(takeShellAway, [])
  return (
    <AppProviders
      session={session}
      loadClient={loadClient}
      storage={storage}
      fileStore="bunko"
      clock={clock}
      config={env}
    >
      <SessionWatch />
      <BotCheckDocument>
        <Outlet />
      </BotCheckDocument>
      <ScrollPlaces storage={tabStorage} />
    </AppProviders>
  )
}
