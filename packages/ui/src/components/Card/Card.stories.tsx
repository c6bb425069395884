import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Card, CardSection } from './Card.tsx'

const meta = preview.meta({ component: Card, args: { children: 'A white sheet on the paper.' } })

export const Plain = meta.story()
export const Titled = meta.story({
  args: {
    title: 'Pending Edits',
    actions: (
      <ButtonLink to="/admin/edit-approvals" look="quiet" size="sm">
        View All
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pending Edits' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pending Edits' })).toBeVisible()
  },
})
export const Divided = meta.story({
  render: () => (
    <Card flush title="Changes" actions={<Badge tone="warning">Pending</Badge>}>
      <CardSection>description</CardSection>
      <CardSection>theme_names</CardSection>
      <CardSection>year</CardSection>
    </Card>
  ),
})
export const LongText = meta.story({
  args: {
    title: 'x'.repeat(90),
    actions: <Badge tone="warning">Pending</Badge>,
    children: 'y'.repeat(200),
    className: 'wrap-anywhere',
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
