import { loadProfile, type Client, type ProfileResult, type Session, type SessionState } from '@bunko/api-client'
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { viewerOf, type Viewer } from './viewer.ts'

interface Transit {
  /**
   * Where the way to the login began (`location.key`), while it is under way: gates there wait, so that no refusal flashes
   * (R6). Whoever goes elsewhere instead is told there.
   */
  leaving: string | null
  /** Set by a screen with something unsaved: asks before a logout, and goes on when it may. */
  hold?: ((goOn: () => void) => void) | undefined
  /** The last logout of this tab: settles when the server has answered it, or cannot be asked. */
  ended?: Promise<unknown> | undefined
}
interface Value {
  session: Session
  /** The client comes late: the login screen loads it when the form is sent. */
  loadClient: () => Promise<Client>
  /** Sign-ins whose profile this tab has asked for. */
  asked: Set<string>
  transit: Transit
}
const SessionContext = createContext<Value | undefined>(undefined)

interface Props {
  session: Session
  loadClient: () => Promise<Client>
  children: ReactNode
}
/** The session of one tree: what is below asks it who is looking (R6). `loadClient` is called once it is needed. */
export const SessionProvider = ({ session, loadClient, children }: Props) => {
  const value = useMemo(
    (): Value => ({ session, loadClient, asked: new Set(), transit: { leaving: null } }),
    [session, loadClient],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

/** The session itself, for those who begin, renew or end it. @throws an Error outside of `SessionProvider` */
export const useSession = (): Value => {
  const value = use(SessionContext)
  if (!value) throw new Error('SessionProvider is missing')
  return value
}

/** What the session holds, and again when that changes. @throws an Error outside of `SessionProvider` */
export const useSessionState = (): SessionState => {
  const { session } = useSession()
  return useSyncExternalStore(session.subscribe, session.state)
}

/** Who is looking. Screens, gates and parts whose content depends on it ask; components never do. */
export const useViewer = (): Viewer => viewerOf(useSessionState())

/** Asks for the profile: after a reload, and when a failed one is retried (R6). */
export const useLoadProfile = (): (() => Promise<ProfileResult>) => {
  const { session, loadClient } = useSession()
  return () => loadProfile({ session, me: async () => (await loadClient()).auth.me() })
}
