import { contract } from '@bunko/api-client'
import { makeMagazine, makePerson, makePublisher } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { AuthorsScreen } from '../screens/AuthorsScreen/AuthorsScreen.tsx'
import { MagazinesScreen } from '../screens/MagazinesScreen/MagazinesScreen.tsx'
import { PublishersScreen } from '../screens/PublishersScreen/PublishersScreen.tsx'
import { focusKept, keys, press, select, write, type Context } from './keyboard-steps.tsx'

const at = (address: string) =>
  screenAt({
    path: paths.authors.pattern,
    at: address,
    routes: [
      { path: paths.createMagazine.pattern, Component: MagazinesScreen },
      { path: paths.createPublisher.pattern, Component: PublishersScreen },
    ],
  })

/** The long lists of people and houses, of which one is wanted, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Finding',
  component: AuthorsScreen,
  globals: { level: '1' },
  parameters: at(paths.authors.to()),
  beforeEach: ({ server: { db } }) => {
    db.people.put(makePerson({ id: 901, public_id: 'zed', name: 'Zed Key' }))
    for (const [place, name] of ['Zed One', 'Zed Two', 'Zed Three'].entries()) {
      const status = name === 'Zed Two' ? 'discontinued' : 'active'
      const known = { id: 901 + place, public_id: `zed-${place}`, name, status } as const
      db.magazines.put(makeMagazine(known))
      db.publishers.put(makePublisher(known))
    }
  },
})

/** These are shown, in this order. */
const lists = ({ canvas }: Context, list: string, names: readonly string[]) =>
  waitFor(() => {
    const rows = within(canvas.getByRole('list', { name: list })).getAllByRole('heading')
    expect(rows.map(({ textContent }) => textContent)).toEqual(names)
  })

export const AuthorSearched = meta.story({
  play: async (context) => {
    const { canvas } = context
    const everybody = 'Authors and artists'
    await canvas.findByRole('list', { name: everybody })
    await write(context, 'Search authors and artists', 'zed', 'searchbox')
    await keys('{Enter}')
    await expect(await canvas.findByText('1 author or artist')).toBeVisible()
    await lists(context, everybody, ['Zed Key'])
    await keys('{Escape}')
    await waitFor(() => expect(canvas.getByRole('list', { name: everybody }).children).toHaveLength(50))
    await expect(canvas.getByRole('searchbox', { name: 'Search authors and artists' })).toHaveFocus()
  },
})

export const MagazinesFilteredAndSorted = meta.story({
  parameters: at(paths.createMagazine.to()),
  play: async (context) => {
    const { canvas } = context
    await write(context, 'Search magazines', 'zed', 'searchbox')
    await keys('{Enter}')
    await lists(context, 'Magazines', ['Zed One', 'Zed Three', 'Zed Two'])
    await select(context, 'Status', 'active')
    await lists(context, 'Magazines', ['Zed One', 'Zed Three'])
    await expect(canvas.getByText(/^2 of \d+ magazines$/)).toBeVisible()
    await select(context, 'Sort by', '-name')
    await lists(context, 'Magazines', ['Zed Three', 'Zed One'])
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
    await write(context, 'Search magazines', 'nothing of that name', 'searchbox')
    await canvas.findByRole('heading', { name: 'No magazines found' })
    await press(context, 'button', 'Clear filters')
    await expect(await canvas.findByText(/^\d+ magazines$/)).toBeVisible()
    await focusKept()
  },
})

export const PublishersFilteredAndSorted = meta.story({
  parameters: at(paths.createPublisher.to()),
  play: async (context) => {
    const { canvas } = context
    await write(context, 'Search publishers', 'zed', 'searchbox')
    await keys('{Enter}')
    await lists(context, 'Publishers', ['Zed One', 'Zed Three', 'Zed Two'])
    await select(context, 'Status', 'active')
    await lists(context, 'Publishers', ['Zed One', 'Zed Three'])
    await expect(canvas.getByText(/^2 of \d+ publishers$/)).toBeVisible()
    await select(context, 'Sort by', '-name')
    await lists(context, 'Publishers', ['Zed Three', 'Zed One'])
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
  },
})

/** The pressed button goes with what it stood in: the focus does not. */
export const RetriedAfterAFailure = meta.story({
  parameters: at(`${paths.createMagazine.to()}?q=zed`),
  beforeEach: ({ server }) => void server.fail(contract.magazines.info, { status: 500, times: 1 }),
  play: async (context) => {
    const failed = 'Failed to load magazine information'
    await expect(await context.canvas.findByText(failed)).toBeVisible()
    await press(context, 'button', 'Retry')
    await lists(context, 'Magazines', ['Zed One', 'Zed Three', 'Zed Two'])
    await expect(context.canvas.queryByText(failed)).toBeNull()
    await focusKept()
  },
})
