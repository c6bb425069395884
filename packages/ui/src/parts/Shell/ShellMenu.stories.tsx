import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Opened } from '../../components/Dialog/story-opened.tsx'
import type { Viewer } from '../../session/viewer.ts'
import { staffNav } from './nav.ts'
import { ShellMenu } from './ShellMenu.tsx'

const as = (level: 1 | 3 | 5, levelName: string): Viewer => ({
  kind: 'user',
  level,
  levelName,
  name: 'm.tanabe',
  id: '2',
  profileFailed: false,
})
const ADMIN = as(1, 'Admin')
const VISITOR: Viewer = { kind: 'anonymous' }

const meta = preview.meta({
  component: ShellMenu,
  globals: { viewport: { value: 'phone' } },
  args: { viewer: ADMIN, groups: staffNav(ADMIN), pendingCount: 12, here: '/top', onKeys: fn(), onClose: fn() },
  parameters: screenAt({ path: '/top', at: '/top', shell: false }),
  render: (args) => (
    <Opened heading="Top" button="Menu" onClose={args.onClose}>
      {(close) => <ShellMenu {...args} onClose={close} />}
    </Opened>
  ),
})

type Context = Parameters<NonNullable<(typeof Staff)['play']>>[0]
const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
  return screen.findByRole('dialog', { name: 'Menu' })
}
const placesIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** The catalogue, their own places, and all of the back office with how many wait; where one is, is marked. */
export const Staff = meta.story({
  play: async (context) => {
    await open(context)
    await expect(placesIn('Catalogue menu')).toEqual(['Home', 'Search', 'Top', 'Seasonal'])
    await expect(screen.getByRole('link', { name: 'Top' })).toHaveAttribute('aria-current', 'page')
    await expect(placesIn('Account')).toEqual(['My lists', 'Favourites', 'Profile'])
    await expect(placesIn('Back office')).toHaveLength(13)
    await expect(screen.getByRole('link', { name: /^Edit approvals/ })).toHaveTextContent('12 pending')
    await expect(screen.queryByRole('button', { name: 'Keys' })).toBeNull()
  },
})
/** Before it is known how many wait, none is said to. */
export const CountUnknown = meta.story({
  args: { pendingCount: undefined },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('link', { name: 'Edit approvals' })).not.toHaveTextContent('pending')
  },
})
/** Nothing of the back office. */
export const Reader = meta.story({
  args: { viewer: as(5, 'Regular User'), groups: [] },
  play: async (context) => {
    await open(context)
    await expect(placesIn('Account')).toEqual(['My lists', 'Favourites', 'Profile'])
    await expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull()
  },
})
/** Both ways in lead back here; theme and keys, which no menu of an account has for them. */
export const Visitor = meta.story({
  args: { viewer: VISITOR, groups: [] },
  play: async (context) => {
    const { args, userEvent } = context
    await open(context)
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Ftop')
    await expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register?next=%2Ftop')
    await expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Keys' }))
    await expect(args.onKeys).toHaveBeenCalledOnce()
  },
})
/** Neither their own places nor a way in, before it is known who it is. */
export const Waiting = meta.story({
  args: { viewer: { kind: 'waiting' }, groups: [] },
  play: async (context) => {
    await open(context)
    await expect(placesIn('Catalogue menu')).toHaveLength(4)
    await expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull()
    await expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  },
})
/** A place that is gone to closes it; Esc does, and gives the focus back. */
export const Closed = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const dialog = await open(context)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await open(context)
    await userEvent.click(screen.getByRole('link', { name: 'Top' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})
