import { callName, contract } from '@bunko/api-client'
import { makePerson } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { forgetDrafts, sessionEnds, ThisBrowser } from '../../drafts/story-session-ends.tsx'
import { Reopened, reopened } from '../../lib/story-reopened.tsx'
import { paths } from '../../paths.ts'
import { EditAuthorScreen } from './AuthorFormScreen.tsx'
import { pick } from './story-credits.tsx'

const at = (id: string) => screenAt({ path: paths.editPerson.pattern, at: paths.editPerson.to({ id }) })

/** `mura-kei`: 41, of Matsuyama, author, without titles. */
const meta = preview.meta({
  title: 'Screens/Edit author',
  component: EditAuthorScreen,
  globals: { level: '2' },
  parameters: at('mura-kei'),
  beforeEach: ({ server }) => {
    const facts = { name: 'Mura Kei', is_author: true, is_artist: false, age: 41, hometown: '松山市' }
    server.db.people.put(makePerson({ ...facts, id: 900, public_id: 'mura-kei', url: 'https://mura.example/' }))
  },
})

type Context = Parameters<Play>[0]
const person = ({ db }: Context['server']) => db.people.get(900)
const puts = ({ journal }: Context['server']) => journal.filter(({ method }) => method === 'PUT')
const field = (canvas: Context['canvas'], name: string) => canvas.findByRole('textbox', { name })
const save = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
const alertOf = async (canvas: Context['canvas']) => within(await within(canvas.getByRole('main')).findByRole('note'))

/** The form as it comes; there is a button for whoever is let in. */
const opened: Play = async ({ canvas, server }) => {
  await expect(await field(canvas, 'Name')).toHaveValue('Mura Kei')
  await expect(await field(canvas, 'Hometown')).toHaveValue('松山市')
  await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/people/mura-kei')
  await expect(puts(server)).toEqual([])
}
export const AsUsualAdmin = meta.story({ globals: { level: '1' }, play: opened })
export const AsUsualModerator = meta.story({ play: opened })
export const AsUsualEditor = meta.story({ globals: { level: '3' }, play: opened })

const saves: Play = async (context) => {
  const { canvas, server, userEvent } = context
  await expect(await field(canvas, 'Name')).toHaveValue('Mura Kei')
  await expect(canvas.getByRole('heading', { level: 1, name: 'Mura Kei' })).toBeVisible()
  await expect(document.title).toBe('Mura Kei · Edit author · Bunko')
  await answered()
  await expect(canvas.queryByText('This name is already there')).toBeNull()
  await userEvent.type(await field(canvas, 'Name'), 'ko')
  await userEvent.clear(await field(canvas, 'Age'))
  await userEvent.clear(await field(canvas, 'Hometown'))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Artist' }))
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Save changes' }))
  await expect(await screen.findByText('Author updated')).toBeVisible()
  await expect(puts(server)).toHaveLength(1)
  await expect(person(server)).toMatchObject({
    name: 'Mura Keiko',
    is_author: true,
    is_artist: true,
    age: null,
    hometown: null,
    url: 'https://mura.example/',
  })
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Mura Keiko' })).toBeVisible()
}
/** R2: by a link that names them by their number, they are written to by what stands in a path all the same. */
export const OpenedByNumber = meta.story({
  parameters: at('900'),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.clear(await field(canvas, 'Hometown'))
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(puts(server).map(({ path }) => path)).toEqual(['/manga/people/mura-kei/edit/'])
    await answered()
    await expect(await field(canvas, 'Hometown')).toHaveValue('')
  },
})
/** Saved: leaving asks nothing. */
export const Admin = meta.story({
  globals: { level: '1' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await saves(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }))
    await expect(await canvas.findByText('/admin/authors', { selector: 'code' })).toBeVisible()
  },
})
export const Moderator = meta.story({ play: saves })

