import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import type { Mark } from '../ChartFrame/ChartMark.tsx'
import { Link } from '../Link/Link.tsx'
import { BarChart } from './BarChart.tsx'

const PROPOSALS: { mark: Mark; label: string }[] = [{ mark: 'one', label: 'Proposals' }]
const OUTCOMES: { mark: Mark; label: string }[] = [
  { mark: 'approved', label: 'Approved' },
  { mark: 'rejected', label: 'Rejected' },
]
const LONG = 'The Extremely Long Journey of a Provincial Night-Shift Lighthouse Keeper Who Was Reborn as an Umbrella'

const meta = preview.meta({
  component: BarChart,
  args: {
    label: 'Most edited titles',
    series: PROPOSALS,
    bars: [
      { key: '1', label: <Link to="/manga/1/untitled">{LONG}</Link>, counts: [1_204], text: '1,204' },
      { key: '2', label: <bdi lang="ja">夜行列車の青</bdi>, counts: [12], text: '12' },
      { key: '3', label: 'Nothing', counts: [0], text: '0' },
    ],
    axisLabel: 'Proposals (count)',
  },
})

/** Names of any length, the value of each beside its bar; none has no bar. */
export const OneMeasure = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `${LONG}1,204`,
      '夜行列車の青12',
      'Nothing0',
    ])
    await expect(canvasElement.querySelectorAll('li svg > rect')).toHaveLength(2)
  },
})

/** As narrow as its column becomes: every tick is there, and the numbers that have room. */
export const NarrowAxis = meta.story({
  args: {
    bars: [
      { key: '1', label: 'More than a month, or a year that nobody has written down', counts: [370], text: '370' },
    ],
    axisLabel: 'Proposals',
  },
  decorators: (Story) => (
    <div className="w-84">
      <Story />
    </div>
  ),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const labels = ['0', '200', '400'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(canvas.queryByText('100')).toBeNull()
    const axis = canvasElement.querySelector('svg[height="6"]')
    await expect(axis?.getBoundingClientRect().width).toBeLessThan(97)
    await expect(axis?.querySelectorAll('line')).toHaveLength(6)
    for (const [at, { left }] of labels.entries())
      await expect(left).toBeGreaterThan(at === 0 ? 0 : (labels[at - 1]?.right ?? 0) + 4)
  },
})

/** A bar begins beside its name, at the side on which a line begins. */
export const FromTheRight = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('li svg')].map((svg) => svg.getBoundingClientRect())
    const marks = [...canvasElement.querySelectorAll('li svg > rect')].map((rect) => rect.getBoundingClientRect())
    await expect(marks).toHaveLength(2)
    for (const [at, mark] of marks.entries()) await expect(mark.right).toBeCloseTo(bars[at]?.right ?? 0, 0)
    const [none, most] = ['0', '1,500'].map((text) => canvas.getAllByText(text).at(-1)?.getBoundingClientRect())
    await expect(none?.left).toBeGreaterThan(most?.right ?? Infinity)
  },
})

export const TwoMeasures = meta.story({
  args: {
    label: 'Decisions by reviewer',
    stacked: true,
    series: OUTCOMES,
    bars: [
      { key: 'a', label: 'm.tanabe', counts: [7, 6], text: '7 approved, 6 rejected, median 7 h 51 min' },
      { key: 'b', label: 'x'.repeat(80), counts: [0, 3], text: '0 approved, 3 rejected' },
    ],
    axisLabel: 'Decisions (count)',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
export const LongText = meta.story({
  args: {
    bars: [{ key: '1', label: LONG.repeat(3), counts: [7], text: '7 proposals, of which 3 wait for a decision' }],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
