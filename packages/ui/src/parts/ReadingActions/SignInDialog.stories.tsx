import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SignInDialog } from './SignInDialog.tsx'

const meta = preview.meta({
  component: SignInDialog,
  args: { here: '/top', onLeave: fn(), onClose: fn() },
  parameters: ownFrame('360px'),
})

/** Both ways in lead back here. */
export const Asks = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Log in to go on' })).toHaveTextContent(
      'You come back here, and what you began is done.',
    )
    const login = canvas.getByRole('link', { name: 'Log in' })
    await expect(login).toHaveFocus()
    await expect(login).toHaveAttribute('href', '/login?next=%2Ftop')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register?next=%2Ftop')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
})
/** What was begun is kept before one leaves. */
export const Left = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
