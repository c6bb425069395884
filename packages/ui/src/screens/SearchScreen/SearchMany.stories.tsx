import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import type { Play } from '@bunko/storybook/screen'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { onPaper } from '../../lib/story-print.ts'
import { asked, at, later, listIn, MINUTE, WithAddress, type Context } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Search/Many',
  component: WithAddress,
  globals: { level: 'anonymous' },
  parameters: at(),
  afterEach: () => window.scrollTo(0, 0),
})

const items = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[aria-posinset]')]
const posOf = (item: HTMLElement | undefined) => Number(item?.getAttribute('aria-posinset'))
const lastOf = (list: HTMLElement) => posOf(items(list).at(-1))
const inView = (list: HTMLElement) => items(list).find((item) => item.getBoundingClientRect().top > 80)
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
const MANY = Array.from({ length: 5_000 }, (_, index) => ({
  id: index + 1,
  primary_title: `Title ${index + 1}`,
  type: 'manga',
  year: 2000 + (index % 20),
}))

/** R1: told at the end, also where nothing else is found. */
const leavesOut = (...results: object[]) => ({
  beforeEach: ({ server }: Pick<Context, 'server'>) =>
    void server.fail(contract.search.advanced, { status: 200, body: { count: results.length, results } }),
  play: async ({ canvas }: Parameters<Play>[0]) =>
    expect(await canvas.findByText('1 entry without an id was left out')).toBeVisible(),
})
export const RowsWithoutAnId = meta.story(leavesOut({ id: 1, primary_title: 'One' }, { primary_title: 'Another' }))
export const NoneHasAnId = meta.story(leavesOut({ primary_title: 'Another' }))

const FEW = MANY.slice(0, 3)
/** The server counts more than it gives, whatever place it is asked for: a word says so (R1). */
export const CutShort = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.search.advanced, { status: 200, body: { count: 1_234, results: FEW } }),
  play: async ({ canvas, server }) => {
    await expect(await canvas.findByText('Only the first 3 titles are shown.')).toBeVisible()
    await expect(canvas.getAllByText('1,234 titles')[0]).toBeVisible()
    // Its pages have a size of their own: they may be known by number alone.
    await waitFor(() => expect(asked(server).at(-1)).toMatch(/page=2/))
  },
})

/** 5,000 titles: a few of them are in the page. */
export const FiveThousand = meta.story({
  beforeEach: ({ server }) =>
    void server.fail(contract.search.advanced, { status: 200, body: { count: MANY.length, results: MANY } }),
  play: async ({ canvas }) => {
    const list = await listIn(canvas)
    await expect(canvas.getAllByText('5,000 titles')[0]).toBeVisible()
    await expect(items(list)[0]).toHaveAttribute('aria-setsize', '5000')
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBe(5_000)
      },
      { interval: 60 },
    )
    await expect(items(list).length).toBeLessThan(80)
    window.scrollTo(0, 0)
    await waitFor(() => expect(posOf(items(list)[0])).toBe(1))
  },
})

export const PagesComeAsOneScrolls = meta.story({
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    await waitFor(
      async () => {
        toEnd()
        await expect(asked(server).some((query) => query.includes('offset=60'))).toBe(true)
      },
      { interval: 60 },
    )
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBeGreaterThan(80)
      },
      { interval: 60 },
    )
    await waitFor(() => expect(canvas.queryByText('Loading more titles…')).toBeNull())
  },
})

/** Answers that are only lists tell neither how many there are nor what comes next. */
export const BareLists = meta.story({
  parameters: at('?ordering=primary_title'),
  beforeEach: ({ server }) => server.set({ wire: 'bare' }),
  play: async ({ canvas, server }) => {
    const list = await listIn(canvas)
    await expect(canvas.getAllByText(/^The first 60 titles/)[0]).toBeVisible()
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBeGreaterThan(60)
      },
      { interval: 60 },
    )
    await expect(new URLSearchParams(asked(server)[1]).get('ordering')).toBe('primary_title')
    await waitFor(() => expect(canvas.queryByText('Loading more titles…')).toBeNull())
  },
})

/** Back from a title, the list stands where it was left, and is not asked for again. */
export const BackFindsThePlaceAgain = meta.story({
  parameters: at('?view=list'),
  play: async ({ canvas, server, userEvent }) => {
    const list = await listIn(canvas)
    await waitFor(
      async () => {
        window.scrollTo(0, 5_000)
        await expect(posOf(inView(list))).toBeGreaterThan(25)
      },
      { interval: 60 },
    )
    await waitFor(() => expect(canvas.queryByText('Loading more titles…')).toBeNull())
    await expect(asked(server)).toHaveLength(2)
    const place = posOf(inView(list))
    const { top } = inView(list)!.getBoundingClientRect()
    await userEvent.click(within(inView(list)!).getByRole('link'))
    const back = await canvas.findByRole('button', { name: 'Back' })
    await later(MINUTE, async () => {
      await userEvent.click(back)
      const again = await listIn(canvas)
      await waitFor(() => expect(posOf(inView(again))).toBe(place))
      await expect(Math.abs(inView(again)!.getBoundingClientRect().top - top)).toBeLessThanOrEqual(2)
      await answered()
      await expect(asked(server)).toHaveLength(2)
    })
  },
})

