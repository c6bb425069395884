import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const OPEN = ownFrame('360px')

const meta = preview.meta({
  component: Popover,
  args: {
    label: 'Filters',
    trigger: 'Filters',
    children: (close: () => void) => (
      <div className="flex flex-col items-start gap-3">
        <p>Only edits of your own language.</p>
        <Button size="sm" onClick={close}>
          Done
        </Button>
      </div>
    ),
  },
})

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})
export const Open = meta.story({
  parameters: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(canvas.getByText('Only edits of your own language.')).toBeVisible()
  },
})
export const LongText = meta.story({
  parameters: OPEN,
  args: {
    label: 'Filters',
    trigger: 'x'.repeat(90),
    children: () => <p className="max-w-60 wrap-anywhere">{'y'.repeat(300)}</p>,
  },
  decorators: (Story) => (
    <div className="min-h-80 w-64">
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('group')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
