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

const FOUR: ComponentProps<typeof Stat>[] = [
  { label: 'Pending', tone: 'warning', value: 2_000 },
  { label: 'Approved', tone: 'success', value: null },
  { label: 'Rejected', tone: 'danger', value: 13_343 },
  { label: 'Total Edits', value: 104_500 },
]
const LowOnes = () => {
  const [loading, setLoading] = useState(true)
  return (
    <div className="p-4">
      <div className="grid grid-cols-4 gap-1.5" data-testid="stats">
        {FOUR.map((stat) => (
          <Stat key={stat.label} low {...stat} loading={loading} />
        ))}
      </div>
      <button onClick={() => setLoading(false)}>Load</button>
    </div>
  )
}
/** Four in one low line on the smallest phone, each figure and each label whole, and none of them jumps. */
export const Low = meta.story({
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'small' } },
  render: () => <LowOnes />,
  play: async ({ canvas, userEvent }) => {
    const boxes = () => [...canvas.getByTestId('stats').children].map((stat) => stat.getBoundingClientRect())
    const heights = () => boxes().map(({ height }) => height)
    const before = heights()
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    for (const text of ['2,000', 'not available', '13,343', '104,500']) {
      const shown = canvas.getByText(text)
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
      await expect(shown.clientHeight).toBeLessThanOrEqual(shown.parentElement!.clientHeight)
    }
    await expect(heights()).toEqual(before)
    await expect(Math.max(...before)).toBeLessThan(90)
    const labels = FOUR.map(({ label }) => canvas.getByText(label).getBoundingClientRect())
    for (const [at, { left, right }] of boxes().entries()) {
      await expect(labels[at]!.left).toBeGreaterThan(left)
      await expect(labels[at]!.right).toBeLessThan(right)
    }
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
