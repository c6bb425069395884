import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen } from 'storybook/test'
import { NotYetScreen } from './NotYetScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Not in this version',
  component: NotYetScreen,
  args: { name: 'createMagazine' },
})

const magazines = screenAt({ path: '/admin/create-magazine', at: '/admin/create-magazine' })
const publishers = screenAt({ path: '/admin/create-publisher', at: '/admin/create-publisher' })
const analytics = screenAt({ path: '/admin/analytics', at: '/admin/analytics' })

const open: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Not in this version' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
}
const goneTo =
  (address: string, message?: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(address, { selector: 'code' })).toBeVisible()
    if (message) await expect(await screen.findByText(message)).toBeVisible()
  }

export const MagazinesAsAdmin = meta.story({
  args: { name: 'createMagazine' },
  globals: { level: '1' },
  parameters: magazines,
  play: open,
})
export const MagazinesAsAnonymous = meta.story({
  args: { name: 'createMagazine' },
  globals: { level: 'anonymous' },
  parameters: magazines,
  play: goneTo('/login?next=%2Fadmin%2Fcreate-magazine'),
})
export const MagazinesAsModerator = meta.story({
  args: { name: 'createMagazine' },
  globals: { level: '2' },
  parameters: magazines,
  play: goneTo('/admin', 'Only Admins can access magazine management.'),
})
export const PublishersAsAnonymous = meta.story({
  args: { name: 'createPublisher' },
  globals: { level: 'anonymous' },
  parameters: publishers,
  play: goneTo('/admin'),
})
export const AnalyticsAsModerator = meta.story({
  args: { name: 'analytics' },
  globals: { level: '2' },
  parameters: analytics,
  play: goneTo('/admin', 'Only Admins can access analytics.'),
})
