import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { EditApprovalsScreen } from './EditApprovalsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Edit approvals/Viewers',
  component: EditApprovalsScreen,
  parameters: screenAt({ path: paths.editApprovals.pattern, at: paths.editApprovals.to() }),
})

/** A machine that runs everything at once is slow. */
type Play = NonNullable<(typeof EditorOnAPhone)['play']>

const open: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Edit approvals', level: 1 })).toBeVisible()
  const list = await canvas.findByRole('list', { name: 'Pending edits' })
  await expect(list).toBeVisible()
  await expect(canvas.getAllByText('Action Required').length).toBeGreaterThan(3)
  await expect(document.title).toBe('Edit approvals · Bunko')
}
export const Admin = meta.story({ globals: { level: '1' }, play: open })
export const Moderator = meta.story({ globals: { level: '2' }, play: open })
export const Editor = meta.story({ globals: { level: '3' }, play: open })
export const EditorOnAPhone = meta.story({
  globals: { level: '3', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Pending edits' })
    // The first proposal begins well within what one sees, and no tab is cut off.
    await expect(list.getBoundingClientRect().top).toBeLessThan(480)
    const tabs = canvas.getByRole('tablist')
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^All \d\d$/ })).toBeVisible())
    await expect(tabs.scrollWidth).toBe(tabs.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

const restricted: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('/', { selector: 'code' })).toBeVisible())
  await expect(await screen.findByText('Access Restricted')).toBeVisible()
  await expect(screen.getByText('Only Moderators and Admins can access the edit approval panel.')).toBeVisible()
  await expect(canvas.queryByRole('heading', { name: 'Edit approvals' })).toBeNull()
}
export const Anonymous = meta.story({ globals: { level: 'anonymous' }, play: restricted })
export const Collaborator = meta.story({ globals: { level: '4' }, play: restricted })
export const RegularUser = meta.story({ globals: { level: '5' }, play: restricted })
export const UnknownLevel = meta.story({ globals: { level: 'unknown' }, play: restricted })
