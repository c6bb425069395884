import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { SeasonalScreen } from './SeasonalScreen.tsx'

const of = (year: number | string, season: string) =>
  screenAt({ path: paths.seasonChart.pattern, at: paths.seasonChart.to({ year, season }) })
const meta = preview.meta({
  title: 'Screens/Seasonal',
  component: SeasonalScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.seasonal.pattern, at: paths.seasonal.to() }),
})

type Context = Parameters<Play>[0]
const rows = async ({ canvas }: Context, name: string) =>
  within(await canvas.findByRole('list', { name: `Titles of ${name}` })).getAllByRole('listitem')
const asked = ({ server }: Context) =>
  server.journal.filter(({ path }) => path === '/manga/seasonal/').map(({ query }) => query)

/** Without a season in the address: the one we are in. */
export const Current = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect((await rows(context, 'Fall 2026')).length).toBeGreaterThan(2)
    await expect(canvas.getByText('Current')).toBeVisible()
    await expect(asked(context)).toEqual(['?year=2026&season=fall&limit=30&offset=0'])
    const picker = await canvas.findByRole('combobox', { name: 'Season' })
    await expect(
      within(picker)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Fall 2026', 'Summer 2026', 'Spring 2026', 'Winter 2026'])
    await expect(canvas.getByRole('link', { name: 'Summer 2026' })).toHaveAttribute('href', '/seasonal/2026/summer')
    await expect(document.title).toBe('Fall 2026 · Bunko')
  },
})

export const Chosen = meta.story({
  parameters: of(2026, 'spring'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect((await rows(context, 'Spring 2026')).length).toBeGreaterThan(0)
    await expect(canvas.queryByText('Current')).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Winter 2026' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Summer 2026' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Season' }), 'Winter 2026')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Winter 2026' })).toBeVisible()
    await rows(context, 'Winter 2026')
    // Who looks through them chooses the next one from here, and an arrow leads nowhere by itself.
    const picker = canvas.getByRole('combobox', { name: 'Season' })
    await waitFor(() => expect(picker).toHaveFocus())
    await expect(fireEvent.keyDown(picker, { key: 'ArrowDown' })).toBe(false)
    await expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${location.origin}/seasonal/2026/winter`,
    )
  },
})

/** A season nobody has made yet can be told, and leads to one that is there. */
export const NotMade = meta.story({
  parameters: of(2031, 'summer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Summer 2031 has no titles' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Fall 2026' })[0]).toHaveAttribute('href', '/seasonal/2026/fall'),
    )
  },
})

/** Levels 1 and 2 find the way to the chart where its titles are shown. */
const changes: Play = async (context) => {
  const { canvas } = context
  await rows(context, 'Spring 2026')
  await expect(await canvas.findByRole('link', { name: 'Change the chart' })).toHaveAttribute(
    'href',
    '/admin/seasons/2026/spring',
  )
}
export const AdminChanges = meta.story({ globals: { level: '1' }, parameters: of(2026, 'spring'), play: changes })
export const ModeratorChanges = meta.story({ globals: { level: '2' }, parameters: of(2026, 'spring'), play: changes })
export const ModeratorAdds = meta.story({
  globals: { level: '2' },
  parameters: of(2031, 'summer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add Summer 2031' })).toHaveAttribute(
      'href',
      '/admin/seasons?year=2031&season=summer',
    )
    await expect(canvas.queryByRole('link', { name: 'Change the chart' })).toBeNull()
  },
})
const reads: Play = async (context) => {
  await rows(context, 'Spring 2026')
  await expect(await context.canvas.findByRole('link', { name: 'Winter 2026' })).toBeVisible()
  await expect(context.canvas.queryByRole('link', { name: 'Change the chart' })).toBeNull()
}
export const EditorReads = meta.story({ globals: { level: '3' }, parameters: of(2026, 'spring'), play: reads })
export const VisitorReads = meta.story({ parameters: of(2026, 'spring'), play: reads })

export const NoSuchSeason = meta.story({
  parameters: of('20x6', 'monsoon'),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No such season' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'This season' })).toHaveAttribute('href', '/seasonal')
    await answered()
    await expect(asked(context)).toEqual([])
  },
})

export const Loading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.seasons.titles),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Titles of Fall 2026…')).toBeInTheDocument()
  },
})

const titlesFail = ({ server }: Pick<Context, 'server'>) => server.fail(contract.seasons.titles, { status: 500 })
export const Failing = meta.story({
  beforeEach: titlesFail,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fall 2026 could not be loaded')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const FailingThenRetry = meta.story({
  beforeEach: titlesFail,
  play: async (context) => {
    const { canvas, server, userEvent } = context
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await waitFor(async () => expect((await rows(context, 'Fall 2026')).length).toBeGreaterThan(2))
  },
})

const seasonsFail = ({ server }: Pick<Context, 'server'>) => server.fail(contract.seasons.list, { status: 500 })
/** The list of seasons fails alone. */
export const SeasonsFail = meta.story({
  beforeEach: seasonsFail,
  play: async (context) => {
    const { canvas } = context
    await expect((await rows(context, 'Fall 2026')).length).toBeGreaterThan(2)
    await expect(await canvas.findByText(/The other seasons could not be loaded/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
/** However a server words it, the page is no wider than the window. */
export const SeasonsFailAtLength = meta.story({
  beforeEach: ({ server }) => server.fail(contract.seasons.list, { status: 400, body: { detail: 'x'.repeat(500) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The other seasons could not be loaded: x{500}/)).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
export const SeasonsFailThenRetry = meta.story({
  beforeEach: seasonsFail,
  play: async ({ canvas, server, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.clearFaults()
    await userEvent.click(retry)
    await expect(await canvas.findByRole('combobox', { name: 'Season' })).toBeVisible()
  },
})

/** 70 titles: three pages, in the address. */
export const Pages = meta.story({
  parameters: screenAt({
    path: paths.seasonChart.pattern,
    at: `${paths.seasonChart.to({ year: 2026, season: 'fall' })}?page=3`,
  }),
  beforeEach: ({ server }) => {
    const title_ids = server.db.titles
      .all()
      .slice(0, 70)
      .map(({ id }) => id)
    const fall = server.db.seasons.by('year', 2026).find(({ season }) => season === 'fall')
    if (fall) server.db.seasons.update(fall.id, { title_ids })
  },
  play: async (context) => {
    await expect(await rows(context, 'Fall 2026')).toHaveLength(10)
    await expect(context.canvas.getByText('Page 3 of 3')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/seasonal/2026/fall?page=2',
    )
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await rows(context, 'Fall 2026')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
