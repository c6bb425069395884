import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

/** Password and e-mail of the profile. */
const meta = preview.meta({
  title: 'Screens/Profile/Password and e-mail',
  component: ProfileScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.profile.pattern, at: paths.profile.to() }),
})

type Context = Parameters<Play>[0]
const ANA = demoAccount(5)
const ana = ({ server }: Context) => server.db.users.get(ANA.id)
const section = async ({ canvas }: Context, name: string) => within(await canvas.findByRole('form', { name }))
const change = async (context: Context, current: string, next: string, repeated = next) => {
  const { userEvent } = context
  const form = await section(context, 'Password')
  for (const [label, text] of [
    [/^Current password/, current],
    [/^New password/, next],
    [/^Repeat new password/, repeated],
  ] as const) {
    await userEvent.click(form.getByLabelText(label))
    await userEvent.paste(text)
  }
  await userEvent.click(form.getByRole('button', { name: 'Change password' }))
  return form
}
const askFor = async (context: Context, address: string) => {
  const form = await section(context, 'E-mail')
  await context.userEvent.click(form.getByLabelText(/^New e-mail/))
  await context.userEvent.paste(address)
  await context.userEvent.click(form.getByRole('button', { name: 'Change e-mail' }))
  return form
}

export const PasswordChanged = meta.story({
  play: async (context) => {
    const { canvas } = context
    const names = [
      ...(await canvas.findByRole<HTMLFormElement>('form', { name: 'Password' })).querySelectorAll('input'),
    ]
    await expect(names.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', ANA.email],
      ['current-password', ''],
      ['new-password', ''],
      ['new-password', ''],
    ])
    const form = await change(context, ANA.password, 'another secret')
    await expect(await screen.findByText('Password changed')).toBeVisible()
    await expect(ana(context)?.password).toBe('another secret')
    await expect(form.getByLabelText(/^Current password/)).toHaveValue('')
  },
})

export const PasswordRefused = meta.story({
  play: async (context) => {
    const form = await change(context, 'wrong', '1234')
    const alert = within(await form.findByRole('note'))
    await expect(alert.getByText('Failed to change password')).toBeVisible()
    await expect(alert.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Current password: Wrong password.',
      expect.stringMatching(/^New password: This password is too short\./),
    ])
    await waitFor(() => expect(form.getByLabelText(/^Current password/)).toHaveFocus())
    await expect(form.getByLabelText(/^New password/)).toHaveValue('1234')
    await expect(ana(context)?.password).toBe(ANA.password)
  },
})

/** Changed, and the answer lost: pressed again, the old password is wrong by then, and the hint still stands. */
export const PasswordAnswerLost = meta.story({
  play: async (context) => {
    const { server, userEvent } = context
    const hint = 'It may have been changed all the same: try to log in with it.'
    server.cut(contract.auth.changePassword, { times: 1 })
    const form = await change(context, ANA.password, 'another secret')
    await expect(await form.findByText(hint)).toBeVisible()
    await expect(ana(context)?.password).toBe('another secret')
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    await expect(await form.findByRole('link', { name: 'Current password: Wrong password.' })).toBeVisible()
    await expect(form.getByText(hint)).toBeVisible()
    // Changed for sure, nothing is said of it any more, whatever the next attempt meets.
    const current = form.getByLabelText(/^Current password/)
    await userEvent.clear(current)
    await userEvent.type(current, 'another secret')
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    await expect(await screen.findByText('Password changed')).toBeVisible()
    await change(context, 'wrong', 'a third secret')
    await expect(await form.findByRole('link', { name: 'Current password: Wrong password.' })).toBeVisible()
    await expect(form.queryByText(hint)).toBeNull()
  },
})

/** What the server has no words for is said once. */
const saidOnce = async (title: string) => {
  await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThan(1))
  await new Promise((done) => setTimeout(done, 300))
  await expect(screen.getAllByText(title)).toHaveLength(2)
}
export const NoWords = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.auth.changePassword, { status: 500 })
    server.fail(contract.auth.requestEmailChange, { status: 500 })
  },
  play: async (context) => {
    await change(context, ANA.password, 'another secret')
    await saidOnce('Failed to change password')
    await askFor(context, 'ana@new.example')
    await saidOnce('Failed to change e-mail')
  },
})

