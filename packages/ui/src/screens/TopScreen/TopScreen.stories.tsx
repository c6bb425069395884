import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { TopScreen } from './TopScreen.tsx'

const at = (query = '') => screenAt({ path: paths.top.pattern, at: `${paths.top.to()}${query}` })
const meta = preview.meta({
  title: 'Screens/Top',
  component: TopScreen,
  globals: { level: 'anonymous' },
  parameters: at(),
})

type Context = Parameters<Play>[0]
const rows = async ({ canvas }: Context, name = 'Top rated titles') =>
  within(await canvas.findByRole('list', { name })).getAllByRole('listitem')
const asked = ({ server }: Context) =>
  server.journal.filter(({ path }) => path === '/manga/top/').map(({ query }) => query)

export const Visitor = meta.story({
  play: async (context) => {
    const { canvas } = context
    const items = await rows(context)
    await expect(items).toHaveLength(25)
    await expect(canvas.getByText('5 mature titles hidden')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Top rated titles')
    const next = canvas.getByRole('link', { name: 'Next' })
    await expect(next).toHaveAttribute('href', '/top?page=2')
    // It ends where the covers end.
    const covers = canvas.getByRole('list', { name: 'Top rated titles' })
    await expect(next.getBoundingClientRect().right).toBeCloseTo(covers.getBoundingClientRect().right, 0)
    await expect(asked(context)).toEqual(['?category=rating&limit=30&offset=0'])
    await expect(document.title).toBe('Top rated titles · Bunko')
  },
})

/** Another category starts on its first page; the address says which. No title stands under a rank of another list. */
export const Category = meta.story({
  parameters: at('?page=2'),
  play: async (context) => {
    const { canvas, userEvent, server } = context
    await expect((await rows(context))[0]).toHaveTextContent(/^Rank 31/)
    const answer = server.hang(contract.titles.top)
    await userEvent.click(canvas.getByRole('radio', { name: 'Popular' }))
    await expect(await canvas.findByText('Loading Popular titles…')).toBeInTheDocument()
    await expect(canvas.queryByRole('list', { name: 'Popular titles' })).toBeNull()
    answer()
    await expect((await rows(context, 'Popular titles'))[0]).toHaveTextContent(/^Rank 1/)
    await expect(asked(context).at(-1)).toBe('?category=popular&limit=30&offset=0')
    await expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${location.origin}/top?category=popular`,
    )
  },
})

/** One word for each, at the switch and in the heading. */
export const Names = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await rows(context)
    const named = { 'Top rated': 'Top rated titles', Popular: 'Popular titles', 'Most loved': 'Most loved titles' }
    await expect(canvas.getAllByRole('radio')).toHaveLength(Object.keys(named).length)
    for (const [name, heading] of Object.entries(named)) {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await expect(await canvas.findByRole('list', { name: heading })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    }
  },
})

export const LastPage = meta.story({
  parameters: at('?category=favorites&page=99'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is no page 99' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/top?category=favorites')
  },
})

/** Answers that are only lists do not tell how many there are: behind a full page there may be another one. */
export const BareLists = meta.story({
  beforeEach: ({ server }) => server.set({ wire: 'bare' }),
  play: async (context) => {
    const { canvas, userEvent, server } = context
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages' }))
    await expect(pages.getByText('Page 1')).toBeVisible()
    const [last] = server.db.titles.all()
    server.fail(contract.titles.top, { status: 200, body: [last] })
    await userEvent.click(pages.getByRole('link', { name: 'Next' }))
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull()
  },
})

/** A full page with its count is the last one. */
export const OneFullPage = meta.story({
  beforeEach: ({ server }) => {
    const results = server.db.titles.all().slice(0, 30)
    server.fail(contract.titles.top, { status: 200, body: { count: 30, next: null, results } })
  },
  play: async (context) => {
    await expect(await rows(context)).not.toHaveLength(0)
    await expect(context.canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
})

/** A server may give fewer titles at once than are asked for: the rest of the page is asked for as well. */
export const ShorterPages = meta.story({
  beforeEach: ({ server }) => {
    const ranked = server.db.titles.all().toSorted((a, b) => (b.statistics?.rating ?? 0) - (a.statistics?.rating ?? 0))
    const next = 'https://api.example/manga/top/?category=rating&limit=20&offset=20'
    const body = { count: ranked.length, next, results: ranked.slice(0, 20) }
    server.fail(contract.titles.top, { status: 200, body, times: 1 })
  },
  play: async (context) => {
    await expect(await rows(context)).toHaveLength(25)
    await expect(context.canvas.getByText('5 mature titles hidden')).toBeVisible()
    await expect(asked(context)).toEqual(['?category=rating&limit=30&offset=0', '?category=rating&limit=20&offset=20'])
  },
})

/** Ranks are those of the whole list, also where some of it is hidden. */
export const MatureHidden = meta.story({
  beforeEach: ({ server }) => {
    const [first] = server.db.titles.all().toSorted((a, b) => (b.statistics?.rating ?? 0) - (a.statistics?.rating ?? 0))
    if (first) server.db.titles.update(first.id, { content_rating: 'erotica' })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect((await rows(context))[0]).toHaveTextContent(/^Rank [2-9]/)
    const button = canvas.getByRole('button', { name: 'Show them' })
    const top = async () => (await canvas.findByRole('list', { name: 'Top rated titles' })).getBoundingClientRect().top
    const before = await top()
    await userEvent.click(button)
    await waitFor(async () => expect(await rows(context)).toHaveLength(30))
    const items = await rows(context)
    await expect(items[0]).toHaveTextContent(/^Rank 1/)
    await expect(items[29]).toHaveTextContent(/^Rank 30/)
    await expect(canvas.getByText(/^\d mature titles shown$/)).toBeVisible()
    await expect(await top()).toBe(before)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleName('Hide them')
    await userEvent.click(button)
    await waitFor(async () => expect((await rows(context))[0]).toHaveTextContent(/^Rank [2-9]/))
    await expect(button).toHaveFocus()
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => server.hang(contract.titles.top),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading Top rated titles…')).toBeInTheDocument(),
})
const held = { release: () => {} }
/** The wall comes where its skeleton stands, also where some of it is hidden. */
export const ArrivesWithoutAJump = meta.story({
  beforeEach: ({ server }) => void (held.release = server.hang(contract.titles.top)),
  play: async ({ canvas }) => {
    const loading = await canvas.findByText('Loading Top rated titles…')
    const { top } = loading.nextElementSibling!.getBoundingClientRect()
    held.release()
    const list = await canvas.findByRole('list', { name: 'Top rated titles' })
    await expect(list.getBoundingClientRect().top).toBe(top)
  },
})

const rankingFails = ({ server }: Pick<Context, 'server'>) => server.fail(contract.titles.top, { status: 503 })
export const Failing = meta.story({
  beforeEach: rankingFails,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The ranking could not be loaded')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const FailingThenRetry = meta.story({
  beforeEach: rankingFails,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(async () => expect(await rows(context)).toHaveLength(25))
  },
})

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
    await expect(canvas.getByText('Titles come here once readers rate them.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search titles' })).toHaveAttribute('href', '/search')
    await userEvent.click(canvas.getByRole('radio', { name: 'Popular' }))
    await expect(await canvas.findByText('Titles come here once readers follow them.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Most loved' }))
    await expect(await canvas.findByText('Titles come here once readers favourite them.')).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await rows(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
