import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({ component: Avatar, args: { name: 'm.tanabe' } })

export const Names = meta.story({
  render: () => (
    <div className="flex gap-2">
      {['m.tanabe', 'hana_k', 'r.oliveira', 'sakana', '田辺 真', '👩‍👩‍👧', '', 'Ünal'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MT')).toBeVisible()
    await expect(canvas.getByText('SA')).toBeVisible()
    await expect(canvas.getByText('田真')).toBeVisible()
  },
})
export const Sizes = meta.story({
  render: (args) => (
    <div className="flex items-center gap-2">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
    </div>
  ),
})
export const Labelled = meta.story({
  args: { label: 'm.tanabe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'm.tanabe' })).toBeVisible()
  },
})
