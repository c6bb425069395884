import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({
    path: paths.forgotPassword.pattern,
    at: `${paths.forgotPassword.to()}?next=%2Flists`,
    shell: false,
  }),
})
type Context = Parameters<Play>[0]
const ask = async ({ canvas, userEvent }: Context, email: string) => {
  await userEvent.click(await canvas.findByLabelText(/^E-mail/))
  await userEvent.paste(email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
}
const STRANGER = 'nobody@nowhere.example'

/** The very same words, whoever asks. */
const says = async ({ canvas }: Context, email: string) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your e-mail' })).toHaveFocus())
  await expect(canvas.getByText(email).closest('p')).toHaveTextContent(
    `If there is an account for ${email}, an e-mail with a link is on its way to it.`,
  )
  await expect(canvas.queryByRole('alert')).toBeNull()
}

export const Empty = meta.story({
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByLabelText(/^E-mail/)).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toBeVisible()
    await expect(server.journal).toHaveLength(0)
  },
})

export const Known = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const { email, id } = demoAccount(5)
    await expect(await canvas.findByLabelText(/^E-mail/)).toHaveAttribute('autocomplete', 'username')
    await ask(context, email)
    await says(context, email)
    await expect(server.db.mails.all().some(({ kind, user_id }) => kind === 'reset' && user_id === id)).toBe(true)
    await expect(canvas.getByRole('link', { name: 'I have the link' })).toHaveAttribute(
      'href',
      '/reset-password?next=%2Flists',
    )
    await expect(document.title).toBe('Forgot password · Bunko')
  },
})

export const Unknown = meta.story({
  play: async (context) => {
    await ask(context, STRANGER)
    await says(context, STRANGER)
  },
})

/** A server that tells: its answer is not passed on. */
export const ServerTells = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.auth.forgotPassword, { status: 404, body: { detail: 'No user with this e-mail.' } }),
  play: async (context) => {
    await ask(context, STRANGER)
    await says(context, STRANGER)
  },
})

export const NoAddress = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await ask(context, 'ana.luz')
    const email = canvas.getByLabelText(/^E-mail/)
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.')
    await expect(email).toHaveFocus()
    await expect(server.journal).toHaveLength(0)
  },
})

export const TooOften = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.auth.forgotPassword, { status: 429, body: { detail: 'Request was throttled.' } }),
  play: async (context) => {
    await ask(context, STRANGER)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Request was throttled.')
    await expect(context.canvas.getByLabelText(/^E-mail/)).toHaveValue(STRANGER)
  },
})

export const Sending = meta.story({
  beforeEach: ({ server }) => server.hang(contract.auth.forgotPassword),
  play: async (context) => {
    await ask(context, STRANGER)
    const button = context.canvas.getByRole('button', { name: 'Send the link' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Send the link' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

export const SignedIn = meta.story({
  globals: { level: '5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are logged in')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile')
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toBeVisible()
  },
})
