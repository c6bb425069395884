import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Tile } from './Tile.tsx'

const meta = preview.meta({
  component: Tile,
  args: { title: 'Edit Approvals', text: 'Review what the community proposes', to: '/admin/edit-approvals' },
  decorators: (Story) => (
    <div className="max-w-md">
      <Story />
    </div>
  ),
})

export const Usable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Edit Approvals/ })).toHaveAttribute('href', '/admin/edit-approvals')
  },
})
export const Waiting = meta.story({ args: { count: 43 } })
export const AdminOnly = meta.story({
  args: {
    title: 'User Management',
    text: 'Accounts and who they belong to',
    to: '/admin/users',
    disabledLabel: 'Admin Only',
  },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: /User Management/ })
    await expect(tile).toHaveAttribute('aria-disabled', 'true')
    await expect(tile).not.toHaveAttribute('href')
    await expect(canvas.getByText('Admin Only')).toBeVisible()
  },
})
export const ComingSoon = meta.story({
  args: { title: 'Add Characters', text: undefined, disabledLabel: 'Coming soon' },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover a'], focusVisible: ['.is-focus a'], active: ['.is-active a'] } },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Tile {...args} />
      {['is-hover', 'is-focus', 'is-active'].map((state) => (
        <div key={state} className={state}>
          <Tile {...args} title={state} />
        </div>
      ))}
    </div>
  ),
})
export const LongText = meta.story({
  args: { title: 'Gerenciamento de níveis de usuário', text: 'x'.repeat(120), disabledLabel: 'Moderator+ Only' },
})
