import type { Client, Session } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { ClockProvider, type Clock } from '../clock/clock.tsx'
import { DraftsProvider } from '../drafts/drafts.tsx'
import type { SafeStorage } from '../lib/storage.ts'
import type { FileStore } from '../lib/storage/file-store.ts'
import { PreferencesProvider } from '../preferences/preferences.tsx'
import { SessionProvider, useSessionState } from '../session/session-context.tsx'
import { draftOwner } from '../session/viewer.ts'
import { ToastsProvider } from '../toasts/toasts.tsx'
import { ConfigProvider, type Config } from './config.tsx'

interface Props {
  session: Session
  loadClient: () => Promise<Client>
  storage: SafeStorage
  /** Keeps the files of drafts; memory where there is none. */
  fileStore?: FileStore
  clock: Clock
  config: Config
  /** Off in stories, where the toolbar holds the theme. */
  applyTheme?: boolean
  children: ReactNode
}

const OwnDrafts = ({ storage, fileStore, children }: Pick<Props, 'storage' | 'fileStore' | 'children'>) => (
  <DraftsProvider storage={storage} fileStore={fileStore} owner={draftOwner(useSessionState())}>
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
