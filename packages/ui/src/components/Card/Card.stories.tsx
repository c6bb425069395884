import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Card, CardSection } from './Card.tsx'

const meta = preview.meta({
  component: Card,
  subcomponents: { CardSection },
  args: { children: 'A white sheet on the paper.' },
})

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
    const heading = canvas.getByRole('heading', { level: 2, name: 'Pending Edits' })
    await expect(heading).toBeVisible()
    // On its line the actions take no height of their own.
    await expect(heading.parentElement?.clientHeight).toBe(heading.clientHeight)
  },
})
const placeOf = (node: HTMLElement) => node.getBoundingClientRect()

/** Without room beside the title they begin a line of their own, as far below it as above what follows. */
export const WrappedActions = meta.story({
  args: {
    title: 'Decisions over time',
    actions: (
      <ButtonLink to="/admin/analytics" size="sm">
        By edit type
      </ButtonLink>
    ),
    children: <p>A white sheet on the paper.</p>,
  },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = placeOf(canvas.getByRole('heading'))
    const actions = placeOf(canvas.getByRole('link'))
    const text = placeOf(canvas.getByText('A white sheet on the paper.'))
    await expect(actions.left).toBe(title.left)
    await expect(Math.round(actions.top - title.bottom)).toBe(Math.round(text.top - actions.bottom))
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
