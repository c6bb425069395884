import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState, type ReactNode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { DraftsProvider } from '../../drafts/drafts.tsx'
import { memoryStorage, type SafeStorage } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { SessionProvider, useSession, useSessionState } from '../../session/session-context.tsx'
import { openTabs, signInAs } from '../../session/story-sleeping-tab.tsx'
import { draftOwner } from '../../session/viewer.ts'
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

/** R15b: names that were typed and not saved. */
const meta = preview.meta({
  title: 'Screens/Profile/Draft',
  component: ProfileScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.profile.pattern, at: paths.profile.to() }),
})

const ANA = demoAccount(5)
const LAST_NAME = /^Last name/

const OwnDrafts = ({ storage, children }: { storage: SafeStorage; children: ReactNode }) => (
  <DraftsProvider storage={storage} owner={draftOwner(useSessionState())}>
    {children}
  </DraftsProvider>
)
const SleepingTab = () => {
  const { loadClient } = useSession()
  const [{ other, asleep }] = useState(() => openTabs(ANA))
  const [drafts] = useState(memoryStorage)
  const wakeTo = (level: 2 | 5) => {
    signInAs(other, demoAccount(level))
    // Looks at what is stored, as every call does.
    asleep.bearer()
  }
  return (
    <SessionProvider session={asleep} loadClient={loadClient}>
      <OwnDrafts storage={drafts}>
        <ProfileScreen />
      </OwnDrafts>
      <Button onClick={() => wakeTo(2)}>Somebody else</Button>
      <Button onClick={() => wakeTo(5)}>The same person</Button>
    </SessionProvider>
  )
}
/** Who signs in elsewhere while this tab sleeps has logged nobody out: what was typed waits for whom it belongs to. */
export const SomebodyElseMeanwhile = meta.story({
  render: () => <SleepingTab />,
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.type(await canvas.findByLabelText(LAST_NAME), 'Sol')
    await press('Somebody else')
    await canvas.findByDisplayValue(demoAccount(2).username)
    await expect(canvas.getByLabelText(LAST_NAME)).toHaveValue('')
    await press('The same person')
    await canvas.findByDisplayValue(ANA.username)
    await expect(canvas.getByLabelText(LAST_NAME)).toHaveValue('Sol')
  },
})

/** R6: what was kept comes with who they are, however late that is known; what they type meanwhile stays as well. */
export const ProfileComesLate = meta.story({
  parameters: screenAt({
    path: paths.profile.pattern,
    at: paths.profile.to(),
    routes: [{ path: paths.login.pattern, Component: LoginScreen }],
  }),
  play: async ({ canvas, server, userEvent }) => {
    await waitFor(() => expect(server.journal.map(({ call }) => call)).toContain('GET /auth/me/'))
    await userEvent.type(await canvas.findByLabelText(LAST_NAME), 'a')
    server.expireTokens('all')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await userEvent.click(await canvas.findByLabelText(/^E-mail/))
    await userEvent.paste(ANA.email)
    server.fail(contract.auth.me, { status: 500, times: 1 })
    await userEvent.type(canvas.getByLabelText(/^Password/), `${ANA.password}{Enter}`)
    await expect(await canvas.findByText('Failed to load profile')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Current password/), 'secret')
    const details = within(canvas.getByRole('region', { name: 'Details' }))
    await userEvent.click(details.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByLabelText(LAST_NAME)).toHaveValue('Luza'))
    await expect(canvas.getByLabelText(/^Current password/)).toHaveValue('secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await expect(server.db.users.get(ANA.id)?.last_name).toBe('Luza')
  },
})

const OWNER = `user:${ANA.id}`
const Visits = ({ storage: given }: { storage?: SafeStorage }) => {
  const [storage] = useState(() => given ?? memoryStorage())
  const [isHere, setIsHere] = useState(true)
  const typeElsewhere = () => void storage.write('bunko-drafts', { [OWNER]: { profile: '{"lastName":"Sol"}' } })
  return (
    <DraftsProvider storage={storage} owner={OWNER}>
      {isHere && <ProfileScreen />}
      <Button onClick={typeElsewhere}>Type in another tab</Button>
      <Button onClick={() => setIsHere(!isHere)}>{isHere ? 'Go elsewhere' : 'Come back'}</Button>
    </DraftsProvider>
  )
}
/** Who leaves a profile as it was clears nothing that another tab of theirs keeps. */
export const LeftUntouched = meta.story({
  render: () => <Visits />,
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(await canvas.findByLabelText(LAST_NAME)).toHaveValue('Luz')
    await press('Type in another tab')
    await press('Go elsewhere')
    await press('Come back')
    await expect(await canvas.findByLabelText(LAST_NAME)).toHaveValue('Sol')
  },
})
const SHARED = memoryStorage()
/** Left while it is saved, and refused: what was typed is there on the way back. Once it is saved, nothing is kept of it. */
export const LeftAndRefused = meta.story({
  beforeEach: () => void SHARED.write('bunko-drafts', {}),
  render: () => <Visits storage={SHARED} />,
  play: async ({ canvas, server, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    const field = () => canvas.findByLabelText(/^Username/)
    const type = async (text: string) => {
      await userEvent.clear(await field())
      await userEvent.type(await field(), text)
    }
    const { users } = server.db
    const answer = server.hang(contract.auth.updateMe, { times: 1 })
    await type('mar.aberto')
    await press('Save changes')
    await held(server)
    await press('Go elsewhere')
    // Somebody else was faster.
    users.put({ ...users.get(ANA.id)!, id: 900, username: 'mar.aberto', email: 'mar@bunko.example' })
    answer()
    await expect(await screen.findByText('Failed to update profile')).toBeVisible()
    await press('Come back')
    await expect(await field()).toHaveValue('mar.aberto')
    const saved = server.hang(contract.auth.updateMe, { times: 1 })
    await type('mar.alto')
    await press('Save changes')
    await held(server)
    await press('Go elsewhere')
    saved()
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await expect(JSON.stringify(SHARED.read('bunko-drafts'))).not.toContain('mar.alto')
    await press('Come back')
    await expect(await field()).toHaveValue('mar.alto')
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull()
    await expect(users.get(ANA.id)?.username).toBe('mar.alto')
  },
})
