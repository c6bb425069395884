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
