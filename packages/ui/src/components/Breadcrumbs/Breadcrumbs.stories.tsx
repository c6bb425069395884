import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Admin', to: '/admin' },
      { label: 'Edit approvals', to: '/admin/edit-approvals' },
      { label: 'Dungeon Kitchen Diaries' },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Admin', 'Edit approvals'])
    await expect(canvas.getByText('Dungeon Kitchen Diaries').closest('li')).toHaveAttribute('aria-current', 'page')
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['li:first-child a'], focusVisible: ['li:nth-child(3) a'] } },
})
export const LongText = meta.story({
  args: {
    items: [
      { label: 'Admin', to: '/admin' },
      { label: '転生したら図書館の司書だった件について'.repeat(6), lang: 'ja' },
    ],
  },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
