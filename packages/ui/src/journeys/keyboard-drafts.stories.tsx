import { makePerson } from '@bunko/mock-server'
import { demoAccount, TITLE } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../components/Link/Link.tsx'
import { paths } from '../paths.ts'
import { EditAuthorScreen } from '../screens/AuthorFormScreen/AuthorFormScreen.tsx'
import { CreateTitleScreen } from '../screens/CreateTitleScreen/CreateTitleScreen.tsx'
import { EditTitleScreen } from '../screens/EditTitleScreen/EditTitleScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { answerQuestion, headed, press, write, writeLabelled, type Context } from './keyboard-steps.tsx'

/** Stands for the dashboard. */
const Elsewhere = () => (
  <>
    <h1>Elsewhere</h1>
    <Link to={paths.createTitle.to()}>Go on with it</Link>
  </>
)
const AUTHOR = paths.editPerson.to({ id: 'mura-kei' })
/** Stands for the list of authors. */
const Authors = () => (
  <>
    <h1>Authors</h1>
    <Link to={AUTHOR}>Edit them again</Link>
  </>
)
const EDIT = paths.editTitle.to({ id: TITLE.public_id })
/** Stands for the title's page. */
const Page = () => (
  <>
    <h1>Its page</h1>
    <Link to={EDIT}>Edit it again</Link>
  </>
)
const at = (address: string) =>
  screenAt({
    path: paths.createTitle.pattern,
    at: address,
    routes: [
      { path: paths.admin.pattern, Component: Elsewhere },
      { path: paths.editTitle.pattern, Component: EditTitleScreen },
      { path: paths.title.pattern, Component: Page },
      { path: paths.editPerson.pattern, Component: EditAuthorScreen },
      { path: paths.authors.pattern, Component: Authors },
      { path: paths.login.pattern, Component: LoginScreen },
    ],
  })

/** What was begun and left, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Drafts',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: at(paths.createTitle.to()),
})

const OFFER = /^You have an unfinished title/
const name = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Primary title' })
const leaveAndReturn = async (context: Context) => {
  await press(context, 'link', 'Cancel')
  await answerQuestion('Leave without creating the title?', 'Leave')
  await headed(context, 'Elsewhere')
  await press(context, 'link', 'Go on with it')
  await expect(await context.canvas.findByText(OFFER)).toBeVisible()
  await expect(name(context)).toHaveValue('')
}

export const Restored = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await write(context, 'Primary title', 'Keys')
    await write(context, 'Description', 'Keys.')
    await leaveAndReturn(context)
    await press(context, 'button', 'Restore')
    await waitFor(() => expect(name(context)).toHaveValue('Keys'))
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await press(context, 'button', 'Create Title')
    await waitFor(() =>
      expect(server.db.titles.all().find(({ primary_title }) => primary_title === 'Keys')).toBeDefined(),
    )
    await headed(context, 'Elsewhere')
  },
})

export const Discarded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await write(context, 'Primary title', 'Keys')
    await leaveAndReturn(context)
    await press(context, 'button', 'Discard')
    await answerQuestion('Discard this draft?', 'Cancel')
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus()
    await press(context, 'button', 'Discard')
    await answerQuestion('Discard this draft?', 'Discard draft')
    await waitFor(() => expect(canvas.queryByText(OFFER)).toBeNull())
    await expect(name(context)).toHaveValue('')
    // Nothing is left to lose, and nothing to be offered.
    await press(context, 'link', 'Cancel')
    await headed(context, 'Elsewhere')
    await press(context, 'link', 'Go on with it')
    await headed(context, 'Create title')
    await expect(canvas.queryByText(OFFER)).toBeNull()
  },
})

/** The changes to a title that is there. */
export const EditRestored = meta.story({
  parameters: at(EDIT),
  play: async (context) => {
    const { canvas, server } = context
    const year = () => canvas.getByRole('textbox', { name: 'Publication year' })
    await write(context, 'Publication year', '1998')
    await press(context, 'link', 'Cancel')
    await answerQuestion('Leave without sending your changes?', 'Leave')
    await headed(context, 'Its page')
    await press(context, 'link', 'Edit it again')
    await expect(await canvas.findByText(/^You have unsent changes from/)).toBeVisible()
    await expect(year()).toHaveValue('2015')
    await press(context, 'button', 'Restore')
    await waitFor(() => expect(year()).toHaveValue('1998'))
    await press(context, 'button', 'Save')
    await headed(context, 'Its page')
    await expect(server.db.titles.get(TITLE.id)?.year).toBe(1998)
  },
})

export const AuthorRestored = meta.story({
  parameters: at(AUTHOR),
  beforeEach: ({ server }) =>
    void server.db.people.put(makePerson({ id: 900, public_id: 'mura-kei', name: 'Mura Kei', hometown: 'Ehime' })),
  play: async (context) => {
    const { canvas, server } = context
    const hometown = () => canvas.getByRole('textbox', { name: 'Hometown' })
    await write(context, 'Hometown', 'Kochi')
    await press(context, 'link', 'Back to list')
    await answerQuestion('Leave without saving?', 'Leave')
    await headed(context, 'Authors')
    await press(context, 'link', 'Edit them again')
    await expect(await canvas.findByRole('button', { name: 'Restore draft' })).toBeVisible()
    await expect(hometown()).toHaveValue('Ehime')
    await press(context, 'button', 'Restore draft')
    await waitFor(() => expect(hometown()).toHaveValue('Kochi'))
    await press(context, 'button', 'Save changes')
    await waitFor(() => expect(server.db.people.get(900)?.hometown).toBe('Kochi'))
  },
})

/** R4, R15b: the session ends while one types. One signs in, comes back, and goes on with what was typed. */
export const RestoredAfterTheSessionEnded = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const { email, password } = demoAccount(2)
    const created = () => server.db.titles.all().filter(({ primary_title }) => primary_title === 'Keys')
    await write(context, 'Primary title', 'Keys')
    await write(context, 'Description', 'Keys.')
    // Similar titles have been looked for: what ends the session is the write.
    await waitFor(() => expect(server.journal.some(({ path }) => path.includes('/search/'))).toBe(true))
    await answered()
    server.expireTokens('all')
    await press(context, 'button', 'Create Title')
    await expect(await canvas.findByText(/^Your session has ended/)).toBeVisible()
    await writeLabelled(context, /^E-mail/, email)
    await writeLabelled(context, /^Password/, `${password}{Enter}`)
    await headed(context, 'Create title')
    await expect(await canvas.findByText(OFFER)).toBeVisible()
    await expect(created()).toEqual([])
    await press(context, 'button', 'Restore')
    await waitFor(() => expect(name(context)).toHaveValue('Keys'))
    await press(context, 'button', 'Create Title')
    await headed(context, 'Elsewhere')
    await expect(created()).toHaveLength(1)
  },
})
