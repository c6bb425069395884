import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Profile',
  component: ProfileScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.profile.pattern, at: paths.profile.to() }),
})

type Context = Parameters<Play>[0]
const ANA = demoAccount(5)
const ana = ({ server }: Context) => server.db.users.get(ANA.id)
const section = async ({ canvas }: Context, name: string) => within(await canvas.findByRole('form', { name }))
const patches = ({ server }: Pick<Context, 'server'>) => server.journal.filter(({ method }) => method === 'PATCH')
const put = async ({ userEvent }: Context, field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

export const RegularUser = meta.story({
  play: async (context) => {
    const details = await section(context, 'Details')
    await expect(context.canvas.getByText('Level 5, Regular User')).toBeVisible()
    await expect(details.getByLabelText(/^Username/)).toHaveValue(ANA.username)
    await expect(details.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect(patches(context)).toEqual([])
  },
})

/** Accepted, and left as it was by a server that takes no new username: that is said, and the field shows what stands there. */
export const NotEverythingKept = meta.story({
  play: async (context) => {
    const { server, userEvent } = context
    const details = await section(context, 'Details')
    await put(context, details.getByLabelText(/^Username/), 'ana.nova')
    await put(context, details.getByLabelText(/^First name/), 'Ana María')
    const body = { id: ANA.id, username: ANA.username, first_name: 'Ana María', last_name: 'Luz' }
    server.fail(contract.auth.updateMe, { status: 200, body })
    await userEvent.click(details.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('Not everything was kept')).toBeVisible()
    await expect(screen.getByText('Username: the server has something else than was sent.')).toBeVisible()
    await waitFor(() => expect(details.getByLabelText(/^Username/)).toHaveValue(ANA.username))
    await expect(details.getByLabelText(/^First name/)).toHaveValue('Ana María')
  },
})

export const Saves = meta.story({
  play: async (context) => {
    const { canvas, userEvent, session } = context
    const details = await section(context, 'Details')
    await expect(canvas.getByText('Level 5, Regular User')).toBeVisible()
    await expect(document.title).toBe('Your profile · Bunko')
    await expect(details.getByLabelText(/^Username/)).toHaveValue(ANA.username)
    await put(context, details.getByLabelText(/^Username/), 'ana.nova')
    await put(context, details.getByLabelText(/^First name/), ' Ana María ')
    await userEvent.click(details.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await expect(ana(context)).toMatchObject({ username: 'ana.nova', first_name: 'Ana María', last_name: 'Luz' })
    await expect(session.state()).toMatchObject({ level: 5, user: { username: 'ana.nova', first_name: 'Ana María' } })
    await expect(canvas.getByText('Ana María Luz')).toBeVisible()
    // The frame names them anew.
    await expect(canvas.getByRole('button', { name: /ana\.nova/ })).toBeVisible()
    await expect(details.getByLabelText(/^First name/)).toHaveValue('Ana María')
    await expect(details.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  },
})

export const NameTaken = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const details = await section(context, 'Details')
    const name = details.getByLabelText(/^Username/)
    await put(context, name, demoAccount(2).username)
    await put(context, details.getByLabelText(/^Last name/), 'Sol')
    await userEvent.click(details.getByRole('button', { name: 'Save changes' }))
    await expect(await details.findByRole('note')).toHaveTextContent('Failed to update profile')
    await expect(name).toHaveAccessibleDescription('A user with that username already exists.')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(details.getByLabelText(/^Last name/)).toHaveValue('Sol')
    await expect(ana(context)).toMatchObject({ username: ANA.username, last_name: 'Luz' })
  },
})

/** What was said of the first attempt goes with the second. */
export const FailsThenSaved = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { server, userEvent } = context
    const details = await section(context, 'Details')
    server.fail(contract.auth.updateMe, { status: 500, body: {}, times: 1 })
    await put(context, details.getByLabelText(/^Last name/), 'Sol')
    const button = details.getByRole('button', { name: 'Save changes' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getAllByText('Failed to update profile')).toHaveLength(2))
    await userEvent.click(button)
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Failed to update profile')).toBeNull())
    await expect(ana(context)?.last_name).toBe('Sol')
  },
})

