import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { TitleScreen } from './TitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Title/Printed',
  component: TitleScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({
    path: paths.title.pattern,
    at: paths.title.to({ id: TITLE.public_id, slug: 'untitled' }),
  }),
})

/** On a sheet nobody presses for more: all chapters are there, and how many; afterwards as many as before. */
export const AllChapters = meta.story({
  beforeEach: ({ server }) => void server.db.titles.update(TITLE.id, { chapters: 120 }),
  play: async ({ canvas }) => {
    const chapters = within(await canvas.findByRole('region', { name: 'Chapters' }))
    await chapters.findByText('Chapter 120')
    const rows = () => chapters.getAllByRole('listitem')
    await expect(rows()).toHaveLength(8)
    try {
      window.dispatchEvent(new Event('beforeprint'))
      await waitFor(() => expect(rows()).toHaveLength(120))
      await expect(chapters.getByRole('heading', { name: 'Chapters' }).parentElement).toHaveTextContent('Chapters120')
      await expect(chapters.queryByText('8 of 120')).toBeNull()
    } finally {
      window.dispatchEvent(new Event('afterprint'))
    }
    await waitFor(() => expect(rows()).toHaveLength(8))
    await expect(chapters.getByText('8 of 120')).toBeVisible()
  },
})
