import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const ITEMS = [
  { term: 'Username', description: 'hana_k' },
  { term: 'Level', description: '3, Editor' },
  { term: 'Created', description: '18/11/2026 14:22', lang: 'pt-BR' },
]

const meta = preview.meta({
  component: DescriptionList,
  args: { items: ITEMS },
  decorators: (Story) => (
    <div className="max-w-xs">
      <Card title="Editor">
        <Story />
      </Card>
    </div>
  ),
})

export const Rows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Username', 'Level', 'Created'])
    await expect(canvas.getByText('18/11/2026 14:22')).toHaveAttribute('lang', 'pt-BR')
  },
})
export const Stacked = meta.story({ args: { layout: 'stacked' } })
export const LongText = meta.story({
  args: { items: [{ term: 'Username', description: 'u'.repeat(120) }, ...ITEMS.slice(1)] },
})

/** On a page without a side column two facts stand beside each other; on a telephone one below the other. */
export const Wide = meta.story({
  args: { wide: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0)
  },
})
export const WideOnAPhone = meta.story({
  args: { wide: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect())
    await expect(second?.left).toBe(first?.left)
  },
})
