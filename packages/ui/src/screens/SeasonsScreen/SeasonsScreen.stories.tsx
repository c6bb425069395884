import { contract } from '@bunko/api-client'
import { TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { choice } from '@bunko/storybook/choice'
import { held } from '@bunko/storybook/held'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { topmostAt } from '@bunko/storybook/topmost'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../../components/Link/Link.tsx'
import { forgetDrafts, sessionEnds, ThisBrowser } from '../../drafts/story-session-ends.tsx'
import { onPaper } from '../../lib/story-print.ts'
import { paths } from '../../paths.ts'
import { SeasonScreen } from '../SeasonScreen/SeasonScreen.tsx'
import { SeasonsScreen } from './SeasonsScreen.tsx'

const at = (query = '') => screenAt({ path: paths.seasons.pattern, at: `${paths.seasons.to()}${query}` })
type Context = Parameters<Play>[0]

const meta = preview.meta({
  title: 'Screens/Seasons',
  component: SeasonsScreen,
  globals: { level: '2' },
  parameters: at(),
})

const listOf = async ({ canvas }: Context) => within(await canvas.findByRole('list', { name: 'Seasons' }))
const find = ({ server }: Context, year: number, name: string) =>
  server.db.seasons.by('year', year).find(({ season }) => season === name)
const sent = ({ server }: Pick<Context, 'server'>) => server.journal.filter(({ method }) => method === 'POST')
const submit = ({ canvas }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Add season' }))
/** What stands beside a field; the summary says it as well. */
const beside = async (control: HTMLElement, text: string) =>
  waitFor(() => expect(control).toHaveAccessibleDescription(text))
const pick = async ({ canvas }: Context, text: string, option: RegExp) => {
  await userEvent.type(canvas.getByRole('combobox', { name: /^Titles/ }), text)
  await userEvent.click(await choice(option))
}

/** Newest first; the season we are in is marked; the next one is proposed. */
export const Moderator = meta.story({
  play: async (context) => {
    const { canvas } = context
    const list = await listOf(context)
    const links = list.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual(['Fall 2026', 'Summer 2026', 'Spring 2026', 'Winter 2026'])
    await expect(within(list.getAllByRole('listitem')[0]!).getByText('Current')).toBeVisible()
    await expect(list.getAllByText('Current')).toHaveLength(1)
    await expect(list.getAllByText('14 titles')).toHaveLength(4)
    await expect(list.getByRole('link', { name: 'Summer 2026' })).toHaveAttribute('href', '/admin/seasons/2026/summer')
    const year = canvas.getByRole('textbox', { name: /^Year/ })
    const season = canvas.getByRole('combobox', { name: /^Season/ })
    await expect(year).toHaveValue('2027')
    await expect(season).toHaveValue('winter')
    // Each fills its half of the line.
    await expect(year.getBoundingClientRect().width).toBeCloseTo(season.getBoundingClientRect().width, 0)
    await expect(canvas.getByText('The charts of titles, season by season.')).toBeVisible()
    await expect(document.title).toBe('Seasons · Bunko')
  },
})
export const Admin = meta.story({
  globals: { level: '1' },
  play: async (context) => {
    await expect((await listOf(context)).getAllByRole('link')).toHaveLength(4)
  },
})

/** Titles are for the season that is shown: the list, which comes later, proposes no other one then. */
export const TitlesBeforeTheList = meta.story({
  beforeEach: ({ server }) => server.hang(contract.seasons.list),
  play: async (context) => {
    const { canvas, server } = context
    await expect(await canvas.findByRole('textbox', { name: /^Year/ })).toHaveValue('2026')
    await pick(context, 'dungeon kit', /^Dungeon Kitchen/)
    server.clearFaults()
    await listOf(context)
    await expect(canvas.getByRole('textbox', { name: /^Year/ })).toHaveValue('2026')
    await expect(canvas.getByRole('combobox', { name: /^Season/ })).toHaveValue('fall')
    await submit(context)
    const year = canvas.getByRole('textbox', { name: /^Year/ })
    await beside(year, 'Fall 2026 has a chart already. Open Fall 2026')
    await answered()
    await expect(sent(context)).toEqual([])
  },
})

/** It leads to the new chart. */
export const Added = meta.story({
  parameters: screenAt({
    path: paths.seasons.pattern,
    at: paths.seasons.to(),
    routes: [{ path: paths.season.pattern, Component: SeasonScreen }],
  }),
  play: async (context) => {
    await listOf(context)
    await pick(context, 'dungeon kit', /^Dungeon Kitchen/)
    await pick(context, 'weakest', /최약체/)
    await userEvent.dblClick(context.canvas.getByRole('button', { name: 'Add season' }))
    await expect(await screen.findByText('Winter 2027 has a chart now.')).toBeVisible()
    await expect(await context.canvas.findByRole('list', { name: 'Titles of Winter 2027' })).toBeVisible()
    await expect(find(context, 2027, 'winter')?.title_ids).toEqual([TITLE.id, TITLE_KOREAN.id])
    await expect(sent(context)).toHaveLength(1)
  },
})

/** What is there is not made twice: nothing is sent, and the way to it is shown. */
export const Duplicate = meta.story({
  parameters: at('?year=2026&season=fall'),
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    await submit(context)
    const year = canvas.getByRole('textbox', { name: /^Year/ })
    await beside(year, 'Fall 2026 has a chart already. Open Fall 2026')
    await expect(year).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Year: Fall 2026 has a chart already.')
    await answered()
    await expect(sent(context)).toEqual([])
    await userEvent.click(canvas.getByRole('link', { name: 'Open Fall 2026' }))
    await expect(await canvas.findByText('/admin/seasons/2026/fall', { selector: 'code' })).toBeVisible()
  },
})

/** Somebody else made it while this form stood open: the server's words, and the way to it. */
export const MadeMeanwhile = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await listOf(context)
    server.db.seasons.put({ id: 90, year: 2027, season: 'winter', title_ids: [TITLE.id] })
    await pick(context, 'weakest', /최약체/)
    await submit(context)
    const form = within(canvas.getByRole('form', { name: 'Add a season' }))
    const alert = within(await form.findByRole('note'))
    await expect(alert.getByText('The fields year, season must make a unique set.')).toBeVisible()
    await expect(await alert.findByRole('link', { name: 'Open Winter 2027' })).toBeVisible()
    await expect(form.getByRole('button', { name: /^Remove 나 혼자/ })).toBeVisible()
    await expect(find(context, 2027, 'winter')?.title_ids).toEqual([TITLE.id])
  },
})

