import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { Select } from './Select.tsx'

const OPTIONS = [
  { value: 'all', label: 'All Types' },
  { value: 'basic_info', label: 'Basic Info' },
  { value: 'metadata', label: 'Metadata' },
  { value: 'description', label: 'Description' },
  { value: 'tags', label: 'Tags' },
] as const

const Types = (args: ComponentProps<typeof Select>) => {
  const [value, setValue] = useState(args.value)
  return (
    <Select
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
  component: Select,
  beforeEach: () => {
    change.mockClear()
  },
  args: { value: 'all', options: [...OPTIONS], onValueChange: change, 'aria-label': 'Type' },
})

export const Chooses = meta.story({
  render: (args) => <Types {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Metadata')
    await expect(change.mock.calls).toEqual([['metadata']])
    await expect(canvas.getByRole('combobox')).toHaveValue('metadata')
  },
})
/** Where a choice is sent at once, an arrow or a letter opens the list; on a Mac Safari, which cannot be asked to, does so by itself. */
export const OpensByKeys = meta.story({
  args: { opensByKeys: true },
  render: (args) => <Types {...args} />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Type' })
    const isLeftToBrowser = (key = 'ArrowDown') => fireEvent.keyDown(select, { key })
    await expect(isLeftToBrowser()).toBe(false)
    await expect(isLeftToBrowser('m')).toBe(false)
    for (const key of [' ', 'Tab', 'Enter']) await expect(isLeftToBrowser(key)).toBe(true)
    Object.defineProperty(select, 'showPicker', { value: undefined })
    await expect(isLeftToBrowser()).toBe(false)
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true })
    const left = isLeftToBrowser()
    // A letter would choose there, too.
    await expect(isLeftToBrowser('m')).toBe(false)
    Reflect.deleteProperty(navigator, 'platform')
    await expect(left).toBe(true)
    await expect(change).not.toHaveBeenCalled()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const LongText = meta.story({
  args: {
    options: [{ value: 'all', label: 'Informações básicas, metadados, descrição e etiquetas' }],
    className: 'w-40',
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover select'], focusVisible: ['.is-focus select'] } },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <Select key={state} {...args} aria-label={state} className={state} />
      ))}
      <Select {...args} aria-label="Wrong" aria-invalid />
      {/* What it is, and what it cannot be made. */}
      <Select
        {...args}
        aria-label="Not to be chosen"
        value=""
        options={[{ value: '', label: 'Unknown', disabled: true }, ...OPTIONS]}
      />
      <Select {...args} aria-label="Disabled" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('combobox', { name: 'Wrong' })
    await expect(wrong).toBeInvalid()
    const notChosen = canvas.getByRole('combobox', { name: 'Not to be chosen' })
    await expect(notChosen).toHaveDisplayValue('Unknown')
    await expect(within(notChosen).getByRole('option', { name: 'Unknown' })).toBeDisabled()
    const { borderColor } = getComputedStyle(canvas.getByRole('combobox', { name: 'At rest' }))
    await expect(getComputedStyle(wrong).borderColor).not.toBe(borderColor)
  },
})
