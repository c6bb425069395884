import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { LineChart } from './LineChart.tsx'

const MONTHS = ['Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov']

const meta = preview.meta({
  component: LineChart,
  args: {
    label: 'Median wait',
    columns: MONTHS.map((label) => ({ label, name: `${label} 2026` })),
    values: [2.5, 3, null, 1, null, 0.25],
    valueText: (value: number) => `${value} h`,
    noValue: 'no decisions',
    yLabel: 'Median wait (hours)',
    xLabel: 'Month',
  },
})

/** A month without a value is a gap, and says so: it is not 0. */
export const WithGaps = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(4)
    await userEvent.tab()
    await expect(canvas.getByText('Nov 2026: 0.25 h')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('Oct 2026: no decisions')).toBeVisible()
  },
})
export const One = meta.story({ args: { columns: [{ label: 'Nov', name: 'Nov 2026' }], values: [7] } })
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[role="slider"]'] } } })
export const LongText = meta.story({
  args: { yLabel: 'Mediana do tempo de espera em horas '.repeat(4), xLabel: 'x'.repeat(90) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
