import { contract } from '@bunko/api-client'
import { DEMO_ACCOUNTS } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { LoginScreen } from './LoginScreen.tsx'

const MODERATOR = DEMO_ACCOUNTS.find(({ level }) => level === 2)!

const meta = preview.meta({
  title: 'Screens/Login',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/login', at: '/login?next=/admin/edit-approvals', shell: false }),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password')
    await expect(document.title).toBe('Log in · Bunko')
    const next = '?next=%2Fadmin%2Fedit-approvals'
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `/register${next}`)
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      `/forgot-password${next}`,
    )
  },
})

export const LogsInAndGoesOn = meta.story({
  play: async ({ canvas, userEvent, session, server }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), MODERATOR.email)
    await userEvent.type(canvas.getByLabelText(/^Password/), `${MODERATOR.password}{Enter}`)
    await expect(await canvas.findByText('/admin/edit-approvals')).toBeVisible()
    await expect(session.state()).toMatchObject({ isAuthenticated: true, level: 2, levelKnown: true })
    await expect(server.journal.filter(({ call }) => call === 'POST /auth/login/')).toHaveLength(1)
  },
})

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('Enter your e-mail.')).toBeVisible()
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveFocus()
    await answered()
    await expect(server.journal).toHaveLength(0)
  },
})

/** What was said of a field is not true of what is typed in it now; of the other it still is. */
export const FilledAfterAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await expect(canvas.getByText('Enter your e-mail.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'm')
    await expect(canvas.queryByText('Enter your e-mail.')).toBeNull()
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Password/), 's')
    await expect(canvas.queryByText('Enter your password.')).toBeNull()
    await expect(canvas.getByLabelText(/^Password/)).toBeValid()
  },
})

/** Who corrects the address while the refusal is on its way goes on typing there, not in the password. */
export const CorrectedBeforeTheAnswer = meta.story({
  play: async ({ canvas, userEvent, server }) => {
    const mail = await canvas.findByLabelText(/^E-mail/)
    await userEvent.type(mail, 'moder')
    const answer = server.hang(contract.auth.login, { times: 1 })
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await held(server)
    await userEvent.type(mail, 'at')
    answer()
    await canvas.findByRole('alert')
    await userEvent.keyboard('or')
    await expect(mail).toHaveValue('moderator')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('secret')
  },
})

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent, session }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), MODERATOR.email)
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No active account found with the given credentials',
    )
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('wrong')
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(MODERATOR.email)
    await expect(session.state().isAuthenticated).toBe(false)
  },
})

const submit = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<typeof Empty.play>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByLabelText(/^E-mail/), MODERATOR.email)
  await userEvent.type(canvas.getByLabelText(/^Password/), `${MODERATOR.password}{Enter}`)
}

export const RefusedWithoutAText = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.login, { status: 401, body: {} }),
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid login credentials')
  },
})

export const AnswerWithoutTokens = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.login, { status: 200, body: { access: 'only-one' } }),
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid response format from server')
  },
})

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Network error - please check your connection',
    )
  },
})

const profilesAsked = ({ journal }: Parameters<Play>[0]['server']) =>
  journal.filter(({ call }) => call === 'GET /auth/me/').length
/** Let go with the story, the call is followed by the profile's: it must not be asked for in the next story. */
export const Sending = meta.story({
  beforeEach: ({ server }) => {
    const release = server.hang(contract.auth.login)
    return async () => {
      const before = profilesAsked(server)
      release()
      await waitFor(() => expect(profilesAsked(server)).toBe(before + 1))
    }
  },
  play: async (context) => {
    await submit(context)
    const button = context.canvas.getByRole('button', { name: /Log in/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(context.canvas.getByText('Logging in…')).toBeInTheDocument()
  },
})

export const SentOnce = meta.story({
  play: async (context) => {
    const { canvas, userEvent, server } = context
    const release = server.hang(contract.auth.login, { times: 1 })
    await submit(context)
    await userEvent.click(canvas.getByRole('button', { name: /Log in/ }))
    await userEvent.type(canvas.getByLabelText(/^Password/), '{Enter}{Enter}')
    release()
    await expect(await canvas.findByText('/admin/edit-approvals')).toBeVisible()
    await expect(server.journal.filter(({ call }) => call === 'POST /auth/login/')).toHaveLength(1)
  },
})

export const ProfileFails = meta.story({
  beforeEach: ({ server }) => server.fail(contract.auth.me, { status: 500 }),
  play: async (context) => {
    await submit(context)
    const { canvas, session } = context
    await expect(await canvas.findByText('Your profile could not be loaded')).toBeVisible()
    await expect(session.state()).toMatchObject({ isAuthenticated: true, level: 4, levelKnown: false })
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

/** A server that takes neither of the tokens it has just given: one stays here, and why is said. */
export const TokensRefusedAtOnce = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.auth.me, { status: 401 })
    server.fail(contract.auth.refresh, { status: 401 })
  },
  play: async (context) => {
    const { canvas, session } = context
    await submit(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session has ended')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(MODERATOR.email)
    await expect(session.state().isAuthenticated).toBe(false)
  },
})

const sessionEnds: Play = async ({ canvas, session }) => {
  await waitFor(() => expect(session.state().isAuthenticated).toBe(false))
  await expect(await canvas.findByText('Your session has ended')).toBeVisible()
  await expect(
    canvas.getByText('Log in again to go on where you were. (The server refused to renew the session.)'),
  ).toBeVisible()
}
export const SessionEnded = meta.story({ globals: { level: '2', scenario: 'sessionExpired' }, play: sessionEnds })
/** Found out only here, it takes nothing from the link that led here. */
export const SessionEndedAndBegunAgain = meta.story({
  globals: { level: '2', scenario: 'sessionExpired' },
  play: async (context) => {
    await sessionEnds(context)
    await submit(context)
    await expect(await context.canvas.findByText('/admin/edit-approvals')).toBeVisible()
  },
})

/** Who comes signed in is told so; logged out, the form is there, and leads where they were going. */
export const SignedInAlready = meta.story({
  globals: { level: '5' },
  play: async (context) => {
    const { canvas, server, session, userEvent } = context
    await expect(await canvas.findByText('ana.luz')).toBeVisible()
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/admin/edit-approvals')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await submit(context)
    await expect(await canvas.findByText('/admin/edit-approvals')).toBeVisible()
    await expect(session.state()).toMatchObject({ isAuthenticated: true, level: 2, levelKnown: true })
    await expect(server.journal.filter(({ call }) => call === 'POST /auth/login/')).toHaveLength(1)
  },
})

export const ForeignNextStaysHere = meta.story({
  parameters: screenAt({ path: '/login', at: '/login?next=//evil.example/admin', shell: false }),
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByText('/', { selector: 'code' })).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** The answer finds nobody here: who went on elsewhere is logged in there. */
export const LeftMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, server, session, userEvent } = context
    const answer = server.hang(contract.auth.login)
    await submit(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }))
    const there = '/forgot-password?next=%2Fadmin%2Fedit-approvals'
    await expect(await canvas.findByText(there)).toBeVisible()
    answer()
    await waitFor(() => expect(session.state()).toMatchObject({ isAuthenticated: true, levelKnown: true }))
    // Long enough for a way on to have been taken.
    await new Promise((done) => setTimeout(done, 100))
    await expect(canvas.getByText(there)).toBeVisible()
  },
})
