import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { text, write } from '../../parts/HouseForm/story-steps.tsx'
import { paths } from '../../paths.ts'
import { CREATE_PUBLISHER } from './create-link.ts'
import { PublishersScreen } from './PublishersScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Publishers/Create/Server error',
  component: PublishersScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.createPublisher.pattern, at: CREATE_PUBLISHER }),
  beforeEach: ({ server }) => server.fail(contract.publishers.create, { status: 500 }),
})

/** It may be there all the same: the list shows it, by its name. */
export const ServerError = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await write(context, 'Name', 'Nova Casa')
    await userEvent.click(canvas.getByRole('button', { name: 'Create publisher' }))
    const note = within(await within(canvas.getByRole('main')).findByRole('note'))
    await expect(note.getByText('Failed to save publisher')).toBeVisible()
    await expect(canvas.getByText(/^The publisher may have been created all the same/)).toBeVisible()
    const link = canvas.getByRole('link', { name: /^Look for the name/ })
    await expect(link).toHaveAttribute('href', '/admin/create-publisher?q=Nova+Casa')
    await expect(await text(canvas, 'Name')).toHaveValue('Nova Casa')
  },
})
