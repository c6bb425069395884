import preview from '@bunko/storybook/preview'
import { expect, fireEvent } from 'storybook/test'
import { whereOneTouches } from '../../lib/story-media.ts'
import { PLAIN_MARKS, type Mark } from '../ChartFrame/ChartMark.tsx'
import { ColumnChart } from './ColumnChart.tsx'

const OUTCOMES: { mark: Mark; label: string }[] = [
  { mark: 'approved', label: 'Approved' },
  { mark: 'rejected', label: 'Rejected' },
]
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const meta = preview.meta({
  component: ColumnChart,
  args: {
    label: 'Decisions',
    columns: DAYS.map((label, at) => ({ label, name: `${label}, ${16 + at} Nov 2026` })),
    series: OUTCOMES,
    values: [
      [3, 1],
      [0, 0],
      [5, 0],
      [2, 4],
      [1_200, 34],
      [0, 2],
      [1, 1],
    ],
    yLabel: 'Decisions (count per day)',
    xLabel: 'Day',
  },
})

export const Outcomes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Decisions: values' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sun, 22 Nov 2026: Approved 1, Rejected 1; total 2')
    // The browser's own.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{Home}{/Alt}')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    const text = 'Fri, 20 Nov 2026: Approved 1,200, Rejected 34; total 1,234'
    await expect(slider).toHaveAttribute('aria-valuetext', text)
    await expect(canvas.getByText(text)).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue, 17 Nov 2026: none')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
  },
})

export const ByPointer = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    const { left, width, top } = slider.getBoundingClientRect()
    await fireEvent.pointerMove(slider, { clientX: left + width * 0.5, clientY: top + 20 })
    await expect(await canvas.findByText('Thu, 19 Nov 2026: Approved 2, Rejected 4; total 6')).toBeVisible()
    await fireEvent.pointerOut(slider)
    const hint = await canvas.findByText('Point at the chart or use the arrow keys to read its values.')
    const touched = canvas.getByText('Touch the chart to read its values.')
    await expect(hint).toBeVisible()
    await expect(touched).not.toBeVisible()
    await whereOneTouches(async () => {
      await expect(hint).not.toBeVisible()
      await expect(touched).toBeVisible()
    })
  },
})

/** A finger that goes up leaves before the focus comes; what it touched is read until something else is. */
export const ByTouch = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    const { left, width, top } = slider.getBoundingClientRect()
    const finger = { pointerType: 'touch', clientX: left + width * 0.5, clientY: top + 20 }
    const read = 'Thu, 19 Nov 2026: Approved 2, Rejected 4; total 6'
    await fireEvent.pointerDown(slider, finger)
    await fireEvent.pointerUp(slider, finger)
    await fireEvent.pointerOut(slider, finger)
    await expect(await canvas.findByText(read)).toBeVisible()
    slider.focus()
    await expect(canvas.getByText(read)).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', read)
    await fireEvent.pointerCancel(slider, finger)
    await expect(canvas.queryByText(read)).toBeNull()
  },
})

/** Told apart by their patterns alone. */
export const SixSeries = meta.story({
  args: {
    series: PLAIN_MARKS.map((mark, at) => ({ mark, label: at === 5 ? '4 others' : `reviewer_${at + 1}` })),
    values: DAYS.map((_, day) => PLAIN_MARKS.map((__, at) => (day * 3 + at * 2) % 7)),
  },
})

export const SmallPhone = meta.story({
  args: {
    columns: Array.from({ length: 30 }, (_, at) => ({ label: `${at + 1} Nov`, name: `${at + 1} Nov 2026` })),
    values: Array.from({ length: 30 }, (_, at) => [at % 5, at % 3]),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[role="slider"]'] } } })
export const LongText = meta.story({
  args: { series: OUTCOMES.map(({ mark, label }) => ({ mark, label: `${label} ${'x'.repeat(90)}` })) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
