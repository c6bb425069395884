import preview from '@bunko/storybook/preview'
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
