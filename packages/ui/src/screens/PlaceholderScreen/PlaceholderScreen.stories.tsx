import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen } from 'storybook/test'
import { PlaceholderScreen } from './PlaceholderScreen.tsx'

const meta = preview.meta({ title: 'Screens/Placeholders', component: PlaceholderScreen })

const comingSoon =
  (title: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
  }
const sentToAdmin =
  (message: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    await expect(await screen.findByText(message)).toBeVisible()
  }

const users = screenAt({ path: '/admin/users', at: '/admin/users' })
const settings = screenAt({ path: '/admin/settings', at: '/admin/settings' })
const moderation = screenAt({ path: '/admin/moderation', at: '/admin/moderation' })
const userLevels = screenAt({ path: '/admin/user-levels', at: '/admin/user-levels' })
const NO_USERS = 'Only Admins can access user management.'

export const UsersAsAdmin = meta.story({
  args: { name: 'users' },
  globals: { level: '1' },
  parameters: users,
  play: comingSoon('User Management'),
})
export const UsersAsModerator = meta.story({
  args: { name: 'users' },
  globals: { level: '2' },
  parameters: users,
  play: sentToAdmin(NO_USERS),
})
export const UsersAsEditor = meta.story({
  args: { name: 'users' },
  globals: { level: '3' },
  parameters: users,
  play: sentToAdmin(NO_USERS),
})
export const UsersAsCollaborator = meta.story({
  args: { name: 'users' },
  globals: { level: '4' },
  parameters: users,
  play: sentToAdmin(NO_USERS),
})
export const UsersAsRegularUser = meta.story({
  args: { name: 'users' },
  globals: { level: '5' },
  parameters: users,
  play: sentToAdmin(NO_USERS),
})
export const UsersAsUnknown = meta.story({
  args: { name: 'users' },
  globals: { level: 'unknown' },
  parameters: users,
  play: sentToAdmin(NO_USERS),
})
export const UsersAsAnonymous = meta.story({
  args: { name: 'users' },
  globals: { level: 'anonymous' },
  parameters: users,
  play: sentToAdmin(NO_USERS),
})

export const SettingsAsAdmin = meta.story({
  args: { name: 'settings' },
  globals: { level: '1' },
  parameters: settings,
  play: comingSoon('System Settings'),
})
export const SettingsAsModerator = meta.story({
  args: { name: 'settings' },
  globals: { level: '2' },
  parameters: settings,
  play: sentToAdmin('Only Admins can access system settings.'),
})

export const ModerationAsModerator = meta.story({
  args: { name: 'moderation' },
  globals: { level: '2' },
  parameters: moderation,
  play: comingSoon('Content Moderation'),
})
export const ModerationAsEditor = meta.story({
  args: { name: 'moderation' },
  globals: { level: '3' },
  parameters: moderation,
  play: sentToAdmin('Only Moderators and Admins can access content moderation.'),
})

export const UserLevelsAsModerator = meta.story({
  args: { name: 'userLevels' },
  globals: { level: '2' },
  parameters: userLevels,
  play: comingSoon('User Level Management'),
})
export const UserLevelsAsEditor = meta.story({
  args: { name: 'userLevels' },
  globals: { level: '3' },
  parameters: userLevels,
  play: sentToAdmin('Only Moderators and Admins can access user level management.'),
})
