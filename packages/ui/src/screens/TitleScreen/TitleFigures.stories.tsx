import { contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { TitleScreen } from './TitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Title/Figures',
  component: TitleScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({
    path: paths.title.pattern,
    at: paths.title.to({ id: TITLE.public_id, slug: 'untitled' }),
  }),
})

type Context = Parameters<Play>[0]
const region = async ({ canvas }: Context, name: string) => within(await canvas.findByRole('region', { name }))

/** 0 is what stands in a field that nobody has filled in. */
export const NeverCounted = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { chapters: 0, volumes: 0, year: 2015 }),
  play: async (context) => {
    const facts = await region(context, 'Facts')
    await expect(facts.getByText('Year')).toBeVisible()
    await expect(facts.queryByText('Chapters')).toBeNull()
    await expect(facts.queryByText('Volumes')).toBeNull()
  },
})

/** What a chapter says on the narrowest of phones: no less than elsewhere. */
export const ChaptersOnAPhone = meta.story({
  beforeEach: ({ server }) => {
    const chapter = { id: 1, number: 12.5, volume: 3, published_at: '2026-10-04' }
    const title = 'The one in which the cauldron '.repeat(6)
    server.fail(contract.titles.chapters, { status: 200, body: { data: [{ ...chapter, title }] } })
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const [row] = await (await region(context, 'Chapters')).findAllByRole('listitem')
    const name = within(row!).getByText('Chapter 12.5')
    const day = within(row!).getByText('4 Oct 2026')
    await expect(day).toBeVisible()
    await expect(within(row!).getByText('Volume 3')).toBeVisible()
    await expect(day.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().bottom)
    await expect(day.getBoundingClientRect().left).toBe(name.getBoundingClientRect().left)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** Section 3: a title comes with how much it is followed and how it is rated; nobody waits for that again. */
const told = {
  beforeEach: ({ server }: Pick<Context, 'server'>) =>
    void server.db.titles.update(TITLE.id, {
      statistics: { follows: 1204, rating: 8.5, rating_count: null, favorites: null },
    }),
}
export const ToldByTheTitle = meta.story({
  beforeEach: (context) => {
    told.beforeEach(context)
    return context.server.hang(contract.titles.stats)
  },
  play: async (context) => {
    const figures = await region(context, 'Statistics')
    await expect(await figures.findByText('1,204')).toBeVisible()
    await expect(figures.getByText('8.50')).toBeVisible()
    const status = context.canvas.getByText('Loading statistics…')
    await expect(status).toHaveAttribute('role', 'status')
    await expect(status.closest('[aria-busy="true"]')).toBeNull()
    await expect(figures.queryByText('not available')).toBeNull()
  },
})
export const ToldByTheTitleAlone = meta.story({
  beforeEach: (context) => {
    told.beforeEach(context)
    context.server.fail(contract.titles.stats, { status: 500 })
  },
  play: async (context) => {
    const figures = await region(context, 'Statistics')
    await expect(await figures.findByText('not available')).toBeVisible()
    await expect(figures.getByText('1,204')).toBeVisible()
    await expect(figures.getByText('8.50')).toBeVisible()
    await expect(figures.queryByText('Statistics could not be loaded')).toBeNull()
  },
})
export const ToldInOtherNames = meta.story({
  beforeEach: (context) => {
    told.beforeEach(context)
    const body = { data: { average_rating: 8.5, followers: 1204, favorites: 3 } }
    context.server.fail(contract.titles.stats, { status: 200, body })
  },
  play: async (context) => {
    const figures = await region(context, 'Statistics')
    await expect(await figures.findByText('3')).toBeVisible()
    await expect(figures.getByText('1,204')).toBeVisible()
    await expect(figures.getByText('8.50')).toBeVisible()
  },
})

/** On the narrowest of phones nothing of a long figure is cut, and it stands in one line. */
export const MillionsOnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    const statistics = { follows: 1_234_567, rating: 8.5, rating_count: 1_234_567, favorites: 1_234_567 }
    server.db.titles.update(TITLE.id, { statistics })
  },
  play: async (context) => {
    const figures = await region(context, 'Statistics')
    const line = (await figures.findByText('8.50')).clientHeight
    const millions = figures.getAllByText('1,234,567')
    await expect(millions).toHaveLength(2)
    for (const figure of millions) {
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
      await expect(figure.clientHeight).toBe(line)
    }
  },
})

/** Ratings are 1 to 10 (R16): 0 is what a server keeps where there is none. */
export const NobodyHasRated = meta.story({
  beforeEach: ({ server }) => {
    server.db.titles.update(TITLE.id, { statistics: null })
    const body = { data: { rating: '0.00', rating_count: 0, follows: 5, favorites: 0 } }
    server.fail(contract.titles.stats, { status: 200, body })
  },
  play: async (context) => {
    const figures = await region(context, 'Statistics')
    await expect(await figures.findByText('0 ratings')).toBeVisible()
    await expect(figures.getByText('not available')).toBeVisible()
    await expect(figures.queryByText('0.00')).toBeNull()
  },
})
