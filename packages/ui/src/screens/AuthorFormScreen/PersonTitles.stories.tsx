import { callName, contract } from '@bunko/api-client'
import { TITLE, TITLE_KOREAN, TITLE_LONG, TITLE_PORTUGUESE } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import type { Play } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { EditAuthorScreen } from './AuthorFormScreen.tsx'
import { at, credit, list, pick, putAuthor } from './story-credits.tsx'

type Context = Parameters<Play>[0]

const meta = preview.meta({
  title: 'Screens/Edit author/Titles',
  component: EditAuthorScreen,
  globals: { level: '2' },
  parameters: at(),
  beforeEach: ({ server }) => putAuthor(server),
})

const credited = ({ db }: Context['server']) =>
  db.credits.by('person_id', 900).map(({ title_id, role }) => `${title_id} ${role}`)
const region = (canvas: Context['canvas']) => within(canvas.getByRole('region', { name: 'Titles' }))
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const removeName = `Remove ${TITLE.primary_title}`

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
  },
})

export const Associated = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    const rows = await list(canvas)
    await expect(rows.getByRole('link', { name: TITLE.primary_title })).toBeVisible()
    await expect(rows.getByText('Author')).toBeVisible()
    await expect(await canvas.findByText('associated as author', { exact: false })).toBeVisible()
    await expect(credited(server)).toEqual([`${TITLE.id} author`])
    await expect(server.db.titles.get(TITLE.id)?.author_names).toContain('Mura Kei')
  },
})

/** It is said at once what is being associated. Neither that nor what waits for it is offered a second time (R13). */
export const Associating = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const answer = server.hang(contract.people.associate)
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    const line = await canvas.findByText('Associating', { exact: false })
    await expect(line).toBeVisible()
    await expect(line).toHaveTextContent(`Associating ${TITLE.primary_title}…`)
    await pick(context, 'author', 'papel molhado', /Papel Molhado/)
    const field = canvas.getByRole('combobox', { name: 'Associate a title as author' })
    for (const text of ['dungeon kitchen', 'papel molhado']) {
      await userEvent.type(field, text)
      await expect(await screen.findByRole('option', { name: 'Every result is already chosen' })).toBeVisible()
      await userEvent.clear(field)
    }
    await userEvent.keyboard('{Escape}')
    answer()
    await waitFor(() => expect(credited(server)).toEqual([`${TITLE.id} author`, `${TITLE_PORTUGUESE.id} author`]))
    await expect(await canvas.findByText('associated as author', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Associating', { exact: false })).toBeNull())
  },
})

/** The search that a pick has ended is not sent again, neither for one result more nor because titles have changed. */
export const SearchedOnce = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await list(canvas)
    await answered()
    const asked = server.journal.filter(({ call }) => call === callName(contract.search.titles))
    const whole = asked.map(({ query }) => query).filter((query) => query.startsWith('?q=dungeon+kit&'))
    await expect(whole).toEqual(['?q=dungeon+kit&limit=10'])
  },
})

/** The server makes an author an artist as well; saving the form afterwards does not take that back. */
export const AssociatedAsArtist = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), '{End}')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Artist' }))
    await pick(context, 'artist', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await expect((await list(canvas)).getByText('Artist')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Artist' })).toBeChecked())
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(server.db.people.get(900)).toMatchObject({ is_author: true, is_artist: true })
  },
})

/** Saved before it is read again what the association has made of them: that is not taken back. */
export const SavedWhileAssociating = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'Artist' }))
    const release = server.hang(contract.people.get, { times: 1 })
    await pick(context, 'artist', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Hometown' }), '駅')
    await held(server)
    await userEvent.keyboard('{Enter}')
    const save = canvas.getByRole('button', { name: 'Save changes' })
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    release()
    await expect(await screen.findByText('Author updated')).toBeVisible()
    await expect(server.db.people.get(900)).toMatchObject({ is_artist: true })
    await expect(server.db.people.get(900)?.hometown).toMatch(/駅$/u)
    await expect(canvas.getByRole('checkbox', { name: 'Artist' })).toBeChecked()
    // Not at the association's Undo, which the next Enter would press.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Hometown' })).toHaveFocus())
  },
})

/** What waits is not sent by a tab that is closed or loaded anew; from elsewhere in it, it is. */
export const AsksWhileSomeWait = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const answer = server.hang(contract.people.associate)
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await waitFor(() => expect(closes()).toBe(false))
    await pick(context, 'author', 'the extremely', /^The Extremely Long/)
    await pick(context, 'author', 'papel molhado', /Papel Molhado/)
    await expect(canvas.getByText('Associating', { exact: false })).toHaveTextContent(/… 2 more wait\.$/)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('/admin/authors', { selector: 'code' })).toBeVisible()
    await expect(credited(server)).toEqual([])
    answer()
    await waitFor(() => expect(credited(server)).toHaveLength(3))
  },
})

