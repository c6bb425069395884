import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { twoFrames } from '@bunko/storybook/two-frames'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { VerifyEmailScreen } from '../VerifyEmailScreen/VerifyEmailScreen.tsx'
import { RegisterScreen } from './RegisterScreen.tsx'

const NEXT = '?next=%2Fmanga%2Fdungeon-kitchen%2Funtitled'
const meta = preview.meta({
  title: 'Screens/Register',
  component: RegisterScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.register.pattern, at: paths.register.to() + NEXT, shell: false }),
})

type Context = Parameters<Play>[0]
const MEI = { username: 'mei.oda', email: 'mei@reader.example', password: 'a long secret' }

const fill = async ({ canvas, userEvent }: Context, given: Partial<typeof MEI> = {}) => {
  const { username, email, password } = { ...MEI, ...given }
  const put = async (label: RegExp, text: string) => {
    await userEvent.click(await canvas.findByLabelText(label))
    await userEvent.paste(text)
  }
  await put(/^Username/, username)
  await put(/^E-mail/, email)
  await put(/^Password/, password)
  await put(/^Repeat password/, password)
}
const send = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
const sent = ({ server }: Pick<Context, 'server'>) =>
  server.journal.filter(({ call }) => call === 'POST /auth/register/')

/** One form, which a password manager can read. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create an account' })).toBeVisible()
    const form = canvas.getByRole('form', { name: 'New account' })
    // Not the property: Firefox tells there only what it knows, and knows no nickname.
    const inputs = [...form.querySelectorAll('input')].map((input) => [
      input.name,
      input.getAttribute('autocomplete'),
      input.type,
    ])
    await expect(inputs).toEqual([
      ['username', 'nickname', 'text'],
      ['email', 'username', 'email'],
      ['password', 'new-password', 'password'],
      ['password_confirm', 'new-password', 'password'],
      ['first_name', 'given-name', 'text'],
      ['last_name', 'family-name', 'text'],
    ])
    await expect(document.title).toBe('Create an account · Bunko')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login${NEXT}`)
  },
})

export const Registers = meta.story({
  parameters: screenAt({ path: '*', at: paths.register.to() + NEXT, shell: false }),
  render: () => (
    <Routes>
      <Route path={paths.register.pattern} element={<RegisterScreen />} />
      <Route path={paths.verifyEmail.pattern} element={<VerifyEmailScreen />} />
    </Routes>
  ),
  play: async (context) => {
    const { canvas, userEvent, server, session } = context
    await fill(context)
    await userEvent.type(canvas.getByLabelText(/^First name/), ' 芽衣 ')
    await send(context)
    await expect(await canvas.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await expect(canvas.getByText(MEI.email)).toBeVisible()
    const [user] = server.db.users.by('username', MEI.username)
    await expect(user).toMatchObject({ ...MEI, first_name: '芽衣', last_name: '', profile: { level: 5 } })
    await expect(session.state().isAuthenticated).toBe(false)
    await expect(canvas.getAllByRole('link', { name: 'Log in' }).at(-1)).toHaveAttribute('href', `/login${NEXT}`)
  },
})

export const NothingTyped = meta.story({
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Create account' })
    await send(context)
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText('Please correct these fields')).toBeVisible()
    await expect(alert.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Username: Enter a username.',
      'E-mail: Enter your e-mail.',
      'Password: Enter a password.',
    ])
    await expect(canvas.getByLabelText(/^Username/)).toHaveFocus()
    await answered()
    await expect(sent(context)).toHaveLength(0)
  },
})

export const PasswordsDiffer = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.type(canvas.getByLabelText(/^Repeat password/), '!')
    await send(context)
    const repeat = canvas.getByLabelText(/^Repeat password/)
    await expect(repeat).toHaveAccessibleDescription('The two passwords are not the same.')
    await expect(repeat).toHaveFocus()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[1]!)
    await expect(repeat).toHaveAttribute('type', 'text')
    // Either of the two may be the one that is corrected.
    await userEvent.type(canvas.getByLabelText(/^Password/), '!')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(repeat).toBeValid()
    await expect(sent(context)).toHaveLength(0)
  },
})

/** Section 8: the first text in its order stands on top; every field has its own. */
export const Refused = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, { username: demoAccount(5).username, password: '1234' })
    await send(context)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('A user with that username already exists.')).toBeVisible()
    await expect(alert.getByRole('link')).toHaveTextContent('Password: This password is too short.')
    const name = canvas.getByLabelText(/^Username/)
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(MEI.email)
    // What is corrected is no longer complained about.
    await userEvent.type(name, '2')
    await expect(canvas.queryByText('A user with that username already exists.')).toBeNull()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please correct these fields')
  },
})

