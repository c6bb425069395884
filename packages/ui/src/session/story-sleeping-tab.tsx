import { createSession, type Level, type Session } from '@bunko/api-client'
import { useState, type ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { SessionProvider, useSession } from './session-context.tsx'

// For stories only: two tabs of one browser, of which one hears nothing of the other until it looks.

interface Account {
  id: number
  username: string
  email: string
  level: Level | null
}

/** Signs an account in without asking a server. */
export const signInAs = (session: Session, { id, username, email, level }: Account) =>
  session.begin({ accessToken: 'a', refreshToken: 'r' }, { id, username, email, profile: { level } })

/** Both of `account`. */
export const openTabs = (account: Account) => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  const open = () => createSession({ storage, locks: null, events: null })
  const other = open()
  signInAs(other, account)
  return { other, asleep: open() }
}

interface Props {
  account: Account
  /** Who signs in in the other tab when that is pressed. */
  another: Account
  children: ReactNode
}

/** A screen in the tab that sleeps. What it asks of the server is asked as whoever the story has signed in. */
export const SleepingTab = ({ account, another, children }: Props) => {
  const { loadClient } = useSession()
  const [{ other, asleep }] = useState(() => openTabs(account))
  return (
    <SessionProvider session={asleep} loadClient={loadClient}>
      {children}
      <Button onClick={() => void signInAs(other, another)}>Sign in elsewhere</Button>
    </SessionProvider>
  )
}
