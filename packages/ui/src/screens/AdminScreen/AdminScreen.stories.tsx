import { contract } from '@bunko/api-client'
import { PENDING_EDIT } from '@bunko/mock-server'
import { answered } from '@bunko/storybook/answered'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { seenAgain } from '../../lib/story-seen-again.ts'
import { AdminScreen } from './AdminScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: AdminScreen,
  parameters: screenAt({ path: '/admin', at: '/admin' }),
})

type Context = Parameters<Play>[0]
const labelOf = async (canvas: Context['canvas'], tile: string) => {
  const found = await canvas.findByText(tile, { selector: 'main span' })
  return within(found.closest('li')!).queryByText(/Only$|^Coming soon$/)?.textContent ?? null
}

export const Admin = meta.story({
  globals: { level: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Full System Administration')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Dashboard · Bunko'))
    for (const tile of ['Edit Approvals', 'Analytics', 'Delete Title', 'Publisher'])
      await expect(await labelOf(canvas, tile)).toBeNull()
    const coming = ['Content Moderation', 'System Settings', 'User Levels', 'User Management']
    for (const tile of [...coming, 'Add Characters', 'Add Reviews'])
      await expect(await labelOf(canvas, tile)).toBe('Coming soon')
    await expect(canvas.getByRole('link', { name: /^User Levels/ })).toHaveAttribute('href', '/admin/user-levels')
    await expect(canvas.getByRole('link', { name: /^Add Reviews/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Moderator = meta.story({
  globals: { level: '2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Content Moderation & Approval')).toBeVisible()
    for (const tile of [
      'User Management',
      'System Settings',
      'Analytics',
      'Delete Title',
      'Serialized In (Magazine)',
      'Publisher',
    ])
      await expect(await labelOf(canvas, tile)).toBe('Admin Only')
    for (const tile of ['Content Moderation', 'User Levels'])
      await expect(await labelOf(canvas, tile)).toBe('Coming soon')
    await expect(await labelOf(canvas, 'Add Title')).toBeNull()
  },
})

export const Editor = meta.story({
  globals: { level: '3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Edit Approval Access')).toBeVisible()
    for (const tile of ['Content Moderation', 'User Levels', 'Add Title'])
      await expect(await labelOf(canvas, tile)).toBe('Moderator+ Only')
    await expect(await labelOf(canvas, 'Edit Approvals')).toBeNull()
  },
})

/** Read in the language that they are written in. */
export const ForeignReason = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.edits.all()) server.db.edits.update(id, { reason: '誤字を直しました' })
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('誤字を直しました')
    await expect(first).toHaveAttribute('lang', 'ja')
  },
})

const denied: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(canvas.getByText("You don't have permission to access the admin panel.")).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await waitFor(() => expect(document.title).toBe('Access Denied · Bunko'))
}
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: denied })
export const Collaborator = meta.story({ globals: { level: '4' }, play: denied })
export const RegularUser = meta.story({ globals: { level: '5' }, play: denied })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: denied })

export const PendingPreview = meta.story({
  parameters: WIDE_ONLY,
  globals: { level: '2' },
  play: async ({ canvas, userEvent, server }) => {
    const card = (await canvas.findByRole('region', { name: 'Pending Edits' }))!
    await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(4))
    await expect(within(card).getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/admin/edit-approvals')
    await expect(within(card).getAllByText(/^\d+[mhd] ago$/)).toHaveLength(4)
    const waiting = server.db.edits.all().filter(({ status }) => status === 'pending').length
    await expect((await canvas.findAllByText(`${waiting} pending`, { exact: false }))[0]).toBeVisible()
    await userEvent.click(within(card).getAllByRole('link')[1]!)
    await expect(await canvas.findByText(/^\/admin\/edit-approvals\/.+/, { selector: 'code' })).toBeVisible()
  },
})

