import { contract } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server'
import { TITLE } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { CreateTitleScreen } from '../screens/CreateTitleScreen/CreateTitleScreen.tsx'
import { EditTitleScreen } from '../screens/EditTitleScreen/EditTitleScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'

const routes = [{ path: paths.createTitle.pattern, Component: CreateTitleScreen }]
const loginFor = (address: string) => `${paths.login.to()}?next=${encodeURIComponent(address)}`

/** R15b, across sign-ins on one browser. */
const meta = preview.meta({
  title: 'Journeys/Title draft',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.login.pattern, at: loginFor(paths.createTitle.to()), shell: false, routes }),
})
type Context = Parameters<NonNullable<(typeof KeptForItsUser)['play']>>[0]

const logIn = async ({ canvas }: Context, level: 1 | 2) => {
  const { email, password } = demoAccount(level)
  await userEvent.click(await canvas.findByLabelText(/^E-mail/))
  await userEvent.paste(email)
  await userEvent.type(canvas.getByLabelText(/^Password/), `${password}{Enter}`)
}
const title = ({ canvas }: Context) => canvas.findByRole('textbox', { name: 'Primary title' })
const type = async (context: Context) => {
  await userEvent.click(await title(context))
  await userEvent.paste('Half a Title')
  await userEvent.click(context.canvas.getByRole('textbox', { name: 'Description' }))
  await userEvent.paste('Half a description.')
}
const nothingOffered = async (context: Context) => {
  await expect(await title(context)).toHaveValue('')
  await expect(context.canvas.queryByText(/unfinished/)).toBeNull()
}

/** The session ends while the form is sent: nothing is lost, another user sees nothing, its own user gets it back. */
export const KeptForItsUser = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    await logIn(context, 2)
    await type(context)
    server.expireTokens('all')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Title' }))
    await logIn(context, 1)
    await nothingOffered(context)
    session.end()
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to Login' }))
    await logIn(context, 2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await waitFor(async () => expect(await title(context)).toHaveValue('Half a Title'))
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Half a description.')
    await expect(server.journal.filter(({ call, status }) => call === 'POST /manga/' && status === 201)).toEqual([])
  },
})
/** The form's own search finds that the session has ended, before a pause: what was typed is kept all the same. */
export const EndsWhileTyping = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await logIn(context, 2)
    await userEvent.click(await title(context))
    await userEvent.paste('Half a Title')
    server.expireTokens('all')
    await logIn(context, 2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await waitFor(async () => expect(await title(context)).toHaveValue('Half a Title'))
  },
})
/** The same of an edit: what others propose is read with the first change. */
export const EditEndsWhileTyping = meta.story({
  parameters: screenAt({
    path: paths.login.pattern,
    at: loginFor(paths.editTitle.to({ id: TITLE.public_id })),
    shell: false,
    routes: [{ path: paths.editTitle.pattern, Component: EditTitleScreen }],
  }),
  play: async (context) => {
    const { canvas, server } = context
    const year = () => canvas.findByRole('textbox', { name: 'Publication year' })
    await logIn(context, 2)
    const field = await year()
    // Whatever is on its way would find the end before anything is typed.
    await answered()
    server.expireTokens('all')
    await userEvent.type(field, '4', { initialSelectionStart: 3, initialSelectionEnd: 4 })
    await logIn(context, 2)
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await year()).toHaveValue('2014')
  },
})
/** An explicit logout clears it, however fresh. */
export const ClearedByLogout = meta.story({
  play: async (context) => {
    const { canvas } = context
    await logIn(context, 2)
    await type(context)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(demoAccount(2).username) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Primary title' })).toBeNull())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await logIn(context, 2)
    await userEvent.click(await canvas.findByRole('link', { name: 'Back office' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Add title' }))
    await nothingOffered(context)
  },
})

/** R6: the profile comes while an edit is half typed. The form is made anew for who it is; what was typed is offered. */
export const ProfileComesLate = meta.story({
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }), shell: true }),
  render: () => <EditTitleScreen />,
  beforeEach: ({ server, session }) => {
    server.fail(contract.auth.me, { status: 500, times: 1 })
    const { accessToken, refreshToken } = server.signIn(4)
    session.begin({ accessToken, refreshToken }, { email: demoAccount(4).email })
  },
  play: async ({ canvas, session }) => {
    const year = () => canvas.findByRole('textbox', { name: 'Publication year' })
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await userEvent.clear(await year())
    await userEvent.type(await year(), '2014')
    await userEvent.click(retry)
    await waitFor(() => expect(session.state()).toMatchObject({ levelKnown: true }))
    await expect(await canvas.findByText(/^You have unsent changes from/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(await year()).toHaveValue('2014')
  },
})