const refusedWithText =
  (text: string): Play =>
  async (context) => {
    await fill(context)
    await send(context)
    await expect((await context.canvas.findByRole('alert')).textContent).toBe(text)
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveValue(MEI.password)
  }
const CLOSED = 'Registration is closed to this address.'
export const RefusedBesideFields = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.auth.register, {
      status: 400,
      body: { message: 'Last', detail: 'Second', non_field_errors: [CLOSED] },
    }),
  play: refusedWithText(CLOSED),
})
export const RefusedWithoutAText = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.register, { status: 400, body: {} }),
  play: refusedWithText('Registration failed'),
})

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async (context) => {
    await fill(context)
    await send(context)
    const alert = await context.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Network error - please check your connection')
    await expect(alert).toHaveTextContent('look for our e-mail before you try again')
    await expect(context.canvas.getByLabelText(/^E-mail/)).toHaveValue(MEI.email)
  },
})

/** Made, and the answer lost: pressed again, the name is taken, by oneself. */
export const AnswerLost = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const hint = 'look for our e-mail before you try again'
    server.cut(contract.auth.register, { times: 1 })
    await fill(context)
    await send(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(hint)
    await expect(server.db.users.by('username', MEI.username)).toHaveLength(1)
    // The bot check of the next try is not done before its form is drawn.
    await twoFrames()
    await send(context)
    await expect(
      await canvas.findByRole('link', { name: 'E-mail: user with this email already exists.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('A user with that username already exists.')
    await expect(canvas.getByRole('alert')).toHaveTextContent(hint)
  },
})

/** A second press sends nothing more. */
export const Sending = meta.story({
  beforeEach: (context) => {
    const release = context.server.hang(contract.auth.register, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(sent(context)).toHaveLength(1))
    }
  },
  play: async (context) => {
    const { canvas, server } = context
    await fill(context)
    await send(context)
    const button = canvas.getByRole('button', { name: 'Create account' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await held(server)
    await send(context)
    await answered(1)
    await expect(sent(context)).toEqual([])
  },
})

export const SentOnce = meta.story({
  play: async (context) => {
    const { canvas, userEvent, server } = context
    const release = server.hang(contract.auth.register, { times: 1 })
    await fill(context)
    await userEvent.type(canvas.getByLabelText(/^Repeat password/), '{Enter}{Enter}')
    const button = canvas.getByRole('button', { name: 'Create account' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    release()
    await expect(await canvas.findByText(`/verify-email${NEXT}`)).toBeVisible()
    await expect(sent(context)).toHaveLength(1)
  },
})

export const SignedIn = meta.story({
  globals: { level: '5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ana.luz')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create account' })).toBeNull()
  },
})

export const SignedInAlready = meta.story({
  globals: { level: '5' },
  play: async ({ canvas, userEvent, session, server }) => {
    await expect(await canvas.findByText('ana.luz')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/manga/dungeon-kitchen/untitled')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
    await expect(session.state().isAuthenticated).toBe(false)
    await waitFor(() => expect(server.journal.some(({ call }) => call === 'POST /auth/logout/')).toBe(true))
  },
})

export const LongAndHostile = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) =>
    server.fail(contract.auth.register, {
      status: 400,
      body: { username: ['<img src=x onerror=alert(1)>'.repeat(8)], email: ['长'.repeat(120)] },
    }),
  play: async (context) => {
    await fill(context, { username: 'ﷺ'.repeat(80), email: `${'a'.repeat(120)}@b.example` })
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

const asks = async (context: Context) => {
  await fill(context)
  await context.userEvent.click(context.canvas.getByRole('link', { name: 'Log in' }))
  return within(await screen.findByRole('alertdialog', { name: 'Leave without an account?' }))
}
export const LeavingAsks = meta.story({
  play: async (context) => expect((await asks(context)).getByRole('button', { name: 'Leave' })).toBeVisible(),
})
/** What was typed is still there; where nothing is any more, nothing is asked. */
export const LeftUnsent = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click((await asks(context)).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue(MEI.username)
    for (const label of [/^Username/, /^E-mail/, /^Password/, /^Repeat password/])
      await userEvent.clear(canvas.getByLabelText(label))
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
    await expect(await canvas.findByText(`/login${NEXT}`)).toBeVisible()
  },
})

/** The answer finds nobody here: the account is made, and whoever went on elsewhere stays there. */
export const LeftMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const answer = server.hang(contract.auth.register)
    await fill(context)
    await send(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText(`/login${NEXT}`)).toBeVisible()
    answer()
    await waitFor(() => expect(server.db.users.by('username', MEI.username)).toHaveLength(1))
    await expect(await screen.findByText('Account created')).toBeVisible()
    await expect(screen.getByText(`We sent an e-mail to ${MEI.email}.`)).toBeVisible()
    await expect(canvas.getByText(`/login${NEXT}`)).toBeVisible()
  },
})
