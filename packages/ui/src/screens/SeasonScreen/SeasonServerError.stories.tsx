import { contract } from '@bunko/api-client'
import { TITLE, TITLE_JAPANESE, TITLE_KOREAN } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { SeasonScreen } from './SeasonScreen.tsx'

const FALL = 1
const meta = preview.meta({
  title: 'Screens/Season/Server error',
  component: SeasonScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.season.pattern, at: paths.season.to({ year: '2026', season: 'fall' }) }),
  beforeEach: ({ server }) => {
    server.db.seasons.update(FALL, { title_ids: [TITLE.id, TITLE_KOREAN.id, TITLE_JAPANESE.id] })
    server.fail(contract.seasons.update, { status: 500 })
  },
})

const MAY_BE = 'The chart may have been saved all the same'
/** What failed on the way may have been done; what was changed stays, to be saved again. */
export const ServerError = meta.story({
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${TITLE.primary_title}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save chart' }))
    const panel = within(canvas.getByRole('region', { name: 'Save the chart' }))
    await expect(await panel.findByRole('note')).toHaveTextContent(`${MAY_BE}HTTP Error 500`)
    await waitFor(() => expect(screen.getAllByText(MAY_BE)).toHaveLength(2))
    const rows = within(canvas.getByRole('list', { name: 'Titles of Fall 2026' }))
    await expect(rows.getAllByRole('listitem')).toHaveLength(2)
    await expect(server.db.seasons.get(FALL)?.title_ids).toHaveLength(3)
  },
})