/** Its time, above the row's link for its tooltip, leads there as well. */
export const PendingByItsTime = meta.story({
  parameters: WIDE_ONLY,
  globals: { level: '2' },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Pending Edits' })
    const [row] = await within(card).findAllByRole('listitem')
    const [link] = within(row!).getAllByRole('link')
    const to = link!.getAttribute('href')!
    await userEvent.click(within(row!).getByText(/^\d+[mhd] ago$/))
    await expect(await canvas.findByText(to, { selector: 'code' })).toBeVisible()
  },
})

/** R1: proposals wait, and none of them could be read: nothing is said to be up to date. */
export const PendingUnreadable = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) =>
    server.fail(contract.edits.list, { status: 200, body: { results: [{ uuid: 'a' }, { uuid: 'b' }] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here could be read')).toBeVisible()
    await expect(canvas.getByText('2 entries without an id were left out.')).toBeVisible()
    await expect(canvas.queryByText('All changes are up to date!')).toBeNull()
  },
})

/** One of them could: the others are counted below it. */
export const PendingPartlyUnreadable = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) =>
    server.fail(contract.edits.list, {
      status: 200,
      body: { results: [{ id: 'a', status: 'pending', editor_username: 'hana_k' }, { uuid: 'b' }] },
    }),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pending Edits' }))
    await expect(await card.findByText('hana_k')).toBeVisible()
    await expect(card.getByText('1 entry without an id was left out')).toBeVisible()
  },
})

export const NothingPending = meta.story({
  globals: { level: '2', scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pending edits at the moment')).toBeVisible()
    await expect(canvas.getByText('All changes are up to date!')).toBeVisible()
  },
})

/** None of those that were read waits any more, and others do: nobody is told that all is up to date. */
export const OthersPending = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) =>
    void server.fail(contract.edits.list, { status: 200, body: { count: 40, next: null, results: [] } }),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pending Edits' }))
    await expect(await card.findByText('Other edits are pending')).toBeVisible()
    await expect(card.getByRole('link', { name: 'View All' })).toBeVisible()
    await expect(canvas.queryByText('No pending edits at the moment')).toBeNull()
  },
})

export const One = meta.story({ globals: { level: '2', scenario: 'one' } })
export const Many = meta.story({ globals: { level: '2', scenario: 'many' } })

/** Of each of its texts no more than two lines. */
export const LongTexts = meta.story({
  globals: { level: '2', viewport: { value: 'phone' } },
  beforeEach: ({ server }) => {
    const results = [
      {
        id: 1,
        status: 'pending',
        created_at: '2026-11-20T11:00:00Z',
        manga_title: 'Title'.repeat(60),
        editor_username: 'e'.repeat(150),
        edit_summary: 'Longest'.repeat(200),
        edit_type: 't'.repeat(60),
      },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 1, results } })
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pending Edits' }))
    const row = await card.findByRole('listitem')
    await expect(within(row).getByText('Longest'.repeat(200))).toBeVisible()
    await expect(row.getBoundingClientRect().height).toBeLessThan(320)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** What was written into a proposal is text. */
export const HostileTexts = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    const markup = '<img src=x onerror=alert(1)>'
    const row = { id: 1, status: 'pending', created_at: '2026-11-20T11:00:00Z', edit_type: '__proto__' }
    const results = [
      { ...row, manga_title: `${markup} title`, editor_username: `${markup} name`, edit_summary: markup },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 1, results } })
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pending Edits' }))
    const row = within(await card.findByRole('listitem'))
    await expect(row.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(row.getAllByText(/<img src=x onerror=alert\(1\)> title/)[0]).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})

export const Loading = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    const undo = [server.hang(contract.edits.list), server.hang(contract.edits.dashboard)]
    return () => undo.forEach((release) => release())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading pending edits…')).toBeInTheDocument()
  },
})

