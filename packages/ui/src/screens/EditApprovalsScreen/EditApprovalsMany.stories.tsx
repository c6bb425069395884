import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditApprovalsScreen } from './EditApprovalsScreen.tsx'

const Detail = () => {
  const navigate = useNavigate()
  return (
    <>
      <h1>Detail</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Screens/Edit approvals/Many',
  component: EditApprovalsScreen,
  globals: { level: '2', scenario: 'many' },
  parameters: screenAt({
    path: paths.editApprovals.pattern,
    at: paths.editApprovals.to(),
    routes: [{ path: paths.edit.pattern, element: <Detail /> }],
  }),
})

type Play = NonNullable<(typeof OnlyAFewAreInThePage)['play']>
type Canvas = Parameters<Play>[0]['canvas']

const PATIENT = { timeout: 10_000 }
const listIn = (canvas: Canvas) => canvas.findByRole('list', { name: 'Pending edits' }, PATIENT)
const rows = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('li[aria-posinset]')]
const posOf = (row: HTMLElement | undefined) => Number(row?.getAttribute('aria-posinset'))
const lastOf = (list: HTMLElement) => posOf(rows(list).at(-1))
const inView = (list: HTMLElement) => rows(list).find((row) => row.getBoundingClientRect().top > 80)
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

export const OnlyAFewAreInThePage = meta.story({
  play: async ({ canvas }) => {
    const list = await listIn(canvas)
    await waitFor(() => expect(rows(list).length).toBeGreaterThan(3), PATIENT)
    await expect(rows(list).length).toBeLessThan(30)
    await expect(rows(list)[0]).toHaveAttribute('aria-setsize', '2000')
    await expect(posOf(rows(list)[0])).toBe(1)
    await expect(canvas.getByRole('tab', { name: 'Pending 2,000' })).toBeVisible()
  },
})

export const ScrolledToTheEnd = meta.story({
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBe(2000)
      },
      { timeout: 30_000, interval: 60 },
    )
    await expect(rows(list).length).toBeLessThan(30)
    await expect(canvas.queryByText('Loading more edits…')).toBeNull()
    const pages = server.journal.filter(({ query }) => query.includes('page=') && query.includes('pending'))
    await expect(pages).toHaveLength(19)
  },
})

export const BackFindsThePlaceAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await listIn(canvas)
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBeGreaterThan(250)
      },
      { timeout: 20_000, interval: 60 },
    )
    window.scrollTo(0, 20_000)
    await waitFor(() => expect(posOf(inView(list))).toBeGreaterThan(120), PATIENT)
    const before = inView(list)
    const { top } = before!.getBoundingClientRect()
    await userEvent.click(within(before!).getAllByRole('link')[0]!)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }, PATIENT))
    const again = await listIn(canvas)
    await waitFor(() => expect(posOf(inView(again))).toBe(posOf(before)), PATIENT)
    await expect(Math.abs(inView(again)!.getBoundingClientRect().top - top)).toBeLessThanOrEqual(2)
  },
})

export const CoversOnlyForWhatIsSeen = meta.story({
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    const asked = () => server.journal.filter(({ call }) => call === 'GET /manga/{id}/').length
    await waitFor(() => expect(asked()).toBeGreaterThan(2), PATIENT)
    await expect(asked()).toBeLessThanOrEqual(rows(list).length)
  },
})

/** A search goes through everything, page by page, and says how far it has come. */
export const SearchReadsOn = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await listIn(canvas)
    const release = server.hang(contract.edits.list)
    await userEvent.type(canvas.getByRole('searchbox'), 'themes')
    await expect(await canvas.findByText('Searching… 100 of 2,000', {}, PATIENT)).toBeVisible()
    await expect(canvas.queryByText('No edits found')).toBeNull()
    release()
    const found = server.db.edits
      .by('status', 'pending')
      .filter(({ edit_summary }) => edit_summary?.toLowerCase().includes('themes')).length
    await waitFor(() => expect(canvas.getByText(`${found} edits match`, { selector: 'p:not([role])' })).toBeVisible(), {
      timeout: 30_000,
    })
    await waitFor(() => expect(canvas.queryByText(/^Searching…/)).toBeNull(), { timeout: 30_000 })
  },
})

export const NextPageFails = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const list = await listIn(canvas)
    const undo = server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away' } })
    await waitFor(
      async () => {
        toEnd()
        await expect(canvas.getByRole('alert')).toBeVisible()
      },
      { ...PATIENT, interval: 60 },
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load pending editsThe database is away')
    await expect(lastOf(list)).toBe(100)
    await expect(canvas.getByText('Showing the first 100 proposals')).toBeVisible()
    undo()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBeGreaterThan(100)
      },
      { ...PATIENT, interval: 60 },
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

const HUNDRED = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, status: 'pending', edit_summary: `Edit ${at}` }))

/** R1: a search reads 5,000 proposals at the most, and says so. */
export const SearchStopsAtTheCap = meta.story({
  globals: { scenario: 'happy' },
  beforeEach: ({ server }) =>
    server.fail(contract.edits.list, {
      status: 200,
      body: { count: 7000, next: '/api/v1/edits/proposals/?page=2', results: HUNDRED },
    }),
  play: async ({ canvas, userEvent }) => {
    await listIn(canvas)
    await userEvent.type(canvas.getByRole('searchbox'), 'edit 42')
    await expect(await canvas.findByText('Searched the first 5,000 proposals', {}, { timeout: 30_000 })).toBeVisible()
    await expect(canvas.getByText('1 edit matches', { selector: 'p:not([role])' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(
      async () => {
        toEnd()
        await expect(canvas.getByText('Showing the first 5,000 proposals')).toBeVisible()
      },
      { ...PATIENT, interval: 60 },
    )
  },
})
