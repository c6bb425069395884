import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Confirm Deletion',
    body: <p>Are you sure you want to delete this manga? This action cannot be undone.</p>,
    confirmLabel: 'Yes',
    cancelLabel: 'No',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: ownFrame('360px'),
})

export const Asks = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Confirm Deletion' })).toHaveAccessibleDescription(
      'Are you sure you want to delete this manga? This action cannot be undone.',
    )
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Deleting…' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'No' })).toBeDisabled()
    await expect(canvas.getByText('Deleting…')).toBeInTheDocument()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
export const NotDangerous = meta.story({
  args: {
    tone: 'primary',
    title: 'Leave this page?',
    body: <p>Two covers are still being uploaded.</p>,
    confirmLabel: 'Leave',
  },
})
export const LongText = meta.story({ args: { title: 'Delete Author? '.repeat(12), body: <p>{'x'.repeat(400)}</p> } })
