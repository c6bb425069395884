import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { Stat } from './Stat.tsx'

const PENDING: ComponentProps<typeof Stat> = { label: 'Pending', tone: 'warning', value: 43 }

const meta = preview.meta({ component: Stat, args: PENDING })

export const Row = meta.story({
  render: () => (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Stat label="Pending" tone="warning" value={43} />
      <Stat label="Approved" tone="success" value={1204} />
      <Stat label="Rejected" tone="danger" value={96} />
      <Stat label="Total Edits" value={1343} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,204')).toBeVisible()
  },
})
export const NotAvailable = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not available')).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
  },
})
export const Zero = meta.story({
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible()
  },
})

const Arriving = () => {
  const [loading, setLoading] = useState(true)
  return (
    <div className="grid grid-cols-2 gap-4" data-testid="stats">
      <Stat label="Pending" tone="warning" value={43} loading={loading} />
      <Stat label="Approved" tone="success" value={null} loading={loading} />
      <button onClick={() => setLoading(false)}>Load</button>
    </div>
  )
}
export const NeverJumps = meta.story({
  render: () => <Arriving />,
  play: async ({ canvas, userEvent }) => {
    const heights = () => [...canvas.getByTestId('stats').children].map((stat) => stat.getBoundingClientRect().height)
    const before = heights()
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByText('43')).toBeVisible()
    await expect(heights()).toEqual(before)
  },
})
export const LongText = meta.story({
  args: { label: 'Propostas à espera de uma decisão', value: 9_876_543_210_123, hint: 'x'.repeat(90) },
  decorators: (Story) => (
    <div className="w-40 wrap-anywhere">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
