import { demoAccount } from '@bunko/mock-server'
import { TITLE, TITLE_JAPANESE } from '@bunko/mock-server/named'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { FavoritesScreen } from '../screens/FavoritesScreen/FavoritesScreen.tsx'
import { answer, press, type Context } from './keyboard-steps.tsx'

const READER = demoAccount(5)
const stored = ({ server }: Context) => server.db.favorites.by('user_id', READER.id).map(({ title_id }) => title_id)
/** The last one was marked last and stands first. */
const fill = ({ db }: Context['server'], ids: readonly number[]) => {
  for (const { id } of db.favorites.by('user_id', READER.id)) db.favorites.remove(id)
  for (const title_id of ids) db.favorites.put({ id: db.favorites.nextId(), user_id: READER.id, title_id })
}

/** A reader's favourites, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Favourites',
  component: FavoritesScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.favorites.pattern, at: paths.favorites.to() }),
  beforeEach: ({ server }) => fill(server, [TITLE.id, TITLE_JAPANESE.id]),
})

const removeOf = (name: string) => `Remove ${name} from your favourites`
const names = ({ canvas }: Context) =>
  within(canvas.getByRole('list', { name: 'Favourites' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

export const RemovesAndUndoes = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await press(context, 'button', removeOf(TITLE_JAPANESE.primary_title))
    await waitFor(() => expect(names(context)).toEqual([TITLE.primary_title]))
    await expect(canvas.getByRole('button', { name: removeOf(TITLE.primary_title) })).toHaveFocus()
    await answer('Removed from your favourites', 'Undo')
    await waitFor(() => expect(names(context)).toEqual([TITLE_JAPANESE.primary_title, TITLE.primary_title]))
    await waitFor(() => expect(canvas.getByRole('button', { name: removeOf(TITLE.primary_title) })).toHaveFocus())
    await waitFor(() => expect(screen.queryByText('Removed from your favourites')).toBeNull())
    await answered()
    await expect(stored(context)).toEqual([TITLE.id, TITLE_JAPANESE.id])
    await expect(server.journal.some(({ method }) => method === 'DELETE')).toBe(false)
  },
})

export const RemovesForGood = meta.story({
  parameters: { lingers: true },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'button', removeOf(TITLE.primary_title))
    await waitFor(() => expect(names(context)).toEqual([TITLE_JAPANESE.primary_title]))
    await answer('Removed from your favourites', 'Dismiss')
    await waitFor(() => expect(stored(context)).toEqual([TITLE_JAPANESE.id]))
    await press(context, 'button', removeOf(TITLE_JAPANESE.primary_title))
    await expect(await canvas.findByRole('heading', { name: 'No favourites yet' })).toBeVisible()
    await press(context, 'link', 'My lists')
    await waitFor(() => expect(stored(context)).toEqual([]))
  },
})

export const ShowsMore = meta.story({
  beforeEach: ({ server }) => {
    const { titles } = server.db
    fill(
      server,
      titles
        .all()
        .slice(0, 60)
        .map(({ id }) => id),
    )
  },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'button', 'Show more')
    await waitFor(() => expect(names(context)).toHaveLength(60))
    // Whoever pressed goes on at the first that came.
    await waitFor(() => expect(within(canvas.getAllByRole('article')[48]!).getByRole('link')).toHaveFocus())
  },
})