/** Who has gone on to another form meanwhile is left there; what was refused says so in its place. */
export const NameTakenWhileTypingElsewhere = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const details = await section(context, 'Details')
    const name = details.getByLabelText(/^Username/)
    await put(context, name, demoAccount(2).username)
    const answer = server.hang(contract.auth.updateMe, { times: 1 })
    await userEvent.click(details.getByRole('button', { name: 'Save changes' }))
    await held(server)
    const elsewhere = canvas.getByLabelText(/^Current password/)
    await userEvent.type(elsewhere, 'sec')
    answer()
    await waitFor(() => expect(name).toHaveAccessibleDescription('A user with that username already exists.'))
    await userEvent.keyboard('ret')
    await expect(elsewhere).toHaveValue('secret')
    await expect(name).toHaveValue(demoAccount(2).username)
  },
})

/** A second press sends nothing more. */
export const Sending = meta.story({
  beforeEach: (context) => {
    const release = context.server.hang(contract.auth.updateMe, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(patches(context)).toHaveLength(1))
    }
  },
  play: async (context) => {
    const details = await section(context, 'Details')
    await put(context, details.getByLabelText(/^Last name/), 'Sol')
    const button = details.getByRole('button', { name: 'Save changes' })
    await context.userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await held(context.server)
    await context.userEvent.click(button)
    await answered(1)
    await expect(patches(context)).toEqual([])
  },
})