/** A server whose texts may be empty and may not be null: what nobody touched goes back as it was told. */
export const TextsThatTakeNoNull = meta.story({
  beforeEach: ({ server }) => {
    server.set({ absent: 'empty' })
    server.db.people.update(900, { hometown: null })
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await field(canvas, 'Hometown')).toHaveValue('')
    await userEvent.type(await field(canvas, 'Age'), '{Backspace}{Backspace}50')
    await userEvent.clear(await field(canvas, 'Link'))
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(puts(server)[0]?.body).toMatchObject({ hometown: '', url: '', age: 50 })
    await expect(person(server)).toMatchObject({ age: 50, hometown: null, url: null })
  },
})

/** What the server does not tell is not emptied by a save, nor by the next one, of what was read again. */
export const PartialData = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.people.get, { status: 200, body: { public_id: 'mura-kei', name: 'Mura Kei', age: 41 } }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const reads = () => server.journal.filter(({ call }) => call === callName(contract.people.get))
    for (const digit of [2, 3]) {
      await waitFor(async () => expect(await field(canvas, 'Hometown')).toHaveValue(''))
      await userEvent.type(await field(canvas, 'Age'), `{Backspace}${digit}`)
      await save(context)
      // Once before it is saved and once after.
      await waitFor(() => expect(reads()).toHaveLength(2 * digit - 1))
      await expect(person(server)).toMatchObject({ age: 40 + digit, hometown: '松山市', is_author: true })
    }
  },
})

/** What is read before a save does not come: nothing was sent, and nothing else is said. */
export const NotReadBeforeTheSave = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    server.failNetwork(contract.people.get, { times: 1 })
    await save(context)
    const alert = await alertOf(canvas)
    await expect(alert.getByText('Failed to update author')).toBeVisible()
    await expect(alert.queryByText(/may have been saved/)).toBeNull()
    await answered()
    await expect(puts(server)).toEqual([])
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)?.name).toBe('Mura Keiko')
  },
})

/** Another user signs in while it is read before the save: nothing is sent as theirs. */
export const NotSentAsAnother = meta.story({
  play: async (context) => {
    const { canvas, server, session, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    const read = server.hang(contract.people.get, { times: 1 })
    await save(context)
    await held(server)
    const { accessToken, refreshToken, user: another } = server.signIn(1)
    session.begin({ accessToken, refreshToken }, another)
    read()
    const since = performance.now()
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(300))
    await expect(puts(server)).toEqual([])
    await expect(screen.queryByText('Author updated')).toBeNull()
  },
})

/** What a colleague changed since it was opened is not taken back by a save of something else. */
export const ChangedMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    server.db.people.update(900, { age: 42, hometown: '松江市' })
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ name: 'Mura Keiko', age: 42, hometown: '松江市' })
    await expect(await field(canvas, 'Hometown')).toHaveValue('松江市')
  },
})