/** When all of it is there, nothing is asked. */
export const AsksNoMore = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await expect(await canvas.findByText('associated as author', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back to list' }))
    await expect(await canvas.findByText('/admin/authors', { selector: 'code' })).toBeVisible()
  },
})

/** The second waits for the first one's answer; by then who chose it has logged out. */
export const NotSentAfterLogout = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    const answer = server.hang(contract.people.associate)
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await pick(context, 'author', 'the extremely', /^The Extremely Long/)
    session.end()
    await canvas.findByText('Access Denied')
    answer()
    const { accessToken, refreshToken, user: another } = server.signIn(1)
    session.begin({ accessToken, refreshToken }, another)
    await list(canvas)
    await pick(context, 'author', 'papel molhado', /Papel Molhado/)
    await waitFor(() => expect(credited(server)).toEqual([`${TITLE.id} author`, `${TITLE_PORTUGUESE.id} author`]))
  },
})

export const RemovedAndUndone = meta.story({
  parameters: at('#titles'),
  beforeEach: ({ server }) => credit(server, TITLE.id, 'author'),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: removeName }))
    await expect(await canvas.findByText('no longer associated as author', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No titles yet' })).toBeVisible()
    await expect(credited(server)).toEqual([])
    await expect(server.journal.find(({ method }) => method === 'DELETE')?.body).toEqual({
      manga_id: TITLE.id,
      role: 'author',
    })
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect((await list(canvas)).getByText('Author')).toBeVisible()
    await expect(credited(server)).toEqual([`${TITLE.id} author`])
  },
})

