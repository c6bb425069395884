import type { Session } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { TextInput } from '../components/TextInput/TextInput.tsx'
import { about } from '../lib/story-about.ts'
import { SessionProvider, useSession } from '../session/session-context.tsx'
import { RequireLevel } from './RequireLevel.tsx'

/** A session that tells what it is told to. */
const told = (session: Session) => {
  let state = session.state()
  const listeners = new Set<() => void>()
  const become = (user: Partial<NonNullable<typeof state.user>>) => {
    state = { ...state, user: state.user && { ...state.user, ...user } }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { become, session: { ...session, state: () => state, subscribe } }
}
const Screen = () => {
  const { session, loadClient } = useSession()
  const [own] = useState(() => told(session))
  return (
    <main className="flex items-center gap-3 p-4">
      <SessionProvider session={own.session} loadClient={loadClient}>
        <RequireLevel route="profile">
          <TextInput aria-label="Name" />
        </RequireLevel>
      </SessionProvider>
      <Button onClick={() => own.become({ username: 'renamed' })}>The same person</Button>
      <Button onClick={() => own.become({ id: 901 })}>Somebody else</Button>
    </main>
  )
}

const meta = preview.meta({
  title: 'routing/RequireLevel',
  component: Screen,
  globals: { level: '2' },
  parameters: about(RequireLevel, screenAt({ path: '/', at: '/', shell: false })),
})

/** R15b: a tab that slept while somebody else signed in shows them nothing of what was typed. */
export const SomebodyElse = meta.story({
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'typed')
    await press('The same person')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('typed')
    await press('Somebody else')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  },
})
