import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Card } from '../../components/Card/Card.tsx'
import { EditListSkeleton } from './EditListSkeleton.tsx'

const meta = preview.meta({
  component: EditListSkeleton,
  render: (args) => (
    <Card flush>
      <EditListSkeleton {...args} />
    </Card>
  ),
})

const rowsIn = (canvas: HTMLElement) => [...canvas.querySelector('[aria-busy]')!.children]

/** Said once, however many there are. */
export const Six = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading edits…$/)
    await expect(rowsIn(canvasElement)).toHaveLength(6)
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
/** Fewer, where fewer will come; other words, where it is something else of them. */
export const Two = meta.story({
  args: { rows: 2, label: 'Loading your edits…' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your edits…$/)
    await expect(rowsIn(canvasElement)).toHaveLength(2)
  },
})
export const Phone = meta.story({
  args: { rows: 3 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement)).toHaveLength(3)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
