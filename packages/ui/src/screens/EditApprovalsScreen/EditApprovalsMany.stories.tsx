import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { settle } from '@bunko/storybook/settle'
import { screenAt } from '@bunko/storybook/screen'
import { useNavigate } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { matchesText } from '../../lib/edit-search.ts'
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

const listIn = (canvas: Canvas) => canvas.findByRole('list', { name: 'Pending edits' })
const rows = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('li[aria-posinset]')]
const posOf = (row: HTMLElement | undefined) => Number(row?.getAttribute('aria-posinset'))
const lastOf = (list: HTMLElement) => posOf(rows(list).at(-1))
const inView = (list: HTMLElement) => rows(list).find((row) => row.getBoundingClientRect().top > 80)
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, status: 'pending', edit_summary: `Edit ${at}` }))
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

export const OnlyAFewAreInThePage = meta.story({
  play: async ({ canvas }) => {
    const list = await listIn(canvas)
    await waitFor(() => expect(rows(list).length).toBeGreaterThan(3))
    await expect(rows(list).length).toBeLessThan(30)
    await expect(rows(list)[0]).toHaveAttribute('aria-setsize', '2000')
    await expect(posOf(rows(list)[0])).toBe(1)
    await expect(canvas.getByRole('tab', { name: 'Pending 2,000' })).toBeVisible()
  },
})

/** Answers that are only lists tell neither how many there are nor what comes next. */
export const BareLists = meta.story({
  beforeEach: ({ server }) => server.set({ wire: 'bare' }),
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    await expect(canvas.getByRole('tab', { name: 'Pending' })).toBeVisible()
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBeGreaterThan(100)
      },
      { interval: 60 },
    )
    await expect(server.journal.some(({ query }) => /status=pending.*page=2/.test(query))).toBe(true)
  },
})

/** The server pays no heed to `limit`: all of it comes at once, and the page stays as light. */
export const ScrolledToTheEnd = meta.story({
  globals: { scenario: 'happy' },
  beforeEach: ({ server }) =>
    server.fail(contract.edits.list, { status: 200, body: { count: 2000, results: rowsOf(2000) } }),
  play: async ({ canvas }) => {
    const list = await listIn(canvas)
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBe(2000)
      },
      { interval: 60 },
    )
    await expect(rows(list).length).toBeLessThan(30)
    await waitFor(() => expect(rows(list).at(-1)?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    await expect(canvas.queryByText('Loading more edits…')).toBeNull()
  },
})

export const PagesComeAsOneScrolls = meta.story({
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    const pages = () =>
      server.journal
        .filter(({ query }) => query.includes('status=pending'))
        .flatMap(({ query }) => /[?&]page=(\d+)/.exec(query)?.[1] ?? [])
    await answered()
    await expect(pages()).toEqual([])
    for (const page of [2, 3])
      await waitFor(
        async () => {
          toEnd()
          await expect(lastOf(list)).toBeGreaterThan(page * 100 - 40)
        },
        { interval: 60 },
      )
    await expect(pages().slice(0, 2)).toEqual(['2', '3'])
    window.scrollTo(0, 0)
    await waitFor(() => expect(posOf(rows(list)[0])).toBe(1))
  },
})

/** As often as one goes there and back. */
export const BackFindsThePlaceAgain = meta.story({
  parameters: WIDE_ONLY,
  play: async ({ canvas, userEvent }) => {
    const list = await listIn(canvas)
    window.scrollTo(0, 6_000)
    await waitFor(() => expect(posOf(inView(list))).toBeGreaterThan(30))
    const place = posOf(inView(list))
    const { top } = inView(list)!.getBoundingClientRect()
    for (let round = 0; round < 2; round++) {
      const row = inView(await listIn(canvas))!
      await userEvent.click(within(row).getAllByRole('link')[0]!)
      const back = await canvas.findByRole('button', { name: 'Back' })
      await expect(window.scrollY).toBe(0)
      await userEvent.click(back)
      const again = await listIn(canvas)
      await waitFor(() => expect(posOf(inView(again))).toBe(place))
      await expect(Math.abs(inView(again)!.getBoundingClientRect().top - top)).toBeLessThanOrEqual(2)
    }
  },
})

export const FocusIsKeptWhileScrolling = meta.story({
  parameters: WIDE_ONLY,
  play: async ({ canvas }) => {
    const list = await listIn(canvas)
    const [first] = within(list).getAllByRole('link')
    first!.focus()
    window.scrollTo(0, 5_000)
    await waitFor(() => expect(posOf(inView(list))).toBeGreaterThan(30))
    await expect(first).toHaveFocus()
    await expect(rows(list).map(posOf).slice(0, 2)).not.toEqual([1, 2])
    window.scrollTo(0, 0)
    await waitFor(() => expect(posOf(inView(list))).toBe(1))
  },
})

export const CoversOnlyForWhatIsSeen = meta.story({
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    const asked = () => server.journal.filter(({ call }) => call === 'GET /manga/{id}/').length
    await waitFor(() => expect(asked()).toBeGreaterThan(2))
    await answered()
    // Before the rows are measured some more may have been drawn; of the 100 that were read most were not.
    await expect(asked()).toBeLessThanOrEqual(rows(list).length * 2)
    await expect(rows(list).length).toBeLessThan(30)
  },
})