const renamed = async (context: Context) => {
  const { canvas, server, userEvent } = context
  await userEvent.type(await field(canvas, 'Name'), 'ko')
  await userEvent.type(await field(canvas, 'Hometown'), ', Ehime')
  server.db.people.update(900, { name: 'Mura Keita', age: 42 })
  await save(context)
  const group = await canvas.findByRole('group', { name: 'Somebody else changed this author meanwhile' })
  await waitFor(() => expect(group).toHaveFocus())
  const rows = within(within(group).getByRole('list', { name: 'What they changed' })).getAllByRole('listitem')
  await expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Name.*You changed it too.*Mura Kei.*Mura Keita.*Mura Keiko$/),
    expect.stringMatching(/^Age.*42/),
  ])
  await expect(puts(server)).toEqual([])
  await expect(person(server)).toMatchObject({ name: 'Mura Keita' })
  return within(group)
}
/** Where both changed the same field nothing is sent before somebody has said whose stays. */
export const BothChangedTheName = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const question = await renamed(context)
    await userEvent.click(question.getByRole('button', { name: 'Overwrite with mine' }))
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ name: 'Mura Keiko', age: 42, hometown: '松山市, Ehime' })
    await expect(canvas.queryByRole('group', { name: /^Somebody else/ })).toBeNull()
    await expect(await field(canvas, 'Age')).toHaveValue('42')
  },
})
export const TheirNameTaken = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const question = await renamed(context)
    await userEvent.click(question.getByRole('button', { name: 'Take theirs' }))
    await expect(canvas.queryByRole('group', { name: /^Somebody else/ })).toBeNull()
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Keita')
    await expect(await field(canvas, 'Hometown')).toHaveValue('松山市, Ehime')
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ name: 'Mura Keita', age: 42, hometown: '松山市, Ehime' })
  },
})
/** Read again meanwhile, what a colleague made of a field that is being changed is not forgotten. */
export const ReadAgainBeforeTheSave = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    server.db.people.update(900, { name: 'Mura Keita', hometown: '松江市' })
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await waitFor(async () => expect(await field(canvas, 'Hometown')).toHaveValue('松江市'))
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Keiko')
    await save(context)
    await expect(await canvas.findByRole('button', { name: 'Overwrite with mine' })).toBeVisible()
    await expect(puts(server)).toEqual([])
  },
})
/** One's own name is put back: theirs stays, and what else was typed meanwhile is saved. */
export const PutBackWhileAsked = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await renamed(context)
    for (const [name, text] of [
      ['Name', 'Mura Kei'],
      ['Age', '50'],
    ] as const) {
      await userEvent.clear(await field(canvas, name))
      await userEvent.type(await field(canvas, name), text)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ name: 'Mura Keita', age: 50 })
  },
})
/** Refused by the form's own check, what stands on the server is beneath it all the same. */
export const OverwrittenWithoutAName = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await renamed(context)
    await userEvent.clear(await field(canvas, 'Name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await waitFor(async () => expect(await field(canvas, 'Name')).toBeInvalid())
    await expect(canvas.queryByRole('group', { name: /^Somebody else/ })).toBeNull()
    await expect(puts(server)).toEqual([])
    await userEvent.type(await field(canvas, 'Name'), 'Keiko')
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ name: 'Keiko', age: 42 })
  },
})
const loseAnswer = async (context: Context) => {
  const { canvas, server, userEvent } = context
  server.cut(contract.people.update, { times: 1 })
  await userEvent.clear(await field(canvas, 'Hometown'))
  await userEvent.type(await field(canvas, 'Hometown'), '大阪 ')
  await save(context)
  await expect(await canvas.findByText(/^The changes may have been saved all the same/)).toBeVisible()
  await expect(person(server)).toMatchObject({ hometown: '大阪' })
}
/** What was stored though its answer was lost is one's own: it is not asked about, and can be taken back. */
export const AnswerLostThenTakenBack = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await loseAnswer(context)
    await userEvent.clear(await field(canvas, 'Hometown'))
    await userEvent.type(await field(canvas, 'Hometown'), '松山市')
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: /^Somebody else/ })).toBeNull()
    await expect(person(server)).toMatchObject({ hometown: '松山市' })
  },
})
export const AnswerLostThenTypedOn = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await loseAnswer(context)
    await userEvent.type(await field(canvas, 'Hometown'), '府')
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ hometown: '大阪 府' })
  },
})
/** Taken back, read again meanwhile, and refused: what was typed stays. */
export const AnswerLostThenRefused = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await loseAnswer(context)
    await answered()
    await userEvent.clear(await field(canvas, 'Hometown'))
    await userEvent.type(await field(canvas, 'Hometown'), '松山市')
    server.fail(contract.people.update, { status: 500, times: 1 })
    await save(context)
    await expect((await screen.findAllByText('Failed to update author')).length).toBeGreaterThan(0)
    await answered()
    await expect(await field(canvas, 'Hometown')).toHaveValue('松山市')
    await save(context)
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ hometown: '松山市' })
  },
})
/** Left before anything was sent: nothing is, any more. */
export const LeftBeforeTheSave = meta.story({
  beforeEach: forgetDrafts,
  render: () => (
    <ThisBrowser>
      <EditAuthorScreen />
      <Link to="/elsewhere">Elsewhere</Link>
    </ThisBrowser>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    const answer = server.hang(contract.people.get, { times: 1 })
    await save(context)
    await held(server)
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    answer()
    await answered()
    await expect(puts(server)).toEqual([])
    await expect(person(server)).toMatchObject({ name: 'Mura Kei' })
  },
})
/** A draft knows what stood there when it was begun. */
export const DraftOverAColleague = meta.story({
  beforeEach: ({ server }) => void server.db.people.update(900, { name: 'Mura Keita' }),
  render: () => (
    <KeptDrafts
      of="user:2"
      texts={{ 'edit-author:mura-kei': JSON.stringify([{ name: 'Mura Keiko', base: { name: 'Mura Kei' } }]) }}
    >
      <EditAuthorScreen />
    </KeptDrafts>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore draft' }))
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Keiko')
    await save(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Overwrite with mine' }))
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(person(server)).toMatchObject({ name: 'Mura Keiko' })
  },
})

/** A server that answers a save with nothing: what was saved is shown, before it is read again as well. */
export const AnsweredWithNothing = meta.story({
  beforeEach: ({ server }) => server.fail(contract.people.update, { status: 204, body: undefined }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    const before = server.hang(contract.people.get, { times: 1 })
    await save(context)
    await held(server)
    const afterwards = server.hang(contract.people.get, { times: 1 })
    before()
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await held(server)
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Keiko')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mura Keiko' })).toBeVisible()
    server.db.people.update(900, { name: 'Mura Keiko' })
    afterwards()
  },
})