export const SavedOnce = meta.story({
  play: async (context) => {
    const { userEvent, server } = context
    const release = server.hang(contract.auth.updateMe, { times: 1 })
    const details = await section(context, 'Details')
    await put(context, details.getByLabelText(/^Last name/), 'Sol')
    const button = details.getByRole('button', { name: 'Save changes' })
    await userEvent.dblClick(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    // Typed while it is being saved: it stays, and stays unsaved.
    await userEvent.type(details.getByLabelText(/^First name/), 'bela')
    release()
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await expect(patches(context)).toHaveLength(1)
    await expect(details.getByLabelText(/^First name/)).toHaveValue('Anabela')
    await userEvent.click(details.getByRole('button', { name: 'Discard changes' }))
    await expect(details.getByLabelText(/^First name/)).toHaveValue('Ana')
    await expect(details.getByLabelText(/^Last name/)).toHaveValue('Sol')
  },
})

/** Stored, and the answer lost. Who it is was asked when the story began: `then` it can be asked otherwise. */
const losesAnswer = async (context: Context, then: () => void = () => {}) => {
  const details = await section(context, 'Details')
  const name = details.getByLabelText(/^Username/)
  const save = details.getByRole('button', { name: 'Save changes' })
  await waitFor(() => expect(context.server.journal.map(({ call }) => call)).toContain('GET /auth/me/'))
  then()
  context.server.cut(contract.auth.updateMe, { times: 1 })
  await put(context, name, 'ana.nova')
  await context.userEvent.click(save)
  await expect(await details.findByRole('note')).toHaveTextContent('may have been saved all the same')
  await expect(ana(context)?.username).toBe('ana.nova')
  return { name, save }
}
const savesOldName = async (context: Context, { name, save }: Awaited<ReturnType<typeof losesAnswer>>) => {
  await put(context, name, ANA.username)
  await context.userEvent.click(save)
  await expect(await screen.findByText('Profile updated')).toBeVisible()
  await expect(patches(context)).toHaveLength(2)
  await expect(ana(context)?.username).toBe(ANA.username)
}
/** What was stored is shown. The old name is a change by then, and sent. */
export const AnswerLost = meta.story({
  play: async (context) => {
    const fields = await losesAnswer(context)
    await expect(await context.canvas.findByRole('button', { name: /ana\.nova/ })).toBeVisible()
    await savesOldName(context, fields)
  },
})
/** Refused the next time: that the first may have been saved says nothing of this. */
export const AnswerLostThenNameTaken = meta.story({
  play: async (context) => {
    const { name, save } = await losesAnswer(context)
    await put(context, name, demoAccount(2).username)
    await context.userEvent.click(save)
    await waitFor(() => expect(name).toHaveAccessibleDescription('A user with that username already exists.'))
    const note = (await section(context, 'Details')).getByRole('note')
    await expect(note).toHaveTextContent('Failed to update profile')
    await expect(note).not.toHaveTextContent('may have been saved')
  },
})
/** Nor can it be read what was stored: the old name is sent, though as far as is known it stands there. */
export const AnswerLostAndNotRead = meta.story({
  play: async (context) => {
    const fields = await losesAnswer(context, () => context.server.failNetwork(contract.auth.me))
    await savesOldName(context, fields)
  },
})

const leaves = async ({ canvas, userEvent }: Context, question: string) => {
  await userEvent.click(canvas.getAllByRole('link', { name: /Bunko/ })[0]!)
  return within(await screen.findByRole('alertdialog', { name: question }))
}
const asks = async (context: Context) => {
  const details = await section(context, 'Details')
  await context.userEvent.type(details.getByLabelText(/^Last name/), 'a')
  return leaves(context, 'Leave without saving?')
}
export const LeavingAsks = meta.story({
  play: async (context) => expect((await asks(context)).getByRole('button', { name: 'Leave' })).toBeVisible(),
})
export const Stays = meta.story({
  play: async (context) => {
    await context.userEvent.click((await asks(context)).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect((await section(context, 'Details')).getByLabelText(/^Last name/)).toHaveValue('Luza')
  },
})

/** What is on its way is not called lost; what another section holds is. */
export const LeftWhileSending = meta.story({
  play: async (context) => {
    const { canvas, userEvent, server } = context
    const release = server.hang(contract.auth.updateMe)
    const details = await section(context, 'Details')
    await put(context, details.getByLabelText(/^Last name/), 'Sol')
    const address = (await section(context, 'E-mail')).getByLabelText(/^New e-mail/)
    await put(context, address, 'a')
    await userEvent.click(details.getByRole('button', { name: 'Save changes' }))
    const lost = await leaves(context, 'Leave without saving?')
    await userEvent.click(lost.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.clear(address)
    const sent = await leaves(context, 'Your changes are being sent')
    await userEvent.click(sent.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    release()
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await expect(ana(context)?.last_name).toBe('Sol')
  },
})

/** Just logged in: the browser keeps nothing of the profile yet. */
const logsIn = ({ server, session }: Context) => {
  session.end()
  const { accessToken, refreshToken } = server.signIn(5)
  session.begin({ accessToken, refreshToken }, { email: ANA.email })
}
/** Neither the level nor anything else is known yet. */
export const Loading = meta.story({
  beforeEach: (context) => {
    const release = context.server.hang(contract.auth.me)
    logsIn(context)
    return release
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
    await expect(canvas.queryByRole('form', { name: 'Details' })).toBeNull()
  },
})
const namesFail = async ({ canvas }: Context) => {
  await expect(await canvas.findByText('Failed to load profile')).toBeVisible()
  await expect(canvas.getByRole('form', { name: 'Password' })).toBeVisible()
  const details = within(canvas.getByRole('region', { name: 'Details' }))
  await expect(details.getByText('HTTP Error 500')).toBeVisible()
  return details.getByRole('button', { name: 'Retry' })
}
/** The names are unknown; the other sections work. */
export const NamesNotLoaded = meta.story({
  beforeEach: (context) => {
    context.server.fail(contract.auth.me, { status: 500 })
    logsIn(context)
  },
  play: async (context) => expect(await namesFail(context)).toBeVisible(),
})
export const NamesReadAgain = meta.story({
  beforeEach: (context) => {
    context.server.fail(contract.auth.me, { status: 500, times: 1 })
    logsIn(context)
  },
  play: async (context) => {
    await context.userEvent.click(await namesFail(context))
    const details = await section(context, 'Details')
    await expect(details.getByLabelText(/^Username/)).toHaveValue(ANA.username)
  },
})
/** No names, no pictures and no day are told. */
export const PartialData = meta.story({
  beforeEach: (context) => {
    const { id, username } = ANA
    context.server.fail(contract.auth.me, { status: 200, body: { id, username, profile: { level: 5 } } })
    logsIn(context)
  },
  play: async (context) => {
    const details = await section(context, 'Details')
    await expect(details.getByLabelText(/^Username/)).toHaveValue(ANA.username)
    for (const label of [/^First name/, /^Last name/]) await expect(details.getByLabelText(label)).toHaveValue('')
    await expect(context.canvas.getByText('Level 5, Regular User')).toBeVisible()
    await expect(context.canvas.getByText('You have no banner yet.')).toBeVisible()
    await expect(context.canvas.queryByText(/^Here since/)).toBeNull()
  },
})

/** A day without a time is the same day everywhere. */
export const JoinedOnADay = meta.story({
  beforeEach: (context) => {
    const { id, username } = ANA
    const body = { id, username, profile: { level: 5 }, date_joined: '2024-02-03' }
    context.server.fail(contract.auth.me, { status: 200, body })
    logsIn(context)
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('3 February 2024')).toHaveAttribute('datetime', '2024-02-03'),
})

/** A moment is told to the minute to whoever asks. */
export const JoinedAtATime = meta.story({
  beforeEach: (context) => {
    const { id, username } = ANA
    const body = { id, username, profile: { level: 5 }, date_joined: '2024-02-03T09:30:00Z' }
    context.server.fail(contract.auth.me, { status: 200, body })
    logsIn(context)
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('3 February 2024')).toHaveAttribute('title', '3 Feb 2024, 09:30'),
})

export const Admin = meta.story({
  globals: { level: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Level 1, Admin')).toBeVisible()
  },
})
export const UnknownLevel = meta.story({
  globals: { level: 'unknown' },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Details' })
    await expect(canvas.getAllByText('Unknown level')[0]).toBeVisible()
  },
})
export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/login?next=%2Fprofile')).toBeVisible()
  },
})

