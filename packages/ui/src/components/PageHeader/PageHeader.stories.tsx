import preview from '@bunko/storybook/preview'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = preview.meta({ component: PageHeader, args: { title: 'Edit approvals' } })

export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button>Refresh</Button>
        <Button>Debug API</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit approvals' })).toBeVisible()
  },
})
/** On a phone one action has room at the right; what is longer breaks beside it. */
export const Phone = meta.story({
  args: {
    title: 'Publishers',
    subtitle: 'Where titles are serialized.',
    actions: (
      <Button variant="primary" icon={<Plus />}>
        Add publisher
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const action = canvas.getByRole('button').getBoundingClientRect()
    await expect(action.top).toBeLessThan(title.bottom)
    await expect(action.left).toBeGreaterThan(title.right)
  },
})
export const WithEverything = meta.story({
  args: {
    title: 'Description',
    subtitle: 'Content Moderation & Approval',
    breadcrumbs: [{ label: 'Edit approvals', to: '/admin/edit-approvals' }, { label: 'Dungeon Kitchen Diaries' }],
    badges: (
      <>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">High priority</Badge>
      </>
    ),
    actions: <Button>View title</Button>,
  },
})
export const LongForeignTitle = meta.story({
  args: { title: '転生したら図書館の司書だった件について'.repeat(4), titleLang: 'ja' },
})
