import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Mark as seasonal content', onChange: fn() },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Mark as seasonal content' })
    await expect(box).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Mark as seasonal content'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})
export const WithHint = meta.story({
  args: { hint: 'It is added to the season after it is created.', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'It is added to the season after it is created.',
    )
  },
})
export const Disabled = meta.story({
  args: { disabled: true, hint: 'Only Moderators and Admins may change this.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
})
export const WithAnError = meta.story({
  args: { error: 'Must be chosen.', hint: 'It is not printed.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Must be chosen. It is not printed.')
  },
})
export const LongText = meta.story({
  args: { label: 'x'.repeat(120), hint: '長い説明'.repeat(30), className: 'max-w-64' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover input'], focusVisible: ['.is-focus input'] } },
  render: () => (
    <div className="flex flex-col gap-2">
      <Checkbox label="At rest" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Hover" className="is-hover" />
      <Checkbox label="Focus" className="is-focus" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
      <Checkbox label="With an error" error="Must be chosen." />
    </div>
  ),
})
