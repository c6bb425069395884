import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { SearchInput } from './SearchInput.tsx'

const Searching = (args: ComponentProps<typeof SearchInput>) => {
  const [value, setValue] = useState(args.value)
  return (
    <SearchInput
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        args.onValueChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: SearchInput,
  args: { label: 'Search editor or summary', shortcut: '/', value: '', onValueChange: fn() },
  render: (args) => <Searching {...args} />,
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search editor or summary' })).toHaveAttribute(
      'aria-keyshortcuts',
      '/',
    )
    await expect(canvas.getByText('/')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const WithText = meta.story({
  args: { value: 'hana' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
  },
})
export const TypedAndCleared = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'hana')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hana')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await userEvent.type(box, '日本{Escape}')
    await expect(box).toHaveValue('')
  },
})
/** Esc belongs to the composition while there is one. */
export const Composing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'にほん')
    await fireEvent.keyDown(box, { key: 'Escape', isComposing: true })
    await expect(box).toHaveValue('にほん')
    await fireEvent.keyDown(box, { key: 'Escape' })
    await expect(box).toHaveValue('')
  },
})
/** What may not be typed in is not emptied either: there is no cross, and Esc does nothing. */
export const ReadOnly = meta.story({
  args: { value: 'hana', readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox')
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.click(box)
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('hana')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
export const LongText = meta.story({ args: { value: 'The Lighthouse Keeper’s Wolf '.repeat(8) } })
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover input'], focusVisible: ['.is-focus input'] } },
  render: () => (
    <div className="flex flex-col gap-4">
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <SearchInput key={state} label={state} value="" onValueChange={() => {}} className={state} />
      ))}
      <SearchInput label="Disabled" value="" onValueChange={() => {}} disabled />
      <SearchInput label="Disabled with text" value="hana" onValueChange={() => {}} disabled />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})
