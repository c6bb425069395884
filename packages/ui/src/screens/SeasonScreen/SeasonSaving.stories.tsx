import { contract } from '@bunko/api-client'
import { TITLE, TITLE_CHINESE, TITLE_JAPANESE, TITLE_KOREAN, TITLE_PORTUGUESE } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { isNotSaid } from '../../toasts/story-toast.tsx'
import { SeasonsScreen } from '../SeasonsScreen/SeasonsScreen.tsx'
import { SeasonScreen } from './SeasonScreen.tsx'

type Context = Parameters<Play>[0]
const at = (year: string, season: string) =>
  screenAt({ path: paths.season.pattern, at: paths.season.to({ year, season }) })

const FALL = 1
const meta = preview.meta({
  title: 'Screens/Season/Saving and failing',
  component: SeasonScreen,
  globals: { level: '2' },
  parameters: at('2026', 'fall'),
  beforeEach: ({ server }) => {
    server.db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_KOREAN.id, TITLE_JAPANESE.id] })
  },
})

const chart = ({ server }: Context) => server.db.seasons.get(FALL)?.title_ids
const writes = ({ server }: Pick<Context, 'server'>) => server.journal.filter(({ method }) => method !== 'GET')
const press = (canvas: Context['canvas'], name: string) => userEvent.click(canvas.getByRole('button', { name }))
const panel = ({ canvas }: Context) => within(canvas.getByRole('region', { name: 'Save the chart' }))
const rows = ({ canvas }: Context) => within(canvas.getByRole('list', { name: 'Titles of Fall 2026' }))
const removeFirst = async ({ canvas }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` }))
const saved = async () => expect(await screen.findByText('The chart of Fall 2026 is up to date.')).toBeVisible()
const left = [TITLE_KOREAN.id, TITLE_JAPANESE.id]
const sorted = (ids: readonly number[] | undefined) => (ids ?? []).toSorted((a, b) => a - b)

/** A second press sends nothing more. */
export const Sending = meta.story({
  beforeEach: (context) => {
    const release = context.server.hang(contract.seasons.update, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(writes(context)).toHaveLength(1))
    }
  },
  play: async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    await press(canvas, 'Save chart')
    const button = canvas.getByRole('button', { name: 'Save chart' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('combobox', { name: 'Add titles' })).toBeDisabled()
    await held(server)
    await userEvent.click(button)
    await answered(1)
    await expect(writes(context)).toEqual([])
  },
})

/** Who wants to log out while it is being saved is asked, and is out as soon as the answer is there. */
export const LoggedOutWhileSaving = meta.story({
  play: async (context) => {
    const { canvas, server, session } = context
    await removeFirst(context)
    const answer = server.hang(contract.seasons.update)
    await press(canvas, 'Save chart')
    await userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Log out without saving?' })).toBeVisible()
    await expect(session.state().isAuthenticated).toBe(true)
    answer()
    await expect(await canvas.findByText('/login', { selector: 'code' })).toBeVisible()
    await waitFor(() => expect(session.state().isAuthenticated).toBe(false))
    await expect(sorted(chart(context))).toEqual(sorted(left))
  },
})

export const Saving = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    const goOn = server.hang(contract.seasons.update, { times: 1 })
    await press(canvas, 'Save chart')
    const button = canvas.getByRole('button', { name: 'Save chart' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: `Remove ${TITLE_KOREAN.primary_title}` })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: `Place of ${TITLE_KOREAN.primary_title}` })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Add titles' })).toBeDisabled()
    goOn()
    await saved()
    await expect(sorted(chart(context))).toEqual(left)
    await expect(writes(context)).toHaveLength(1)
  },
})

const refusal =
  (status: number, text: string, body?: unknown): Play =>
  async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    server.fail(contract.seasons.update, { status, ...(body !== undefined && { body }) })
    await press(canvas, 'Save chart')
    const alert = within(await panel(context).findByRole('note'))
    await expect(alert.getByText('The chart was not saved')).toBeVisible()
    await expect(alert.getByText(text)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    await expect(rows(context).getAllByRole('listitem')).toHaveLength(2)
    await expect(chart(context)).toHaveLength(3)
  }
export const Forbidden = meta.story({
  play: refusal(403, 'Seasons are closed.', { detail: 'Seasons are closed.' }),
})
export const NotThere = meta.story({ play: refusal(404, 'No such chart.', { detail: 'No such chart.' }) })
const locked = refusal(409, 'Locked by the nightly run.', { error: 'Locked by the nightly run.' })
export const Conflict = meta.story({ play: locked })
/** That it was not saved is no longer said, in the message neither. */
export const RefusedThenSaved = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    await locked(context)
    context.server.clearFaults()
    await press(context.canvas, 'Save chart')
    await saved()
    await waitFor(() => expect(screen.queryByText('The chart was not saved')).toBeNull())
    await expect(sorted(chart(context))).toEqual(left)
  },
})
export const NoAnswer = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    server.failNetwork(contract.seasons.update)
    await press(canvas, 'Save chart')
    await expect(await panel(context).findByText('Network error - please check your connection')).toBeVisible()
    await expect(rows(context).getAllByRole('listitem')).toHaveLength(2)
  },
})

/** Saved, and the answer lost: nobody knows, and saving it again does no harm. */
export const AnswerLost = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    server.cut(contract.seasons.update, { times: 1 })
    await press(canvas, 'Save chart')
    const what = 'The chart may have been saved all the same'
    await waitFor(() => expect(screen.getAllByText(what)).toHaveLength(2))
    await expect(panel(context).getByText(what)).toBeVisible()
    await expect(sorted(chart(context))).toEqual(sorted(left))
    await press(canvas, 'Save chart')
    await saved()
    await expect(writes(context)).toHaveLength(2)
  },
})
/** It is read before it is written: that was cut off, and nothing was sent. */
export const NotReadBeforeSaving = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    server.failNetwork(contract.seasons.list, { times: 1 })
    await press(canvas, 'Save chart')
    await expect(await panel(context).findByText('The chart was not saved')).toBeVisible()
    await answered()
    await expect(writes(context)).toEqual([])
  },
})

const changedMeanwhile: Play = async (context) => {
  const { canvas, server } = context
  await removeFirst(context)
  server.db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_JAPANESE.id, TITLE_CHINESE.id] })
  await press(canvas, 'Save chart')
  const alert = within(await panel(context).findByRole('alert'))
  await expect(alert.getByText('Somebody else changed this chart')).toBeVisible()
  await expect(alert.getByText(/^They added:/)).toHaveTextContent(`They added: ${TITLE_CHINESE.primary_title}`)
  await expect(alert.getByText(/^They removed:/)).toHaveTextContent(`They removed: ${TITLE_KOREAN.primary_title}`)
  await answered()
  await expect(writes(context)).toEqual([])
  await expect(rows(context).getByText(TITLE_CHINESE.primary_title)).toBeVisible()
}
/** Two people: nothing is written before the other one's changes were seen; then both are. */
export const ChangedMeanwhile = meta.story({ play: changedMeanwhile })
export const ChangedMeanwhileAndSaved = meta.story({
  play: async (context) => {
    await changedMeanwhile(context)
    await press(context.canvas, 'Save chart')
    await saved()
    await expect(sorted(chart(context))).toEqual([TITLE_JAPANESE.id, TITLE_CHINESE.id])
  },
})
export const DeletedMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    server.db.seasons.remove(FALL)
    await press(canvas, 'Save chart')
    await expect(await panel(context).findByText('Fall 2026 was deleted meanwhile')).toBeVisible()
    await expect(rows(context).getAllByRole('listitem')).toHaveLength(2)
    await press(canvas, 'Add it again')
    await saved()
    await waitFor(() => expect(canvas.getByText('No changes to save')).toHaveFocus())
    await expect(sorted(server.db.seasons.by('year', 2026).find(({ season }) => season === 'fall')?.title_ids)).toEqual(
      left,
    )
  },
})
/** Refused, it can be tried again: what was changed stays. */
export const DeletedAndNotAdded = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    server.db.seasons.remove(FALL)
    await press(canvas, 'Save chart')
    await panel(context).findByText('Fall 2026 was deleted meanwhile')
    server.fail(contract.seasons.create, { status: 500, times: 1 })
    await press(canvas, 'Add it again')
    await expect(await panel(context).findByText('The chart may have been saved all the same')).toBeVisible()
    await expect(rows(context).getAllByRole('listitem')).toHaveLength(2)
    await press(canvas, 'Save chart')
    await panel(context).findByText('Fall 2026 was deleted meanwhile')
    await press(canvas, 'Add it again')
    await saved()
    await expect(sorted(server.db.seasons.by('year', 2026).find(({ season }) => season === 'fall')?.title_ids)).toEqual(
      left,
    )
  },
})
const addLeftOut: Play = async ({ canvas, server }) => {
  server.fail(contract.seasons.update, { status: 200, body: {} })
  await userEvent.type(canvas.getByRole('combobox', { name: 'Add titles' }), 'papel molhado')
  await userEvent.click(await choice(/Cidade de Papel Molhado/))
}
export const LeftOutByTheServer = meta.story({
  play: async (context) => {
    const { canvas } = context
    await removeFirst(context)
    await addLeftOut(context)
    await press(canvas, 'Save chart')
    await expect(await panel(context).findByText('Saved without some titles')).toBeVisible()
    await expect(panel(context).getByText(/^The server left out:/)).toHaveTextContent(TITLE_PORTUGUESE.primary_title)
    await isNotSaid('Chart saved')
  },
})

/** Search rows that name a title by its public_id alone: read back with its number it is the same. */
const addSlim: Play = async ({ canvas, server }) => {
  const { public_id, primary_title } = server.db.titles.get(TITLE_PORTUGUESE.id) ?? {}
  server.fail(contract.search.titles, { status: 200, body: [{ public_id, primary_title }] })
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Add titles' }), 'papel molhado')
  await userEvent.click(await choice(/Cidade de Papel Molhado/))
}
export const AddedByItsPublicId = meta.story({
  play: async (context) => {
    await addSlim(context)
    await press(context.canvas, 'Save chart')
    await saved()
    await expect(context.canvas.queryByText('Saved without some titles')).toBeNull()
    await expect(sorted(chart(context))).toEqual(sorted([TITLE.id, ...left, TITLE_PORTUGUESE.id]))
  },
})
/** A colleague has added the same: it is sent once. */
export const AddedByBoth = meta.story({
  play: async (context) => {
    const { server } = context
    await addSlim(context)
    server.db.seasons.update(FALL, { title_ids: [TITLE.id, ...left, TITLE_PORTUGUESE.id] })
    await press(context.canvas, 'Save chart')
    await saved()
    const sent = writes(context).flatMap(({ body }) => (body as { manga_ids: number[] }).manga_ids)
    await expect(sorted(sent)).toEqual(sorted([TITLE.id, ...left, TITLE_PORTUGUESE.id]))
    await expect(context.canvas.queryByText('Somebody else changed this chart')).toBeNull()
  },
})

/** Left while it is being saved: what the question promises is told where one goes. */
const leftWhileSaving =
  (meanwhile: Play, title: string, text: string): Play =>
  async (context) => {
    const { canvas, server } = context
    await removeFirst(context)
    await meanwhile(context)
    const goOn = server.hang(contract.seasons.list)
    await press(canvas, 'Save chart')
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Seasons' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('/admin/seasons', { selector: 'code' })).toBeVisible()
    goOn()
    await expect(await screen.findByText(title)).toBeVisible()
    await expect(screen.getByText(text)).toBeVisible()
    await expect(screen.queryByText('Chart saved')).toBeNull()
  }
export const LeftAndChangedMeanwhile = meta.story({
  play: leftWhileSaving(
    async ({ server }) => void server.db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_CHINESE.id] }),
    'Somebody else changed this chart',
    'Fall 2026: nothing was saved.',
  ),
})
export const LeftAndDeletedMeanwhile = meta.story({
  play: leftWhileSaving(
    async ({ server }) => void server.db.seasons.remove(FALL),
    'Fall 2026 was deleted meanwhile',
    'Nothing was saved.',
  ),
})
export const LeftAndLeftOut = meta.story({
  play: leftWhileSaving(
    addLeftOut,
    'Saved without some titles',
    `Fall 2026: the server left out ${TITLE_PORTUGUESE.primary_title}.`,
  ),
})

const ask: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete season' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Fall 2026?' }))
  await expect(
    dialog.getByText(
      'The chart of Fall 2026 with its 3 titles will be deleted. The titles themselves stay in the database.',
    ),
  ).toBeVisible()
}
const yes = async () =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete season' }))
const besideTheList = screenAt({
  path: paths.season.pattern,
  at: paths.season.to({ year: '2026', season: 'fall' }),
  routes: [{ path: paths.seasons.pattern, Component: SeasonsScreen }],
})
export const Deleted = meta.story({
  parameters: besideTheList,
  play: async (context) => {
    await removeFirst(context)
    await ask(context)
    await yes()
    // What was not saved goes with the chart: leaving does not ask.
    const list = within(await context.canvas.findByRole('list', { name: 'Seasons' }))
    await waitFor(() => expect(list.queryByRole('link', { name: 'Fall 2026' })).toBeNull())
    await expect(await screen.findByText('The chart of Fall 2026 is gone; its titles are still there.')).toBeVisible()
    await expect(context.server.db.seasons.get(FALL)).toBeUndefined()
    await expect(context.server.db.titles.get(TITLE.id)).toBeDefined()
    await expect(writes(context)).toHaveLength(1)
  },
})
/** It stands in the list still: that this could not be read again is said there. */
export const DeletedAndListNotRead = meta.story({
  parameters: besideTheList,
  play: async (context) => {
    const { canvas, server } = context
    await ask(context)
    server.fail(contract.seasons.list, { status: 500, body: { error: 'The database is away' } })
    await yes()
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load seasonsThe database is away')
    const list = within(canvas.getByRole('list', { name: 'Seasons' }))
    await expect(list.getByRole('link', { name: 'Fall 2026' })).toBeVisible()
    // Coming to the list may have asked once more.
    const retry = await within(alert).findByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(() => expect(list.queryByRole('link', { name: 'Fall 2026' })).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})
export const Kept = meta.story({
  play: async (context) => {
    await ask(context)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await answered()
    await expect(writes(context)).toEqual([])
    await expect(context.server.db.seasons.get(FALL)).toBeDefined()
  },
})
export const DeleteRefused = meta.story({
  play: async (context) => {
    context.server.fail(contract.seasons.remove, { status: 403, body: { detail: 'Only at night.' } })
    await ask(context)
    await yes()
    await expect(await screen.findByText('Only at night.', { selector: 'li *' })).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    const note = within(context.canvas.getByRole('main')).getByRole('note')
    await expect(note).toHaveTextContent('The season was not deleted')
    await expect(note).toHaveTextContent('Only at night.')
    await ask(context)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(note).toBeVisible()
    await expect(context.server.db.seasons.get(FALL)).toBeDefined()
  },
})

/** More than one page of the server's: read to the end, so that saving loses nothing. */
export const SeveralPages = meta.story({
  beforeEach: ({ server }) => {
    server.db.seasons.update(FALL, { title_ids: server.db.titles.all().map(({ id }) => id) })
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('120 titles')).toBeVisible()
    await removeFirst(context)
    const [place] = rows(context).getAllByRole('textbox')
    await userEvent.click(place!)
    await userEvent.keyboard('110{Enter}')
    await waitFor(() => expect(canvas.getByText(/ is number 110 of 119$/)).toBeInTheDocument())
    await press(canvas, 'Save chart')
    await saved()
    await expect(chart(context)).toHaveLength(119)
  },
})
/** The same from a server that tells neither how many there are nor where the next page is. */
export const PagesWithoutACount = meta.story({
  ...SeveralPages.input,
  globals: { level: '2', scenario: 'shape-bare' },
})

export const NotFound = meta.story({
  parameters: at('2030', 'spring'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Spring 2030 has no chart')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add Spring 2030' })).toHaveAttribute(
      'href',
      '/admin/seasons?year=2030&season=spring',
    )
  },
})
export const NoSuchSeason = meta.story({
  parameters: at('20x6', 'monsoon'),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('No such season')).toBeVisible()
    await answered()
    await expect(server.journal.filter(({ path }) => path.includes('seasonal'))).toEqual([])
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.seasons.titles),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the chart…')).toBeInTheDocument()
  },
})
export const Failed = meta.story({
  beforeEach: ({ server }) => server.fail(contract.seasons.titles, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the chart')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const ReadAgain = meta.story({
  beforeEach: ({ server }) => server.fail(contract.seasons.titles, { status: 500, times: 1 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('3 titles')).toBeVisible()
  },
})
/** A row that cannot be told apart would be lost by saving: such a chart is not opened. */
export const ReadIncompletely = meta.story({
  beforeEach: ({ server }) => server.fail(contract.seasons.titles, { status: 200, body: [{ id: 1 }, { year: 2026 }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The season’s chart could not be read completely.')).toBeVisible()
  },
})
