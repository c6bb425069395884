import { contract } from '@bunko/api-client'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'

const at = (query = '') => screenAt({ path: paths.analytics.pattern, at: `${paths.analytics.to()}${query}` })

const meta = preview.meta({
  title: 'Screens/Analytics/States',
  component: AnalyticsScreen,
  globals: { level: '1' },
  parameters: at(),
})

type Canvas = Parameters<Play>[0]['canvas']
const region = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, { timeout: 60_000 }))
const figure = async (canvas: Canvas, label: string) =>
  (await region(canvas, 'Summary')).getByText(label).closest('div')?.firstElementChild?.textContent

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.edits.list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading analytics…')).toBeInTheDocument()
    await expect(canvas.getByText('Reading proposals… 0')).toBeVisible()
    await expect(canvas.getByText('Edit proposals: what waits, and how it was decided.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '30 days' })).toBeEnabled()
  },
})

const edits = { release: () => {} }
/** What is told of the figures takes more room than what was told before them. */
export const NoJump = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ server }) => void (edits.release = server.hang(contract.edits.list)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading analytics…')
    const top = () => canvas.getByRole('radio', { name: '30 days' }).getBoundingClientRect().top
    const before = top()
    edits.release()
    await region(canvas, 'Summary')
    await expect(top()).toBeCloseTo(before, 0)
  },
})

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No proposals yet' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy as text' })).toBeNull()
  },
})

/** One proposal that waits, no decision: charts without values say so. */
export const One = meta.story({
  globals: { scenario: 'one' },
  parameters: at('?period=all'),
  play: async ({ canvas }) => {
    await expect(await figure(canvas, 'Waiting now')).toBe('1')
    await expect(await figure(canvas, 'Median wait')).toBe('not available')
    await expect((await region(canvas, 'Decisions over time')).getByText('No decisions in this period')).toBeVisible()
  },
})

/** Answers that are only lists tell neither how many there are nor what comes next: all of them are read. */
export const BareLists = meta.story({
  globals: { scenario: 'many' },
  beforeEach: ({ server }) => server.set({ wire: 'bare' }),
  play: async ({ canvas, server }) => {
    const all = server.db.edits.all().length
    await expect(all).toBeGreaterThan(100)
    await region(canvas, 'Summary')
    await expect(canvas.getByText(new RegExp(`From ${all.toLocaleString('en')} proposals`))).toBeVisible()
    await expect(canvas.queryByText('These figures are not complete')).toBeNull()
  },
})

/** The last page of only lists is a full one, and the page behind it is refused: that is the end. */
export const BareListsEndFull = meta.story({
  globals: { scenario: 'many' },
  beforeEach: ({ server }) => {
    server.set({ wire: 'bare' })
    for (const { id } of server.db.edits.all().slice(200)) server.db.edits.remove(id)
  },
  play: async ({ canvas, server }) => {
    await region(canvas, 'Summary')
    await expect(canvas.getByText(/From 200 proposals/)).toBeVisible()
    await expect(canvas.queryByText('These figures are not complete')).toBeNull()
    await expect(server.journal.some(({ query }) => /page=3/.test(query))).toBe(true)
  },
})

