import type { Session, SessionState } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { TextInput } from '../components/TextInput/TextInput.tsx'
import { about } from '../lib/story-about.ts'
import { SessionProvider, useSession } from '../session/session-context.tsx'
import { RequireLevel } from './RequireLevel.tsx'

interface Change {
  user: Partial<NonNullable<SessionState['user']>>
  login?: string
}
/** A session that tells what it is told to. */
const told = (session: Session, first: Change) => {
  let state = session.state()
  const listeners = new Set<() => void>()
  const become = ({ user, login }: Change) => {
    state = { ...state, user: { ...state.user, ...user }, login: login ?? state.login }
    for (const listener of listeners) listener()
  }
  become(first)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { become, session: { ...session, state: (): SessionState => state, subscribe } }
}
const NO_ID = { id: null }
const BO = { username: 'bo', email: 'bo@bunko.test' }
const CHANGES = {
  'Another name': { user: { username: 'renamed' } },
  'Another id': { user: { id: 901 } },
  'Known by now': { user: { id: 7 } },
  'Signed in again': { user: NO_ID, login: 'again' },
  'Bo without an id': { user: { ...NO_ID, ...BO }, login: 'of Bo' },
  'Bo with an id': { user: { id: 9, ...BO }, login: 'of Bo' },
} satisfies Record<string, Change>

const Screen = ({ first }: { first: Change }) => {
  const { session, loadClient } = useSession()
  const [own] = useState(() => told(session, first))
  return (
    <main className="flex flex-wrap items-center gap-3 p-4">
      <SessionProvider session={own.session} loadClient={loadClient}>
        <RequireLevel route="profile">
          <TextInput aria-label="Name" />
        </RequireLevel>
      </SessionProvider>
      {Object.entries(CHANGES).map(([name, change]) => (
        <Button key={name} onClick={() => own.become(change)}>
          {name}
        </Button>
      ))}
    </main>
  )
}

const meta = preview.meta({
  title: 'routing/RequireLevel',
  component: Screen,
  args: { first: { user: {} } },
  globals: { level: '2' },
  parameters: about(RequireLevel, screenAt({ path: '/', at: '/', shell: false })),
})

/** What was typed stays with each of these changes; with the last one it goes. */
const goesWithTheLast =
  (...changes: readonly (keyof typeof CHANGES)[]): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'typed')
    for (const [at, name] of changes.entries()) {
      await userEvent.click(canvas.getByRole('button', { name }))
      const isLast = at === changes.length - 1
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(isLast ? '' : 'typed')
    }
  }

/** R15b: a tab that slept while somebody else signed in shows them nothing of what was typed. */
export const SomebodyElse = meta.story({ play: goesWithTheLast('Another name', 'Another id') })

/** R6: the profile could not be loaded, and comes later: a form is not lost to it. */
export const BecomesKnown = meta.story({
  args: { first: { user: NO_ID } },
  play: goesWithTheLast('Known by now', 'Another id'),
})

/** Whose id was not known is still not taken for the next one who has one. */
export const SomebodyElseIsKnown = meta.story({
  args: { first: { user: NO_ID } },
  play: goesWithTheLast('Bo with an id'),
})

/** A server may tell no ids at all: then the names do. */
export const SomebodyElseWithoutIds = meta.story({
  args: { first: { user: NO_ID } },
  play: goesWithTheLast('Signed in again', 'Bo without an id'),
})

/** The session ends, and the way to the login is loaded: begun here, or at an address that was left for this one. */
const OnTheWay = ({ from }: { from: 'here' | 'elsewhere' }) => {
  const { transit } = useSession()
  const { key } = useLocation()
  const [isBegun, setBegun] = useState(false)
  const begin = () => {
    transit.leaving = from === 'here' ? key : from
    setBegun(true)
  }
  return isBegun ? <RequireLevel route="createTitle">Inside</RequireLevel> : <Button onClick={begin}>End it</Button>
}

/** R6: no refusal flashes before the login comes. */
export const OnTheWayToTheLogin = meta.story({
  globals: { level: '5' },
  render: () => <OnTheWay from="here" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End it' }))
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
    await expect(canvas.queryByText('Access Denied')).toBeNull()
  },
})

/** Who has gone elsewhere meanwhile, Back for one, is told there: the login does not come any more. */
export const GoneElsewhereInstead = meta.story({
  globals: { level: '5' },
  render: () => <OnTheWay from="elsewhere" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End it' }))
    await expect(await canvas.findByText('Access Denied')).toBeVisible()
  },
})