export const LongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server, session }) => {
    const names = { username: 'x'.repeat(150), first_name: '非常に長い名前'.repeat(12), last_name: '<b>Luz</b>' }
    server.db.users.update(ANA.id, { ...names, avatar: '/media/none.png', banner: '/media/none.png' })
    session.setUser({ ...session.state().user, ...names }, session.state().login ?? '')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<b>Luz<\/b>/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const sessionEnds: Play = async (context) => {
  const details = await section(context, 'Details')
  await put(context, details.getByLabelText(/^Last name/), 'Sol')
  context.server.expireTokens('all')
  await context.userEvent.click(details.getByRole('button', { name: 'Save changes' }))
  await expect(await context.canvas.findByText('Your session has ended')).toBeVisible()
}
/** While it is being saved. The login has no frame; here the profile has none either. */
export const SessionEnds = meta.story({
  parameters: screenAt({ path: '*', at: paths.profile.to(), shell: false }),
  render: () => (
    <Routes>
      <Route path={paths.profile.pattern} element={<ProfileScreen />} />
      <Route path={paths.login.pattern} element={<LoginScreen />} />
    </Routes>
  ),
  play: sessionEnds,
})
/** R15b: after the login what was typed is there again. */
export const SessionBegunAgain = meta.story({
  parameters: screenAt({
    path: paths.profile.pattern,
    at: paths.profile.to(),
    routes: [{ path: paths.login.pattern, Component: LoginScreen }],
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await sessionEnds(context)
    await userEvent.click(await canvas.findByLabelText(/^E-mail/))
    await userEvent.paste(ANA.email)
    await userEvent.type(canvas.getByLabelText(/^Password/), `${ANA.password}{Enter}`)
    const again = await section(context, 'Details')
    await expect(again.getByLabelText(/^Last name/)).toHaveValue('Sol')
    await expect(ana(context)?.last_name).toBe('Luz')
    await userEvent.click(again.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('Profile updated')).toBeVisible()
    await expect(ana(context)?.last_name).toBe('Sol')
  },
})