/** What an answer leaves out is as it was sent, before it is read again as well. */
export const AnsweredInPart = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.people.update, {
      status: 200,
      body: { person: { public_id: 'mura-kei', name: 'Mura Keiko' } },
    }),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    await userEvent.clear(await field(canvas, 'Age'))
    await userEvent.type(await field(canvas, 'Age'), '42')
    const before = server.hang(contract.people.get, { times: 1 })
    await save(context)
    await held(server)
    const afterwards = server.hang(contract.people.get, { times: 1 })
    before()
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await held(server)
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Keiko')
    await expect(await field(canvas, 'Age')).toHaveValue('42')
    await expect(await field(canvas, 'Hometown')).toHaveValue('松山市')
    await expect(canvas.getByRole('checkbox', { name: 'Author' })).toBeChecked()
    server.db.people.update(900, { name: 'Mura Keiko', age: 42 })
    afterwards()
  },
})

export const EditorIsRefused = meta.story({
  globals: { level: '3' },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    await save(context)
    const alert = await alertOf(canvas)
    await expect(alert.getByText('Failed to update author')).toBeVisible()
    await expect(alert.getByText('You do not have permission to perform this action.')).toBeVisible()
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Keiko')
    await expect(person(server)?.name).toBe('Mura Kei')
    // The search for namesakes must not reach into the next story.
    await waitFor(() => expect(server.journal.some(({ path }) => path === '/manga/people/search/')).toBe(true))
  },
})

const refused: Play = async ({ canvas, server }) => {
  await expect(await canvas.findByText('Access Denied')).toBeVisible()
  await answered()
  await expect(server.journal.some(({ path }) => path.startsWith('/manga/people/'))).toBe(false)
}
export const Collaborator = meta.story({ globals: { level: '4' }, play: refused })
export const RegularUser = meta.story({ globals: { level: '5' }, play: refused })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: refused })
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: refused })

/** By the number as well (R2). */
export const ByNumber = meta.story({
  parameters: at('900'),
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Kei')
  },
})

