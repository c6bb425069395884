import { contract } from '@bunko/api-client'
import {
  PENDING_EDIT,
  PENDING_HOSTILE,
  PENDING_JAPANESE,
  PENDING_LONG,
  PENDING_NO_CHANGES,
  PENDING_NULLS,
  PENDING_ODD,
  PENDING_UNKNOWN_LEVEL,
} from '@bunko/mock-server'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditApprovalsScreen } from './EditApprovalsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit approvals/States',
  component: EditApprovalsScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editApprovals.pattern, at: paths.editApprovals.to() }),
})

type Play = NonNullable<(typeof Empty)['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** A machine that runs everything at once is slow. */
const list = (canvas: Canvas) => canvas.findByRole('list', { name: 'Pending edits' })
const alertIn = (canvas: Canvas) => canvas.findByRole('alert')
const rowsOf = async (canvas: Canvas) => within(await list(canvas)).getAllByRole('article')

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.edits.list),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading edits…')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Edit approvals' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Pending', selected: true })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Loading')).toHaveLength(4))
  },
})

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No edits found' })).toBeVisible()
    await expect(canvas.getByText('No edits match the applied filters.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    const tabs = () => canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    await waitFor(() => expect(tabs()).toEqual(['Pending0', 'Approved0', 'Rejected0', 'All0']))
  },
})

export const One = meta.story({
  globals: { scenario: 'one' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(1))
    await expect(canvas.getByText(PENDING_EDIT.summary)).toBeVisible()
  },
})

