import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, fn, within } from 'storybook/test'
import type { Viewer } from '../../session/viewer.ts'
import { UserMenu } from './UserMenu.tsx'

const MODERATOR = {
  kind: 'user',
  level: 2,
  levelName: 'Moderator',
  name: 'm.tanabe',
  id: '2',
  profileFailed: false,
} as const satisfies Viewer

const meta = preview.meta({
  component: UserMenu,
  globals: { viewport: { value: 'wide' } },
  args: { viewer: MODERATOR, here: '/top', onKeys: fn(), onLogout: fn() },
  parameters: screenAt({ path: '/', at: '/', shell: false }),
  render: (args) => (
    <main className="flex min-h-120 justify-end p-4">
      <h1 className="sr-only">Account</h1>
      <UserMenu {...args} />
    </main>
  ),
})

/** Who it is, their own places, what belongs to this browser, and the way out. */
export const Staff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Moderator')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Account of m\.tanabe$/ }))
    await expect(canvas.getByText('Level 2, Moderator')).toBeVisible()
    const menu = within(canvas.getByRole('menu', { name: 'Account of m.tanabe' }))
    for (const name of ['My lists', 'Favourites', 'Profile', 'Keys', 'Log out'])
      await expect(menu.getByRole('menuitem', { name })).toBeVisible()
    const theme = menu.getByRole('menuitemcheckbox', { name: 'Theme: as the system' })
    await expect(theme).toHaveAttribute('aria-checked', 'true')
  },
})
export const KeysAndOut = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
      await userEvent.click(canvas.getByRole('menuitem', { name }))
      await expect(canvas.queryByRole('menu')).toBeNull()
    }
    await choose('Keys')
    await expect(args.onKeys).toHaveBeenCalledOnce()
    await expect(args.onLogout).not.toHaveBeenCalled()
    await choose('Log out')
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
})
/** Both ways in lead back here. */
export const Visitor = meta.story({
  args: { viewer: { kind: 'anonymous' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Ftop')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register?next=%2Ftop')
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await expect(canvas.getByRole('menuitem', { name: 'Keys' })).toBeVisible()
    await expect(canvas.queryByRole('menuitem', { name: 'Log out' })).toBeNull()
  },
})
/** Signed in a moment ago: neither the way in nor the way out is offered before it is known who it is. */
export const Waiting = meta.story({
  args: { viewer: { kind: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Account' })).toBeInTheDocument()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
/** R7: it is said that the level is not known, and none is shown. */
export const UnknownLevel = meta.story({
  args: { viewer: { ...MODERATOR, level: 4, levelName: 'Unknown' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
    await expect(canvas.getByText('Unknown level')).toBeVisible()
    await expect(canvas.queryByText(/^Level/)).toBeNull()
  },
})
export const LongText = meta.story({
  args: { viewer: { ...MODERATOR, name: 'x'.repeat(120) } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account of/ }))
    await expect(canvas.getByText('Level 2, Moderator')).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
