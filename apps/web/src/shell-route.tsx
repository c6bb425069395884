import { ApiProvider } from '@bunko/ui/data/api-context'
import { AppShell } from '@bunko/ui/routing/AppShell'
import { ScreenBoundary } from '@bunko/ui/routing/ScreenBoundary'
import { ToastOutlet } from '@bunko/ui/toasts/ToastOutlet'
import { Outlet } from 'react-router-dom'
import { client, connection, probe } from './client.ts'
import { env } from './env.ts'
import { queries } from './queries.ts'

/** Around every screen but the login. */
export const ShellRoute = () => (
  <ApiProvider client={client} probe={probe} healthPath={env.healthPath} connection={connection} queries={queries}>
    <AppShell>
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
    </AppShell>
    <ToastOutlet />
  </ApiProvider>
)