const tellFigures = ({ server }: Pick<Context, 'server'>) => {
  const body = { proposed: 11, approved: 7, rejected: 5, pending: 3 }
  server.fail(contract.edits.dashboard, { status: 200, body })
}
const showsFigures = async (canvas: Context['canvas']) => {
  const { children: cards } = await canvas.findByRole('region', { name: 'Figures of the period' })
  // Of each the figure and its name, without what explains it.
  const shown = () => [...cards].map(({ children: all }) => `${all[0]?.textContent} ${all[1]?.textContent}`)
  await waitFor(() => expect(shown()).toEqual(['11 Proposed', '7 Approved', '5 Rejected', '3 Waiting']))
}
/** The figures stay. */
export const PendingFails = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    tellFigures({ server })
    server.fail(contract.edits.list, { status: 500 })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to get pending edits')
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await answered()
    await showsFigures(canvas)
  },
})
/** What it is stands above what the network says of it. */
export const PendingNoAnswer = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => server.failNetwork(contract.edits.list),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pending Edits' }))
    const alert = await card.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to get pending edits')
    await expect(alert).toHaveTextContent('Network error - please check your connection')
  },
})
export const PendingReadAgain = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => server.fail(contract.edits.list, { status: 500, times: 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    const card = canvas.getByRole('region', { name: 'Pending Edits' })
    await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(4))
  },
})

const refreshFails = async ({ canvas, userEvent, server }: Context) => {
  const card = await canvas.findByRole('region', { name: 'Pending Edits' })
  const figures = canvas.getByRole('region', { name: 'Figures of the period' })
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(4))
  await waitFor(() => expect(within(figures).queryByText('Loading')).toBeNull())
  const before = figures.textContent
  // The count in the navigation asks as well when its code comes.
  await canvas.findAllByText(/\d+ pending/)
  server.fail(contract.edits.list, { status: 500 })
  server.fail(contract.edits.dashboard, { status: 500 })
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
  await expect(await within(card).findByRole('alert')).toHaveTextContent('Failed to get pending edits')
  await expect(within(card).getAllByRole('listitem')).toHaveLength(4)
  const said = (await canvas.findByText('Failed to get the figures')).closest<HTMLElement>('[role=alert]')!
  await expect(figures).toHaveTextContent(before)
  await expect(await canvas.findByText('The edits could not be refreshed')).toBeInTheDocument()
  return [said, card].map((part) => within(part).getByRole('button', { name: 'Retry' }))
}
/** What was read stays, and is said to be old. */
export const RefreshFails = meta.story({
  globals: { level: '2' },
  play: async (context) => {
    for (const retry of await refreshFails(context)) await expect(retry).toBeVisible()
  },
})
export const RefreshedAtLast = meta.story({
  globals: { level: '2' },
  play: async (context) => {
    const { canvas, userEvent, server } = context
    const retries = await refreshFails(context)
    server.clearFaults()
    for (const retry of retries) await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const Refreshed = meta.story({
  globals: { level: '2' },
  play: async ({ canvas, userEvent, server }) => {
    const done = 'The dashboard is up to date'
    const figures = await canvas.findByRole('region', { name: 'Figures of the period' })
    await waitFor(() => expect(within(figures).queryByText('Loading')).toBeNull())
    await expect(canvas.queryByText(done)).toBeNull()
    server.fail(contract.edits.dashboard, { status: 500, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText('The figures could not be refreshed')).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }))
    await expect((await canvas.findByText(done)).closest('[role=status]')).toBeInTheDocument()
  },
})

const WithBack = () => {
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <AdminScreen />
    </>
  )
}
/** Back leads to the period before. */
export const PeriodAndBack = meta.story({
  globals: { level: '2' },
  render: () => <WithBack />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'This Month' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'This Month' })).toBeChecked())
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked())
  },
})

/** What others decided while nobody looked is in the figures of who comes back to the tab. */
export const SeenAgain = meta.story({
  globals: { level: '2' },
  play: async ({ canvas, server }) => {
    const rejected = () => Number.parseInt(canvas.getByText('Rejected').closest('div')?.textContent ?? '', 10)
    const waiting = server.db.edits.by('status', 'pending').length
    // The count in the navigation asks as well when its code comes.
    await canvas.findByText(`${waiting} pending`)
    await waitFor(() => expect(rejected()).not.toBeNaN())
    await answered()
    const before = rejected()
    server.reviewAs('kenji_m', PENDING_EDIT.id, 'reject', 'No source')
    await seenAgain(async () => {
      await waitFor(() => expect(rejected()).toBe(before + 1))
      await expect(await canvas.findByText(`${waiting - 1} waiting`)).toBeInTheDocument()
    })
  },
})