/** Each role goes by itself. */
export const BothRoles = meta.story({
  beforeEach: ({ server }) => {
    credit(server, TITLE.id, 'author')
    credit(server, TITLE.id, 'artist')
  },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove as artist ${TITLE.primary_title}` }))
    await expect(await canvas.findByRole('button', { name: removeName })).toBeVisible()
    await expect(credited(server)).toEqual([`${TITLE.id} author`])
  },
})

/** Credited under a name the title does not show: the role is not known, and every role goes. */
export const RoleNotKnown = meta.story({
  beforeEach: ({ server }) => {
    const { credits } = server.db
    credits.put({ id: credits.nextId(), title_id: TITLE.id, person_id: 900, role: 'artist' })
  },
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: removeName }))
    await expect(await canvas.findByText('no longer associated', { exact: false })).toBeVisible()
    await expect(server.journal.find(({ method }) => method === 'DELETE')?.body).toEqual({ manga_id: TITLE.id })
    // As what they are to be associated again is not known.
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
})
/** What is picked may have stood there before, in the same role: Undo would take that away. */
export const RoleNotKnownPicked = meta.story({
  beforeEach: ({ server }) => {
    const { credits } = server.db
    credits.put({ id: credits.nextId(), title_id: TITLE.id, person_id: 900, role: 'author' })
  },
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByRole('button', { name: removeName })
    await userEvent.type(within(canvas.getByRole('main')).getByRole('combobox'), 'dungeon kitchen')
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(TITLE.primary_title) }))
    await expect(await canvas.findByText('associated as author', { exact: false })).toBeVisible()
    await expect(server.journal.filter(({ method }) => method === 'POST')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
})

export const AssociatedAreNotOffered = meta.story({
  beforeEach: ({ server }) => credit(server, TITLE.id, 'author'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await list(canvas)
    await userEvent.type(within(canvas.getByRole('main')).getByRole('combobox'), 'dungeon kitchen')
    await expect(await screen.findByRole('option', { name: 'Every result is already chosen' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
})

export const AssociatingFails = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.fail(contract.people.associate, { status: 500, times: 1 })
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    const alert = within(await region(canvas).findByRole('note'))
    await expect(alert.getByText('Failed to associate title')).toBeVisible()
    await expect(alert.getByText(TITLE.primary_title)).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
    await expect((await list(canvas)).getByText('Author')).toBeVisible()
    await expect(credited(server)).toHaveLength(1)
  },
})

/** What failed stays said while what was picked after it goes through (R28), and is tried again from there. */
export const FailsBeforeAnother = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const { db } = server
    const answer = server.hang(contract.people.associate, { times: 1 })
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await pick(context, 'author', 'papel molhado', /Papel Molhado/)
    const title = db.titles.get(TITLE.id)
    db.titles.remove(TITLE.id)
    answer()
    await expect((await list(canvas)).getAllByText(TITLE_PORTUGUESE.primary_title)[0]).toBeVisible()
    const failed = within(region(canvas).getByRole('note'))
    await expect(failed.getByText('Failed to associate title')).toBeVisible()
    await expect(failed.getByText(TITLE.primary_title)).toBeVisible()
    if (title) db.titles.put(title)
    await userEvent.click(failed.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(credited(server)).toContain(`${TITLE.id} author`))
    await waitFor(() => expect(region(canvas).queryByRole('note')).toBeNull())
  },
})

/** Each that failed is said by itself (R28), and tried again by itself. */
export const TwoFail = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    server.fail(contract.people.associate, { status: 500, times: 2 })
    await pick(context, 'author', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await pick(context, 'author', 'papel molhado', /Papel Molhado/)
    const failed = () => region(canvas).queryAllByRole('note')
    await waitFor(() => expect(failed()).toHaveLength(2))
    await expect(failed()[1]).toHaveTextContent(TITLE_PORTUGUESE.primary_title)
    const first = within(failed()[0]!)
    await expect(first.getByText(TITLE.primary_title)).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(credited(server)).toEqual([`${TITLE.id} author`]))
    await waitFor(() => expect(failed()).toHaveLength(1))
    await expect(failed()[0]).toHaveTextContent(TITLE_PORTUGUESE.primary_title)
  },
})

export const EditorIsRefused = meta.story({
  globals: { level: '3' },
  beforeEach: ({ server }) => credit(server, TITLE.id, 'author'),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: removeName }))
    const alert = within(await region(canvas).findByRole('note'))
    await expect(alert.getByText('Failed to remove association')).toBeVisible()
    await expect(alert.getByText(/You do not have permission to perform this action\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: removeName })).toBeEnabled()
    await expect(credited(server)).toHaveLength(1)
  },
})

export const Removing = meta.story({
  beforeEach: ({ server }) => {
    credit(server, TITLE.id, 'author')
    credit(server, TITLE_KOREAN.id, 'author')
  },
  play: async ({ canvas, server, userEvent }) => {
    const release = server.hang(contract.people.disassociate)
    await userEvent.click(await canvas.findByRole('button', { name: removeName }))
    await expect(await canvas.findByText('Removing…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: `Remove ${TITLE_KOREAN.primary_title}` })).toBeDisabled()
    release()
    await waitFor(() => expect(credited(server)).toEqual([`${TITLE_KOREAN.id} author`]))
  },
})

/** R1: what nothing identifies is left out, and said to be. */
export const SomeUnreadable = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.people.titles, {
      status: 200,
      body: [{ id: TITLE.id, primary_title: 'Only one' }, { primary_title: 'Nameless' }],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 entry without an id was left out')).toBeVisible()
    await expect(region(canvas).getAllByRole('listitem')).toHaveLength(1)
  },
})
export const Unreadable = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.people.titles, { status: 200, body: [{ primary_title: 'Nameless' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here could be read')).toBeVisible()
    await expect(canvas.getByText('1 entry without an id was left out.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'No titles yet' })).toBeNull()
  },
})
export const TitlesFail = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.titles, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load titles')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mura Kei')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const TitlesReadAgain = meta.story({
  beforeEach: ({ server }) => void server.fail(contract.people.titles, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
  },
})

export const TitlesLoading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.people.titles),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading titles…')).toBeInTheDocument()
  },
})

export const ManyOnAPhone = meta.story({
  parameters: at('#titles'),
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.titles.all().slice(0, 60)) credit(server, id, id % 2 ? 'author' : 'artist')
  },
  play: async ({ canvas }) => {
    const rows = (await list(canvas)).getAllByRole('listitem')
    await expect(rows).toHaveLength(60)
    const long = canvas.getByRole('link', { name: TITLE_LONG.primary_title })
    await expect(long).toBeVisible()
    // Out of sight it has the height of the others.
    long.scrollIntoView()
    await expect(getComputedStyle(rows[0]!.firstElementChild!).getPropertyValue('content-visibility')).toBe('auto')
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** The code of the titles does not arrive: the person can be edited all the same. */
export const CodeDoesNotArrive = meta.story({
  render: () => (
    <LostParts>
      <EditAuthorScreen />
    </LostParts>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The titles could not be loaded')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Hometown' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hometown' }), 'Porto')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('combobox', { name: 'Associate a title as author' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Hometown' })).toHaveValue('Porto')
  },
})