export const PasswordsDiffer = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const form = await change(context, '', 'one', 'two')
    await expect(form.getByLabelText(/^Current password/)).toHaveAccessibleDescription('Enter your current password.')
    await expect(form.getByLabelText(/^Repeat new password/)).toHaveAccessibleDescription(
      'The two passwords are not the same.',
    )
  },
})

export const EmailAsked = meta.story({
  play: async (context) => {
    const { server } = context
    const form = await askFor(context, ' ana@new.example ')
    await expect(await form.findByText('One step is left')).toBeVisible()
    await expect(form.getByText('ana@new.example')).toBeVisible()
    await expect(form.getByText(ANA.email)).toBeVisible()
    await expect(screen.getAllByText('One step is left')).toHaveLength(1)
    const letter = server.db.mails.all().find(({ kind }) => kind === 'email')
    await expect(letter).toMatchObject({ user_id: ANA.id, to: 'ana@new.example' })
    await expect(ana(context)?.email).toBe(ANA.email)
  },
})

/** The link was opened in another tab: no step is left. */
export const EmailAskedAndChanged = meta.story({
  play: async (context) => {
    const { session } = context
    const form = await askFor(context, 'ana@new.example')
    await expect(await form.findByText('One step is left')).toBeVisible()
    const { user, login } = session.state()
    session.setUser({ ...user, email: 'Ana@New.example' }, login ?? '')
    await expect(await form.findByText('Ana@New.example')).toBeVisible()
    await expect(form.queryByText('One step is left')).toBeNull()
  },
})

const leaves = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getAllByRole('link', { name: /Bunko/ })[0]!)
  return within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
}
const toldElsewhere = async ({ canvas }: Context) => {
  await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await expect(await screen.findByText(/^We sent an e-mail to ana@new\.example\. /)).toBeVisible()
}
/** What the server says is told where one went. */
export const EmailAskedAndLeft = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const answer = server.hang(contract.auth.requestEmailChange)
    await askFor(context, 'ana@new.example')
    await userEvent.click((await leaves(context)).getByRole('button', { name: 'Leave' }))
    await canvas.findByRole('heading', { name: 'Elsewhere' })
    answer()
    await toldElsewhere(context)
  },
})
/** The answer comes before one's own: one goes on, and nobody has read the notice. */
export const EmailAskedWhileLeaving = meta.story({
  play: async (context) => {
    const answer = context.server.hang(contract.auth.requestEmailChange)
    await askFor(context, 'ana@new.example')
    await leaves(context)
    answer()
    await toldElsewhere(context)
  },
})

export const EmailTaken = meta.story({
  play: async (context) => {
    const form = await askFor(context, demoAccount(1).email)
    await expect(await form.findByRole('note')).toHaveTextContent('Failed to change e-mail')
    await expect(form.getByLabelText(/^New e-mail/)).toHaveAccessibleDescription('user with this email already exists.')
    await expect(form.getByLabelText(/^New e-mail/)).toHaveValue(demoAccount(1).email)
  },
})

/** One section fails; what is typed in another stays. */
export const EmailNoAnswer = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.auth.requestEmailChange),
  play: async (context) => {
    const details = await section(context, 'Details')
    await context.userEvent.type(details.getByLabelText(/^Last name/), 'a')
    const form = await askFor(context, 'ana@new.example')
    await expect(await form.findByRole('note')).toHaveTextContent('Network error - please check your connection')
    await expect(details.queryByRole('alert')).toBeNull()
    await expect(details.getByLabelText(/^Last name/)).toHaveValue('Luza')
  },
})

/** What is corrected while the letter is being sent is not lost. */
export const EmailCorrectedMeanwhile = meta.story({
  play: async (context) => {
    const { server, userEvent } = context
    const answer = server.hang(contract.auth.requestEmailChange)
    const form = await askFor(context, 'ana@new.exampel')
    const field = form.getByLabelText(/^New e-mail/)
    await userEvent.clear(field)
    await userEvent.type(field, 'ana@new.example')
    answer()
    await expect(await form.findByText('One step is left')).toBeVisible()
    await expect(form.getByText('ana@new.exampel')).toBeVisible()
    await expect(field).toHaveValue('ana@new.example')
  },
})
