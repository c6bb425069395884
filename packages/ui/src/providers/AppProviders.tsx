import type { Client, Session } from '@bunko/api-client'
import { useEffect, type ReactNode } from 'react'
import { ClockProvider, type Clock } from '../clock/clock.tsx'
import { DraftsProvider, useMoveDrafts } from '../drafts/drafts.tsx'
import type { SafeStorage } from '../lib/storage.ts'
import type { FileStore } from '../lib/storage/file-store.ts'
import { PreferencesProvider } from '../preferences/preferences.tsx'
import { SessionProvider, useSession, useSessionState } from '../session/session-context.tsx'
import { draftOwner } from '../session/viewer.ts'
import { ToastsProvider } from '../toasts/toasts.tsx'
import { ConfigProvider, type Config } from './config.tsx'

interface Props {
  session: Session
  loadClient: () => Promise<Client>
  storage: SafeStorage
  /** Keeps the files of drafts, or the name of the browser's database that does; memory where there is none. */
  fileStore?: FileStore | string
  clock: Clock
  config: Config
  /** Off in stories, where the toolbar holds the theme. */
  applyTheme?: boolean
  children: ReactNode
}

/** Of who has just signed in only the e-mail is known: what was kept under it goes to the id when the profile is there. */
const DraftsFollow = () => {
  const { session } = useSession()
  const move = useMoveDrafts()
  useEffect(() => {
    let before = session.state()
    // Told of before anything is drawn: a form that is made anew for the id finds what was typed.
    return session.subscribe(() => {
      const state = session.state()
      const [from, to] = [draftOwner(before), draftOwner(state)]
      if (before.login === state.login && from !== null && to !== null && from !== to) move(from, to)
      before = state
    })
  }, [session, move])
  return null
}

const OwnDrafts = ({ storage, fileStore, children }: Pick<Props, 'storage' | 'fileStore' | 'children'>) => (
  <DraftsProvider storage={storage} fileStore={fileStore} owner={draftOwner(useSessionState())}>
    <DraftsFollow />
    {children}
  </DraftsProvider>
)

/** What every screen stands on, the login too: each store made once per tree. */
export const AppProviders = ({
  session,
  loadClient,
  storage,
  fileStore,
  clock,
  config,
  applyTheme = true,
  children,
}: Props) => (
  <ConfigProvider value={config}>
    <ClockProvider clock={clock}>
      <PreferencesProvider storage={storage} applyTheme={applyTheme}>
        <SessionProvider session={session} loadClient={loadClient}>
          <OwnDrafts storage={storage} {...(fileStore && { fileStore })}>
            <ToastsProvider>{children}</ToastsProvider>
          </OwnDrafts>
        </SessionProvider>
      </PreferencesProvider>
    </ClockProvider>
  </ConfigProvider>
)
