import { useSyncExternalStore } from 'react'
import { session } from '../session.ts'
import { Choose } from './fields.tsx'
import { plane, type Account } from './plane.ts'

const ANONYMOUS = ''

const labelOf = ({ level, name, username }: Account) =>
  `${level === null ? 'Level unknown' : `Level ${level}`} · ${name || username}`

/** Signs in as one of the demo accounts, or out, the way the app itself does: through the session. */
export const ChooseViewer = ({
  accounts,
  run,
}: {
  accounts: readonly Account[]
  run: (work: () => Promise<unknown>) => Promise<void>
}) => {
  const { user, isAuthenticated } = useSyncExternalStore(session.subscribe, session.state)
  const current = isAuthenticated ? (user?.username ?? user?.email ?? 'Someone') : ANONYMOUS
  const choices = [
    { value: ANONYMOUS, label: 'Anonymous' },
    ...accounts.map((account) => ({ value: account.username, label: labelOf(account) })),
  ]
  const known = choices.some(({ value }) => value === current)
  const become = async (username: string) => {
    if (username === ANONYMOUS) return session.end()
    const { accessToken, refreshToken, user: next } = await plane.loginAs(username)
    session.begin({ accessToken, refreshToken }, next)
  }
  return (
    <Choose
      label="Viewer"
      value={current}
      choices={known ? choices : [...choices, { value: current, label: current, disabled: true }]}
      onChoose={(username) => void run(() => become(username))}
    />
  )
}
