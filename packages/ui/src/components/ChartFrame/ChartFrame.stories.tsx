import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, within } from 'storybook/test'
import { ChartFrame } from './ChartFrame.tsx'

const meta = preview.meta({
  component: ChartFrame,
  args: {
    title: 'Median wait over time',
    note: 'From the proposal to its decision.',
    table: {
      head: ['Day', 'Decisions', 'Median wait'],
      rows: [
        ['19 Nov 2026', 1_204, '3 h 20 min'],
        ['20 Nov 2026', 0, null],
      ],
    },
    children: <p>The chart</p>,
  },
})

/** What is not known is not 0. */
export const Table = meta.story({
  parameters: ownFrame('340px'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('Show as table').closest('summary')).toHaveFocus()
    await userEvent.click(canvas.getByText('Show as table'))
    const rows = within(await canvas.findByRole('table')).getAllByRole('row')
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Decisions', 'Median wait'],
      ['19 Nov 2026', '1,204', '3 h 20 min'],
      ['20 Nov 2026', '0', 'not available'],
    ])
  },
})
export const WithoutValues = meta.story({
  args: { empty: 'No decisions in this period' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No decisions in this period')).toBeVisible()
    await expect(canvas.queryByText('The chart')).toBeNull()
    await expect(canvas.queryByText('Show as table')).toBeNull()
  },
})
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['summary'] } } })
export const LongText = meta.story({
  args: { title: 'Mediana do tempo de espera '.repeat(4), note: 'x'.repeat(120) },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
