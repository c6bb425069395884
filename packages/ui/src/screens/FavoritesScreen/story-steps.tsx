import { demoAccount, type MockServer } from '@bunko/mock-server'
import type { Play } from '@bunko/storybook/screen'
import { within } from 'storybook/test'

export type Context = Parameters<Play>[0]

const favoritesOf = ({ db }: MockServer) => db.favorites.by('user_id', demoAccount(5).id)
export const isFavorite = (server: MockServer, id: number) =>
  favoritesOf(server).some(({ title_id }) => title_id === id)
/** The last one was marked last and stands first. */
export const fill = (server: MockServer, ids: readonly number[]) => {
  const { favorites } = server.db
  for (const { id } of favoritesOf(server)) favorites.remove(id)
  for (const title_id of ids) favorites.put({ id: favorites.nextId(), user_id: demoAccount(5).id, title_id })
}
/** More than come with one call. */
export const fillSixty = (server: MockServer) =>
  fill(
    server,
    server.db.titles
      .all()
      .slice(0, 60)
      .map(({ id }) => id),
  )

export const namesIn = async (canvas: Context['canvas'], name = 'Favourites') =>
  within(await canvas.findByRole('list', { name }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
export const removeOf = (canvas: Context['canvas'], name: string) =>
  canvas.findByRole('button', { name: `Remove ${name} from your favourites` })
