import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { HomeScreen } from './HomeScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/', at: '/' }),
})

type Context = Parameters<Play>[0]
const SHELVES = ['Fall 2026', 'Trending', 'Popular', 'Recently added', 'Top rated']
const shelf = async ({ canvas }: Context, name: string) => within(await canvas.findByRole('region', { name }))
/** Goes down shelf by shelf, as a reader would: those below are asked as they come near. */
const goDown = async (context: Context, names = SHELVES) => {
  for (const name of names) {
    const region = await context.canvas.findByRole('region', { name })
    region.scrollIntoView()
    await waitFor(() => expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(0))
  }
}
const asked = ({ server }: Context) => server.journal.map(({ path, query }) => path + query)

export const Visitor = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('region', { name: 'Featured titles' })).toBeVisible()
    await goDown(context)
    await expect(asked(context)).toEqual(
      expect.arrayContaining([
        '/manga/hero-slider/',
        '/manga/seasonal/current-top/?limit=10',
        '/manga/trending?limit=20',
        '/manga/?ordering=-statistics.follows&limit=20',
        '/manga/recent?limit=20',
        '/manga/?ordering=-statistics.rating&limit=20',
      ]),
    )
    const link = (name: string) => canvas.getByRole('link', { name })
    await expect(link('The whole season')).toHaveAttribute('href', '/seasonal/2026/fall')
    await expect(link('All popular titles')).toHaveAttribute('href', '/top?category=popular')
    await expect(link('All recent titles')).toHaveAttribute('href', '/search?ordering=-created_at')
    await expect(link('The whole ranking')).toHaveAttribute('href', '/top')
    await expect(document.title).toBe('Bunko')
    await expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', location.origin + '/')
    await expect(document.head.querySelectorAll('meta[name="description"]').length).toBeLessThan(2)
    window.scrollTo(0, 0)
  },
})

/** What is far below is not asked until somebody goes there. */
export const AsksAsItIsRead = meta.story({
  play: async (context) => {
    await shelf(context, 'Fall 2026')
    await waitFor(() => expect(context.canvas.getAllByRole('listitem').length).toBeGreaterThan(5))
    await answered()
    await expect(asked(context).some((one) => one.includes('statistics.rating'))).toBe(false)
  },
})

export const Moderator = meta.story({
  globals: { level: '2' },
  play: async (context) => {
    const season = await shelf(context, 'Fall 2026')
    await expect((await season.findAllByRole('link', { name: /^Edit / })).length).toBeGreaterThan(0)
  },
})

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No titles yet' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Top rated' })).toBeNull())
    await expect(canvas.queryByRole('region', { name: 'Featured titles' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'All popular titles' })).toBeNull()
  },
})

/** What came is hidden, or could not be read: that is not said to be none. */
export const NoneToShow = meta.story({
  globals: { scenario: 'empty' },
  beforeEach: ({ server }) =>
    void server.fail(contract.titles.list, {
      status: 200,
      body: [{ id: 1, primary_title: 'Hidden', content_rating: 'erotica' }, { primary_title: 'No id' }],
    }),
  play: async ({ canvas, server }) => {
    await waitFor(() => expect(server.journal.some(({ call }) => call === 'GET /manga/')).toBe(true))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Popular' })).toBeNull())
    await expect(canvas.queryByRole('heading', { name: 'No titles yet' })).toBeNull()
  },
})

export const One = meta.story({
  globals: { scenario: 'one' },
  play: async (context) => {
    const trending = await context.canvas.findByRole('region', { name: 'Trending' })
    trending.scrollIntoView()
    await waitFor(() => expect(within(trending).getAllByRole('listitem')).toHaveLength(1))
    await expect(context.canvas.queryByRole('button', { name: /titles of Trending/ })).toBeNull()
    await expect(context.canvas.queryByRole('button', { name: 'Next slide' })).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => {
    server.hang(contract.titles.heroSlider)
    server.hang(contract.seasons.currentTop)
    server.hang(contract.titles.trending)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading featured titles…')).toBeInTheDocument()
    await expect(canvas.getByText('Loading Fall 2026…')).toBeInTheDocument()
  },
})

/** Nothing comes: each part says so, with a way to try again. */
const nothingComes =
  (why: string): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThan(1))
    const [featured, season] = canvas.getAllByRole('alert')
    await expect(featured).toHaveTextContent(`The featured titles could not be loaded${why}`)
    await expect(season).toHaveTextContent(`Fall 2026 could not be loaded${why}`)
    for (const retry of canvas.getAllByRole('button', { name: 'Retry' }).slice(0, 2)) await expect(retry).toBeVisible()
  }
export const EverythingFails = meta.story({
  globals: { scenario: 'serverError' },
  play: nothingComes('HTTP Error 500'),
})
export const NoConnection = meta.story({
  globals: { scenario: 'offline' },
  play: nothingComes('Network error - please check your connection'),
})

const seasonFails = ({ server }: Pick<Context, 'server'>) => server.fail(contract.seasons.currentTop, { status: 500 })
/** One shelf fails: the others stand. */
export const OneShelfFails = meta.story({
  beforeEach: seasonFails,
  play: async (context) => {
    const season = await shelf(context, 'Fall 2026')
    await expect(await season.findByRole('alert')).toHaveTextContent('Fall 2026 could not be loaded')
    await expect(season.getByRole('alert')).toHaveTextContent('HTTP Error 500')
    await expect(season.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await context.canvas.findByRole('region', { name: 'Featured titles' })).toBeVisible()
    await goDown(context, SHELVES.slice(1))
    window.scrollTo(0, 0)
  },
})
/** It can be tried again alone. */
export const OneShelfFailsThenRetry = meta.story({
  beforeEach: seasonFails,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const season = await shelf(context, 'Fall 2026')
    const retry = await season.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(() => expect(season.getAllByRole('listitem').length).toBeGreaterThan(2))
    await expect(season.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Fall 2026' })).toHaveFocus()
  },
})

export const FeaturedFails = meta.story({
  beforeEach: ({ server }) => server.failNetwork(contract.titles.heroSlider),
  play: async (context) => {
    const alert = await context.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The featured titles could not be loaded')
    await expect(alert).toHaveTextContent('Network error - please check your connection')
    await waitFor(async () =>
      expect((await shelf(context, 'Fall 2026')).getAllByRole('listitem').length).toBeGreaterThan(2),
    )
  },
})

/** Rows of Django's pages, and nothing known of a title but its id. */
export const OtherShape = meta.story({
  globals: { scenario: 'shape-page' },
  play: async (context) => {
    await expect(await context.canvas.findByRole('region', { name: 'Featured titles' })).toBeVisible()
    await goDown(context)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await goDown(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    window.scrollTo(0, 0)
  },
})
