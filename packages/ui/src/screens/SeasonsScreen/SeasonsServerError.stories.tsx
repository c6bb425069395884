import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { SeasonsScreen } from './SeasonsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Seasons/Server error',
  component: SeasonsScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.seasons.pattern, at: paths.seasons.to() }),
  beforeEach: ({ server }) => server.fail(contract.seasons.create, { status: 500 }),
})

const MAY_BE = 'The season may have been added all the same'
/** What failed on the way may have been done: it is not said that it was not. */
export const ServerError = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await canvas.findByRole('list', { name: 'Seasons' })
    const form = within(canvas.getByRole('form', { name: 'Add a season' }))
    await userEvent.click(form.getByRole('button', { name: 'Add season' }))
    await expect(await form.findByRole('note')).toHaveTextContent(`${MAY_BE}HTTP Error 500`)
    await waitFor(() => expect(screen.getAllByText(MAY_BE)).toHaveLength(2))
    await expect(form.getByRole('textbox', { name: /^Year/ })).toHaveValue('2027')
    await expect(server.db.seasons.by('year', 2027)).toEqual([])
  },
})
