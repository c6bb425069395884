import { demoAccount } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { sessionStored } from '@bunko/storybook/viewer'
import { expect } from 'storybook/test'
import { SessionProvider, useSession } from '../../session/session-context.tsx'
import { LoginScreen } from './LoginScreen.tsx'

const MODERATOR = demoAccount(2)

/** What the login says where something is not there that it stands on. */
const meta = preview.meta({
  title: 'Screens/Login/Without',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/login', at: '/login', shell: false }),
})

const noCode = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const WithoutCode = () => {
  const { session } = useSession()
  return (
    <SessionProvider session={session} loadClient={noCode}>
      <LoginScreen />
    </SessionProvider>
  )
}
/** What sends the form does not arrive: nothing is sent, and what was typed is there to try again (section 8). */
export const ItsCode = meta.story({
  render: () => <WithoutCode />,
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), MODERATOR.email)
    await userEvent.type(canvas.getByLabelText(/^Password/), MODERATOR.password)
    const button = canvas.getByRole('button', { name: 'Log in' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Login failed$/)
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(MODERATOR.email)
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue(MODERATOR.password)
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await expect(server.journal).toEqual([])
  },
})

/** As an earlier front end may have stored a session (R3): there is nothing to renew it with, and the login says so. */
export const RefreshToken = meta.story({
  beforeEach: (context) => {
    const { user } = context.server.signIn(2)
    const tokens = { accessToken: 'of-long-ago' }
    context.session = sessionStored(JSON.stringify({ user, tokens, isAuthenticated: true }))
  },
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('Your session has ended')).toBeVisible()
    await expect(canvas.getByText(/\(No refresh token found\)$/)).toBeVisible()
    await expect(canvas.getByLabelText(/^E-mail/)).toBeEnabled()
    await expect(server.journal.map(({ call }) => call)).not.toContain('POST /auth/refresh/')
  },
})
