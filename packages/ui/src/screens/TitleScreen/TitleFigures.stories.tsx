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