const asks: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await field(canvas, 'Name'), 'x')
  await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await expect(dialog.getByRole('button', { name: 'Leave' })).toBeVisible()
}
export const LeavingAsks = meta.story({ play: asks })
export const LeavesUnchanged = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await asks(context)
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await userEvent.type(await field(canvas, 'Name'), '{Backspace}')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }))
    await expect(await canvas.findByText('/admin/authors', { selector: 'code' })).toBeVisible()
  },
})

export const DraftOffered = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={{ 'edit-author:mura-kei': JSON.stringify([{ name: 'Mura Keiko' }]) }}>
      <EditAuthorScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes to this author')).toBeVisible()
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Kei')
  },
})

export const SessionEnds = meta.story({
  beforeEach: forgetDrafts,
  render: () => (
    <ThisBrowser>
      <EditAuthorScreen />
    </ThisBrowser>
  ),
  play: async (context) => {
    await context.userEvent.type(await field(context.canvas, 'Name'), 'ko')
    await sessionEnds(context, {
      send: () => save(context),
      backTo: paths.editPerson.to({ id: 'mura-kei' }),
      keeps: ['edit-author:mura-kei', 'Mura Keiko'],
    })
    await expect(person(context.server)).toMatchObject({ name: 'Mura Kei' })
  },
})

/** A second press sends nothing more. */
export const Sending = meta.story({
  beforeEach: ({ server }) => {
    const release = server.hang(contract.people.update, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(puts(server)).toHaveLength(1))
    }
  },
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Hometown'), '駅')
    await save(context)
    await expect(await canvas.findByText('Saving…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true')
    await held(server)
    await save(context)
    await answered(1)
    await expect(puts(server)).toEqual([])
  },
})

/** While it is being saved nothing can be typed that would be lost; then one is where one was. */
export const ClosedWhileSaving = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.people.update)
    await userEvent.type(await field(canvas, 'Name'), 'ko{Enter}')
    await expect(await field(canvas, 'Hometown')).toBeDisabled()
    await waitFor(() => expect(document.body).toHaveFocus())
    release()
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveFocus())
    await expect(await field(canvas, 'Hometown')).toBeEnabled()
    await expect(puts(server)).toHaveLength(1)
    await expect(person(server)).toMatchObject({ name: 'Mura Keiko', hometown: '松山市' })
  },
})
export const LeftWhileSaving = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await field(canvas, 'Name'), 'ko')
    const release = server.hang(contract.people.update, { times: 1 })
    await save(context)
    await held(server)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('/admin/authors', { selector: 'code' })).toBeVisible()
    release()
    await expect(await screen.findByText('Author updated')).toBeVisible()
  },
})
/** Refused while somebody types in the next form: the letters stay in their field. */
export const RefusedAfterLeaving = meta.story({
  parameters: screenAt({
    path: paths.editPerson.pattern,
    at: paths.editPerson.to({ id: 'mura-kei' }),
    routes: [{ path: paths.authors.pattern, element: <Link to={paths.editPerson.to({ id: 'next' })}>Next</Link> }],
  }),
  beforeEach: ({ server }) => void server.db.people.put(makePerson({ id: 901, public_id: 'next', name: 'Next One' })),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const release = server.hang(contract.people.update, { times: 1 })
    await userEvent.type(await field(canvas, 'Age'), '99999999')
    await save(context)
    await held(server)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Next' }))
    await userEvent.type(await field(canvas, 'Hometown'), 'A')
    release()
    await expect(await screen.findByText('Failed to update author')).toBeVisible()
    await userEvent.keyboard('B')
    await expect(await field(canvas, 'Hometown')).toHaveValue('AB')
  },
})