export const FiguresOfAPeriod = meta.story({
  globals: { level: '2' },
  beforeEach: tellFigures,
  play: async ({ canvas, userEvent, server }) => {
    await showsFigures(canvas)
    await userEvent.click(canvas.getByRole('radio', { name: 'This Month' }))
    await waitFor(() => expect(server.journal.some(({ query }) => query === '?period=month')).toBe(true))
    await userEvent.click(canvas.getByRole('radio', { name: 'This Week' }))
    await waitFor(() => expect(server.journal.some(({ query }) => query === '?period=week')).toBe(true))
  },
})

/** R1: more proposals than are counted here, of which the server tells no figure. */
export const MoreThanAreCounted = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    server.fail(contract.edits.dashboard, { status: 200, body: { proposed: 11 } })
    const results = Array.from({ length: 5_000 }, (_, id) => ({ id: `e-${id}`, status: 'pending' }))
    server.fail(contract.edits.list, { status: 200, body: { count: 6_000, next: '?offset=5000', results } })
  },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Figures of the period' }))
    await expect(
      await figures.findByText(
        'The server does not tell all of them, and here no more than 5,000 proposals are counted.',
      ),
    ).toBeVisible()
    await expect(figures.getAllByText('not available')).toHaveLength(3)
    await expect(figures.getByText('11')).toBeVisible()
  },
})

/** Nothing can be read: neither what waits nor what the figures are counted from. */
export const FiguresNotAvailable = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    server.fail(contract.edits.dashboard, { status: 500 })
    server.fail(contract.edits.list, { status: 500 })
  },
  play: async ({ canvas, server, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/not available/i)).toHaveLength(4))
    const card = within(canvas.getByRole('region', { name: 'Pending Edits' }))
    await expect(await card.findByRole('alert')).toHaveTextContent('Failed to get pending edits')
    const said = (await canvas.findByText('Failed to get the figures')).closest<HTMLElement>('[role=alert]')!
    server.clearFaults()
    await userEvent.click(within(said).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText(/not available/i)).toBeNull())
    await waitFor(() => expect(canvas.queryByText('Failed to get the figures')).toBeNull())
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const FiguresCountedFromProposals = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => server.fail(contract.edits.dashboard, { status: 200, body: { data: {} } }),
  play: async ({ canvas, userEvent, server }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'This Month' }))
    const month = new Date(server.now()).toISOString().slice(0, 7)
    const proposed = server.db.edits.all().filter(({ created_at }) => created_at?.startsWith(month)).length
    const figures = canvas.getByRole('region', { name: 'Figures of the period' })
    await waitFor(() => expect(within(figures).getByText(String(proposed))).toBeVisible())
    await expect(within(figures).queryByText(/not available/i)).toBeNull()
  },
})

/** Proposals, and of none is told how it stands: what was decided of them is not 0 (R23). */
export const FiguresOfProposalsWithoutAStatus = meta.story({
  globals: { level: '2' },
  beforeEach: ({ server }) => {
    server.fail(contract.edits.dashboard, { status: 200, body: { data: {} } })
    const created_at = new Date(server.now()).toISOString()
    const results = [
      { id: 1, created_at },
      { id: 2, created_at, status: '' },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 2, results } })
  },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('region', { name: 'Figures of the period' })
    const shown = () =>
      [...figures.children].map(({ children: all }) => `${all[1]?.textContent}: ${all[0]?.textContent}`)
    await waitFor(() =>
      expect(shown()).toEqual([
        'Proposed: 2',
        'Approved: not available',
        'Rejected: not available',
        'Waiting: not available',
      ]),
    )
    // They wait all the same: they were asked for by that.
    const card = canvas.getByRole('region', { name: 'Pending Edits' })
    await expect(within(card).getAllByRole('listitem')).toHaveLength(2)
  },
})

export const Phone = meta.story({ globals: { level: '1', viewport: { value: 'phone' } } })
