import { contract } from '@bunko/api-client'
import { TITLE, TITLE_JAPANESE } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { answerToast } from '../../toasts/story-toast.tsx'
import { FavoritesScreen } from './FavoritesScreen.tsx'
import { fill, isFavorite, removeOf } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Favourites/Failing',
  component: FavoritesScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.favorites.pattern, at: paths.favorites.to() }),
  beforeEach: ({ server }) => fill(server, [TITLE.id, TITLE_JAPANESE.id]),
})

/** It failed on the way: what is read again has the title still, and nobody knew that before. */
export const ServerError = meta.story({
  beforeEach: ({ server }) => server.fail(contract.titles.unfavorite, { status: 500 }),
  play: async ({ canvas, server, userEvent }) => {
    await userEvent.click(await removeOf(canvas, TITLE.primary_title))
    await answerToast(userEvent, 'Removed from your favourites', 'Dismiss')
    const note = await within(canvas.getByRole('main')).findByRole('note')
    await expect(note).toHaveTextContent(`${TITLE.primary_title} may have been removed all the same`)
    await expect(note).toHaveTextContent('Could not be removed from your favourites')
    await expect(await removeOf(canvas, TITLE.primary_title)).toBeVisible()
    await expect(isFavorite(server, TITLE.id)).toBe(true)
  },
})
