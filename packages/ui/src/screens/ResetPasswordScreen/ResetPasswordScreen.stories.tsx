import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const Where = () => <span hidden>{useLocation().search}</span>
const TOKEN = 'reset-known'
const { id } = demoAccount(5)
const at = (query: string) =>
  screenAt({ path: paths.resetPassword.pattern, at: paths.resetPassword.to() + query, shell: false })

const meta = preview.meta({
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  globals: { level: 'anonymous' },
  parameters: at(`?token=${TOKEN}&next=%2Flists`),
  render: () => (
    <>
      <ResetPasswordScreen />
      <Where />
    </>
  ),
  beforeEach: ({ server }) => {
    server.db.mails.put({ id: 900, kind: 'reset', user_id: id, to: 'x@y.example', token: TOKEN })
  },
})
type Context = Parameters<Play>[0]
const choose = async ({ canvas, userEvent }: Context, password: string, repeated = password) => {
  await userEvent.click(await canvas.findByLabelText(/^New password/))
  await userEvent.paste(password)
  await userEvent.click(canvas.getByLabelText(/^Repeat new password/))
  await userEvent.paste(repeated)
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
}

export const Empty = meta.story({
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByLabelText(/^New password/)).toHaveValue('')
    await expect(canvas.queryByLabelText(/^Link or code/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible()
    await expect(server.journal).toHaveLength(0)
  },
})

/** A browser that still holds an old session: the letter's code stays in its screen (decision 38). */
export const OldSession = meta.story({
  globals: { level: '5' },
  beforeEach: ({ server }) => server.expireTokens('all'),
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    await waitFor(() => expect(server.journal.map(({ path }) => path)).toContain('/auth/refresh/'))
    await expect(canvasElement.querySelector('span[hidden]')).toHaveTextContent('?next=%2Flists')
    await choose(context, 'another secret')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Password changed' })).toHaveFocus())
    await expect(server.db.users.get(id)?.password).toBe('another secret')
  },
})

export const ByLink = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, server } = context
    await expect(await canvas.findByLabelText(/^New password/)).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvas.queryByLabelText(/^Link or code/)).toBeNull()
    await expect(canvasElement.querySelector('span[hidden]')).toHaveTextContent('?next=%2Flists')
    await choose(context, 'another secret')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Password changed' })).toHaveFocus())
    await expect(server.db.users.get(id)?.password).toBe('another secret')
    const link = canvas.getByRole('link', { name: 'Log in' })
    await expect(link).toHaveAttribute('href', '/login?next=%2Flists')
    await expect(document.title).toBe('Choose a new password · Bunko')
    await context.userEvent.click(link)
    await expect(await canvas.findByText('/login?next=%2Flists')).toBeVisible()
  },
})

const asked = async ({ canvas, userEvent }: Context, name: string) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Ask for another link' }))
  return within(await screen.findByRole('alertdialog', { name }))
}
const asks = async (context: Context) => {
  await context.userEvent.type(await context.canvas.findByLabelText(/^New password/), 'another')
  return asked(context, 'Leave without a new password?')
}
/** What was typed is kept nowhere: a new password would have to be thought of again. */
export const AsksBeforeLeaving = meta.story({
  play: async (context) => expect((await asks(context)).getByRole('button', { name: 'Leave' })).toBeVisible(),
})
/** What was typed is still there; where nothing is any more, nothing is asked. */
export const LeftUnsent = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click((await asks(context)).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const password = canvas.getByLabelText(/^New password/)
    await expect(password).toHaveValue('another')
    await userEvent.clear(password)
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for another link' }))
    await expect(await canvas.findByText('/forgot-password?next=%2Flists')).toBeVisible()
  },
})
export const LeftWhileSending = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.resetPassword),
  play: async (context) => {
    await choose(context, 'another secret')
    const dialog = await asked(context, 'Your new password is being sent')
    await expect(dialog.getByText('Leaving does not take it back: try to log in with it.')).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await context.canvas.findByText('/forgot-password?next=%2Flists')).toBeVisible()
  },
})

export const Pasted = meta.story({
  parameters: at(''),
  play: async (context) => {
    const { canvas, userEvent, server } = context
    await choose(context, 'another secret')
    const link = canvas.getByLabelText(/^Link or code/)
    await expect(link).toHaveFocus()
    await userEvent.paste(`https://bunko.example/reset-password?token=${TOKEN}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByRole('heading', { name: 'Password changed' })).toBeVisible()
    await expect(server.db.users.get(id)?.password).toBe('another secret')
  },
})

export const NotTheSame = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await choose(context, 'another secret', 'another one')
    await expect(canvas.getByLabelText(/^Repeat new password/)).toHaveAccessibleDescription(
      'The two passwords are not the same.',
    )
    await expect(server.journal).toHaveLength(0)
  },
})

export const TooWeak = meta.story({
  play: async (context) => {
    const { canvas } = context
    await choose(context, '1234')
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('Failed to change password')).toBeVisible()
    await expect(canvas.getByLabelText(/^New password/)).toHaveAccessibleDescription(/This password is too short/)
    await expect(canvas.getByLabelText(/^New password/)).toHaveFocus()
    // The link is still good.
    await expect(canvas.queryByLabelText(/^Link or code/)).toBeNull()
  },
})

export const UsedUp = meta.story({
  parameters: at('?token=reset-old'),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    await choose(context, 'another secret')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid or expired token.')
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('another secret')
    await expect(canvas.getByLabelText(/^Link or code/)).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute('href', '/forgot-password')
  },
})

/** Changed, and the answer lost: the code is refused the second time. */
export const AnswerLost = meta.story({
  beforeEach: ({ server }) => server.cut(contract.auth.resetPassword, { times: 1 }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const hint = 'It may have been changed all the same: try to log in with it.'
    await choose(context, 'another secret')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(hint)
    await expect(server.db.users.get(id)?.password).toBe('another secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid or expired token.'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(hint)
  },
})

export const Sending = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.resetPassword),
  play: async (context) => {
    await choose(context, 'another secret')
    await expect(await context.canvas.findByText('Changing the password…')).toBeInTheDocument()
    const button = context.canvas.getByRole('button', { name: 'Change password' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
})

export const NoAnswer = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.auth.resetPassword),
  play: async (context) => {
    await choose(context, 'another secret')
    const alert = await context.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Network error - please check your connection')
    await expect(alert).toHaveTextContent('It may have been changed all the same: try to log in with it.')
    await expect(context.canvas.queryByLabelText(/^Link or code/)).toBeNull()
  },
})

/** The link may still be good, and the new password the one that counts. */
export const ServerError = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.resetPassword, { status: 500 }),
  play: async (context) => {
    await choose(context, 'another secret')
    const alert = await context.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to change password')
    await expect(alert).toHaveTextContent('It may have been changed all the same: try to log in with it.')
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveValue('another secret')
    await expect(context.canvas.queryByLabelText(/^Link or code/)).toBeNull()
  },
})