const firstIsHeld = ({ server }: Context) => void server.hang(contract.search.advanced, { times: 1 })
/** A page that a reload has put back where it was stays there when the titles come; another order begins at the top. */
export const StaysWhereItIs = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: firstIsHeld,
  play: async ({ canvas, server }) => {
    await held(server)
    window.scrollTo(0, 900)
    await expect(window.scrollY).toBe(900)
    server.clearFaults()
    await expect(posOf(inView(await listIn(canvas)))).toBeGreaterThan(2)
    await expect(window.scrollY).toBeGreaterThan(800)
    // A user's choice would put the focus there, which scrolls as well.
    await fireEvent.change(canvas.getByRole('combobox', { name: 'Order' }), { target: { value: '-year' } })
    await waitFor(() => expect(window.scrollY).toBe(0))
    await expect(posOf(inView(await listIn(canvas)))).toBe(1)
  },
})

/** The first page is held until the next one, which may be asked for as soon as that is drawn, is to fail. */
const nextPageFails: Play = async ({ canvas, server }) => {
  await held(server)
  server.clearFaults()
  server.fail(contract.search.advanced, { status: 500, body: { error: 'The database is away' } })
  await waitFor(
    async () => {
      toEnd()
      await expect(canvas.getByRole('alert')).toBeVisible()
    },
    { interval: 60 },
  )
  await expect(canvas.getByRole('alert')).toHaveTextContent('Search failedThe database is away')
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  await listIn(canvas)
}
export const NextPageFails = meta.story({ beforeEach: firstIsHeld, play: nextPageFails })
export const NextPageFailsThenRetry = meta.story({
  beforeEach: firstIsHeld,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await nextPageFails(context)
    const list = await listIn(canvas)
    server.clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(
      async () => {
        toEnd()
        await expect(lastOf(list)).toBeGreaterThan(60)
      },
      { interval: 60 },
    )
  },
})

/** Titles have gone meanwhile, and the last page with them: all is read again, and the failure stays in its place. */
export const NextPageIsGone = meta.story({
  beforeEach: firstIsHeld,
  play: async ({ canvas, server, userEvent }) => {
    await held(server)
    server.clearFaults()
    server.fail(contract.search.advanced, { status: 404, body: { detail: 'Invalid page.' } })
    await waitFor(
      async () => {
        toEnd()
        await expect(canvas.getByRole('alert')).toHaveTextContent('Search failedInvalid page.')
      },
      { interval: 60 },
    )
    server.clearFaults()
    const before = asked(server).length
    const read = server.hang(contract.search.advanced, { times: 1 })
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await held(server)
    await expect(retry).toHaveFocus()
    await expect(canvas.queryByText('Loading more titles…')).toBeNull()
    read()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(asked(server)[before]).not.toContain('offset')
  },
})

const LONG_NAME = 'A Name without an End '.repeat(20).trim()
const firstPage = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  primary_title: index === 0 ? LONG_NAME : `Title ${index + 1}`,
  title: { en: `Another ${LONG_NAME}` },
  genre_names: ['Genre '.repeat(40).trim()],
  content_rating: index < 48 ? 'safe' : 'erotica',
}))
const isCut = (one: Element) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1

/** A sheet says how many of them it has, and cuts no name off. */
const printed: Play = async ({ canvas }) => {
  const list = await listIn(canvas)
  const [found] = await canvas.findAllByText('120 titles, 12 mature titles hidden')
  const texts = () => [...list.querySelectorAll('h3, p')]
  await expect(texts().some(isCut)).toBe(true)
  await expect(found).toHaveTextContent(/^(48 of )?120 titles/)
  await expect(within(found!).getByText('48 of')).not.toBeVisible()
  await onPaper(async () => {
    await waitFor(() => expect(items(list)).toHaveLength(48))
    await expect(within(found!).getByText('48 of')).toBeVisible()
    await expect(texts().filter(isCut)).toEqual([])
  })
}
const onePageOfTwo = ({ server }: Pick<Context, 'server'>) => {
  const page = { count: 120, next: 'https://bunko.test/api/v1/search/advanced/?offset=60', results: firstPage }
  server.fail(contract.search.advanced, { status: 500, body: {} })
  server.fail(contract.search.advanced, { status: 200, body: page, times: 1 })
}
export const PrintedList = meta.story({ beforeEach: onePageOfTwo, parameters: at('?view=list'), play: printed })
export const PrintedGrid = meta.story({ beforeEach: onePageOfTwo, play: printed })