const refusal =
  (status: number, text: string, body?: unknown): Play =>
  async (context) => {
    const { canvas, server } = context
    await listOf(context)
    await pick(context, 'weakest', /최약체/)
    server.fail(contract.seasons.create, { status, ...(body !== undefined && { body }) })
    await submit(context)
    const form = within(canvas.getByRole('form', { name: 'Add a season' }))
    const alert = within(await form.findByRole('note'))
    await expect(alert.getByText('The season was not added')).toBeVisible()
    await expect(alert.getByText(text)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    await expect(form.getByRole('button', { name: /^Remove 나 혼자/ })).toBeVisible()
    await expect(find(context, 2027, 'winter')).toBeUndefined()
  }
const closed = refusal(403, 'Seasons are closed.', { detail: 'Seasons are closed.' })
export const Forbidden = meta.story({ play: closed })
export const Conflict = meta.story({ play: refusal(409, 'Try later.', { error: 'Try later.' }) })
export const RefusedThenAdded = meta.story({
  play: async (context) => {
    await closed(context)
    context.server.clearFaults()
    await submit(context)
    await waitFor(() => expect(find(context, 2027, 'winter')?.title_ids).toEqual([TITLE_KOREAN.id]))
  },
})
/** What the server says of a field stands on top and beside it, and the first one gets the focus. */
const refusedIn =
  (body: Readonly<Record<string, string[]>>, role: 'textbox' | 'combobox', name: RegExp): Play =>
  async (context) => {
    const { canvas, server } = context
    await listOf(context)
    server.fail(contract.seasons.create, { status: 400, body, times: 1 })
    await submit(context)
    const control = await canvas.findByRole(role, { name })
    await waitFor(() => expect(control).toHaveFocus())
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(/Too far away\./)
    const form = within(canvas.getByRole('form', { name: 'Add a season' }))
    const summary = within(form.getByRole('note'))
    await expect(summary.getByText('The season was not added')).toBeVisible()
    await userEvent.click(summary.getByRole('link', { name: /Too far away\./ }))
    await expect(control).toHaveFocus()
  }
export const Refused = meta.story({ play: refusedIn({ year: ['Too far away.'] }, 'textbox', /^Year/) })
export const SeasonRefused = meta.story({ play: refusedIn({ season: ['Too far away.'] }, 'combobox', /^Season/) })
export const TitlesRefused = meta.story({
  play: async (context) => {
    await refusedIn({ manga_ids: ['Too far away.'] }, 'combobox', /^Titles/)(context)
    await pick(context, 'weakest', /최약체/)
    await expect(context.canvas.queryByText('The season was not added', { selector: 'form *' })).toBeNull()
  },
})
/** The message that tells of it comes from below, and does not lie on the field. */
export const TitlesRefusedOnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await refusedIn({ manga_ids: ['Too far away.'] }, 'combobox', /^Titles/)(context)
    const titles = context.canvas.getByRole('combobox', { name: /^Titles/ })
    const told = within(await screen.findByRole('region', { name: /^Notifications/ }))
    const message = await told.findByText('The season was not added')
    await waitFor(() => expect(topmostAt(message)).toBe(message))
    await expect(topmostAt(titles)).toBe(titles)
  },
})
/** A title that is typed and not chosen would be lost without a word. */
export const TitleNotChosen = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    const titles = canvas.getByRole('combobox', { name: /^Titles/ })
    await userEvent.type(titles, 'weakest')
    await choice(/최약체/)
    await submit(context)
    await waitFor(() => expect(titles).toHaveFocus())
    await expect(titles).toHaveAccessibleDescription(/^“weakest” is not chosen yet\. Choose it from the list/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please correct these fields')
    await expect(sent(context)).toHaveLength(0)
    // Emptied and left, nothing is wrong any more.
    await userEvent.clear(titles)
    await userEvent.tab()
    await waitFor(() => expect(titles).toBeValid())
    await submit(context)
    await waitFor(() => expect(find(context, 2027, 'winter')).toBeDefined())
  },
})
export const NoAnswer = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await listOf(context)
    server.failNetwork(contract.seasons.create)
    await submit(context)
    const form = within(canvas.getByRole('form', { name: 'Add a season' }))
    await expect(await form.findByText('Network error - please check your connection')).toBeVisible()
  },
})
/** Added, and the answer lost: it is not said that it was not, and the way to it is shown. */
export const AnswerLost = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await listOf(context)
    server.cut(contract.seasons.create)
    await submit(context)
    const form = within(canvas.getByRole('form', { name: 'Add a season' }))
    await expect(await form.findByText('The season may have been added all the same')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('The season may have been added all the same')).toHaveLength(2))
    await expect(await form.findByRole('link', { name: 'Open Winter 2027' })).toBeVisible()
    await expect(find(context, 2027, 'winter')).toBeDefined()
  },
})

