import preview from '@bunko/storybook/preview'
import { expect, within } from 'storybook/test'
import { Tile } from './Tile.tsx'

const TEXT = 'Review what the community proposes'

const meta = preview.meta({
  component: Tile,
  args: { title: 'Edit Approvals', text: TEXT, to: '/admin/edit-approvals' },
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
/** It leads to a page that says what will be there. */
export const LeadsToWhatIsComing = meta.story({
  args: { title: 'User Levels', text: 'Who may do what', to: '/admin/user-levels', note: 'Coming soon' },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: 'User Levels Coming soon Who may do what' })
    await expect(tile).toHaveAttribute('href', '/admin/user-levels')
  },
})

/** How far below the top of its tile a text stands. */
const depthOf = (tile: HTMLElement, text: string) =>
  Math.round(within(tile).getByText(text).getBoundingClientRect().top - tile.getBoundingClientRect().top)

/** In a wide tile the badge stands on the title's line and makes it no higher: texts side by side stand on one line. */
export const BadgeOnTheLine = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-3">
      <Tile {...args} />
      <Tile {...args} count={43} />
      <Tile {...args} disabledLabel="Admin Only" />
    </div>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link')
    await expect(tiles).toHaveLength(3)
    await expect(new Set(tiles.map((tile) => depthOf(tile, TEXT))).size).toBe(1)
  },
})
/** In narrow ones it stands below the title, however short that is. */
export const BadgeBelowTheTitle = meta.story({
  render: (args) => (
    <div className="grid grid-cols-2 gap-3">
      <Tile {...args} title="Publisher" disabledLabel="Admin Only" />
      <Tile {...args} title="Serialized In (Magazine)" disabledLabel="Admin Only" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole('link').map((tile) => depthOf(tile, 'Admin Only'))
    await expect(short).toBe(long)
  },
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