/** What `count` gives as soon as everything is answered and it has stayed the same for half a second. */
const countAtRest = async (count: () => number): Promise<number> => {
  const before = count()
  await settle(10_000)
  await new Promise((done) => setTimeout(done, 500))
  return count() === before ? before : countAtRest(count)
}

/** A sheet has all that was read, without asking for a page or a cover more; afterwards the page is as light as before. */
export const PrintedWhole = meta.story({
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    await waitFor(() => expect(rows(list).length).toBeGreaterThan(3))
    await waitFor(() =>
      expect(server.journal.filter(({ call }) => call === 'GET /manga/{id}/').length).toBeGreaterThan(2),
    )
    const asked = await countAtRest(() => server.journal.length)
    const before = rows(list).length
    try {
      window.dispatchEvent(new Event('beforeprint'))
      await waitFor(() => expect(rows(list).map(posOf)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1)))
      await expect(server.journal.length).toBe(asked)
    } finally {
      window.dispatchEvent(new Event('afterprint'))
    }
    await waitFor(() => expect(rows(list)).toHaveLength(before))
  },
})

/** A search goes through everything, page by page, and says how far it has come. */
export const SearchReadsOn = meta.story({
  beforeEach: ({ server }) => {
    for (const { id } of server.db.edits.by('status', 'pending').slice(400)) server.db.edits.remove(id)
  },
  play: async ({ canvas, server, userEvent }) => {
    await listIn(canvas)
    const release = server.hang(contract.edits.list)
    await userEvent.type(canvas.getByRole('searchbox'), 'themes')
    await expect(await canvas.findByText('Searching… 100 of 400')).toBeVisible()
    await expect(canvas.queryByText('No edits found')).toBeNull()
    release()
    const found = server.db.edits
      .by('status', 'pending')
      .filter(({ edit_summary }) => edit_summary?.toLowerCase().includes('themes')).length
    await waitFor(() => expect(canvas.getByText(matchesText(found), { selector: 'p:not([role])' })).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(/^Searching…/)).toBeNull())
  },
})

const nextPageFails: Play = async ({ canvas, server }) => {
  const list = await listIn(canvas)
  server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away' } })
  await waitFor(
    async () => {
      toEnd()
      await expect(canvas.getByRole('alert')).toBeVisible()
    },
    { interval: 60 },
  )
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load pending editsThe database is away')
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  // Whole pages: the one that failed has left nothing.
  await expect(lastOf(list) % 100).toBe(0)
}
export const NextPageFails = meta.story({ play: nextPageFails })
/** Of a read of all of it the first page failed: no later one is read behind the old ones, which would count as fresh. */
export const RefreshFailsWhileSearching = meta.story({
  beforeEach: ({ server }) => {
    for (const { id } of server.db.edits.by('status', 'pending').slice(400)) server.db.edits.remove(id)
  },
  play: async ({ canvas, server, userEvent }) => {
    await listIn(canvas)
    const pages = server.hang(contract.edits.list)
    await userEvent.type(canvas.getByRole('searchbox'), 'themes')
    await expect(await canvas.findByText('Searching… 100 of 400')).toBeVisible()
    // What is told of last is answered first.
    server.fail(contract.edits.list, { status: 500, body: { error: 'The database is away' }, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is away')
    pages()
    await answered()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database is away')
    await expect(canvas.queryByText(/^Searching…/)).toBeNull()
    // What is not read may match as well.
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it')
    await waitFor(() => expect(canvas.queryAllByRole('article')).toEqual([]))
    await expect(canvas.queryByText('No edits found')).toBeNull()
    await expect(canvas.getByText('The rest is not read: what is shown could not be read again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('No edits found')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
/** Colleagues have decided the rest: a page that is gone is not asked for again, the queue is read as it is by now. */
export const NextPageIsGone = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    const list = await listIn(canvas)
    server.fail(contract.edits.list, { status: 404, body: { detail: 'Invalid page.' } })
    await waitFor(
      async () => {
        toEnd()
        await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load pending editsInvalid page.')
      },
      { interval: 60 },
    )
    server.clearFaults()
    for (const { id } of server.db.edits.by('status', 'pending').slice(60)) server.db.edits.remove(id)
    const read = server.hang(contract.edits.list)
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'))
    await expect(retry).toHaveFocus()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    read()
    await waitFor(() => expect(rows(list)[0]).toHaveAttribute('aria-setsize', '60'))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})
export const NextPageFailsThenRetry = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await nextPageFails(context)
    const list = await listIn(canvas)
    const read = lastOf(list)
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBeGreaterThan(read)
      },
      { interval: 60 },
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** R1: a search reads 5,000 proposals at the most, and says so. */
export const SearchStopsAtTheCap = meta.story({
  globals: { scenario: 'happy' },
  beforeEach: ({ server }) => {
    const results = rowsOf(1000)
    // The last one told of is answered first: each page names another one.
    for (let page = 30; page > 1; page--) {
      const body = { count: 7000, next: `/api/v1/edits/proposals/?page=${page}`, results }
      server.fail(contract.edits.list, { status: 200, body, times: 1 })
    }
  },
  play: async ({ canvas, userEvent }) => {
    await listIn(canvas)
    await userEvent.type(canvas.getByRole('searchbox'), 'edit 42')
    await expect(await canvas.findByText('Searched the first 5,000 proposals')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(
      async () => {
        toEnd()
        await expect(canvas.getByText('Showing the first 5,000 proposals')).toBeVisible()
      },
      { interval: 60 },
    )
  },
})