const nothingAnswers: Play = async ({ server }) => {
  server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away' } })
  server.fail(contract.edits.systemStats, { status: 502 })
}
const failed = async (canvas: Canvas) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load analyticsThe database is away')
  const before = await region(canvas, 'Server statistics')
  const waiting = () => within(before.getByRole('row', { name: /^Waiting now/ }))
  await waitFor(() => expect(waiting().getAllByText('not available')).toHaveLength(2))
  return { before, waiting }
}
export const Failed = meta.story({
  beforeEach: nothingAnswers,
  play: async ({ canvas }) => {
    const { before } = await failed(canvas)
    await expect(before.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(before.getByText(/Some of them could not be loaded: HTTP Error 502$/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
  },
})
export const FailsAndRetries = meta.story({
  beforeEach: nothingAnswers,
  play: async ({ canvas, server, userEvent }) => {
    const { before, waiting } = await failed(canvas)
    server.clearFaults()
    await userEvent.click(before.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(waiting().getAllByText('not available')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await figure(canvas, 'Proposed')).toMatch(/^\d+$/)
    const after = await region(canvas, 'Server statistics')
    await waitFor(() => expect(after.queryByText('not available')).toBeNull())
  },
})

const secondPageFails: Play = async ({ server }) => {
  server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away' } })
  // The last one asked for comes first: once for the count in the navigation and once for here, or twice for here.
  const results = [{ id: 1, status: 'pending', created_at: '2026-11-20T11:00:00Z' }]
  const body = { count: 60, next: '/api/v1/edits/proposals/?limit=100', results }
  server.fail(contract.edits.list, { status: 200, body, times: 2 })
}
/** The second page fails: what was read is shown as a part, and no 0 is claimed. */
export const OnlyAPart = meta.story({
  beforeEach: secondPageFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These figures are not complete')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(
      await canvas.findByText(/Only [12] of 60 proposals could be read\. The database is away/),
    ).toBeVisible()
    await expect(await figure(canvas, 'Proposed')).toBe('1')
    await expect(await figure(canvas, 'Approved')).toBe('not available')
    await expect(await figure(canvas, 'Rejected')).toBe('not available')
    await expect(
      (await region(canvas, 'Queue size over time')).getByText(
        'Not available: it takes all proposals, with their dates',
      ),
    ).toBeVisible()
    for (const name of ['Decisions over time', 'Decisions by reviewer', 'Most edited titles']) {
      const chart = await region(canvas, name)
      await expect(chart.getByText('Not available: not all proposals were read')).toBeVisible()
    }
    await expect(canvas.queryByText('No decisions in this period')).toBeNull()
  },
})
/** All that could be read is decided: nothing is said of what waits, and the server's own count stands alone. */
export const OnlyDecidedOnes = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away' } })
    const reviewed_at = '2026-11-20T11:30:00Z'
    const results = [{ id: 1, status: 'approved', created_at: '2026-11-20T11:00:00Z', reviewed_at }]
    const body = { count: 60, next: '/api/v1/edits/proposals/?limit=100', results }
    server.fail(contract.edits.list, { status: 200, body, times: 2 })
  },
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('These figures are not complete')).toBeVisible()
    const waiting = String(server.db.edits.by('status', 'pending').length)
    await waitFor(async () => expect(await figure(canvas, 'Waiting now')).toBe(waiting))
    const ages = await region(canvas, 'Age of what waits now')
    await expect(ages.getByText('Not available: not all proposals were read')).toBeVisible()
    await expect(canvas.queryByText('Nothing waits')).toBeNull()
    await expect(canvas.queryByText(/^oldest/)).toBeNull()
  },
})
/** What the server alone can tell stands in the report as it does above it. */
export const ReportOfAPart = meta.story({
  beforeEach: (context) => {
    void secondPageFails(context)
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    return () => write.mockRestore()
  },
  play: async ({ canvas, server, userEvent }) => {
    const waiting = String(server.db.edits.by('status', 'pending').length)
    await waitFor(async () => expect(await figure(canvas, 'Waiting now')).toBe(waiting))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }))
    const text = await canvas.findByRole('textbox', { name: 'The clipboard is out of reach: copy from here' })
    await expect((text as HTMLTextAreaElement).value).toContain(`\nWaiting now\t${waiting}\n`)
  },
})
export const RestReadAfterAll = meta.story({
  beforeEach: secondPageFails,
  play: async ({ canvas, server, userEvent }) => {
    await expect(await canvas.findByText('These figures are not complete')).toBeVisible()
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText('These figures are not complete')).toBeNull())
    await expect(await figure(canvas, 'Approved')).toMatch(/^\d+$/)
  },
})

/** Decided, but nobody says when: not available, never 0 (R23). Names as a server may send them. */
export const WithoutDates = meta.story({
  beforeEach: ({ server }) => {
    const row = { status: 'approved', edit_type: null, reviewed_at: '0001-01-01T00:00:00Z', manga_id: 7 }
    const results = [
      { ...row, id: 1, reviewer_username: '<b>x</b> \u202Egnirts' },
      { ...row, id: 2 },
      { ...row, id: 3, created_at: '2099-01-01T00:00:00Z' },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 3, results } })
  },
  parameters: at('?period=7'),
  play: async ({ canvas }) => {
    for (const label of ['Proposed', 'Approved', 'Median wait'])
      await expect(await figure(canvas, label)).toBe('not available')
    await expect(await figure(canvas, 'Rejected')).toBe('0')
    const row = (await region(canvas, 'Server statistics')).getByRole('row', { name: /^Approved this month/ })
    await expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('not available')
    await expect(
      canvas.getByText('3 decisions have no usable date and are left out of what is told by date.'),
    ).toBeVisible()
    for (const name of ['Decisions over time', 'Median wait over time', 'Decisions by reviewer', 'Decisions by type'])
      await expect((await region(canvas, name)).getByText('Not available: no decision has a date')).toBeVisible()
    const titles = await region(canvas, 'Most edited titles')
    await expect(titles.getByText('Not available: no proposal has a date')).toBeVisible()
    await expect(canvas.queryByText('No decisions in this period')).toBeNull()
  },
})
/** What waits does not say since when, and what was proposed in the period not for which title. */
export const WaitingWithoutDates = meta.story({
  beforeEach: ({ server }) => {
    const results = [
      { id: 1, status: 'pending', manga_id: 7 },
      { id: 2, status: 'rejected', created_at: '2026-11-19T08:00:00Z', reviewed_at: '2026-11-19T10:00:00Z' },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 2, results } })
  },
  parameters: at('?period=7'),
  play: async ({ canvas }) => {
    await expect(await figure(canvas, 'Waiting now')).toBe('1')
    const ages = await region(canvas, 'Age of what waits now')
    await expect(ages.getAllByText('Age not available')[0]).toBeVisible()
    const titles = await region(canvas, 'Most edited titles')
    await expect(titles.getByText('Not available: no proposal names its title')).toBeVisible()
    for (const text of ['Nothing waits', 'No proposals for a title in this period'])
      await expect(canvas.queryByText(text)).toBeNull()
  },
})

