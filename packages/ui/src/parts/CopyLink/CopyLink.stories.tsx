import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, spyOn } from 'storybook/test'
import { CopyLink } from './CopyLink.tsx'

const meta = preview.meta({
  component: CopyLink,
  globals: { level: '5' },
  args: { to: '/users/5/lists' },
  parameters: screenAt({ path: '/lists', at: '/lists' }),
})

export const Copied = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Copy link' })
    await userEvent.click(button)
    await expect(await screen.findByText('Link copied')).toBeVisible()
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${window.location.origin}/users/5/lists`)
    await expect(button).toHaveFocus()
  },
})

/** The browser keeps the clipboard to itself: the way there takes the button's place, and the focus. */
export const Refused = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    return () => write.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }))
    const link = await canvas.findByRole('link', { name: 'Address for others' })
    await expect(link).toHaveAttribute('href', '/users/5/lists')
    await expect(link).toHaveFocus()
    await expect(await screen.findByText('Link not copied')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
  },
})

export const NoClipboard = meta.story({
  beforeEach: () => {
    const none = spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    return () => none.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Address for others' })).not.toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
  },
})
