import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx'
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx'

const Where = () => <span hidden>{useLocation().search}</span>
const TOKEN = 'email-known'
const NEW = 'ana@new.example'
const { id, email, password } = demoAccount(5)
const at = (query: string, routes: NonNullable<Parameters<typeof screenAt>[0]['routes']> = []) =>
  screenAt({ path: paths.confirmEmail.pattern, at: paths.confirmEmail.to() + query, shell: false, routes })

const meta = preview.meta({
  title: 'Screens/Confirm e-mail',
  component: ConfirmEmailScreen,
  globals: { level: '5' },
  parameters: at(`?token=${TOKEN}`),
  render: () => (
    <StrictMode>
      <ConfirmEmailScreen />
      <Where />
    </StrictMode>
  ),
  beforeEach: ({ server }) => {
    server.db.mails.put({ id: 900, kind: 'email', user_id: id, to: NEW, token: TOKEN })
  },
})
type Context = Parameters<Play>[0]
const sent = ({ server }: Context) => server.journal.filter(({ call }) => call === 'POST /auth/confirm-email-change')

export const ByLink = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server, session } = context
    await expect(await canvas.findByRole('heading', { name: 'E-mail changed' })).toBeVisible()
    await expect(canvas.getByText(NEW)).toBeVisible()
    await expect(sent(context)).toHaveLength(1)
    await expect(server.db.users.get(id)?.email).toBe(NEW)
    await expect(session.state().user?.email).toBe(NEW)
    await expect(canvasElement.querySelector('span[hidden]')).toBeEmptyDOMElement()
    await expect(document.title).toBe('Confirm e-mail · Bunko')
  },
})

/** The new address could not be read: the old one is not told in its place. */
export const ChangedButNotRead = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.me, { status: 500 }),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('From now on you log in with your new address.')).toBeVisible()
    await expect(canvas.queryByText(email)).toBeNull()
    await expect(server.db.users.get(id)?.email).toBe(NEW)
  },
})

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('link', { name: 'Log in' })).toBeVisible()
    await answered()
    await expect(sent(context)).toHaveLength(0)
  },
})

/** The call wants its user: they log in, and the token that no address carries is still there. */
export const LogsInFirst = meta.story({
  globals: { level: 'anonymous' },
  parameters: at(`?token=${TOKEN}`, [{ path: paths.login.pattern, Component: LoginScreen }]),
  play: async (context) => {
    const { canvas, userEvent, server } = context
    const link = await canvas.findByRole('link', { name: 'Log in' })
    await expect(link).toHaveAttribute('href', '/login?next=%2Fconfirm-email-change')
    await answered()
    await expect(sent(context)).toHaveLength(0)
    await userEvent.click(link)
    await userEvent.click(await canvas.findByLabelText(/^E-mail/))
    await userEvent.paste(email)
    await userEvent.type(canvas.getByLabelText(/^Password/), `${password}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'E-mail changed' })).toBeVisible()
    await expect(server.db.users.get(id)?.email).toBe(NEW)
  },
})

const From = () => <p>from {String((useLocation().state as { from?: string } | null)?.from)}</p>

/** The login knows that it was opened from here: it goes back, and the first Back after it leads on. */
export const LoginGoesBack = meta.story({
  globals: { level: 'anonymous' },
  parameters: at(`?token=${TOKEN}`, [{ path: paths.login.pattern, Component: From }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Log in' }))
    await expect(await canvas.findByText('from /confirm-email-change')).toBeVisible()
  },
})

/** The session ends with it: the code that was pasted is still there after the login. */
export const PastedThenSessionLost = meta.story({
  parameters: at('', [{ path: paths.login.pattern, Component: LoginScreen }]),
  play: async (context) => {
    const { canvas, userEvent, server } = context
    await userEvent.click(await canvas.findByLabelText(/^Link or code/))
    await userEvent.paste(TOKEN)
    server.expireTokens('all')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm e-mail' }))
    await canvas.findByText('Your session has ended')
    await userEvent.click(await canvas.findByLabelText(/^E-mail/))
    await userEvent.paste(email)
    await userEvent.type(canvas.getByLabelText(/^Password/), `${password}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'E-mail changed' })).toBeVisible()
    await expect(server.db.users.get(id)?.email).toBe(NEW)
  },
})

/** The answer that is lost was a yes. */
export const AnswerLost = meta.story({
  beforeEach: ({ server }) => server.cut(contract.auth.confirmEmailChange),
  play: async (context) => {
    const { canvas, session } = context
    await expect(await canvas.findByRole('heading', { name: 'E-mail changed' })).toBeVisible()
    await expect(canvas.getByText(NEW)).toBeVisible()
    await expect(sent(context)).toHaveLength(1)
    await expect(session.state().user?.email).toBe(NEW)
  },
})
/** The server is away for the question as well: the code is refused the second time, and has done its work. */
export const NoAnswerThenUsedUp = meta.story({
  beforeEach: ({ server }) => {
    server.cut(contract.auth.confirmEmailChange)
    server.failNetwork(contract.auth.me)
  },
  play: async (context) => {
    const { canvas, userEvent, server } = context
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Network error - please check your connection')
    await expect(alert).toHaveTextContent('It may have been changed all the same')
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'E-mail changed' })).toBeVisible()
    await expect(canvas.getByText(NEW)).toBeVisible()
  },
})
/** Nothing was changed: it can be tried again. */
export const NoAnswer = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.auth.confirmEmailChange),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It may have been changed all the same')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(server.db.users.get(id)?.email).toBe(email)
  },
})
/** Nor does a server that fails on the way tell whether it was. */
export const ServerError = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.confirmEmailChange, { status: 500 }),
  play: async ({ canvas, server }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to change e-mailThe server gave no reason.')
    await expect(alert).toHaveTextContent('It may have been changed all the same: your profile shows')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(server.db.users.get(id)?.email).toBe(email)
  },
})

export const UsedUp = meta.story({
  parameters: at('?token=email-old'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid or expired token.')
    await expect(canvas.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute('href', '/profile')
    await expect(canvas.getByRole('button', { name: 'Confirm e-mail' })).toBeVisible()
  },
})
/** Of the link nothing was said: the token was not renewed (R4). */
export const NotRenewed = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.auth.refresh, { status: 404 })
    server.expireTokens('access')
  },
  play: async ({ canvas, server }) => {
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(server.db.users.get(id)?.email).toBe(email)
  },
})
export const UsedUpThenPasted = meta.story({
  parameters: at('?token=email-old'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByLabelText(/^Link or code/))
    await userEvent.paste(TOKEN)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm e-mail' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'E-mail changed' })).toHaveFocus())
  },
})

const profilesAsked = ({ journal }: Context['server']) => journal.filter(({ call }) => call === 'GET /auth/me/').length
/** Let go with the story, the call is followed by the profile's: it must not be asked for in the next story. */
export const Sending = meta.story({
  beforeEach: ({ server }) => {
    const release = server.hang(contract.auth.confirmEmailChange)
    return async () => {
      const before = profilesAsked(server)
      release()
      await waitFor(() => expect(profilesAsked(server)).toBe(before + 1))
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changing your e-mail…')).toBeVisible()
  },
})