/** No proposal says how it stands (R1): nothing is known of decisions, nor of what waits, and nowhere is that a 0. */
export const WithoutAStatus = meta.story({
  beforeEach: ({ server }) => {
    const row = { edit_type: 'description', created_at: '2026-11-19T08:00:00Z', manga_id: 7 }
    const results = [
      { ...row, id: 1, status: null },
      { ...row, id: 2 },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 2, results } })
  },
  parameters: at('?period=7'),
  play: async ({ canvas }) => {
    for (const label of ['Approved', 'Rejected']) await expect(await figure(canvas, label)).toBe('not available')
    await expect(canvas.getAllByText('Not available: no proposal says how it stands').length).toBeGreaterThan(4)
    for (const text of ['Nothing waits', 'No decisions in this period'])
      await expect(canvas.queryByText(text)).toBeNull()
  },
})

/** Names of people and titles keep to their columns. */
export const LongNames = meta.story({
  beforeEach: ({ server }) => {
    const created_at = '2026-11-19T08:00:00Z'
    const row = { status: 'approved', created_at, reviewed_at: '2026-11-19T10:00:00Z', manga_id: 7 }
    const long = {
      editor_username: 'e'.repeat(150),
      reviewer_username: 'r'.repeat(150),
      manga_title: '長い題名'.repeat(40),
    }
    server.fail(contract.edits.list, { status: 200, body: { count: 1, results: [{ ...row, ...long, id: 1 }] } })
  },
  globals: { viewport: { value: 'phone' } },
  parameters: at('?period=7&by=reviewer'),
  play: async ({ canvas }) => {
    await expect((await region(canvas, 'Most edited titles')).getByText('長い題名'.repeat(40))).toBeVisible()
    await expect(canvas.getAllByText('r'.repeat(150)).length).toBeGreaterThan(0)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** A decision whose proposal has no date: it has no known wait, which is not to say that there was none. */
export const WithoutWaits = meta.story({
  beforeEach: ({ server }) => {
    const results = [
      { id: 1, status: 'approved', reviewed_at: '2026-11-20T10:00:00Z' },
      { id: 2, status: 'approved', created_at: '2026-11-19T08:00:00Z', reviewed_at: '2026-11-19T10:00:00Z' },
    ]
    server.fail(contract.edits.list, { status: 200, body: { count: 2, results } })
  },
  parameters: at('?period=7'),
  play: async ({ canvas }) => {
    const waits = await canvas.findByRole('slider', { name: 'Median wait over time: values' })
    await expect(waits).toHaveAttribute('aria-valuetext', 'Fri, 20 Nov 2026: no known wait')
  },
})

/** Nothing is asked for. */
export const ModeratorMayNot = meta.story({
  globals: { level: '2' },
  play: async ({ canvas, server }) => {
    await expect(await screen.findByText('Only Admins can access analytics.')).toBeVisible()
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    await expect(
      server.journal.filter(({ call, query }) => call === 'GET /edits/proposals/' && query === '?limit=100'),
    ).toEqual([])
  },
})

/** Leaving ends the reading. */
export const LeftInTheMiddle = meta.story({
  parameters: WIDE_ONLY,
  globals: { scenario: 'many' },
  play: async ({ canvas, server, userEvent }) => {
    const asked = () =>
      server.journal.filter(({ call, query }) => call === 'GET /edits/proposals/' && !query.includes('status=')).length
    await expect(await canvas.findByText(/^Reading proposals… [\d,]+ of 2,003$/)).toBeVisible()
    const release = server.hang(contract.edits.list)
    await userEvent.click(within(canvas.getByRole('complementary')).getByRole('link', { name: 'Dashboard' }))
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    const before = asked()
    release()
    await expect(before).toBeLessThan(20)
    // Time enough for the calls that would come next; the one that was held counts when it is answered.
    const released = performance.now()
    await waitFor(() => expect(performance.now() - released).toBeGreaterThan(1_000))
    await expect(asked()).toBeLessThanOrEqual(before + 1)
  },
})
