import { contract } from '@bunko/api-client'
import { PENDING_EDIT, TITLE, TITLE_HOSTILE, TITLE_JAPANESE, TITLE_LONG, TITLE_NULLS } from '@bunko/mock-server/named'
import { choice } from '@bunko/storybook/choice'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'

const at = (id: string) => screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id }) })

const meta = preview.meta({
  title: 'Screens/Edit title',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: at(TITLE.public_id),
})

type Context = Parameters<Play>[0]
const sent = ({ server }: Context, method: string) => server.journal.filter((entry) => entry.method === method)
const retype = async ({ canvas }: Context, name: string | RegExp, text: string) => {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}
const previewOf = ({ canvas }: Context) => within(canvas.getByRole('region', { name: 'Preview of the changes' }))
const YEAR = 'Publication year'

const saves: Play = async (context) => {
  const { canvas, server } = context
  const button = await canvas.findByRole('button', { name: 'Save' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Nothing has been changed yet.')
  const place = () =>
    button.getBoundingClientRect().top - canvas.getByRole('textbox', { name: YEAR }).getBoundingClientRect().top
  const placed = place()
  await retype(context, YEAR, '2014')
  await expect(button).toHaveAccessibleDescription('The title changes at once. To be sent: Publication year.')
  await expect(await previewOf(context).findByText('2014')).toBeVisible()
  // A preview that comes under a pointer on its way to the button would take the press.
  await expect(place()).toBe(placed)
  const before = server.db.titles.get(TITLE.id)
  await userEvent.dblClick(button)
  await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
  await expect(await canvas.findByText(new RegExp(`^/manga/${TITLE.public_id}/`), { selector: 'code' })).toBeVisible()
  await expect(server.db.titles.get(TITLE.id)).toEqual({ ...before, year: 2014, updated_at: expect.any(String) })
  await expect(sent(context, 'PUT')).toHaveLength(1)
  await expect(sent(context, 'POST')).toEqual([])
}
// In a window below 576 px the bar lies at the end of the page, and what comes above it moves it.
export const Admin = meta.story({
  parameters: WIDE_ONLY,
  globals: { level: '1', viewport: { value: 'wide' } },
  play: saves,
})
export const Moderator = meta.story({ parameters: WIDE_ONLY, globals: { viewport: { value: 'wide' } }, play: saves })

/** Accepted, and left as it was by a server that takes it from nobody: that is said, and the rest was saved. */
export const NotEverythingKept = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await retype(context, YEAR, '2014')
    await retype(context, 'Original publisher', 'Umi Shobō')
    const body = { ...TITLE, year: 2013, original_publisher: 'Umi Shobō' }
    server.fail(contract.titles.update, { status: 200, body: { success: true, manga: body }, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(await screen.findByText('Not everything was kept')).toBeVisible()
    await expect(screen.getByText('Publication year: the server has something else than was sent.')).toBeVisible()
  },
})

const proposes =
  (level: number | null): Play =>
  async (context) => {
    const { canvas, server } = context
    const asksForOthers = () =>
      server.journal.some(({ path, query }) => path === '/edits/proposals/' && query.includes('manga_id'))
    const button = await canvas.findByRole('button', { name: 'Propose' })
    await expect(button).toBeDisabled()
    await retype(context, YEAR, '2014')
    // With the preview comes what asks for the proposals of others; it goes with the form.
    await expect(await previewOf(context).findByText('2014')).toBeVisible()
    if (level === 3) await waitFor(() => expect(asksForOthers()).toBe(true))
    const type = canvas.getByRole('combobox', { name: 'Edit type' })
    await expect(type).toHaveValue('metadata')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Edit summary' }), '  The tankōbon says 2014 ')
    await userEvent.dblClick(button)
    const text = 'Edit proposal submitted successfully and is awaiting approval'
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    const [post, ...others] = sent(context, 'POST')
    await expect(others).toEqual([])
    await expect(post?.body).toEqual({
      manga_id: TITLE.id,
      edit_type: 'metadata',
      changes: [{ field_name: 'year', field_type: 'number', old_value: 2015, new_value: 2014 }],
      edit_summary: 'The tankōbon says 2014',
      priority: 'medium',
    })
    await expect(server.db.edits.all().at(-1)).toMatchObject({
      manga_id: TITLE.id,
      status: 'pending',
      editor_level: level,
    })
    await expect(server.db.titles.get(TITLE.id)?.year).toBe(2015)
    await expect(canvas.getByRole('link', { name: 'Back to the title' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/manga/${TITLE.public_id}/`),
    )
    await expect(canvas.queryByRole('link', { name: 'View the proposal' }) !== null).toBe(level === 3)
    await expect(sent(context, 'PUT')).toEqual([])
    await expect(asksForOthers()).toBe(level === 3)
  }
export const Editor = meta.story({ globals: { level: '3' }, play: proposes(3) })
export const Collaborator = meta.story({ globals: { level: '4' }, play: proposes(4) })
export const RegularUser = meta.story({ globals: { level: '5' }, play: proposes(5) })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: proposes(null) })

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async ({ canvas }) => {
    const next = encodeURIComponent(paths.editTitle.to({ id: TITLE.public_id }))
    await expect(await canvas.findByText(`/login?next=${next}`, { selector: 'code' })).toBeVisible()
  },
})

/** What was written about the changes is asked for as well, before one of them is made. */
export const SummaryAlone = meta.story({
  parameters: WIDE_ONLY,
  globals: { level: '3' },
  play: async ({ canvas, session }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Edit summary' }), 'By the second printing')
    await userEvent.click(canvas.getByRole('button', { name: /hana_k/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Log out/ }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Stay' }))
    await expect(canvas.getByRole('textbox', { name: 'Edit summary' })).toHaveValue('By the second printing')
    await expect(session.state().isAuthenticated).toBe(true)
  },
})

/** Every kind of change, as the review screen will show it; the type follows the fields until it is chosen. */
export const PreviewOfEveryKind = meta.story({
  globals: { level: '3' },
  play: async (context) => {
    const { canvas, server } = context
    const type = await canvas.findByRole('combobox', { name: 'Edit type' })
    await expect(previewOf(context).getByText('What you change is shown here before it is sent.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), ' Fim.')
    await waitFor(() => expect(type).toHaveValue('description'))
    await expect((await previewOf(context).findAllByText('Fim.', { exact: false }))[0]).toBeVisible()
    await retype(context, 'English title', '')
    await waitFor(() => expect(type).toHaveValue('basic_info'))
    await retype(context, 'Chapters', '99')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Publication status' }), 'completed')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alternative titles' }), 'Cuisine{Enter}')
    await userEvent.click(canvas.getByRole('tab', { name: /^Classifications/ }))
    const genres = within(await canvas.findByRole('list', { name: /Genres/i }))
    await userEvent.click(genres.getAllByRole('button', { name: /^Remove/ })[0]!)
    await waitFor(() => expect(previewOf(context).getAllByRole('article')).toHaveLength(6))
    await userEvent.selectOptions(type, 'Tags')
    await userEvent.click(canvas.getByRole('radio', { name: 'High' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(sent(context, 'POST')).toHaveLength(1))
    const body = sent(context, 'POST')[0]?.body as { changes: { field_name: string; field_type: string }[] }
    await expect(body).toMatchObject({ edit_type: 'tags', priority: 'high', edit_summary: '' })
    await expect(body.changes.map(({ field_name, field_type }) => `${field_name} ${field_type}`)).toEqual([
      'title.en string',
      'description.pt-br string',
      'status string',
      'chapters number',
      'alternative_titles list',
      'genre_names list',
    ])
    await waitFor(() => expect(server.db.edits.all().at(-1)?.edit_type).toBe('tags'))
  },
})

/** Not added to the list and meant all the same: it counts, is shown before it is sent, and is sent. */
export const AlternativeTitleTyped = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const had = server.db.titles.get(TITLE.id)?.alternative_titles ?? []
    const field = await canvas.findByRole('textbox', { name: 'Alternative titles' })
    const listed = () => canvas.queryAllByRole('button', { name: /^Remove / }).length
    const before = listed()
    await userEvent.type(field, 'Cuisine')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of the alternative title' }), 'fr')
    await expect(await previewOf(context).findByText(/Cuisine/)).toBeVisible()
    await expect(listed()).toBe(before)
    await userEvent.clear(field)
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(field, 'La cuisine')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(context, 'PUT')).toHaveLength(1))
    const body = sent(context, 'PUT')[0]?.body as { alternative_titles: unknown[] }
    await expect(body.alternative_titles).toEqual([...had, { lang: 'fr', title: 'La cuisine' }])
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
  },
})

/** What the server does not tell on reading is not written over. */
export const LittleTold = meta.story({
  beforeEach: ({ server }) => {
    const { id, public_id, primary_title, author_names } = server.db.titles.get(TITLE.id) ?? {}
    server.fail(contract.titles.get, { status: 200, body: { id, public_id, primary_title, author_names } })
  },
  play: async (context) => {
    const { canvas, server } = context
    const before = server.db.titles.get(TITLE.id)
    await retype(context, YEAR, '1999')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(server.db.titles.get(TITLE.id)).toEqual({ ...before, year: 1999, updated_at: expect.any(String) })
  },
})

/** What the server tells otherwise than it can be read is closed, and not written over. */
export const ToldOtherwise = meta.story({
  beforeEach: ({ server }) => {
    const { id, public_id, primary_title } = server.db.titles.get(TITLE.id) ?? {}
    const body = { id, public_id, primary_title, genre_names: [{ id: 1 }], title: { xx: ['Odd'] } }
    server.fail(contract.titles.get, { status: 200, body })
  },
  play: async (context) => {
    const { canvas, server } = context
    const before = server.db.titles.get(TITLE.id)
    const reason = 'The server tells this in a way that cannot be read here: it stays as it is.'
    const english = await canvas.findByRole('textbox', { name: 'English title' })
    await expect(english).toBeDisabled()
    await expect(english).toHaveAccessibleDescription(reason)
    await retype(context, YEAR, '1999')
    await userEvent.click(canvas.getByRole('tab', { name: /^Classifications/ }))
    await expect(await canvas.findByRole('combobox', { name: 'Genres' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(server.db.titles.get(TITLE.id)).toEqual({ ...before, year: 1999, updated_at: expect.any(String) })
  },
})

/** Told under a shorter name, as things that have one: they stand in the form, and one more takes none of them away. */
export const GenresUnderAnotherName = meta.story({
  beforeEach: ({ server }) => {
    const { genre_names, ...title } = server.db.titles.get(TITLE.id)!
    const genres = genre_names.map((name, id) => ({ id, name }))
    server.fail(contract.titles.get, { status: 200, body: { ...title, genres } })
  },
  play: async ({ canvas, server }) => {
    const before = server.db.titles.get(TITLE.id)!.genre_names
    await expect(before.length).toBeGreaterThan(0)
    await userEvent.click(await canvas.findByRole('tab', { name: /^Classifications/ }))
    const [first] = before
    await expect((await canvas.findAllByRole('button', { name: `Remove ${first}` }))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Genres' }), 'horror')
    await userEvent.click(await choice('Horror'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(server.db.titles.get(TITLE.id)?.genre_names).toEqual([...before, 'Horror'])
  },
})

/** What is sent for an emptied number stands in its place, before it is saved. */
export const EmptiedNumber = meta.story({
  play: async (context) => {
    const { canvas } = context
    const chapters = await canvas.findByRole('textbox', { name: 'Chapters' })
    await userEvent.clear(chapters)
    await expect(chapters).toHaveAttribute('placeholder', '0')
    await expect(canvas.getByRole('textbox', { name: 'Volumes' })).toHaveAttribute('placeholder', '1')
    await expect(canvas.getByRole('textbox', { name: YEAR })).not.toHaveAttribute('placeholder')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(context.server.db.titles.get(TITLE.id)?.chapters).toBe(0))
  },
})
/** Others' proposals on the same fields, only while these are changed; not one's own. */
export const OthersProposals = meta.story({
  play: async (context) => {
    const { canvas } = context
    await retype(context, 'Chapters', '99')
    await expect(await previewOf(context).findByText('99')).toBeVisible()
    await expect(canvas.queryByText('Others have pending proposals on the same fields')).toBeNull()
    await retype(context, YEAR, '2013')
    await expect(await canvas.findByText('Others have pending proposals on the same fields')).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Pending proposals on the same fields' }))
    await expect(list.getByRole('listitem')).toHaveTextContent('Publication year: Description by hana_k')
    await expect(list.getByRole('link')).toHaveAttribute('href', `/admin/edit-approvals/${PENDING_EDIT.id}`)
  },
})
/** A server that does not know the filter answers with what waits for any title. */
export const OthersOfOtherTitles = meta.story({
  beforeEach: ({ server }) => {
    const edit = server.db.edits.get(PENDING_EDIT.id)
    const results = [{ ...edit, id: 99_999, manga_id: 99_999 }, edit]
    server.fail(contract.edits.list, { status: 200, body: { count: 2, results } })
  },
  play: async (context) => {
    const { canvas } = context
    await retype(context, YEAR, '2013')
    const list = within(await canvas.findByRole('list', { name: 'Pending proposals on the same fields' }))
    await expect(list.getByRole('link')).toHaveAttribute('href', `/admin/edit-approvals/${PENDING_EDIT.id}`)
  },
})
export const OwnProposal = meta.story({
  globals: { level: '3' },
  play: async (context) => {
    await retype(context, YEAR, '2013')
    await expect(await previewOf(context).findByText('2013')).toBeVisible()
    await expect(context.canvas.queryByText('Others have pending proposals on the same fields')).toBeNull()
  },
})

const CLOSED = 'Only Editors and above can change this field.'
export const ClosedFields = meta.story({
  globals: { level: '4' },
  play: async ({ canvas }) => {
    const rating = await canvas.findByRole('combobox', { name: 'Content rating' })
    await expect(rating).toBeDisabled()
    await expect(rating).toHaveAccessibleDescription(CLOSED)
    await expect(canvas.getByRole('combobox', { name: 'Format' })).toHaveAccessibleDescription(CLOSED)
    await expect(canvas.getByRole('combobox', { name: 'Publication status' })).toBeEnabled()
  },
})
/** Without an answer everything is open: the server decides, and says so at the field. */
export const PermissionsFail = meta.story({
  globals: { level: '4' },
  beforeEach: ({ server }) => server.fail(contract.edits.fieldPermissions, { status: 500 }),
  play: async ({ canvas }) => {
    const rating = await canvas.findByRole('combobox', { name: 'Content rating' })
    await userEvent.selectOptions(rating, 'erotica')
    await userEvent.click(canvas.getByRole('button', { name: 'Propose' }))
    await expect(await canvas.findByText('Failed to submit edit proposal')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Content rating' })).toHaveFocus())
    await expect(canvas.getByRole('combobox', { name: 'Content rating' })).toHaveAccessibleDescription(
      expect.stringContaining(CLOSED),
    )
  },
})

/** Related entries have their names; covers are there for who may change them. */
const database =
  (covers: boolean): Play =>
  async ({ canvas, server }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Database Information/ }))
    const related = server.db.titles.get(TITLE.id)?.related_entries ?? []
    const list = within(await canvas.findByRole('list', { name: /related/i }))
    await expect(list.getAllByRole('listitem')).toHaveLength(related.length)
    await expect(list.queryByText(/^#/)).toBeNull()
    await expect(canvas.queryByRole('checkbox', { name: 'Mark as seasonal content' })).toBeNull()
    if (covers) await expect(await canvas.findByText('Drop covers here')).toBeVisible()
    else await expect(canvas.queryByRole('region', { name: 'Covers' })).toBeNull()
  }
export const DatabaseOfModerator = meta.story({ play: database(true) })
export const DatabaseOfEditor = meta.story({ globals: { level: '3' }, play: database(false) })

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.titles.get),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the title…')).toBeInTheDocument()
  },
})
export const NotFound = meta.story({
  parameters: at('no-such-title'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Title not found' })).toBeVisible()
  },
})
/** R2: what is no id is not asked for, and there is nothing to try again. */
export const RefusedId = meta.story({
  parameters: at('?'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Title not found' })).toBeVisible()
    await expect(document.title).toBe('Title not found · Bunko')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
})
const titleFails = ({ server }: Pick<Context, 'server'>) => server.fail(contract.titles.get, { status: 502 })
export const LoadFails = meta.story({
  beforeEach: titleFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load manga details')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Edit title')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const LoadFailsThenRetry = meta.story({
  beforeEach: titleFails,
  play: async ({ canvas, server }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('textbox', { name: YEAR })).toHaveValue('2015')
  },
})
export const NothingKnown = meta.story({
  parameters: at(TITLE_NULLS.public_id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: YEAR })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Chapters' })).not.toHaveAttribute('placeholder')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
})
/** What was missing before does not stand in the way of what is told now. */
export const NothingKnownThenSaved = meta.story({
  parameters: at(TITLE_NULLS.public_id),
  play: async (context) => {
    await retype(context, YEAR, '1999')
    await userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(context.server.db.titles.get(TITLE_NULLS.id)?.year).toBe(1999)
  },
})
/** What the server never said is not stated, and what it says stays chosen, known or not; the usual can be chosen. */
export const ChoicesNotKnown = meta.story({
  beforeEach: ({ server }) =>
    void server.db.titles.update(TITLE.id, { content_rating: null, type: null, status: 'licensed' as 'ongoing' }),
  play: async (context) => {
    const { canvas, server } = context
    const rating = await canvas.findByRole('combobox', { name: 'Content rating' })
    const status = canvas.getByRole('combobox', { name: 'Publication status' })
    await expect(rating).toHaveDisplayValue('Not chosen')
    await expect(canvas.getByRole('combobox', { name: 'Format' })).toHaveDisplayValue('Not chosen')
    await expect(status).toHaveDisplayValue('Licensed')
    await userEvent.selectOptions(status, 'Ongoing')
    await userEvent.selectOptions(status, 'Licensed')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.selectOptions(status, 'Ongoing')
    await userEvent.selectOptions(rating, 'Safe')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await expect(server.db.titles.get(TITLE.id)).toMatchObject({
      content_rating: 'safe',
      type: null,
      status: 'ongoing',
    })
  },
})
export const Long = meta.story({
  parameters: at(TITLE_LONG.public_id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Primary title/ })).toHaveValue(TITLE_LONG.primary_title)
  },
})
export const Japanese = meta.story({
  parameters: at(TITLE_JAPANESE.public_id),
  play: async ({ canvas }) => {
    const { primary_title: name } = TITLE_JAPANESE
    await expect(await canvas.findByRole('textbox', { name: /^Primary title/ })).toHaveValue(name)
    await expect(within(canvas.getByRole('link', { name })).getByText(name)).toHaveAttribute('lang', 'ja')
  },
})
export const Hostile = meta.story({
  globals: { level: '3' },
  parameters: at(TITLE_HOSTILE.public_id),
  play: async (context) => {
    await retype(context, /^Primary title/, '<script>alert(1)</script>')
    await expect(
      (await previewOf(context).findAllByText('<script>alert(1)</script>', { exact: false }))[0],
    ).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})
export const Phone = meta.story({
  globals: { level: '3', viewport: { value: 'small' } },
  play: async (context) => {
    await retype(context, YEAR, '2014')
    await expect(await previewOf(context).findByText('2014')).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** Where there is no room beside the form, Save stays in view and in its place: the preview is above it. */
export const PhoneSaves = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: 'Save' })
    const place = () => Math.round(button.getBoundingClientRect().bottom)
    const placed = place()
    await expect(placed).toBeLessThanOrEqual(innerHeight)
    await retype(context, YEAR, '2014')
    const shown = await previewOf(context).findByText('2014')
    await expect(place()).toBe(placed)
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(shown.getBoundingClientRect().bottom).toBeLessThan(place()))
  },
})