export const FieldErrorOfTheServer = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.clear(await field(canvas, 'Age'))
    await userEvent.type(await field(canvas, 'Age'), '9999999999')
    await save(context)
    const text = 'Ensure this value is less than or equal to 2147483647.'
    await expect((await alertOf(canvas)).getByRole('link', { name: `Age: ${text}` })).toBeVisible()
    await waitFor(async () => expect(await field(canvas, 'Age')).toHaveAccessibleDescription(text))
    await waitFor(async () => expect(await field(canvas, 'Age')).toHaveFocus())
    await expect(person(server)?.age).toBe(41)
    // Left as it is, it is not checked here: what the server said stays.
    await userEvent.tab()
    await new Promise((done) => setTimeout(done, 400))
    await expect(await field(canvas, 'Age')).toHaveAccessibleDescription(text)
    await userEvent.type(await field(canvas, 'Age'), '{Backspace}')
    await waitFor(async () => expect(await field(canvas, 'Age')).not.toHaveAccessibleDescription(text))
  },
})
export const RefusedWithoutAText = meta.story({
  play: async (context) => {
    context.server.fail(contract.people.update, { status: 500 })
    await save(context)
    await expect((await alertOf(context.canvas)).getByText('Failed to update author')).toBeVisible()
  },
})

const hostile: Play = async ({ server }) =>
  void server.db.people.update(900, {
    name: `<img src=x onerror=alert(1)> \u202E${'Longest'.repeat(40)}`,
    url: 'javascript:alert(1)',
  })
export const HostileFacts = meta.story({
  beforeEach: hostile,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Link')).toHaveValue('javascript:alert(1)')
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** A link that may not be followed stands in nobody's way (R29). */
export const HostileFactsCorrected = meta.story({
  beforeEach: hostile,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.clear(await field(canvas, 'Name'))
    await userEvent.type(await field(canvas, 'Name'), 'Mura Kei')
    await userEvent.clear(await field(canvas, 'Link'))
    await save(context)
    await waitFor(() => expect(person(server)).toMatchObject({ name: 'Mura Kei', url: null }))
  },
})

/** What is no id of anybody is not asked for (R2), and no Retry could help. */
export const RefusedId = meta.story({
  parameters: at('?'),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByRole('heading', { name: 'Author not found' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    await answered()
    await expect(server.journal.filter(({ path }) => path.startsWith('/manga/people/'))).toEqual([])
  },
})
export const NotFound = meta.story({
  parameters: at('nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Author not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Authors & Artists' })).toHaveAttribute(
      'href',
      '/admin/authors',
    )
    await waitFor(() => expect(document.title).toBe('Author not found · Bunko'))
  },
})
/** A colleague has deleted them since they were opened the last time. */
export const GoneSince = meta.story({
  render: () => (
    <Reopened>
      <EditAuthorScreen />
    </Reopened>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Kei')
    server.db.people.remove(900)
    await reopened(context, async () => {
      await expect(await canvas.findByRole('heading', { name: 'Author not found' })).toBeVisible()
    })
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
  },
})
/** Who has typed is told by the save, and loses nothing. */
export const GoneSinceTheyWereChanged = meta.story({
  render: () => (
    <Reopened>
      <EditAuthorScreen />
    </Reopened>
  ),
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Kei')
    // Asked for beside the form, and not what this is about.
    server.fail(contract.people.titles, { status: 200, body: [] })
    server.db.people.remove(900)
    const answer = server.hang(contract.people.get, { times: 1 })
    await reopened(context, async () => {
      await held(server)
      await userEvent.type(await field(canvas, 'Name'), 'ko')
    })
    answer()
    await answered()
    await save(context)
    await expect((await alertOf(canvas)).getByText(/Not found\./)).toBeVisible()
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Keiko')
    await expect(puts(server)).toEqual([])
  },
})
export const Failed = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.get, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load author')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Edit author · Bunko'))
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
/** What cannot be read would look empty here and be sent like that: the form does not open (decision 5). */
export const OddFact = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.people.get, { status: 200, body: { id: 1, name: 'Mori', age: 'about forty' } }),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('Failed to load author')).toBeVisible()
    await expect(puts(server)).toEqual([])
  },
})
export const ReadAgain = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.get, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await field(canvas, 'Name')).toHaveValue('Mura Kei')
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.people.get),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading author…')).toBeInTheDocument()
  },
})
