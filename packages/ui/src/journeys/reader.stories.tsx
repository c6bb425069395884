import { contract } from '@bunko/api-client'
import { demoAccount, TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { FavoritesScreen } from '../screens/FavoritesScreen/FavoritesScreen.tsx'
import { ListsScreen } from '../screens/ListsScreen/ListsScreen.tsx'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'

const READER = demoAccount(5)

const meta = preview.meta({
  title: 'Journeys/Reader',
  component: LoginScreen,
  globals: { level: 'anonymous' },
  parameters: screenAt({
    path: paths.login.pattern,
    at: paths.lists.to(),
    shell: false,
    routes: [
      { path: paths.lists.pattern, Component: ListsScreen },
      { path: paths.favorites.pattern, Component: FavoritesScreen },
    ],
  }),
  beforeEach: ({ server: { db, now } }) => {
    for (const { id } of db.lists.by('user_id', READER.id)) db.lists.remove(id)
    for (const { id } of db.favorites.by('user_id', READER.id)) db.favorites.remove(id)
    const row = { user_id: READER.id, title_id: TITLE.id }
    db.lists.put({ id: db.lists.nextId(), ...row, status: 'plan_to_read', updated_at: new Date(now()).toISOString() })
    db.favorites.put({ id: db.favorites.nextId(), ...row })
  },
})

/**
 * A reader manages a list: signs in to see it, begins what was planned, finishes it, thinks better of a removal, looks
 * at the favourites and clears them.
 */
export const ManagesAList = meta.story({
  parameters: { lingers: true },
  play: async ({ canvas, server, userEvent }) => {
    const { db } = server
    const entry = () => db.lists.by('user_id', READER.id)[0]
    const main = () => within(canvas.getByRole('main'))
    const press = async (message: string, name: string) => {
      const toast = (await screen.findByText(message)).closest<HTMLElement>('[data-sonner-toast]')
      await userEvent.click(within(toast!).getByRole('button', { name }))
    }
    await userEvent.click(await canvas.findByLabelText(/^E-mail/))
    await userEvent.paste(READER.email)
    await userEvent.type(canvas.getByLabelText(/^Password/), `${READER.password}{Enter}`)

    await expect(await canvas.findByRole('heading', { level: 1, name: 'My lists' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the 1 elsewhere' }))
    const status = () => canvas.findByRole('combobox', { name: `Status of ${TITLE.primary_title}` })
    await userEvent.selectOptions(await status(), 'reading')
    await screen.findByText('Moved to Reading')
    await userEvent.selectOptions(await status(), 'completed')
    await screen.findByText('Moved to Completed')
    await expect(entry()?.status).toBe('completed')

    const remove = () => main().findByRole('button', { name: `Remove ${TITLE.primary_title} from your list` })
    await userEvent.click(await remove())
    await expect(await canvas.findByRole('heading', { name: 'Your list is empty' })).toBeVisible()
    await press('Removed from your list', 'Undo')
    await expect(await remove()).toBeVisible()
    await expect(entry()?.status).toBe('completed')

    await userEvent.click(main().getByRole('link', { name: 'Favourites' }))
    await userEvent.click(
      await main().findByRole('button', { name: `Remove ${TITLE.primary_title} from your favourites` }),
    )
    await expect(await canvas.findByRole('heading', { name: 'No favourites yet' })).toBeVisible()
    await userEvent.click(main().getByRole('link', { name: 'My lists' }))
    await waitFor(() => expect(db.favorites.by('user_id', READER.id)).toEqual([]))
    await expect(entry()).toBeDefined()
  },
})

/** A title is put on the list, and the list opened before that has been answered: it is on it all the same. */
export const OpensTheListAtOnce = meta.story({
  globals: { level: '5' },
  parameters: screenAt({
    path: paths.title.pattern,
    at: paths.title.to({ id: TITLE_KOREAN.public_id, slug: 'untitled' }),
    shell: true,
    routes: [{ path: paths.lists.pattern, Component: ListsScreen }],
  }),
  render: () => <TitleScreen />,
  play: async ({ canvas, server, userEvent }) => {
    const added = server.hang(contract.lists.add, { times: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to my list/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Reading' }))
    await held(server)
    const read = server.hang(contract.lists.mine, { times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My lists' }))
    await canvas.findByRole('heading', { level: 1, name: 'My lists' })
    await waitFor(() => expect(server.faults().filter(({ left }) => left === 0)).toHaveLength(2))
    added()
    await expect(await canvas.findByRole('link', { name: TITLE_KOREAN.primary_title })).toBeVisible()
    read()
  },
})