/** A second press sends nothing more. */
export const Sending = meta.story({
  beforeEach: (context) => {
    const release = context.server.hang(contract.seasons.create, { times: 1 })
    return async () => {
      release()
      await waitFor(() => expect(sent(context)).toHaveLength(1))
    }
  },
  play: async (context) => {
    await listOf(context)
    await pick(context, 'weakest', /최약체/)
    await submit(context)
    const button = context.canvas.getByRole('button', { name: 'Add season' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await held(context.server)
    await submit(context)
    await answered(1)
    await expect(sent(context)).toEqual([])
  },
})

export const Adding = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const goOn = server.hang(contract.seasons.create, { times: 1 })
    await listOf(context)
    await submit(context)
    const button = canvas.getByRole('button', { name: 'Add season' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Year/ }), '{Enter}')
    goOn()
    await expect(await canvas.findByText('/admin/seasons/2027/winter', { selector: 'code' })).toBeVisible()
    await expect(sent(context)).toHaveLength(1)
  },
})

export const YearNotANumber = meta.story({
  play: async (context) => {
    const { canvas } = context
    await listOf(context)
    const year = canvas.getByRole('textbox', { name: /^Year/ })
    for (const [typed, text] of [
      ['２０２６', 'Enter a whole number in digits.'],
      ['1899', 'Enter a year from 1900 to 2027.'],
      ['2028', 'Enter a year from 1900 to 2027.'],
    ] as const) {
      await userEvent.clear(year)
      await userEvent.type(year, typed)
      await expect(year).toBeValid()
      await userEvent.tab()
      await beside(year, text)
      // The focus is elsewhere by now.
      await expect(canvas.getByText(`Year: ${text}`).closest('[role=status]')).not.toBeNull()
      await expect(canvas.queryByRole('alert')).toBeNull()
      await submit(context)
      await expect(canvas.getByRole('alert')).toHaveTextContent(`Please correct these fieldsYear: ${text}`)
      await expect(year).toHaveFocus()
    }
    await expect(sent(context)).toEqual([])
  },
})

