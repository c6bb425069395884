import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { TextInput } from '../TextInput/TextInput.tsx'
import { ChosenList } from './ChosenList.tsx'

type Props = ComponentProps<typeof ChosenList<string>>
const removed = fn<(name: string) => void>()
const oneself = (name: string) => name

const Held = ({ items: initial, onRemove, ...rest }: Props) => {
  const [items, setItems] = useState(initial)
  const remove = (item: string) => {
    onRemove?.(item)
    setItems(items.filter((one) => one !== item))
  }
  return (
    <div className="flex max-w-md flex-col gap-3">
      <TextInput id="genres" aria-label="Genres" />
      <ChosenList {...rest} items={items} onRemove={onRemove && remove} />
    </div>
  )
}

const meta = preview.meta({
  component: ChosenList<string>,
  args: {
    label: 'Chosen: Genres',
    items: ['Action', 'Drama', 'Sports'],
    keyOf: oneself,
    nameOf: oneself,
    onRemove: removed as Props['onRemove'],
    inputId: 'genres',
  },
  beforeEach: () => {
    removed.mockClear()
  },
  render: (args) => <Held {...args} />,
})

export const RemovedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Chosen: Genres' })).toBeVisible()
    canvas.getByRole('button', { name: 'Remove Drama' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Drama removed')
    await expect(canvas.getByRole('button', { name: 'Remove Sports' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Remove Action' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(removed.mock.calls).toEqual([['Drama'], ['Sports'], ['Action']])
  },
})
export const RemovedByMouse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Action' }))
    await expect(canvas.getByRole('button', { name: 'Remove Drama' })).toHaveFocus()
  },
})
export const Rows = meta.story({
  args: { render: (name) => <span className="font-medium">{name}</span> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Drama' }))
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Action', 'Sports'])
  },
})
export const Closed = meta.story({
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})
export const WithNotes = meta.story({
  args: {
    items: ['青木 蓮', 'Clara Ferreira'],
    noteOf: (name) => (name === '青木 蓮' ? 'New' : undefined),
    langOf: () => 'ja',
  },
})
export const Many = meta.story({ args: { items: Array.from({ length: 120 }, (_, at) => `Genre ${at + 1}`) } })
export const LongText = meta.story({
  args: { items: ['x'.repeat(200), '進撃の司書と長い長い名前の図書館'.repeat(6), 'Drama'] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})
/** A name without end is cut, also where it is only heard. */
export const HundredThousandLetters = meta.story({
  args: { items: ['x'.repeat(100_000), 'Drama'] },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list')
    await expect(list.clientHeight).toBeLessThan(300)
    const [remove] = canvas.getAllByRole('button', { name: /^Remove x{300}…$/ })
    await userEvent.click(remove!)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^x{300}… removed$/)
    await expect(removed).toHaveBeenCalledWith('x'.repeat(100_000))
  },
})
export const None = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})
