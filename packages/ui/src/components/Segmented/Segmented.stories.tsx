import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { Segmented } from './Segmented.tsx'

const OPTIONS = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const

const Period = (args: ComponentProps<typeof Segmented>) => {
  const [value, setValue] = useState(args.value)
  return (
    <Segmented
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        args.onValueChange(next)
      }}
    />
  )
}

const change = fn<(value: string) => void>()

const meta = preview.meta({
  component: Segmented,
  beforeEach: () => {
    change.mockClear()
  },
  args: { label: 'Period', options: [...OPTIONS], value: 'today', onValueChange: change },
})

export const ByKeyboard = meta.story({
  render: (args) => <Period {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Today' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'This Week' })).toBeChecked()
    await expect(change.mock.calls).toEqual([['week']])
  },
})
export const ByPointer = meta.story({
  render: (args) => <Period {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('This Month'))
    await expect(canvas.getByRole('radio', { name: 'This Month' })).toBeChecked()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const States = meta.story({
  parameters: {
    pseudo: { hover: ['.is-hover label:last-child'], focusVisible: ['.is-focus label:nth-of-type(1) input'] },
  },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <div key={state} className={state}>
          <Segmented {...args} label={state} />
        </div>
      ))}
      <Segmented {...args} label="Disabled" disabled />
    </div>
  ),
})
const SPANS = ['7 days', '30 days', '90 days', '12 months', 'All'].map((label) => ({ value: label, label }))
/** On a phone five short ones stay in one line. */
export const OneLine = meta.story({
  globals: { viewport: { value: 'small' } },
  decorators: (Story) => (
    <div className="p-4">
      <Story />
    </div>
  ),
  render: () => <Segmented label="Period" options={SPANS} value="30 days" onValueChange={() => {}} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group').getBoundingClientRect()
    const tops = canvas.getAllByText(/day|month|All/).map((part) => part.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    await expect(box.height).toBeLessThan(50)
    await expect(box.right).toBeLessThanOrEqual(304)
  },
})
export const LongText = meta.story({
  args: {
    options: [
      { value: 'today', label: 'Somente as propostas de hoje' },
      { value: 'week', label: 'x'.repeat(60) },
    ],
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