const asks: Play = async (context) => {
  const list = await listOf(context)
  await pick(context, 'weakest', /최약체/)
  await userEvent.click(list.getByRole('link', { name: 'Fall 2026' }))
  await expect(await screen.findByRole('alertdialog', { name: 'Leave without adding the season?' })).toBeVisible()
}
export const AsksBeforeLeaving = meta.story({ play: asks })
/** What was chosen and taken back again is nothing to lose: nobody is asked, and nothing is offered later. */
export const TakenBack = meta.story({
  play: async (context) => {
    const list = await listOf(context)
    await pick(context, 'weakest', /최약체/)
    await userEvent.click(context.canvas.getByRole('button', { name: /^Remove / }))
    await userEvent.click(list.getByRole('link', { name: 'Fall 2026' }))
    await expect(await context.canvas.findByText('/admin/seasons/2026/fall', { selector: 'code' })).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})
const THERE_AND_BACK = screenAt({
  path: paths.seasons.pattern,
  at: paths.seasons.to(),
  routes: [{ path: paths.season.pattern, element: <Link to={paths.seasons.to()}>Back to the seasons</Link> }],
})
/** What was proposed and refused is nothing to lose either. */
export const RefusedUntouched = meta.story({
  parameters: THERE_AND_BACK,
  play: async (context) => {
    const { canvas, server } = context
    const list = await listOf(context)
    server.fail(contract.seasons.create, { status: 403, body: { detail: 'Seasons are closed.' } })
    await submit(context)
    await expect((await canvas.findAllByText('Seasons are closed.'))[0]).toBeVisible()
    await userEvent.click(list.getByRole('link', { name: 'Fall 2026' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the seasons' }))
    await listOf(context)
    await expect(canvas.queryByText('You began a season and did not add it')).toBeNull()
  },
})
/** R15b: what was chosen is offered to who comes back, and goes with the season that it makes. */
export const DraftOffered = meta.story({
  parameters: THERE_AND_BACK,
  play: async (context) => {
    const { canvas } = context
    await asks(context)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the seasons' }))
    await expect(await canvas.findByText('You began a season and did not add it')).toBeVisible()
    await expect(canvas.getByText('Winter 2027, 1 title')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('button', { name: /^Remove / })).toBeVisible()
    await submit(context)
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the seasons' }))
    await expect(find(context, 2027, 'winter')?.title_ids).toEqual([TITLE_KOREAN.id])
    await listOf(context)
    await expect(canvas.queryByText('You began a season and did not add it')).toBeNull()
  },
})
export const SessionEnds = meta.story({
  beforeEach: forgetDrafts,
  render: () => (
    <ThisBrowser>
      <SeasonsScreen />
    </ThisBrowser>
  ),
  play: async (context) => {
    await listOf(context)
    await pick(context, 'weakest', /최약체/)
    await sessionEnds(context, {
      send: () => submit(context),
      backTo: paths.seasons.to(),
      keeps: [TITLE_KOREAN.primary_title],
    })
    await expect(find(context, 2027, 'winter')).toBeUndefined()
  },
})
export const LeftUnsaved = meta.story({
  play: async (context) => {
    await asks(context)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(await context.canvas.findByText('/admin/seasons/2026/fall', { selector: 'code' })).toBeVisible()
  },
})

export const LeftWhileSending = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const list = await listOf(context)
    const answer = server.hang(contract.seasons.create)
    await pick(context, 'weakest', /최약체/)
    await submit(context)
    await userEvent.click(list.getByRole('link', { name: 'Fall 2026' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your changes are being sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    const there = '/admin/seasons/2026/fall'
    await expect(await canvas.findByText(there, { selector: 'code' })).toBeVisible()
    answer()
    await expect(await screen.findByText('Season added')).toBeVisible()
    await expect(canvas.getByText(there, { selector: 'code' })).toBeVisible()
  },
})

export const Empty = meta.story({
  globals: { level: '2', scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No seasons yet')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^Season/ })).toHaveValue('fall')
    await expect(canvas.getByRole('textbox', { name: /^Year/ })).toHaveValue('2026')
  },
})
export const One = meta.story({
  globals: { level: '2', scenario: 'one' },
  play: async (context) => {
    await expect((await listOf(context)).getByText('1 title')).toBeVisible()
  },
})
export const Many = meta.story({
  beforeEach: ({ server }) => {
    for (let id = 100; id < 400; id += 1)
      server.db.seasons.put({ id, year: 1925 + Math.floor((id - 100) / 3), season: 'spring', title_ids: [] })
  },
  play: async (context) => {
    await expect((await listOf(context)).getAllByRole('listitem').length).toBe(304)
  },
})
/** Seasons of no known name, and numbers nobody told. */
export const Odd = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.seasons.list, {
      status: 200,
      body: {
        data: [
          { year: 2026, season: 'monsoon' },
          { year: '2025', season: null },
          { season: 'fall' },
          { year: 2024, season: '<img src=x>' },
        ],
      },
    }),
  play: async (context) => {
    const list = await listOf(context)
    await expect(list.getByText('Monsoon 2026')).toBeVisible()
    await expect(list.getByText('Unknown season 2025')).toBeVisible()
    await expect(list.getByText(/<img src=x> 2024/)).toBeVisible()
    await expect(list.queryByRole('img')).toBeNull()
    await expect(list.getAllByText('Number of titles not available')).toHaveLength(3)
    await expect(list.queryByRole('link')).toBeNull()
  },
})
export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.seasons.list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading seasons…')).toBeInTheDocument()
  },
})
const seasons = { release: () => {} }
/** The seasons of a year take the place of as many rows. */
export const NoJump = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => void (seasons.release = server.hang(contract.seasons.list)),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('Loading seasons…')
    const top = () => canvas.getByRole('region', { name: 'Add a season' }).getBoundingClientRect().top
    const before = top()
    seasons.release()
    await listOf(context)
    await expect(top()).toBeCloseTo(before, 0)
  },
})
/** What is there already would propose another season, but not over one that was begun. */
export const ListComesWhileOneTypes = meta.story({
  beforeEach: ({ server }) => void (seasons.release = server.hang(contract.seasons.list)),
  play: async (context) => {
    const { canvas } = context
    const year = await canvas.findByRole('textbox', { name: /^Year/ })
    await userEvent.clear(year)
    await userEvent.type(year, '2019')
    const season = canvas.getByRole('combobox', { name: /^Season/ })
    await expect(season).toHaveValue('fall')
    seasons.release()
    await listOf(context)
    await expect(season).toHaveValue('fall')
    await submit(context)
    await expect(await canvas.findByText('/admin/seasons/2019/fall', { selector: 'code' })).toBeVisible()
    await expect(find(context, 2019, 'fall')).toBeDefined()
  },
})
/** What is proposed stays under whoever is in the form already; the next visit finds the season that is free. */
export const ListComesWhileOneIsThere = meta.story({
  beforeEach: ({ server }) => void (seasons.release = server.hang(contract.seasons.list)),
  play: async (context) => {
    const { canvas } = context
    const year = await canvas.findByRole('textbox', { name: /^Year/ })
    const season = canvas.getByRole('combobox', { name: /^Season/ })
    await userEvent.click(year)
    seasons.release()
    const list = await listOf(context)
    await expect([year, season].map((field) => (field as HTMLInputElement).value)).toEqual(['2026', 'fall'])
    await userEvent.tab()
    await expect(season).toHaveFocus()
    await expect(season).toHaveValue('fall')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: /^Titles/ })).toHaveFocus()
    await expect(year).toHaveValue('2026')
    list.getAllByRole('link')[0]!.focus()
    await waitFor(() => expect(year).toHaveValue('2027'))
    await expect(season).toHaveValue('winter')
  },
})
const read = () => mocked(globalThis.fetch).mock.calls.find(([url]) => String(url).includes('/seasons/'))?.[1]
/** R9: leaving aborts what is read. */
export const Left = meta.story({
  parameters: WIDE_ONLY,
  beforeEach: ({ server }) => {
    spyOn(globalThis, 'fetch')
    return server.hang(contract.seasons.list)
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading seasons…')
    await waitFor(() => expect(read()?.signal?.aborted).toBe(false))
    await userEvent.click(canvas.getAllByRole('link', { name: 'Dashboard' })[0]!)
    // Well before the call ends by its own limit of 5 s.
    await waitFor(() => expect(read()?.signal?.aborted).toBe(true))
  },
})
export const Failed = meta.story({
  beforeEach: ({ server }) => server.fail(contract.seasons.list, { status: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load seasons')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const ReadAgain = meta.story({
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await expect((await listOf(context)).getAllByRole('listitem')).toHaveLength(4)
  },
  beforeEach: ({ server }) => server.fail(contract.seasons.list, { status: 500, times: 1 }),
})

const sentAway: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
  await expect(await screen.findByText('Only Moderators and Admins can manage seasons.')).toBeVisible()
}
export const Editor = meta.story({ globals: { level: '3' }, play: sentAway })
export const Collaborator = meta.story({ globals: { level: '4' }, play: sentAway })
export const RegularUser = meta.story({ globals: { level: '5' }, play: sentAway })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: sentAway })
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: sentAway })

export const Phone = meta.story({
  globals: { level: '2', viewport: { value: 'small' } },
  play: async (context) => {
    await listOf(context)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Add a season' }))
    await expect(context.canvas.getByRole('textbox', { name: /^Year/ })).toHaveFocus()
  },
})

/** A sheet has the seasons, and nothing to add one with. */
export const Printed = meta.story({
  play: async (context) => {
    const { canvas } = context
    const list = await listOf(context)
    const year = canvas.getByRole('textbox', { name: /^Year/ })
    const season = canvas.getByRole('combobox', { name: /^Season/ })
    await onPaper(async () => {
      for (const control of [year, season]) await expect(control).not.toBeVisible()
      await expect(list.getByRole('link', { name: 'Fall 2026' })).toBeVisible()
    })
    await expect(year).toBeVisible()
  },
})
