import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, screen } from 'storybook/test'
import { NotYetScreen } from './NotYetScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Not in this version',
  component: NotYetScreen,
  args: { name: 'createTitle' },
})

const createTitle = screenAt({ path: '/admin/create-title', at: '/admin/create-title' })
const deleteTitle = screenAt({ path: '/admin/delete-title', at: '/admin/delete-title' })
const magazines = screenAt({ path: '/admin/create-magazine', at: '/admin/create-magazine' })
const publishers = screenAt({ path: '/admin/create-publisher', at: '/admin/create-publisher' })
const authors = screenAt({ path: '/admin/authors', at: '/admin/authors' })
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

export const CreateTitleAsModerator = meta.story({
  args: { name: 'createTitle' },
  globals: { level: '2' },
  parameters: createTitle,
  play: open,
})
export const CreateTitleAsAnonymous = meta.story({
  args: { name: 'createTitle' },
  globals: { level: 'anonymous' },
  parameters: createTitle,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    await expect(canvas.getByText('You need to be logged in to access this page.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fadmin%2Fcreate-title',
    )
  },
})
export const CreateTitleAsEditor = meta.story({
  args: { name: 'createTitle' },
  globals: { level: '3' },
  parameters: createTitle,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(canvas.getByText("You don't have permission to create titles.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
  },
})

export const DeleteTitleAsAdmin = meta.story({
  args: { name: 'deleteTitle' },
  globals: { level: '1' },
  parameters: deleteTitle,
  play: open,
})
export const DeleteTitleAsModerator = meta.story({
  args: { name: 'deleteTitle' },
  globals: { level: '2' },
  parameters: deleteTitle,
  play: goneTo('/admin', 'Only administrators can delete titles.'),
})

export const AuthorsAsEditor = meta.story({
  args: { name: 'authors' },
  globals: { level: '3' },
  parameters: authors,
  play: open,
})
export const AuthorsAsCollaborator = meta.story({
  args: { name: 'authors' },
  globals: { level: '4' },
  parameters: authors,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  },
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