export const ServerError = meta.story({
  beforeEach: ({ server }) => server.fail(contract.edits.list, { status: 500 }),
  play: async ({ canvas }) => {
    const alert = await alertIn(canvas)
    await expect(alert).toHaveTextContent('Failed to load pending editsHTTP Error 500')
    await waitFor(() => expect(canvas.getAllByText('not available')).toHaveLength(4))
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const ServerErrorThenRetry = meta.story({
  beforeEach: ServerError.input.beforeEach,
  play: async ({ canvas, server, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('not available')).toHaveLength(4))
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect((await rowsOf(canvas)).length).toBeGreaterThan(3)
    await waitFor(() => expect(canvas.queryByText('not available')).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const NetworkError = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.edits.list),
  play: async ({ canvas }) => {
    await expect(await alertIn(canvas)).toHaveTextContent(
      'Failed to load pending editsNetwork error - please check your connection',
    )
  },
})

/** The level in the browser says yes, the server says no. */
export const ForbiddenByTheServer = meta.story({
  globals: { scenario: 'forbidden' },
  play: async ({ canvas, server }) => {
    const alert = await alertIn(canvas)
    const refusal = server.journal.findLast(({ status }) => status === 403)
    await expect(refusal?.call).toBeTruthy()
    await expect(alert).toHaveTextContent(/^Failed to load pending edits(?!HTTP Error).{10,}/)
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const AnswerOfAnotherShape = meta.story({
  beforeEach: ({ server }) => server.fail(contract.edits.list, { status: 200, body: { edits: 'none' } }),
  play: async ({ canvas }) => {
    const alert = await alertIn(canvas)
    await expect(alert).toHaveTextContent('Failed to load pending edits')
    await expect(alert).toHaveTextContent('GET /edits/proposals/: (body)')
  },
})

const EDGES = [PENDING_NULLS, PENDING_HOSTILE, PENDING_LONG, PENDING_ODD, PENDING_NO_CHANGES, PENDING_UNKNOWN_LEVEL]

/** All of them fit in the window: what lies far below it is not drawn. */
export const PartialLongAndHostile = meta.story({
  parameters: WIDE_ONLY,
  globals: { viewport: { value: 'wide' } },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.edits.by('status', 'pending'))
      if (!EDGES.some((edge) => edge.id === id)) server.db.edits.remove(id)
    server.db.edits.update(PENDING_NULLS.id, { created_at: null })
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(EDGES.length))
    const card = (id: number) =>
      within(canvasElement.querySelector<HTMLElement>(`a[href="/admin/edit-approvals/${id}"]`)!.closest('article')!)
    const nulls = card(PENDING_NULLS.id)
    await expect(nulls.getByRole('link', { name: 'Untitled' })).toBeVisible()
    for (const text of ['Edit', 'No summary', 'No changes listed', 'Unknown editor', 'Unknown', 'Unknown date'])
      await expect(nulls.getByText(text)).toBeVisible()
    await expect(card(PENDING_HOSTILE.id).getByText(/<script>alert/)).toHaveTextContent(PENDING_HOSTILE.summary)
    await expect(card(PENDING_HOSTILE.id).getByText('__proto__')).toBeVisible()
    await expect(card(PENDING_NO_CHANGES.id).getByText('No changes listed')).toBeVisible()
    await expect(card(PENDING_UNKNOWN_LEVEL.id).getByText('Unknown')).toBeVisible()
    await expect(card(PENDING_ODD.id).getByText(/^\d+ more$/)).toBeVisible()
    await expect(canvasElement.querySelector('main script, main img[src="x"], main b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** A proposal that does not name its title has the name of the title that is read for its cover. */
export const NamedByItsTitle = meta.story({
  beforeEach: ({ server }) => {
    for (const { id } of server.db.edits.all())
      if (id === PENDING_JAPANESE.id) server.db.edits.update(id, { manga_title: null })
      else server.db.edits.remove(id)
  },
  play: async ({ canvas, server }) => {
    const title = server.db.titles.get(Number(server.db.edits.get(PENDING_JAPANESE.id)?.manga_id))
    const name = String(title?.primary_title)
    const card = within((await rowsOf(canvas))[0] as HTMLElement)
    await expect(await card.findByRole('link', { name })).toBeVisible()
    await expect(card.getByRole('link', { name: `View title: ${name}` })).toBeVisible()
    await expect(card.queryByText('Untitled')).toBeNull()
  },
})

export const Foreign = meta.story({
  beforeEach: ({ server }) => {
    for (const { id } of server.db.edits.all()) if (id !== PENDING_JAPANESE.id) server.db.edits.remove(id)
  },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(1)
    await expect(canvas.getByText(PENDING_JAPANESE.summary)).toHaveAttribute('lang', 'ja')
  },
})

export const RowsWithoutAnId = meta.story({
  beforeEach: ({ server }) =>
    server.fail(contract.edits.list, {
      status: 200,
      body: { count: 3, next: null, results: [{ id: 1, status: 'pending' }, { manga_title: 'x' }, { id: null }] },
    }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(1))
    await expect(canvas.getByText('2 entries without an id were left out')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Untitled' })).toBeVisible()
    for (const text of ['No summary', 'No changes listed', 'Unknown editor', 'Unknown date'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
})

/** Whichever was asked first. */
export const OneFigureIsMissing = meta.story({
  globals: { scenario: 'many' },
  beforeEach: ({ server }) => server.fail(contract.edits.list, { status: 503, body: { detail: 'Busy.' }, times: 1 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('not available')).toHaveLength(1))
    const told = () => canvas.getAllByRole('tab').filter(({ textContent }) => /\d$/.test(textContent))
    await waitFor(() => expect(told()).toHaveLength(3))
  },
})

/** R1: nothing on the first page can be read, and there is another: the list goes on there, and ends in no false word. */
export const FirstPageOfStrangers = meta.story({
  beforeEach: ({ server }) => {
    const strangers = Array.from({ length: 20 }, () => ({ manga_title: 'x' }))
    // What is told of last is answered first; the tabs' counts ask as well.
    const results = [{ id: 7, status: 'pending', edit_summary: 'The year' }]
    server.fail(contract.edits.list, { status: 200, body: { count: 21, next: null, results } })
    const next = '/api/v1/edits/proposals/?page=2'
    server.fail(contract.edits.list, { status: 200, body: { count: 21, next, results: strangers }, times: 4 })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The year')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.queryByText('No edits found')).toBeNull()
  },
})
